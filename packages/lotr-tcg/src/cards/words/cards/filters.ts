/** What cards are: kinds, peoples, names, keywords, classes, and whose. */
import {
  adjective,
  behind,
  both,
  type CardRef,
  called,
  controlledBy,
  definite,
  either,
  type Filter,
  filter,
  type Noun,
  noun,
  otherThan,
  say,
  weakNoun,
  word,
  you,
} from '@westmarch/kernel';
import { culture, engine, itemClass, keyword, kind, printed, race, side, signet } from '../../../engine.ts';
import { type Culture, cultures, type itemClasses, type Race, type Unloaded } from '../../../facts/names.ts';
import { isRingBearer } from '../../../rules/cards/cards.ts';
import { type S } from '../../../state.ts';
import { titleNumber } from '../../titles.ts';

/** What goes without saying. */
export const unsaid: Noun = { adjectives: [], noun: null, after: [] };
// A character who is also something better known is called that: "an Elf", "a ranger companion".
export const companion: Filter = kind.is('companion');
export const ally: Filter = kind.is('ally');
export const minion: Filter = kind.is('minion');
export const possession: Filter = kind.is('possession');
export const artifact: Filter = kind.is('artifact');
export const aCondition: Filter = kind.is('condition');
export const anEvent: Filter = kind.is('event');
export const character: Filter = called(weakNoun('character'), either(companion, ally, minion));
/** What a fellowship consists of, for a site's text: who can be played as a companion or as an ally. */
export const companionOrAlly: Filter = either(companion, ally);
export const freePeoples: Filter = side.is('Free Peoples');
export const companionOrMinion: Filter = either(companion, minion);
export const ofRace = (name: Race): Filter => race.is(name);
/** Cards of a culture; those of a kind, where more is given. */
export const ofCulture = (name: Culture, ...which: readonly Filter[]): Filter =>
  both(culture.is(name), ...which);
const isOfCulture = cultures
  .filter((name) => name !== 'none')
  .map((name) => engine.traits.has('culture', name));
const shareCulture = (s: S, one: number, other: number): boolean =>
  isOfCulture.some((has) => has(s, one) && has(s, other));
/** Of the culture of that card, wherever it lies. */
export const ofCultureOf = (card: CardRef): Filter =>
  filter(
    'of culture of',
    [card],
    (g, v) => `${g.ref(shareCulture)}(s, ${v.it}, ${card.js(g, v)})`,
    behind(say`of the culture of ${card.say}`),
  );
/** Called something else than that card. */
export const ofOtherTitleThan = (card: CardRef): Filter =>
  filter(
    'of other title',
    [card],
    (g, v) => `${g.ref(printed.title)}(s, ${v.it}) !== ${g.ref(printed.title)}(s, ${card.js(g, v)})`,
    unsaid,
  );
export const shadow: Filter = side.is('Shadow');
export const dwarf = both(ofRace('Dwarf'), character);
export const elf = both(ofRace('Elf'), character);
export const hobbit = both(ofRace('Hobbit'), character);
export const man = both(ofRace('Man'), character);
export const orc = both(ofRace('Orc'), character);
export const urukHai = both(ofRace('Uruk-hai'), character);
export const nazgul = both(ofRace('Nazgul'), character);
export const troll = both(ofRace('Troll'), character);
export const wizard = both(ofRace('Wizard'), character);
export const ent = both(ofRace('Ent'), character);
/** Keywords that are worn like a trade are nouns; the others stand before one. */
const NOUNS: ReadonlySet<Unloaded> = new Set([
  'Ranger',
  'Tracker',
  'Knight',
  'Tale',
  'Fortification',
  'Warg-rider',
  'Machine',
  'Spell',
  'Tentacle',
  'Villager',
  'Southron',
  'Easterling',
]);
/** Peoples keep their capitals. */
const PROPER: ReadonlySet<Unloaded> = new Set(['Southron', 'Easterling']);
export function withKeyword(name: Unloaded): Filter {
  const which = keyword.has(name);
  const text = PROPER.has(name) ? name : name.toLowerCase();
  return called(NOUNS.has(name) ? noun(text) : adjective(word(text)), which);
}
/** A character who is a ranger; which kind is only said where it matters. */
export const ranger: Filter = both(withKeyword('Ranger'), character);
export const rangerCompanion: Filter = called(
  { ...noun('companion'), adjectives: [word('ranger')] },
  both(ranger, companion),
);
export const hobbitCompanion: Filter = called(
  { ...noun('companion'), adjectives: [word('Hobbit')] },
  both(hobbit, companion),
);
/** Any card of a culture, whatever its kind. */
export const cardOf = (name: Culture): Filter =>
  called({ ...noun('card'), adjectives: [word(name)] }, ofCulture(name));
/** Any card of a side. */
export const aFreePeoplesCard: Filter = called(
  { ...noun('card'), adjectives: [word('Free Peoples')] },
  freePeoples,
);
export const aShadowCard: Filter = called(
  { ...noun('card'), adjectives: [word('Shadow')] },
  side.is('Shadow'),
);
export const machine: Filter = withKeyword('Machine');
export const aSite: Filter = kind.is('site');
/** Any version of one person or thing. LR-UNIQUE */
export const named = (title: string): Filter =>
  filter(
    'named',
    [],
    (g, v) => `${g.ref(printed.title)}(s, ${v.it}) === ${titleNumber(title)}`,
    definite(say`${title}`),
  );
export const withSignet = (name: 'Aragorn' | 'Frodo' | 'Gandalf' | 'Théoden'): Filter =>
  called(behind(say`who has the ${name} signet`), signet.is(name));
const weaponNoun = (name: string, which: Filter): Filter => called(noun(name), which);
export const handWeapon: Filter = weaponNoun('hand weapon', itemClass.is('hand weapon'));
export const rangedWeapon: Filter = weaponNoun('ranged weapon', itemClass.is('ranged weapon'));
export const weapon: Filter = weaponNoun(
  'weapon',
  either(itemClass.is('hand weapon'), itemClass.is('ranged weapon')),
);
/** A card of one of these classes: "a helm, shield or armor". */
export const ofClass = (...classes: readonly (typeof itemClasses)[number][]): Filter => {
  const kinds = classes.map((name) => called(noun(name), itemClass.is(name)));
  return kinds.length === 1 ? kinds[0] : either(...kinds);
};
/** What pipeweed is smoked in. */
export const pipe: Filter = called(noun('pipe'), itemClass.is('pipe'));
const notTheRingBearer = filter(
  'not the Ring-bearer',
  [],
  (g, v) => `!${g.ref(isRingBearer)}(s, ${v.it})`,
  unsaid,
);
/** Anyone of them but whoever bears the Ring. LR-RING-004 */
export const exceptRingBearer = (which: Filter): Filter =>
  called(
    { ...which.noun, after: [...which.noun.after, say`(except the Ring-bearer)`] },
    both(which, notTheRingBearer),
  );
export const yours: Filter = controlledBy(you);
/** "your minion", which the rules of the language put before the noun. */
export const your = (which: Filter): Filter => {
  const filtered = both(which, yours);
  return called({ ...which.noun, after: [...which.noun.after, say`you control`] }, filtered);
};
/** "another Uruk-hai", where one was named before. */
export const anotherThan = (card: CardRef, which: Filter): Filter =>
  called(
    { ...which.noun, adjectives: [word('other'), ...which.noun.adjectives] },
    both(which, otherThan(card)),
  );
/** LR-UNIQUE-001 */
export const unique: Filter = filter(
  'unique',
  [],
  (g, v) => `${g.ref(printed.unique)}(s, ${v.it}) === 1`,
  adjective(word('unique')),
);
