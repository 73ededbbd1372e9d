/** The Lidless Eye: resource permanent-events that are won at sites, or lie over all of Middle-earth. */
import { untapping } from '../../rules/chain/forbidden.ts';
import { conquest, discardOwnFactionsHere, notWonHere, toPoints } from '../families/conquests.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, all, both, type Condition, called, cardFile, character, choose, companyIs, corruptionPoints,
  discardEnvironments, discardWhenExhausted, type Effect, either, exactly, type Filter, forbid, hazard, host,
  inCompanyHere, informationHere, inSitePhase, itemClass, keyword, lastingEvent, modifier, non, noun,
  onYourTurn, points, readsAs, type SiteType, say, sequence, shortEvent, siteIsOne, siteTapped, siteUntapped,
  stays, staysOn, strikesStand, tapSite, the, untapped, worthAtHome,
} from '../words/index.ts';

export const card = cardFile();

/** A hold is burnt, once it has been robbed. */
const burning = (type: SiteType, ...attacks: readonly (readonly ['Man', number, number])[]): Ability =>
  conquest({
    if: [siteTapped, siteIsOne(type), notWonHere],
    attacks,
    by: 'a character',
    then: [toPoints, discardOwnFactionsHere],
  });
// Burning Rick, Cot, and Tree
card('LE-173', burning('border-hold', ['Man', 4, 7], ['Man', 1, 9]));

const rings: Filter = called(
  noun('ring item'),
  either(keyword.has('ring'), keyword.has('mind ring'), itemClass.is('gold ring')),
);
const rated: Filter = called(noun('ring item'), both(rings, non(keyword.has('mind ring'))));
// Rumor of the One
card(
  'LE-224',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({ attribute: corruptionPoints, of: rings, by: 1 }),
  modifier({ attribute: points, of: rated, by: 1, rules: 'ME-CARD-0650' }),
  discardWhenExhausted,
);

// Skies of Fire
card(
  'LE-228',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn, sequence(discardEnvironments(hazard), stays), strikesStand),
  readsAs(
    say`hazards are interpreted as if Gates of Morning were in play`,
    'what counts as Gates of Morning and Doors of Night is asked in one place',
  ),
);

// Smoke on the Wind
card('LE-230', burning('free-hold', ['Man', 5, 8], ['Man', 1, 10]));

const home = { storeAt: { types: ['haven'] } } as const;
const PRINTED = 'what it is worth is no number of the printed text';
const hearer = choose('character', both(untapped, character, inCompanyHere));
const heard = (when: Condition, effect: Effect = staysOn(the('character'))): Ability =>
  shortEvent({ when: inSitePhase, if: when, targets: [hearer], taps: the('character'), effect });
const watchful = forbid(untapping, { of: exactly(host) });
// That Ain’t No Secret
card('LE-240', home, heard(informationHere), worthAtHome(1));

// That’s Been Heard Before Tonight
card(
  'LE-241',
  { ...home, otherNumbers: { more: [2], why: PRINTED } },
  heard(all(informationHere, siteIsOne('border-hold', 'free-hold'), companyIs('covert'))),
  watchful,
  worthAtHome(2),
);

// To Satisfy the Questioner
card(
  'LE-246',
  { ...home, otherNumbers: { more: [3], why: PRINTED }, tapsSite: true },
  heard(all(siteUntapped, siteIsOne('free-hold')), sequence(tapSite, staysOn(the('character')))),
  watchful,
  worthAtHome(3),
);
