/** Who is on the table in tests of cards, under short names. */
type Card = Readonly<Record<string, unknown>>;
const person =
  (card: string, as: string) =>
  (more: Card = {}): Card => ({ card, as, ...more });

export const aragorn = person('Aragorn, King in Exile', 'Aragorn');
export const boromir = person('Boromir, Son of Denethor', 'Boromir');
export const gandalf = person('Gandalf, The Grey Wizard', 'Gandalf');
export const gimli = person('Gimli, Dwarf of Erebor', 'Gimli');
export const legolas = person('Legolas, Prince of Mirkwood', 'Legolas');
export const sam = person('Sam, Son of Hamfast', 'Sam');
export const runner = person('Goblin Runner', 'Runner');
export const savage = person('Uruk Savage', 'Savage');
/** Someone for the other player, so that he has a table of his own. */
export const Bob = { hand: [] } as const;
export const merry = person("Merry, From O'er the Brandywine", 'Merry');
export const soldier = person('Orc Soldier', 'Soldier');
