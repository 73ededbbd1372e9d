/** Every word that can be typed at the table. */
import type { Game } from '../games.ts';

const VALUES: Record<Game, string> = {
  meccg: 'prowess, body, influence and corruption',
  'lotr-tcg': 'strength, vitality, resistance and cost',
};
const SKIPPED: Record<Game, string> = {
  meccg: 'phase, company, attack or other question',
  'lotr-tcg': 'phase, skirmish or other question',
};
/** What `points` is called where it shows something else. */
export const SCORE: Record<Game, string> = { meccg: 'points', 'lotr-tcg': 'path' };

export const helpFor = (game: Game): readonly string[] => [
  'a number        takes that choice; "pass" passes, an empty line shows the choices again',
  `skip            passes until the next ${SKIPPED[game]}`,
  'ask less        passes where it cannot matter; "ask all" asks everything again',
  '? or ? N        the rules of this step, or what choice N means; ? NAME is a card',
  'why CARD        why a card cannot be used now, and by which rule',
  'why             why the other did what you were last told of; "why 2" what came before it',
  'hint            what Loremaster would do here, why, and how likely it wins',
  `value CARD      ${VALUES[game]}, broken down to their sources`,
  'card CARD       what is printed on a card, and what it does',
  `board, hand, ${SCORE[game]}, choices, more, log [N]`,
  'undo            back to your previous decision',
  'save [FILE], resume FILE',
  'concede, quit   quit keeps the game and says how to go on with it',
];
