/** Items: weapons and armour, who may use them, and tapping them. */
import {
  type Ability,
  all,
  always,
  announce,
  behind,
  both,
  type CardRef,
  type Condition,
  type Cost,
  called,
  cardRef,
  condition,
  cost,
  counted,
  type Effect,
  either,
  exactly,
  type Filter,
  filter,
  host,
  hostOf,
  type Modifier,
  modifier,
  NOTHING,
  type Num,
  not,
  noun,
  num,
  passes,
  say,
  self,
  silent,
  verb,
  word,
  worded,
  you,
} from '@westmarch/kernel';
import { body, itemClass, mind, points, prowess } from '../../../engine.ts';
import { itemGained } from '../../../events.ts';
import { type Race, type Skill } from '../../../facts/names.ts';
import { placeIndex } from '../../../map/map.ts';
import { layOn } from '../../../rules/items/bearing.ts';
import { isInUse, isOfUse } from '../../../rules/items/in-use.ts';
import { testRing } from '../../../rules/items/ring-tests.ts';
import { type S, Status, Zone } from '../../../state.ts';
import { hasSkill, ofFittingSide, ofRace } from './filters.ts';
import { tapIt } from './states.ts';

/** Items of one class: only one at a time is in use. ME-ITEM-2002 */
export const inUse: Condition = condition(
  'in use',
  [],
  (g) => `${g.ref(isInUse)}(s, self)`,
  NOTHING,
  say`another item of its class is in use`,
);
/** Weapons are of use against the attack now faced. */
export const armed: Condition = condition(
  'armed',
  [],
  () => '(s.attack.unarmed[s.global.attack] === 0)',
  NOTHING,
);
const ofUse: Condition = condition(
  'of use',
  [],
  (g) => `${g.ref(isOfUse)}(s, self)`,
  NOTHING,
  say`another item of its class is in use`,
);
/** Whoever bears it is of that race. */
export const heldBy = (name: Race): Condition => ({
  ...passes(host, ofRace(name)),
  say: say`${counted(ofRace(name).noun, 'a')} bears it`,
  sayNot: say`no ${counted(ofRace(name).noun, 'bare')} bears it`,
});
export const bearerHas = (name: Skill): Condition => passes(host, hasSkill(name));

/** Weapons and armour count before everything else, and their maxima with them. ME-STRIKE-536, ME-COMBAT-4002 */
const FIRST = 0;
/** What has a maximum and is no weapon or armour comes right after them, which is best for whoever has it. */
export const NEXT = 1;
/** What is put or halved when all else is added. */
export const AFTER_ALL = 3;
const gear =
  (attribute: typeof prowess) =>
  (by: Num, upTo?: Num, when?: Condition): Modifier =>
    modifier({
      attribute,
      of: exactly(host),
      by,
      ...(upTo === undefined ? {} : { upTo }),
      stage: FIRST,
      if: when === undefined ? ofUse : all(ofUse, when),
      rules: 'ME-STRIKE-536',
    });
export const weapon = gear(prowess);
export const armour = gear(body);
/** One maximum against a race, and another against all others; `also`: who alone can use it. */
export const weaponAgainst = (
  usual: readonly [by: number, upTo: number],
  special: readonly [by: number, upTo: number],
  when: Condition,
  also?: Condition,
): Modifier[] => {
  const other: Condition = { ...not(when), behind: say`against others` };
  const used = (c: Condition): Condition => (also === undefined ? c : all(c, also));
  return [weapon(usual[0], usual[1], used(other)), weapon(special[0], special[1], used(when))];
};

/** This card is untapped: it can tap as a price. ME-TAP-003, ME-COND-4000 */
export const untappedSelf: Condition = condition(
  'untapped self',
  [],
  () => `(s.card.status[self] === ${Status.untapped} && s.card.live[self] === 1)`,
  say`it is untapped`,
);
export const tapSelf: Cost = cost(untappedSelf, tapIt(self));

export const majorOrGreater: Filter = called(
  { ...noun('item'), adjectives: [word('major'), word('or'), word('greater')] },
  either(itemClass.is('major'), itemClass.is('greater')),
);
export const goldRing: Filter = called(noun('gold ring'), both(itemClass.is('gold ring'), ofFittingSide));
export const minor: Filter = called({ ...noun('item'), adjectives: [word('minor')] }, itemClass.is('minor'));

/** Worth something once it is stored, if something is so then. */
export const worthStored = (worth: number, when: Condition): Modifier =>
  modifier({
    attribute: points,
    of: exactly(self),
    by: worth,
    change: 'set',
    if: when,
    within: [Zone.points],
  });
/** Worth something only where it was carried home. */
export const worthAtHome = (worth: number): Ability =>
  worded(
    worthStored(worth, always(NOTHING)),
    worth === 1
      ? say`worth ${1} marshalling point once it is stored at a Darkhaven`
      : say`worth ${worth} marshalling points once it is stored at a Darkhaven`,
  );
/** Worth more where it was stored. ME-STORE-2007 */
export const storedFor = (worth: number, text: string, ...names: string[]): Ability => ({
  ...worthStored(
    worth,
    condition(
      'stored at',
      [],
      () => `(${names.map((n) => `s.card.where[self] === ${placeIndex(n)}`).join(' || ')})`,
      say`it is stored at ${text}`,
    ),
  ),
  say: say`may be stored at ${text}, and is then worth ${worth} marshalling points`,
});

/** Whoever bears it has more or less of something. */
export const onBearer = (attribute: typeof prowess, by: number, when?: Condition): Ability =>
  modifier({ attribute, of: exactly(host), by, ...(when === undefined ? {} : { if: when }) });

/** Whoever bears it has less mind, and never none. */
export const lessMind = (n: number): readonly Ability[] => [
  {
    ...modifier({ attribute: mind, of: exactly(host), by: -n }),
    say: say`its bearer has ${-n} mind to a minimum of ${1}`,
  },
  silent(modifier({ attribute: mind, of: exactly(host), by: 1, change: 'atLeast' })),
];

/** Somebody bears it from now on, wherever it was found. */
const gain = (s: S, found: number, bearer: number): void => {
  if (found === 0 || s.card.live[bearer] === 0) return;
  layOn(s, found, bearer);
  announce(s, itemGained, bearer, found);
};
export const gains = (bearer: CardRef, found: CardRef): Effect =>
  verb('gain', gain, [found, bearer], say`${bearer.say} takes ${found.say}`);

// ——— cards that lie on an item ———
/** Whoever bears an item. */
export const bearerOf = (thing: CardRef): CardRef =>
  cardRef('bearer of', [thing], (g, v) => `${g.ref(hostOf)}(s, ${thing.js(g, v)})`, say`its bearer`);
const isHostUsed = (s: S, card: number): boolean => isOfUse(s, hostOf(s, card));
export const itemInUse: Condition = condition(
  'item in use',
  [],
  (g) => `${g.ref(isHostUsed)}(s, self)`,
  NOTHING,
);
/** More prowess by the item that this card lies on: counted as that item's own. ME-STRIKE-536 */
export const itemGives = (by: number, upTo: number, when?: Condition): Modifier =>
  modifier({
    attribute: prowess,
    of: exactly(bearerOf(host)),
    by,
    upTo,
    stage: FIRST,
    if: when === undefined ? itemInUse : all(itemInUse, when),
    rules: 'ME-STRIKE-536',
  });
/** Of an item: who bears it is untapped. */
export const withUntappedBearer: Filter = {
  ...filter(
    'with an untapped bearer',
    [],
    (g, v) => `s.card.status[${g.ref(hostOf)}(s, ${v.it})] === ${Status.untapped}`,
    behind(say`whose bearer is untapped`),
  ),
  atDeclaration: true,
};

/** A gold ring is tested, with what the rules add to the roll. ME-RING-2005 */
export const testsRing = (ring: CardRef, by = 0): Effect =>
  by === 0
    ? verb('test ring', testRing, [you, ring], say`test ${ring.say}`)
    : verb(
        'test ring',
        testRing,
        [you, ring, num(by)],
        say`test ${ring.say}, with the result modified by ${by}`,
      );
