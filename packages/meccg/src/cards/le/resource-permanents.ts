/** The Lidless Eye: resource permanent-events. */
import { joining, playing } from '../../rules/chain/forbidden.ts';
import { opponentOf } from '../../rules/many-players.ts';
import { organizationPhase } from '../../turn/organization.ts';
import { fromSideboard, sauron } from '../families/sauron.ts';
import { becomesAlly } from '../families/tamed.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, action, all, ally, any, anyCard, attackBody, attackProwess, behind, both, type CardRef,
  type Condition, called, cardFile, cardRef, character, choose, companyWithoutCopy, condition, definite,
  directInfluence, discardIt, discardRiders, type Effect, eitherOf, type Filter, firstIn, forbid, forEach,
  handSizeBonus, ifSo, inBoundCompany, inCompanyOf, inHand, inOrganization, isAtADarkhaven, it, kind, left,
  modeCard, modifier, noun, ofBoundCompany, ofCompanyKind, ofRace, onBoundCompany, outer, passes, pick, place,
  prowess, ridersAtDarkhaven, type S, say, saying, self, sequence, shortEvent, show, silent, sizeOf,
  standingAt, staysWith, the, thereAre, trigger, verb, where, you, yourRingwraith, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

const once = both(ridersAtDarkhaven, companyWithoutCopy);
// Black Rider
card(
  'LE-170',
  { onCompany: true, onePerCompany: true, barredFrom: ['balrog'] },
  ...modeCard('blackRider', once, true),
);

const discardAllies: Effect = forEach('ally', both(ally, inBoundCompany), discardIt(the('ally')));
const whoJoins: CardRef = cardRef('who joins', [], () => 'b', say`whoever joins`);
const toTheCompany: Condition = condition(
  'to the company',
  [],
  () => '(a === s.card.ofCompany[self])',
  say`it is that company`,
);
const byTheCompany: Condition = condition(
  'by the company',
  [],
  () => '(s.global.company !== 0 && s.global.company === s.card.ofCompany[self])',
  say`that company is at a site`,
);
const hisRingwraith: Filter = called(definite(say`your Ringwraith`), both(yourRingwraith, inBoundCompany));
// Fell Rider
card(
  'LE-183',
  { onCompany: true, onePerCompany: true, barredFrom: ['balrog'] },
  ...modeCard('fellRider', once, false, discardAllies, discardRiders),
  modifier({ attribute: prowess, of: hisRingwraith, by: 2 }),
  modifier({ attribute: directInfluence, of: hisRingwraith, by: -3 }),
  saying(
    forbid(joining, { if: all(toTheCompany, passes(whoJoins, ofRace('Ringwraith'))) }),
    say`no ally or Ringwraith follower may join the company`,
    'followers and allies come in different ways, and are kept away in one sentence',
  ),
  silent(forbid(playing, { of: both(ally, yours), if: byTheCompany })),
);

// Heralded Lord
card(
  'LE-190',
  { onCompany: true, barredFrom: ['balrog'] },
  ...modeCard('heraldedLord', ridersAtDarkhaven, true),
  modifier({ attribute: prowess, of: both(character, inBoundCompany), by: -2 }),
  modifier({ attribute: directInfluence, of: both(character, inBoundCompany), by: 3 }),
);

const MOST_SEEN = 5;
/** So many cards of a hand by chance, all at once; each is as likely as any other. */
function lookByChance(s: S, player: number): void {
  const hand = place(s, Zone.hand, opponentOf(s, player));
  let [left, wanted] = [sizeOf(s, hand), MOST_SEEN];
  for (let c = firstIn(s, hand); c !== 0 && wanted > 0; c = s.card.next[c])
    if (pick(s, left--) < wanted) {
      wanted--;
      show(s, c, 1 << player);
    }
}
const lookIntoHand: Effect = sequence(
  choose('card given up', anyCard, inHand),
  discardIt(the('card given up')),
  verb(
    'look into hand',
    lookByChance,
    [you],
    say`look at up to ${MOST_SEEN} random cards of your opponent's hand`,
  ),
);
// The Lidless Eye
card(
  'LE-203',
  { keywords: ['cannot be duplicated'], makesSauron: true, barredFrom: ['balrog', 'fallen-wizard'] },
  ...sauron(7),
  handSizeBonus(1),
  action({
    window: inOrganization,
    limit: { times: 1, per: organizationPhase },
    effect: eitherOf([fromSideboard, lookIntoHand]),
  }),
);

// Ready to His Will
card(
  'LE-220',
  { tames: true },
  ...becomesAlly({ races: ['Orc', 'Troll', 'Giant', 'Slayer', 'Man'], body: 8, taps: true }),
);

const lair: Filter = where(
  any(isAtADarkhaven(it), passes(it, standingAt('shadow-hold', 'dark-hold'))),
  behind(say`at a Darkhaven, Shadow-hold or Dark-hold`),
);
const withOrcs: Filter = where(
  thereAre(2, both(ofRace('Orc'), character, inCompanyOf(outer))),
  behind(say`that has more than ${1} Orc`),
);
/** By its kind: whoever is gone by now stands in no company any more. */
const aCharacter: Filter = called(noun('character'), kind.is('character'));
// Swarm of Bats
card(
  'LE-237',
  { onCompany: true, onePerCompany: true },
  shortEvent({
    when: inOrganization,
    targets: [
      choose('company', both(aCompany, yours, ofCompanyKind('overt'), withOrcs, lair, companyWithoutCopy)),
    ],
    effect: staysWith(the('company')),
  }),
  modifier({ attribute: attackProwess, of: onBoundCompany, by: -1, rules: 'ME-CARD-0742 ME-CVCC-518' }),
  modifier({ attribute: attackBody, of: onBoundCompany, by: -1, rules: 'ME-CARD-0742 ME-CVCC-518' }),
  // Asked when it is over: who joins another company as a whole has not left it.
  trigger(left, { of: aCharacter, effect: ifSo(ofBoundCompany, discardIt(self)) }),
);
