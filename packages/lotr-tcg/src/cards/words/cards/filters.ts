/** What cards are: kinds, peoples, names, states, and whom they fight or what they bear. */
import {
  adjective,
  atLeast,
  atMost,
  attributeOf,
  behind,
  both,
  type CardRef,
  called,
  controlledBy,
  counted,
  definite,
  either,
  type Filter,
  filter,
  hostOf,
  isIn,
  it,
  type Noun,
  noun,
  otherThan,
  say,
  weakNoun,
  where,
  word,
  you,
} from '@westmarch/kernel';
import {
  ambush,
  archer,
  culture,
  defender,
  engine,
  hunter,
  itemClass,
  keyword,
  kind,
  printed,
  race,
  side,
  signet,
  strength,
} from '../../../engine.ts';
import { type Culture, cultures, type itemClasses, type Race, type Unloaded } from '../../../facts/names.ts';
import { isExhausted, isKind, isRingBearer, Kind, vitality } from '../../../rules/cards/cards.ts';
import { canExert } from '../../../rules/combat/exertion.ts';
import { roams } from '../../../rules/counters/twilight.ts';
import { type S, Zone } from '../../../state.ts';
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
const cultureTests = cultures.map((name) => engine.traits.has('culture', name));
const shareCulture = (s: S, one: number, other: number): boolean =>
  one !== 0 &&
  other !== 0 &&
  cultureTests.some((has, i) => i !== cultures.indexOf('none') && has(s, one) && has(s, other));
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
/** With wounds or exertions on it. LR-WOUND-006 */
export const injured: Filter = filter(
  'wounded',
  [],
  (_g, v) => `s.card.wounds[${v.it}] > 0`,
  adjective(word('wounded')),
);
const notTheRingBearer = filter(
  'not the Ring-bearer',
  [],
  (g, v) => `!${g.ref(isRingBearer)}(s, ${v.it})`,
  unsaid,
);
/** Whoever can be discarded as a price, which goes without saying: never the Ring-bearer. LR-RING-004 */
export const discardable = (which: Filter): Filter => called(which.noun, both(which, notTheRingBearer));
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

/** It can exert; that goes without saying wherever someone exerts. LR-EXERT-003 */
export const ableToExert: Filter = called(
  unsaid,
  filter('able to exert', [], (g, v) => `${g.ref(canExert)}(s, ${v.it}, 1, self)`, unsaid),
);
/** With wounds or exertions to heal; that goes without saying too. LR-WOUND-006, LR-HEAL-003 */
export const healable: Filter = filter('healable', [], (_g, v) => `s.card.wounds[${v.it}] > 0`, unsaid);
export const exhausted: Filter = filter(
  'exhausted',
  [],
  (g, v) => `${g.ref(isExhausted)}(s, ${v.it})`,
  adjective(word('exhausted')),
);
/** After wounds and exertions. LR-WOUND-006 */
export const withVitality = (n: number): Filter =>
  filter(
    'vitality',
    [],
    (g, v) => `${g.ref(vitality)}(s, ${v.it}) >= ${n}`,
    behind(say`with ${n} or more vitality`),
  );
/** As strong as that at the most, with everything that changes it. LR-MODIF-006 */
export const withStrengthUpTo = (n: number): Filter =>
  where(atMost(attributeOf(it, strength), n), behind(say`with a strength of ${n} or less`));
export const roaming: Filter = filter(
  'roaming',
  [],
  (g, v) => `${g.ref(roams)}(s, ${v.it})`,
  adjective(word('roaming')),
);
/** An archer is one by print or by gift. */
export const anArcher: Filter = where(atLeast(attributeOf(it, archer), 1), adjective(word('archer')));
/** The same as a noun of its own. */
export const archerCharacter: Filter = called(noun('archer'), both(anArcher, character));
/** Who has hunter in any number. LR-HUNTER-003, 004 */
export const aHunter: Filter = where(atLeast(attributeOf(it, hunter), 1), noun('hunter'));
/** Ambush in any number. LR-KEYWORD-004 */
export const withAmbush: Filter = where(atLeast(attributeOf(it, ambush), 1), behind(say`with ambush`));
/** LR-UNIQUE-001 */
export const unique: Filter = filter(
  'unique',
  [],
  (g, v) => `${g.ref(printed.unique)}(s, ${v.it}) === 1`,
  adjective(word('unique')),
);
/** A defender +X, whatever X is. */
export const aDefender: Filter = where(
  atLeast(attributeOf(it, defender), 1),
  behind(say`who is a defender +1 or more`),
);

/** In the skirmish that is being fought, on the other side of someone who passes. LR-SKIRM-014 */
export const skirmishing = (which: Filter): Filter =>
  filter(
    'skirmishing',
    [which],
    (g, v) => {
      const opponent = (card: string): string => which.js(g, { ...v, it: card });
      return g.hoist(
        `const hero = s.global.skirmish; if (hero === 0) return false;
         if (it !== hero) return s.card.against[it] === hero && ${opponent('hero')};
         for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
           if (s.card.against[c] === hero && ${opponent('c')}) return true;
         return false;`,
        v.it,
      );
    },
    behind(say`skirmishing ${counted(which.noun, 'a')}`),
  );
/** On the other side of that very character's skirmish. */
export const skirmishingIt = (card: CardRef): Filter => ({
  ...skirmishing(filter('it', [card], (g, v) => `${v.it} === ${card.js(g, v)}`, definite(say`${card.say}`))),
});
/** In a skirmish at all. */
export const inSkirmish: Filter = filter(
  'in a skirmish',
  [],
  (_g, v) =>
    `(s.global.skirmish !== 0 && (${v.it} === s.global.skirmish || s.card.against[${v.it}] === s.global.skirmish))`,
  behind(say`in a skirmish`),
);

/** On either side of the skirmish that this very card is in. */
export const inItsSkirmish: Filter = filter(
  'in its skirmish',
  [],
  (g, v) => `(${inSkirmish.js(g, { ...v, it: 'self' })} && ${inSkirmish.js(g, v)})`,
  behind(say`in its skirmish`),
);

/** Someone who bears at least so many such cards. */
export const bearing = (which: Filter, many = 1): Filter =>
  filter(
    'bearing',
    [which],
    (g, v) => {
      const inner = which.js(g, { ...v, it: 'c' });
      return g.hoist(
        `let k = 0; for (let c = s.place.first[s.layout.placeBase[${Zone.on}] + it]; c !== 0; c = s.card.next[c]) if (${inner}) k++; return k >= ${many};`,
        v.it,
      );
    },
    behind(say`bearing ${counted(which.noun, many)}`),
  );

/** A card that someone like that bears. LR-ATTACH-001 */
export const borneBy = (which: Filter): Filter =>
  filter(
    'borne by',
    [which],
    (g, v) =>
      g.hoist(
        `if (!${g.ref(isIn)}(s, it, ${Zone.on})) return false; const h = ${g.ref(hostOf)}(s, it); return ${which.js(g, { ...v, it: 'h' })};`,
        v.it,
      ),
    behind(say`borne by ${counted(which.noun, 'a')}`),
  );
/** It has not left meanwhile. */
export const stillInPlay: Filter = filter(
  'still in play',
  [],
  (_g, v) => `s.card.live[${v.it}] === 1`,
  behind(say`in play`),
);
/** Of an ally: that site is his home. */
export const atHomeAt = (number: number): Filter =>
  filter(
    'home',
    [],
    (g, v) => `(${g.ref(printed.home)}(s, ${v.it}) & ${1 << number}) !== 0`,
    behind(say`whose home is site ${number}`),
  );

/** Who bears a mount is mounted. LR-ATTACH-007 */
export const mounted: Filter = called(
  adjective(word('mounted')),
  bearing(both(possession, itemClass.is('mount'))),
);

const isOn = (s: S, card: number, kindOfBearer: number): boolean => {
  const at = s.card.place[card];
  if (s.layout.placeKind[at] !== Zone.on) return false;
  return isKind(s, s.layout.placeIndex[at], kindOfBearer);
};
/** Borne by a companion. */
export const onACompanion: Filter = filter(
  'on a companion',
  [],
  (g, v) => `${g.ref(isOn)}(s, ${v.it}, 1)`,
  behind(say`on a companion`),
);
/** Borne by a minion. */
export const onAMinion: Filter = filter(
  'on a minion',
  [],
  (g, v) => `${g.ref(isOn)}(s, ${v.it}, ${Kind.minion})`,
  behind(say`on a minion`),
);
