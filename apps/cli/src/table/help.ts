/** Every word that can be typed at the table. */
export const HELP: readonly string[] = [
  'a number        takes that choice; "pass" passes, an empty line shows the choices again',
  'skip            passes until the next phase, company, attack or other question',
  '? or ? N        the rules of this step, or what choice N means; ? NAME is a card',
  'why CARD        why a card cannot be used now, and by which rule',
  'value CARD      prowess, body, influence and corruption, broken down to their sources',
  'card CARD       what is printed on a card, and what it does',
  'board, hand, points, choices, more, log [N]',
  'undo            back to your previous decision',
  'save [FILE], resume FILE',
  'concede, quit   quit keeps the game and says how to go on with it',
];
