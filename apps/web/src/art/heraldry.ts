/**
 * How the field behind a picture is divided, as on a shield: its people gives the colour and the pattern (card/tone.ts)
 * and which divisions it is fond of, its name chooses one of them.
 *
 * Keeps  the same name has the same field on every card, so that all versions of a person are of one house.
 */
import { chanceOf } from './chance.ts';

/** In the field of a card, 90 wide and from 6 to 94 high. */
const DIVISIONS: Readonly<Record<string, string>> = {
  pale: 'M45 6h39v88H45z',
  fess: 'M6 50h78v44H6z',
  bend: 'M6 6 84 94H6z',
  sinister: 'M84 6 6 94h78z',
  chevron: 'M6 94V78l39-40 39 40v16L45 58z',
  pile: 'M18 6h54L45 94z',
  chief: 'M6 6h78v30H6z',
  saltire: 'M6 6h14l25 32L70 6h14L53 50l31 44H70L45 62 20 94H6l31-44z',
  cross: 'M36 6h18v34h30v18H54v36H36V58H6V40h30z',
  quarterly: 'M6 6h39v44H6zM45 50h39v44H45z',
  paly: 'M20 6h13v88H20zM46 6h13v88H46zM72 6h12v88H72z',
  barry: 'M6 20h78v13H6zM6 46h78v13H6zM6 72h78v13H6z',
  gyron: 'M45 50 6 6h39zM45 50 84 6v44zM45 50l39 44H45zM45 50 6 94V50z',
  lozenge: 'M45 10 80 50 45 90 10 50z',
};

/** Peoples have their tastes: towers stand upright, riders go forward, the Shadow is torn asunder. */
const FOND: Readonly<Record<string, readonly string[]>> = {
  man: ['pale', 'fess', 'chief', 'cross', 'quarterly', 'barry'],
  dúnadan: ['pale', 'pile', 'paly', 'chief', 'cross', 'lozenge'],
  elf: ['lozenge', 'pile', 'pale', 'bend', 'gyron'],
  dwarf: ['chevron', 'chief', 'fess', 'lozenge', 'barry'],
  hobbit: ['barry', 'quarterly', 'chief', 'fess'],
  orc: ['bend', 'sinister', 'saltire', 'gyron'],
  dwarven: ['chevron', 'chief', 'fess', 'lozenge', 'barry'],
  elven: ['lozenge', 'pile', 'pale', 'bend', 'gyron'],
  gondor: ['pale', 'pile', 'paly', 'chief', 'cross'],
  rohan: ['bend', 'chevron', 'quarterly', 'sinister', 'barry'],
  shire: ['barry', 'quarterly', 'chief', 'fess'],
  isengard: ['paly', 'cross', 'chief', 'pile', 'sinister'],
  sauron: ['saltire', 'gyron', 'pile', 'bend', 'sinister'],
};
const ALL = Object.keys(DIVISIONS);

/** The division of a card's field: its name, for telling compositions apart, and its path. */
export function divisionOf(name: string, people: string): { readonly name: string; readonly path: string } {
  const chosen = chanceOf(name).of(FOND[people.toLowerCase()] ?? ALL);
  return { name: chosen, path: DIVISIONS[chosen] };
}
