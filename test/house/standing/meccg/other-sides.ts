/** Standing positions of players of other kinds: a Ringwraith, a Fallen-wizard and The Balrog, against a Wizard. */
import type { StandingPosition } from '@westmarch/testkit';
import { factions, hazardOn, hazards, on, spotsOf } from './spots.ts';

const bob = {
  deck: ['Cave-drake', 'Dodge', { card: 'Orc-warband', as: 'Card B' }],
  hand: ['Hobgoblins', 'Barrow-wight', 'Foolish Words', 'Dodge', 'Twilight'],
  discard: ['Orc-guard', 'Doors of Night', 'Blue Mountain Dwarves'],
  companies: [{ at: 'Edoras', characters: ['Théoden', { card: 'Éomer', status: 'tapped' }] }],
};
const men = { strikes: 3, prowess: 9, race: 'Man' };

const nine = spotsOf('ringwraith');
const ringwraith = (place: string, more: object = {}) => ({
  turn: 3,
  players: {
    Ann: {
      side: 'ringwraith',
      deck: ['War-wolf', 'Sable Shield', 'Orcs of Moria', { card: 'Strange Rations', as: 'Card A' }],
      hand: ['Black Mace', 'War-warg', 'Ostisen', 'Snaga-hai'],
      discard: ['High Helm', 'Uruk-hai', 'Cave-drake'],
      factions: ['Goblins of Goblin-gate'],
      companies: [
        {
          as: 'first',
          at: place,
          characters: [
            { card: 'Gorbag', on: ['High Helm'] },
            { card: 'Layos', on: ['Foul-smelling Paste'] },
            { card: 'Shagrat', status: 'tapped', on: ['The Least of Gold Rings'] },
            { card: 'Asternak', status: 'wounded' },
            { card: 'Orc Tracker', leader: 'Gorbag' },
          ],
          ...more,
        },
        { as: 'second', at: 'Minas Morgul', characters: ['The Witch-king', 'Lieutenant of Morgul'] },
      ],
    },
    Bob: bob,
  },
});

const fallen = spotsOf('fallen-wizard');
const fallenWizard = (place: string, more: object = {}) => ({
  turn: 3,
  players: {
    Ann: {
      side: 'fallen-wizard',
      declared: 'Saruman',
      deck: ['War-wolf', 'Sable Shield', 'Wood-elves', { card: 'Cram', as: 'Card A' }],
      hand: ['Black Mace', 'Quickbeam', 'Gisulf', 'Half-orcs'],
      discard: ['High Helm', 'Cave-drake'],
      events: ['Gatherer of Loyalties'],
      points: ['Guarded Haven'],
      companies: [
        {
          as: 'first',
          at: place,
          characters: [
            { card: 'Saruman', on: ['Thrall-ring'] },
            { card: 'Haldir', on: ['Elven Cloak'] },
            { card: 'Lugdush', status: 'tapped' },
            { card: 'Sly Southerner', status: 'wounded', on: ['Foul-smelling Paste'] },
          ],
          ...more,
        },
        { as: 'second', at: 'Edhellond', characters: ['Anborn'] },
      ],
    },
    Bob: bob,
  },
});

const deep = spotsOf('balrog');
const balrog = (place: string, more: object = {}) => ({
  turn: 3,
  players: {
    Ann: {
      side: 'balrog',
      deck: ['War-wolf', 'Whip of Many Thongs', { card: 'Strange Rations', as: 'Card A' }],
      hand: ['Black Mace', 'Cave Troll', 'Bolg', 'Ice-orcs'],
      discard: ['High Helm', 'Cave-drake'],
      companies: [
        {
          as: 'first',
          at: place,
          characters: [
            'Azog',
            { card: 'Umagaur', status: 'tapped', on: ['High Helm'] },
            { card: 'Hill-troll', status: 'wounded' },
            { card: 'Crook-legged Orc', on: ['Foul-smelling Paste'] },
          ],
          ...more,
        },
        { as: 'second', at: 'Moria', characters: ['The Balrog', 'Bûthrakaur'] },
      ],
    },
    Bob: bob,
  },
});

export const otherSides: readonly StandingPosition[] = [
  {
    name: 'minions-organizing',
    given: ringwraith('Dol Guldur'),
    spots: [nine.hand, nine.inPlay, nine.joins, on('ringwraith', 'Gorbag'), factions('ringwraith')],
  },
  {
    name: 'minions-on-their-way',
    given: {
      ...ringwraith('Dol Guldur', { movesTo: 'Moria' }),
      phase: 'hazards',
      company: 'first',
    },
    does: [['Ann', 'Pass']],
    spots: [nine.hand, on('ringwraith', 'Gorbag'), hazards.hand, hazards.inPlay, hazardOn('Gorbag')],
  },
  {
    name: 'minions-attacked',
    given: {
      ...ringwraith('Dol Guldur', { movesTo: 'Moria' }),
      phase: 'attack',
      company: 'first',
      attack: men,
    },
    spots: [nine.hand, on('ringwraith', 'Gorbag'), nine.inPlay, hazards.hand],
  },
  {
    name: 'minions-at-the-site',
    given: { ...ringwraith('Moria'), phase: 'at the site', company: 'first' },
    spots: [nine.hand, on('ringwraith', 'Gorbag'), nine.inPlay],
  },
  {
    name: 'minions-end-of-turn',
    given: { ...ringwraith('Dol Guldur'), phase: 'end-of-turn' },
    spots: [nine.hand, on('ringwraith', 'Gorbag')],
  },
  {
    name: 'fallen-organizing',
    given: fallenWizard('Isengard'),
    spots: [fallen.hand, fallen.inPlay, fallen.joins, on('fallen-wizard', 'Saruman')],
  },
  {
    name: 'fallen-at-the-site',
    given: { ...fallenWizard('Moria'), phase: 'at the site', company: 'first' },
    spots: [fallen.hand, fallen.inPlay, on('fallen-wizard', 'Saruman')],
  },
  {
    name: 'balrog-organizing',
    given: balrog('Moria'),
    spots: [deep.hand, deep.inPlay, deep.joins, on('balrog', 'Azog')],
  },
  {
    name: 'balrog-at-the-site',
    given: { ...balrog('Goblin-gate'), phase: 'at the site', company: 'first' },
    spots: [deep.hand, deep.inPlay],
  },
];
