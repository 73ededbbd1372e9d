/** What cards are: kinds, races, skills, states, and where they are. */
import {
  adjective,
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
  ITS,
  isIn,
  listed,
  type Noun,
  non,
  noun,
  say,
  thereAre,
  valueOf,
  weakNoun,
  where,
  word,
  you,
} from '@westmarch/kernel';
import { keyword, kind, printed, prowess, race, skill } from '../../../engine.ts';
import type { Race, Skill } from '../../../facts/names.ts';
import { companyOf, isAvatar, isCharacter } from '../../../rules/cards/cards.ts';
import { canPlayUnique } from '../../../rules/cards/unique.ts';
import { mayScout } from '../../../rules/chain/forbidden.ts';
import { isBeyond } from '../../../rules/companies/hero-resources.ts';
import { isConditionFor } from '../../../rules/items/bearing.ts';
import { type S, Status, Zone } from '../../../state.ts';
import { cardsNamed } from '../../named.ts';

/** What goes without saying. */
export const unsaid: Noun = { adjectives: [], noun: null, after: [] };

/** A character; who is also something better known is called that: a scout, an Elf, a Wizard. */
export const character: Filter = called(
  weakNoun('character'),
  filter('character', [], (g, v) => `${g.ref(isCharacter)}(s, ${v.it})`, weakNoun('character')),
);
export const yours = controlledBy(you);
/** A word of its own rather than a property, so that "an untapped scout" needs no more. */
export const hasSkill = (name: Skill): Filter => called(noun(name), skill.has(name));
/** The word by which it is known that a card needs a scout. */
export const MAY_SCOUT = 'may scout';
const canScout = (s: S, card: number): boolean => mayScout(s, companyOf(s, card));
/** A scout whom nothing keeps from scouting. */
export const scout: Filter = called(
  noun('scout'),
  both(
    hasSkill('scout'),
    filter(MAY_SCOUT, [], (g, v) => `${g.ref(canScout)}(s, ${v.it})`, noun('scout')),
  ),
);
/** Whom a resource can be used on, or with: Orcs and Trolls of a fallen-wizard have nothing from those of heroes. ME-FW-507 */
export const withinReach: Filter = filter(
  'within reach',
  [],
  (g, v) => `!${g.ref(isBeyond)}(s, self, ${v.it})`,
  unsaid,
);
export const ofRace = (name: Race): Filter => race.is(name);
export const avatar: Filter = filter(
  'avatar',
  [],
  (g, v) => `${g.ref(isAvatar)}(s, ${v.it})`,
  noun('Wizard'),
);

/** Neither Wizard nor Ringwraith. */
export const mortal: Filter = both(non(avatar), non(ofRace('Ringwraith')));

/** Controlled by another character's influence. */
export const follower: Filter = filter(
  'follower',
  [],
  (_g, v) => `s.card.leader[${v.it}] !== 0`,
  weakNoun('follower'),
);

const status = (name: string, test: (status: string) => string): Filter =>
  filter(name, [], (_g, v) => test(`s.card.status[${v.it}]`), adjective(word(name)));
/** Whoever is chosen untapped often taps as the price, so that he need not be untapped any more. ME-COND-2001 */
export const untapped: Filter = {
  ...status('untapped', (at) => `${at} === ${Status.untapped}`),
  atDeclaration: true,
};
export const tapped = status('tapped', (at) => `${at} === ${Status.tapped}`);
export const wounded = status('wounded', (at) => `${at} === ${Status.wounded}`);
export const unwounded = status('unwounded', (at) => `${at} !== ${Status.wounded}`);

const attackedCompany = (s: S, card: number): boolean =>
  companyOf(s, card) === s.attack.company[s.global.attack];
/** In the company that faces the attack. ME-COMBAT-512 */
export const inAttackedCompany: Filter = filter(
  'in the attacked company',
  [],
  (g, v) => `${g.ref(attackedCompany)}(s, ${v.it})`,
  behind(say`in the attacked company`),
);
export const sameCompany = (s: S, a: number, b: number): boolean =>
  companyOf(s, a) !== 0 && companyOf(s, a) === companyOf(s, b);
export const inCompanyOf = (card: CardRef): Filter =>
  filter(
    'in the company of',
    [card],
    (g, v) => `${g.ref(sameCompany)}(s, ${v.it}, ${card.js(g, v)})`,
    behind(
      card.word === 'self'
        ? say`in ${ITS} company`
        : card.word === 'host'
          ? say`in its bearer's company`
          : say`in the company of ${card.say}`,
    ),
  );
/** In the company whose movement/hazard or site phase it is. ME-HAZ-005 */
const isCurrent = (s: S, card: number): boolean =>
  s.global.company !== 0 && companyOf(s, card) === s.global.company;
const current = (text: string): Filter =>
  filter(
    'in the current company',
    [],
    (g, v) => `${g.ref(isCurrent)}(s, ${v.it})`,
    behind(say`in the company ${text}`),
  );
export const inMovingCompany = current('now moving');
export const inCompanyHere = current('at the site');

/** A card of that name. */
export const named = (name: string): Filter =>
  filter(
    'named',
    [],
    (g, v) => `${g.ref(cardsNamed(name))}.has(s.card.def[${v.it}])`,
    definite(say`${name}`),
  );

/** A card of one of these names. */
export const namedOneOf = (...names: string[]): Filter =>
  filter(
    'named one of',
    [],
    (g, v) => `(${names.map((name) => `${g.ref(cardsNamed(name))}.has(s.card.def[${v.it}])`).join(' || ')})`,
    definite(say`${listed(names)}`),
  );

// ——— kinds of cards ———
export const faction = kind.is('faction');
const itemCard = kind.is('item');
/** What a resource of one side can ask for: no resource of the other. ME-COND-2005, ME-ITEM-4006, ME-FW-2000 */
export const ofFittingSide: Filter = filter(
  'of a fitting side',
  [],
  (g, v) => `${g.ref(isConditionFor)}(s, self, ${v.it})`,
  unsaid,
);
/** Trophies count as items. ME-TROPHY-504 */
export const item: Filter = called(
  itemCard.noun,
  either(
    both(itemCard, ofFittingSide),
    filter('trophy', [], (_g, v) => `(s.card.trophy[${v.it}] === 1)`, noun('trophy')),
  ),
);
const tamed: Filter = filter('tamed', [], (_g, v) => `(s.card.tamed[${v.it}] === 1)`, noun('ally'));
/** Creatures that have become allies are allies, and creatures no more. ME-CARD-0454, 0590 */
export const ally: Filter = called(kind.is('ally').noun, either(both(kind.is('ally'), ofFittingSide), tamed));
export const creature: Filter = called(kind.is('creature').noun, both(kind.is('creature'), non(tamed)));
export const hazardEvent = kind.is('hazard event');
export const hazard: Filter = called(noun('hazard'), either(creature, hazardEvent));
export const resource: Filter = called(
  noun('resource'),
  both(either(itemCard, kind.is('ally'), tamed, faction, kind.is('resource event')), ofFittingSide),
);
export const resourceOrCharacter: Filter = either(resource, kind.is('character'));
export const environment: Filter = keyword.has('environment');
/** Of the brood of Ungoliant, creature or event. */
export const spawn: Filter = called(noun('Spawn'), either(keyword.has('Spawn'), race.is('Spawn')));
export const spell: Filter = called(noun('spell'), keyword.has('spell'));
export const palantir: Filter = called(noun('Palantír'), keyword.has('palantír'));
const lengthIs = (n: number, name: string): Filter =>
  filter(
    `${name}-event`,
    [],
    (g, v) => `${g.ref(printed.length)}(s, ${v.it}) === ${n}`,
    noun(`${name}-event`),
  );
const ofHazard = (which: Filter, ...names: string[]): Filter => {
  const anyOf = names.map((name): Noun => ({ adjectives: [word('hazard')], noun: name, after: [] }));
  return called(
    anyOf.length === 1 ? anyOf[0] : { adjectives: [], noun: null, after: [], anyOf },
    both(hazardEvent, which),
  );
};
export const shortLength = lengthIs(1, 'short');
export const longLength = lengthIs(2, 'long');
export const resourceShort: Filter = called(
  noun('short-event'),
  both(kind.is('resource event'), shortLength),
);
export const permanentLength = lengthIs(3, 'permanent');
/** A creature that was played as an event is one. */
const asEvent: Filter = both(
  creature,
  filter('as an event', [], (g, v) => `${g.ref(isIn)}(s, ${v.it}, ${Zone.events})`, noun('permanent-event')),
);
const orAsEvent = (which: Filter): Filter => called(which.noun, either(which, asEvent));
export const hazardPermanent: Filter = orAsEvent(ofHazard(permanentLength, 'permanent-event'));
export const hazardLasting: Filter = orAsEvent(
  ofHazard(either(permanentLength, lengthIs(2, 'long')), 'permanent-event', 'long-event'),
);

/**
 * Only if there is another card of some kind beside it: `others` may speak of it as `outer`. Reads as nothing, and is
 * asked once: which one it is, is chosen after this.
 */
export const beside = (others: Filter): Filter => ({
  ...where(thereAre(1, others), unsaid),
  atDeclaration: true,
});
/** Someone who bears such a card. */
export const bearing = (which: Filter): Filter =>
  filter(
    'bearing',
    [which],
    (g, v) => {
      const inner = which.js(g, { ...v, it: 'c' });
      return g.hoist(
        `for (let c = s.place.first[s.layout.placeBase[${Zone.on}] + it]; c !== 0; c = s.card.next[c]) if (${inner}) return true; return false;`,
        v.it,
      );
    },
    behind(say`bearing ${counted(which.noun, 'a')}`),
  );

export const dwarf: Filter = both(ofRace('Dwarf'), character);

/** Characters and factions of a race. */
export const folk = (name: Race): Filter =>
  either(both(ofRace(name), character), both(ofRace(name), faction));

/** Nothing that is in play already keeps it from coming into play. ME-UNIQ-006, 007 */
export const mayCome: Filter = filter(
  'may come',
  [],
  (g, v) => `${g.ref(canPlayUnique)}(s, ${v.it})`,
  behind(say`that could come into play`),
);
const hasMoreProwess = (s: S, card: number, than: number): boolean => valueOf(s, prowess, card) > than;
/** With all that changes it. */
export const prowessAbove = (n: number): Filter =>
  filter(
    'prowess above',
    [],
    (g, v) => `${g.ref(hasMoreProwess)}(s, ${v.it}, ${n})`,
    behind(say`with a prowess greater than ${n}`),
  );

/** Cards that lie on a character. */
export const onCharacter: Filter = filter(
  'on a character',
  [],
  (g, v) => `${g.ref(isCharacter)}(s, ${g.ref(hostOf)}(s, ${v.it}))`,
  behind(say`on a character`),
);
