/** The Wizards: resource permanent-events. */
import { placeIndex } from '../../map/map.ts';
import { companyOf } from '../../rules/cards/cards.ts';
import { isSame } from '../../rules/cards/identity.ts';
import { healsHere } from '../../rules/characters/healing.ts';
import { firstOf, placeOf } from '../../rules/companies/company.ts';
import { hazardSiteType } from '../../rules/hazards/keying.ts';
import { HAVEN } from '../../rules/sites/sites.ts';
import { burden } from '../families/burdens.ts';
import { attuned } from '../families/palantiri.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, aCompany, all, ally, atLeast, behind, both, CardKind, type Choice, type Condition, called,
  cardFile, character, charactersIn, choose, chooseCharacter, condition, controlledBy, corruptionCheck,
  definite, directInfluence, discardEnvironments, discardIt, discarding, either, exactly, type Filter, filter,
  firstIn, hasSkill, hazard, host, inOrganization, inPlay, inPoints, isAtAHaven, it, joined, lastingEvent,
  left, modifier, named, not, ofBoundCompany, only, onYourTurn, type Phrase, place, points, printed, prowess,
  type S, type SiteType, say, saying, self, sequence, shortEvent, siteIsOne, siteNamed, siteTapped, spent,
  stays, staysOn, staysWith, strikesStand, the, thereAre, trigger, type Value, value, where, you, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

// Align Palantír
card('TW-190', { storedWith: true }, ...attuned());

const LEAST = 4;
/** Characters and allies, each a whole one. ME-FAQ-005 */
function heads(s: S, card: number): number {
  const company = companyOf(s, card);
  let n = charactersIn(s, company);
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (printed.kind(s, on) === CardKind.ally) n++;
  return n;
}
const headsAround: Value = value(
  'heads around',
  [],
  (g, v) => `${g.ref(heads)}(s, ${v.it})`,
  say`its number of characters and allies`,
);
const readyCompany: Filter = both(
  aCompany,
  yours,
  where(
    all(isAtAHaven(it), atLeast(headsAround, LEAST)),
    behind(say`at a Haven with ${LEAST} or more characters and allies`),
  ),
);
const isBound = (s: S, card: number, event: number): boolean =>
  companyOf(s, card) === s.card.ofCompany[event];
const member: Filter = both(
  either(character, ally),
  filter(
    'in the bound company',
    [],
    (g, v) => `${g.ref(isBound)}(s, ${v.it}, self)`,
    behind(say`in the company`),
  ),
);
// Fellowship
card(
  'TW-240',
  shortEvent({
    when: inOrganization,
    targets: [choose('company', readyCompany)],
    effect: staysWith(the('company')),
    rules: 'ME-CARD-4010 ME-FAQ-005',
  }),
  modifier({ attribute: prowess, of: member, by: 1 }),
  modifier({ attribute: corruptionCheck, of: member, by: 1 }),
  trigger(joined, { if: ofBoundCompany, effect: discardIt(self) }),
  trigger(left, { if: ofBoundCompany, effect: discardIt(self) }),
);

// Gates of Morning
card(
  'TW-243',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn, sequence(discardEnvironments(hazard), stays), strikesStand),
);

function playedHere(s: S, card: number): boolean {
  const here = placeOf(s, s.global.company);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isSame(s, c, card) && s.card.where[c] === here) return true;
  return false;
}
const notPlayedHere: Condition = condition(
  'not played here',
  [],
  (g) => `!${g.ref(playedHere)}(s, self)`,
  say`no other copy was played at this site`,
);
/** Worth its points only once it is stored. */
const worthWhenStored = (worth: number): Ability =>
  modifier({ attribute: points, of: exactly(self), by: worth, change: 'set', within: [Zone.points] });
/** Types of sites where prisoners are brought home. */
const friendly: readonly SiteType[] = ['haven', 'border-hold', 'free-hold'];
// Rescue Prisoners
card(
  'TW-315',
  { otherNumbers: { more: [2], why: 'its printed points are said with it' }, storeAt: { types: friendly } },
  ...burden({
    if: all(siteTapped, siteIsOne('dark-hold', 'shadow-hold'), notPlayedHere),
    race: 'Spider',
    strikes: 2,
    prowess: 7,
  }),
  worthWhenStored(2),
);

const MINAS_TIRITH = placeIndex('Minas Tirith');
const isBorneThere = (s: S, card: number): boolean => placeOf(s, companyOf(s, card)) === MINAS_TIRITH;
const atMinasTirith: Filter = filter(
  'at Minas Tirith',
  [],
  (g, v) => `${g.ref(isBorneThere)}(s, ${v.it})`,
  behind(say`at Minas Tirith`),
);
const kingToBe: Filter = called(
  definite(say`Aragorn II at Minas Tirith`),
  both(named('Aragorn II'), atMinasTirith),
);
// Return of the King
card(
  'TW-316',
  shortEvent({
    when: onYourTurn,
    if: all(...only, not(inPlay('Denethor II'))),
    targets: [chooseCharacter('Aragorn', kingToBe)],
    effect: staysOn(the('Aragorn')),
  }),
  modifier({ attribute: directInfluence, of: exactly(host), by: 3 }),
);

const sapling = named('Sapling of the White Tree');
/** A sage at Minas Tirith, and a Sapling given up for it. */
const whiteTree = (which: Choice, from: Phrase): Ability =>
  saying(
    shortEvent({
      when: onYourTurn,
      if: all(...only, thereAre(1, both(yours, hasSkill('sage'), atMinasTirith))),
      targets: [which],
      costs: [discarding(the('Sapling'))],
      effect: stays,
      rules: 'ME-CARD-0827 ME-CARD-0828',
    }),
    say`on your turn, if you have a sage at Minas Tirith: discard a Sapling of the White Tree ${from} to put ${self.say} into play`,
    'where the Sapling lies is two ways of one sentence',
  );
const storedAtMinasTirith: Filter = both(
  controlledBy(you),
  filter(
    'stored there',
    [],
    (_g, v) => `s.card.where[${v.it}] === ${MINAS_TIRITH}`,
    behind(say`stored at Minas Tirith`),
  ),
);
// The White Tree
card(
  'TW-348',
  whiteTree(
    spent(choose('Sapling', both(sapling, yours, atMinasTirith))),
    say`borne by your character at Minas Tirith`,
  ),
  whiteTree(choose('Sapling', both(sapling, storedAtMinasTirith), inPoints), say`that you stored there`),
  modifier({ attribute: healsHere, of: siteNamed('Minas Tirith'), by: 1 }),
  modifier({ attribute: hazardSiteType, of: siteNamed('Minas Tirith'), by: HAVEN, change: 'set' }),
);
