/** The Under-gates: their first guard is the Balrog, unless he is somewhere else or no more. ME-BAL-504 */
import { timesFaced } from '../../rules/combat/automatic-attacks.ts';
import { hazardSite } from '../../rules/hazards/keying.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardsNamed, condition, definite, type Filter, filter, isIn, isInPlay, type Modifier, modifier,
  type Namesakes, type Phrase, type S, say, Zone,
} from '../words/index.ts';

const BALROG_OF_MORIA = cardsNamed('Balrog of Moria');
const DURINS_BANE = cardsNamed("Durin's Bane");
const THE_BALROG = cardsNamed('The Balrog');
function wasDefeated(s: S, cards: Namesakes): boolean {
  for (let c = 1; c < s.card.def.length; c++)
    if (cards.has(s.card.def[c]) && (isIn(s, c, Zone.points) || isIn(s, c, Zone.out))) return true;
  return false;
}
const isAbroad = (s: S): boolean =>
  isInPlay(s, BALROG_OF_MORIA) || wasDefeated(s, BALROG_OF_MORIA) || wasDefeated(s, DURINS_BANE);
/** The avatar of the player counts for every such attack, whatever its card says. */
const isElsewhere = (s: S): boolean => isAbroad(s) || isInPlay(s, THE_BALROG) || wasDefeated(s, THE_BALROG);
const inAnyShape = (s: S): boolean => isElsewhere(s) || isInPlay(s, DURINS_BANE);

const firstAttackHere: Filter = filter(
  'first attack here',
  [],
  (g, v) => `(s.attack.number[${v.it}] === 1 && ${g.ref(hazardSite)}(s, s.attack.company[${v.it}]) === self)`,
  definite(say`its first automatic-attack`),
);
const without = (isGone: (s: S) => boolean, text: Phrase): Modifier =>
  modifier({
    attribute: timesFaced,
    of: firstAttackHere,
    by: 0,
    change: 'set',
    if: condition('Balrog elsewhere', [], (g) => `${g.ref(isGone)}(s)`, text),
  });
export const unlessBalrogElsewhere: Modifier = without(
  isElsewhere,
  say`Balrog of Moria is in play, or it or Durin's Bane was defeated`,
);
export const unlessBalrogInAnyShape: Modifier = without(
  inAnyShape,
  say`a manifestation of Balrog of Moria is in play or was defeated`,
);
