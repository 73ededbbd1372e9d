/**
 * Standing positions of a Wizard player: each phase of his turn, his company under attack, and what his opponent may do.
 *
 * The same company stands in all of them, so that a line tells by the position alone what is otherwise.
 */
import type { StandingPosition } from '@westmarch/testkit';
import { factions, hazardOn, hazards, on, othersHand, spotsOf } from './spots.ts';

const own = spotsOf('wizard');
const bearer = on('wizard', 'Aragorn II');
const lure = hazardOn('Legolas');
const RESOURCES = [own.hand, own.inPlay, own.joins, bearer, factions('wizard')];

/** A ranger and warrior, a Wizard with a follower, a Dwarf who is tapped, an Elf, a wounded Hobbit who carries a ring. */
const characters = [
  { card: 'Aragorn II', on: ['Cram', 'Elven Cloak'] },
  { card: 'Gandalf', on: ['Glamdring'] },
  { card: 'Pippin', leader: 'Gandalf' },
  { card: 'Gimli', status: 'tapped', on: ['Scroll of Isildur'] },
  { card: 'Legolas', on: ['Gwaihir', 'Lure of the Senses'].slice(0, 1) },
  { card: 'Sam Gamgee', status: 'wounded', on: ['Precious Gold Ring'] },
];
const first = (at: string, more: object = {}) => ({ as: 'first', at, characters, ...more });
/** Others at a site of their own: a sage, and a scout with a horn. */
const second = (at: string) => ({
  as: 'second',
  at,
  characters: ['Elrohir', { card: 'Imrahil', on: ['Horn of Anor'] }],
});
const ann = (companies: readonly object[]) => ({
  deck: ['Orcrist', 'Knights of Dol Amroth', 'Dodge', { card: 'Athelas', as: 'Card A' }],
  hand: ['Dodge', 'Concealment', 'Quickbeam', 'Dagger of Westernesse', 'Faramir', 'Wood-elves'],
  discard: ['Narsil', 'Tom Bombadil', 'Muster', 'Cave-drake'],
  sideboard: ['Sting', 'Goldberry'],
  factions: ['Rangers of the North'],
  events: ['Gates of Morning'],
  points: ['Book of Mazarbul'],
  companies,
});
const bob = {
  deck: ['Cave-drake', 'Dodge', { card: 'Orc-warband', as: 'Card B' }],
  hand: ['Hobgoblins', 'Barrow-wight', 'Foolish Words', 'Dodge', 'Twilight'],
  discard: ['Orc-guard', 'Doors of Night', 'Blue Mountain Dwarves'],
  sideboard: ['Orc-lieutenant', 'Giant'],
  companies: [{ at: 'Edoras', characters: ['Théoden', { card: 'Éomer', status: 'tapped' }] }],
};
const at = (place: string, more: object = {}) => ({
  turn: 3,
  players: { Ann: ann([first(place, more), second('Isengard')]), Bob: bob },
});
/** The same with Doors of Night in play, and no Gates of Morning. */
const dark = (given: ReturnType<typeof at>) => ({
  ...given,
  players: {
    Ann: { ...given.players.Ann, events: [] },
    Bob: { ...given.players.Bob, discard: ['Orc-guard'], events: ['Doors of Night'] },
  },
});
/** The same with something that is for the end of the organization phase. */
const passing = (given: ReturnType<typeof at>) => ({
  ...given,
  players: { ...given.players, Ann: { ...given.players.Ann, hand: ['Dodge', 'Secret Passage'] } },
});
const onTheWay = { movesTo: 'Moria', by: ['Rhudaur', 'Hollin', 'Redhorn Gate'] };
const orcs = { strikes: 3, prowess: 8, race: 'Orc' };

export const wizards: readonly StandingPosition[] = [
  { name: 'organizing', given: at('Rivendell'), spots: [...RESOURCES, lure, hazards.inPlay] },
  { name: 'organizing-away', given: at('Bree'), spots: [own.hand, bearer, own.inPlay, lure] },
  { name: 'long-events', given: { ...at('Rivendell'), phase: 'long-event' }, spots: [own.hand, own.inPlay] },
  {
    name: 'hazards',
    given: { ...at('Rivendell', onTheWay), phase: 'hazards', company: 'first' },
    does: [['Ann', 'Pass']],
    spots: [hazards.hand, hazards.inPlay, lure, own.hand, bearer, othersHand('wizard')],
  },
  {
    name: 'arriving',
    given: { ...at('Rivendell', onTheWay), phase: 'hazards', company: 'first' },
    does: [['Ann', 'Pass']],
    passes: 2,
    spots: [bearer, own.inPlay, lure, hazards.inPlay],
  },
  {
    name: 'hazards-staying',
    given: { ...at('Bree'), phase: 'hazards', company: 'second' },
    does: [['Ann', 'Pass']],
    spots: [hazards.hand, own.hand],
  },
  {
    name: 'attack',
    given: { ...at('Rivendell', onTheWay), phase: 'attack', company: 'first', attack: orcs },
    spots: [own.hand, bearer, own.inPlay, own.joins, hazards.hand, hazards.inPlay, lure],
  },
  {
    name: 'strike',
    given: { ...at('Rivendell', onTheWay), phase: 'attack', company: 'first', attack: orcs },
    does: [
      ['Ann', 'Pass'],
      ['Bob', 'Pass'],
      ['Ann', 'Legolas'],
      ['Ann', 'Aragorn II'],
      ['Ann', 'Pippin'],
      ['Ann', 'Pass'],
      ['Bob', 'Pass'],
      ['Ann', 'The strike against Legolas'],
    ],
    spots: [hazards.hand, lure],
  },
  {
    name: 'strike-rolled',
    given: { ...at('Rivendell', onTheWay), phase: 'attack', company: 'first', attack: orcs },
    does: [
      ['Ann', 'Pass'],
      ['Bob', 'Pass'],
      ['Ann', 'Legolas'],
      ['Ann', 'Aragorn II'],
      ['Ann', 'Pippin'],
      ['Ann', 'Pass'],
      ['Bob', 'Pass'],
      ['Ann', 'The strike against Aragorn II'],
      ['Bob', 'Pass'],
      ['Ann', 'No'],
      ['Ann', 'Pass'],
    ],
    spots: [own.hand, bearer],
  },
  {
    name: 'strike-ends',
    given: { ...at('Rivendell', onTheWay), phase: 'attack', company: 'first', attack: orcs },
    does: [
      ['Ann', 'Pass'],
      ['Bob', 'Pass'],
      ['Ann', 'Legolas'],
      ['Ann', 'Aragorn II'],
      ['Ann', 'Pippin'],
      ['Ann', 'Pass'],
      ['Bob', 'Pass'],
      ['Ann', 'The strike against Aragorn II'],
      ['Bob', 'Pass'],
      ['Ann', 'No'],
      ['Ann', 'Pass'],
    ],
    passes: 1,
    spots: [bearer, own.inPlay, lure, hazards.inPlay],
  },
  {
    name: 'site-guards',
    given: {
      ...at('Moria'),
      phase: 'attack',
      company: 'first',
      attack: { strikes: 4, prowess: 7, race: 'Orc', automatic: true },
    },
    spots: [own.hand, bearer, hazards.hand, othersHand('wizard')],
  },
  {
    name: 'check',
    given: {
      ...at('Rivendell'),
      phase: 'corruption check',
      check: { character: 'Sam Gamgee', modifier: -1 },
    },
    spots: [own.hand, bearer, own.inPlay, hazards.hand, lure],
  },
  {
    name: 'before-entering',
    given: { ...at('Moria'), phase: 'site' },
    spots: [own.hand, bearer, hazards.hand, hazards.onGuard],
  },
  {
    name: 'entering',
    given: { ...at('Moria', { onGuard: [{ card: 'Orc-watch', owner: 'Bob' }] }), phase: 'site' },
    does: [
      ['Ann', 'The company of Aragorn II'],
      ['Ann', 'Yes'],
    ],
    spots: [own.hand, bearer, hazards.hand, hazards.onGuard],
  },
  {
    name: 'at-the-site',
    given: { ...at('Moria'), phase: 'at the site', company: 'first' },
    spots: [...RESOURCES, hazards.hand, hazards.onGuard, lure],
  },
  {
    name: 'at-a-town',
    given: { ...at('Bree'), phase: 'at the site', company: 'first' },
    spots: [own.hand],
  },
  {
    name: 'playing-an-item',
    given: { ...at('Moria'), phase: 'at the site', company: 'first' },
    does: [
      ['Ann', 'Dagger of Westernesse: play'],
      ['Ann', 'Aragorn II'],
    ],
    spots: [hazards.hand, hazards.onGuard, own.hand],
  },
  {
    name: 'influencing',
    given: { ...at("Thranduil's Halls"), phase: 'at the site', company: 'first' },
    does: [
      ['Ann', 'Wood-elves: try'],
      ['Ann', 'Legolas'],
      ['Bob', 'Pass'],
    ],
    spots: [own.hand, bearer, hazards.hand],
  },
  {
    name: 'answering-a-hazard',
    given: { ...at('Rivendell', onTheWay), phase: 'hazards', company: 'first' },
    does: [
      ['Ann', 'Pass'],
      ['Bob', 'Foolish Words: as a hazard'],
      ['Bob', 'Legolas'],
    ],
    spots: [own.hand, bearer, hazards.hand],
  },
  {
    name: 'end-of-organization',
    given: passing(at('Rivendell', { movesTo: 'Moria' })),
    does: [
      ['Ann', 'Pass'],
      ['Bob', 'Pass'],
    ],
    spots: [own.hand, bearer],
  },
  {
    name: 'creature',
    given: { ...dark(at('Rivendell', onTheWay)), phase: 'hazards', company: 'first' },
    does: [
      ['Ann', 'Pass'],
      ['Bob', 'Hobgoblins: attack'],
      ['Ann', 'Pass'],
      ['Bob', 'Pass'],
    ],
    spots: [own.hand, bearer, own.joins, hazards.hand, hazards.inPlay],
  },
  {
    name: 'hazards-in-the-dark',
    given: { ...dark(at('Rivendell', onTheWay)), phase: 'hazards', company: 'first' },
    does: [['Ann', 'Pass']],
    spots: [hazards.hand, hazards.inPlay, lure],
  },
  {
    name: 'at-a-lair',
    given: { ...at('Ettenmoors', { siteTapped: true }), phase: 'at the site', company: 'first' },
    spots: [own.hand, bearer],
  },
  {
    name: 'end-of-turn',
    given: { ...at('Rivendell'), phase: 'end-of-turn' },
    spots: [own.hand, bearer, own.inPlay, lure],
  },
  {
    name: 'turn-over',
    given: { ...at('Rivendell'), phase: 'end-of-turn' },
    passes: 4,
    spots: [bearer, own.inPlay, lure, hazards.inPlay],
  },
];
