/**
 * Standing positions of The Lord of the Rings TCG: each phase, from both sides of the table.
 *
 * Somebody of every culture stands in all of them, so that a line tells by the position alone what is otherwise.
 */
import type { StandingPosition } from '@westmarch/testkit';
import { hand, inPlay, shadowHand, shadowInPlay } from './spots.ts';

const companions = [
  {
    card: 'Frodo, Son of Drogo',
    as: 'Frodo',
    on: [{ card: 'The One Ring, The Ruling Ring', as: 'the Ring' }],
  },
  { card: 'Sam, Son of Hamfast', as: 'Sam', wounds: 1 },
  { card: 'Gandalf, The Grey Wizard', as: 'Gandalf' },
  { card: 'Aragorn, Ranger of the North', as: 'Aragorn' },
  { card: 'Legolas, Greenleaf', as: 'Legolas' },
  { card: 'Gimli, Dwarf of Erebor', as: 'Gimli', wounds: 1, on: ["Gimli's Battle Axe"] },
  { card: 'Éowyn, Lady of Rohan', as: 'Éowyn' },
  { card: 'Sméagol, Slinker', as: 'Sméagol' },
];
const ann = {
  site: 4,
  burdens: 3,
  deck: ['Delving', 'Lórien Elf', 'Rider of Rohan', { card: 'Athelas', as: 'Card A' }],
  hand: ['Intimidate', 'Gondorian Ranger', 'Delving', 'Nobody Tosses a Dwarf'],
  discard: ['Hobbit Farmer', 'Rider of Rohan', 'Lórien Elf'],
  dead: ['Farmer Maggot, Chaser of Rascals'],
  support: [
    { card: 'Elrond, Lord of Rivendell', as: 'Elrond' },
    'Rosie Cotton, Hobbiton Lass',
    'Calaglin, Elf of Lórien',
  ],
  companions,
};
const minions = (against: object) => [
  { card: 'Uruk Savage', as: 'the Savage', ...against },
  { card: 'Goblin Runner', as: 'the Runner' },
  { card: 'Úlairë Nelya, Lieutenant of Morgul', as: 'Nelya' },
  { card: 'Orc Soldier', as: 'the Soldier' },
  { card: 'Easterling Guard', as: 'the Easterling' },
  { card: 'Dunlending Warrior', as: 'the Dunlending' },
  'Uruk Guard',
  'Isengard Servant',
];
const bob = (against: object) => ({
  site: 3,
  deck: ['Uruk Guard', 'Moria Scout', 'Orc Hunters', { card: 'Goblin Scavengers', as: 'Card B' }],
  hand: ['Moria Scout', 'Uruk Guard', 'Orc Hunters'],
  discard: ['Goblin Sneak', 'Uruk Spy', 'Orc Assassin'],
  support: ["Saruman's Ambition", 'Wreathed in Shadow', 'Greed'],
  minions: minions(against),
  companions: [{ card: "Frodo, Old Bilbo's Heir", as: 'his Frodo' }],
});
const table = (more: object, against: object = {}) => ({
  twilight: 12,
  path: [
    { card: 'Bag End', as: 'the first site' },
    { card: 'Breeland Forest', as: 'the second site' },
    { card: 'Rivendell Valley', as: 'the third site' },
    { card: 'Moria Lake', as: 'the fourth site' },
  ],
  players: { Ann: ann, Bob: bob(against) },
  ...more,
});

/** Others of the Free Peoples and of the Shadow, so that everyone of a name can be played somewhere, and be borne for. */
const others = (more: object, against: object = {}) => ({
  ...table(more),
  twilight: 20,
  players: {
    Ann: {
      ...ann,
      burdens: 6,
      threats: 1,
      dead: ['Gimli, Son of Glóin'],
      support: ['Bilbo, Retired Adventurer', 'Galadriel, Lady of Light', 'Aldor, Soldier of Edoras'],
      companions: [
        companions[0],
        { card: 'Merry, Friend to Sam', as: 'Merry' },
        { card: 'Pippin, Friend to Frodo', as: 'Pippin' },
        { card: 'Boromir, Son of Denethor', as: 'Boromir', wounds: 1 },
        { card: 'Arwen, Daughter of Elrond', as: 'Arwen' },
        { card: 'Faramir, Captain of Gondor', as: 'Faramir' },
        { card: 'Théoden, Lord of the Mark', as: 'Théoden' },
        { card: 'Quickbeam, Bregalad', as: 'Quickbeam' },
      ],
    },
    Bob: {
      ...bob({}),
      minions: [
        { card: 'Orc Ambusher', as: 'the Ambusher', ...against },
        { card: 'The Witch-king, Lord of Angmar', as: 'the Witch-king' },
        { card: 'Cave Troll of Moria, Scourge of the Black Pit', as: 'the Troll' },
        { card: 'Lurtz, Servant of Isengard', as: 'Lurtz' },
        { card: 'Desert Warrior', as: 'the Southron' },
        { card: 'Hill Chief', as: 'the Chief' },
        { card: 'Gollum, Nasty Treacherous Creature', as: 'Gollum' },
      ],
    },
  },
});

export const positions: readonly StandingPosition[] = [
  {
    name: 'fellowship',
    given: { ...table({ phase: 'fellowship' }), players: { Ann: ann, Bob: { ...bob({}), minions: [] } } },
    spots: [hand, ...inPlay.filter(({ at }) => !at.includes('Savage'))],
  },
  { name: 'shadow', given: table({ phase: 'shadow' }), spots: [shadowHand, ...shadowInPlay] },
  { name: 'maneuver', given: table({ phase: 'maneuver' }), spots: [hand, ...inPlay] },
  {
    name: 'maneuver-shadow',
    given: table({ phase: 'maneuver' }),
    does: [['Ann', 'Pass']],
    spots: [shadowHand, ...shadowInPlay],
  },
  { name: 'archery', given: table({ phase: 'archery' }), spots: [hand, ...inPlay] },
  {
    name: 'archery-shadow',
    given: table({ phase: 'archery' }),
    does: [['Ann', 'Pass']],
    spots: [shadowHand, ...shadowInPlay],
  },
  {
    name: 'assignment',
    given: table({ phase: 'assignment' }),
    spots: [hand, shadowHand, ...shadowInPlay],
  },
  {
    name: 'skirmish',
    given: table({ phase: 'skirmish', skirmish: 'Aragorn' }, { against: 'Aragorn' }),
    spots: [hand, ...inPlay],
  },
  {
    name: 'skirmish-shadow',
    given: table({ phase: 'skirmish', skirmish: 'Aragorn' }, { against: 'Aragorn' }),
    does: [['Ann', 'Pass']],
    spots: [shadowHand, ...shadowInPlay],
  },
  {
    name: 'winning',
    given: table({ phase: 'skirmish', skirmish: 'Gimli' }, { against: 'Gimli' }),
    does: [['Ann', 'Pass']],
    passes: 1,
    spots: [hand, ...inPlay, shadowHand, ...shadowInPlay],
  },
  {
    name: 'losing',
    given: table({ phase: 'skirmish', skirmish: 'Sam' }, { against: 'Sam' }),
    does: [['Ann', 'Pass']],
    passes: 1,
    spots: [hand, ...inPlay, shadowHand, ...shadowInPlay],
  },
  {
    name: 'ring-bearer-losing',
    given: table({ phase: 'skirmish', skirmish: 'Frodo' }, { against: 'Frodo' }),
    does: [['Ann', 'Pass']],
    passes: 1,
    spots: [hand, ...inPlay],
  },
  {
    name: 'archery-fire',
    given: table({ phase: 'archery' }),
    does: [['Ann', 'Pass']],
    passes: 1,
    spots: [...inPlay, ...shadowInPlay],
  },
  {
    name: 'others-fellowship',
    given: others({ phase: 'fellowship' }),
    spots: [hand],
  },
  { name: 'others-shadow', given: others({ phase: 'shadow' }), spots: [shadowHand] },
  {
    name: 'others-skirmish',
    given: others({ phase: 'skirmish', skirmish: 'Boromir' }, { against: 'Boromir' }),
    spots: [hand, shadowHand],
  },
  { name: 'regroup', given: table({ phase: 'regroup' }), spots: [hand, ...inPlay] },
  {
    name: 'regroup-shadow',
    given: table({ phase: 'regroup' }),
    does: [['Ann', 'Pass']],
    spots: [shadowHand, ...shadowInPlay],
  },
];
