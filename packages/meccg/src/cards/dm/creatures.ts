/** Dark Minions: creatures. */
import { scoutWork } from '../../rules/chain/forbidden.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  afterAttack, all, attackBody, attackBonus, attackerChooses, attackProwess, attackStrikes, both,
  byThisAttack, type Condition, cardFile, comeFreely, condition, countOf, creature, type Effect, either,
  eventCompany, type Filter, filter, followedBy, forbid, grantToCompany, hasSkill, inAttackedCompany, isOne,
  keyword, modifier, non, ofRace, onThatCompany, say, sequence, times, toThatCompany, underDeepsSite,
  untilEndOfTurn,
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

// Stirring Bones
card('DM-111');

// Umagaur the Pale
card(
  'DM-112',
  { keyedTo: { sites: ['Moria', 'The Under-gates'], nightAt: underDeepsSite } },
  followedBy(comeFreely(both(non(keyword.has('unique')), either(ofRace('Orc'), ofRace('Troll')), creature))),
);
