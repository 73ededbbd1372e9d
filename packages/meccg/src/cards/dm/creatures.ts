/** Dark Minions: creatures. */
import { scoutWork } from '../../rules/chain/forbidden.ts';
import { StrikeResult } from '../../rules/combat/strike-rows.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  afterAttack, all, attackBody, attackBonus, attackerChooses, attackProwess, attackStrikes, both,
  byThisAttack, type Condition, cardFile, comeFreely, condition, countOf, creature, type Effect, either,
  eventCompany, type Filter, filter, followedBy, forbid, grantToCompany, hasSkill, inAttackedCompany, isOne,
  keyword, mind, modifier, mortal, non, ofRace, onThatCompany, type S, say, saying, sequence, strikeEnds,
  tapIt, thatCard, times, toThatCompany, trigger, underDeepsOrSurface, underDeepsSite, untilEndOfTurn,
  valueOf, wayOut,
} from '../words/index.ts';

export const card = cardFile();

const notCancelled: Condition = all(
  byThisAttack,
  condition('not cancelled', [], () => 's.attack.cancelled[b] === 0', say`it was not cancelled`),
);
const otherUndead: Filter = both(
  filter('other Undead', [], (_g, v) => `(${isOne(v.it, ['Undead'])} && s.attack.card[${v.it}] !== self)`, {
    adjectives: [say`other Undead`],
    noun: 'attack',
    after: [],
  }),
  onThatCompany,
);
const chill = (attribute: typeof attackStrikes): Effect =>
  grantToCompany(modifier({ attribute, of: otherUndead, by: 1 }), untilEndOfTurn, eventCompany);
// Chill Douser
card(
  'DM-106',
  afterAttack(
    say`unless this attack is cancelled, all other Undead attacks against the company receive +${1} strike and +${1} prowess for the rest of the turn`,
    sequence(chill(attackStrikes), chill(attackProwess)),
    notCancelled,
  ),
);

const rangers = both(hasSkill('ranger'), inAttackedCompany);
// Little Snuffler
card(
  'DM-108',
  { body: 10 },
  attackerChooses,
  attackBonus(attackBody, times(-2, countOf(rangers))),
  afterAttack(
    say`if the attack is not defeated, no resource that needs a scout in the company may be played for the rest of the turn`,
    grantToCompany(forbid(scoutWork, { if: toThatCompany }), untilEndOfTurn, eventCompany),
    all(
      byThisAttack,
      condition('not defeated', [], () => 's.attack.defeated[b] === 0', say`it was not defeated`),
    ),
  ),
);

// Nameless Thing
card(
  'DM-109',
  {
    attacks: 3,
    keyedTo: {
      at: underDeepsSite,
      nightAt: underDeepsOrSurface,
      byNight: { types: { 'coastal-sea': 1 } },
    },
  },
  wayOut({ most: 1 }),
);

// Stirring Bones
card('DM-111');

// Umagaur the Pale
card(
  'DM-112',
  { keyedTo: { sites: ['Moria', 'The Under-gates'], nightAt: underDeepsSite } },
  followedBy(comeFreely(both(non(keyword.has('unique')), either(ofRace('Orc'), ofRace('Troll')), creature))),
);

/** A strike of this attack was not cancelled, and whoever faced it has no more mind than it has prowess. */
const isDaunting = (s: S, strike: number, card: number): boolean => {
  const { attack, result } = s.strike;
  if (result[strike] === StrikeResult.cancelled) return false;
  return valueOf(s, mind, card) <= valueOf(s, attackProwess, attack[strike]);
};
const daunts: Condition = condition(
  'daunts',
  [],
  (g) => `(s.attack.card[s.strike.attack[b]] === self && ${g.ref(isDaunting)}(s, b, a))`,
  say`his mind is equal to or lower than its prowess`,
);
// Wisp of Pale Sheen
card(
  'DM-113',
  attackerChooses,
  // Whoever has no mind is not daunted.
  saying(
    trigger(strikeEnds, { of: mortal, if: daunts, evenIfGone: true, effect: tapIt(thatCard) }),
    say`after a strike of this attack, unless it was cancelled, an untapped character who faced it must tap if ${daunts.say}`,
    'that it is a strike of its own, and not cancelled, is one condition',
  ),
);
