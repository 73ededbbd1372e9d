/** Dark Minions: hazard permanent-events that take prisoners. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

type Card = string | object;
const attacked = (
  who: readonly Card[],
  hazard: Card,
  race: string,
  prowess: number,
  dice: readonly number[] = [],
) => ({
  phase: 'attack',
  attack: { race, strikes: 1, prowess },
  dice,
  players: {
    Ann: {
      companies: [
        {
          ...company('Rivendell', ...who),
          movesTo: 'Moria',
          by: ['Rhudaur', 'Hollin', 'Redhorn Gate'],
          as: 'they',
        },
      ],
    },
    Bob: { ...Bob, hand: [hazard] },
  },
});
/** Bob plays it on the strike against somebody, and names a site. */
function played(t: Table<S>, given: object, whom: string, hazard: string, site: string): void {
  t.given(given);
  t.player('Ann').does(whom);
  t.player('Bob').does(hazard);
  resolveChain(t);
  t.player('Bob').does(site);
}
/** Somebody of Ann's is held at Goblin-gate as her untap phase begins. */
const held = (hazard: string, who: Card, dice: readonly number[]) => ({
  phase: 'untap',
  dice,
  players: {
    Ann: { companies: [company('Rivendell', 'Elrohir')] },
    Bob: { ...Bob, events: [{ card: hazard, on: [who], rescueSite: 'Goblin-gate' }] },
  },
});

describe('Flies and Spiders', () => {
  const flies = 'Flies and Spiders';
  scenario('[DM-58/1 ME-CARD-0232] on a strike of Spiders: he is taken to a Ruins & Lairs', (t) => {
    played(t, attacked(['Elladan', 'Elrohir'], flies, 'Spider', 12, [3, 3]), 'Elladan', flies, 'Ettenmoors');
    t.player('Ann').does('No').passes();
    t.expect
      .card('Elladan', { in: `on of ${flies}`, status: 'untapped' })
      .card(flies, { rescueSite: 'Ettenmoors' });
  });
  scenario('[DM-58/1] Goblin-gate is a Shadow-hold, and no place for it', (t) => {
    t.given(attacked(['Elladan', 'Elrohir'], flies, 'Spider', 12));
    t.player('Ann').does('Elladan');
    t.player('Bob').does(flies);
    resolveChain(t);
    t.player('Bob').mayChoose.includes('Ettenmoors');
    t.player('Bob').mayChoose.excludes('Goblin-gate');
  });
  scenario('[DM-58/1] not on a strike of others', (t) => {
    t.given(attacked(['Elladan', 'Elrohir'], flies, 'Orc', 12));
    t.player('Ann').does('Elladan');
    t.player('Bob').mayNot(flies, { because: 'the attack is by Spiders' });
  });
  const elladan = { card: 'Elladan', owner: 'Ann' };
  scenario('[DM-58/2] a check of 7 and 1 is his body, and 8 and 8 is more than 15: he is free', (t) => {
    t.given(held(flies, elladan, [3, 4, 4, 4]));
    t.expect.card('Elladan', { at: 'Goblin-gate', 'company size': 1 }).card(flies, { in: 'discard of Bob' });
  });
  scenario('[DM-58/2] 7 and 8 is not', (t) => {
    t.given(held(flies, elladan, [3, 4, 3, 4]));
    t.expect.card('Elladan', { in: `on of ${flies}` });
  });
  scenario('[DM-58/2] a check of 8 and 1 is one too many', (t) => {
    t.given(held(flies, elladan, [4, 4]));
    t.expect.card('Elladan', { in: 'points of Ann', lostInPrison: true });
  });
});

describe('Spells of the Barrow-wights', () => {
  const spells = 'Spells of the Barrow-wights';
  scenario('[DM-90/1] on a strike of the Undead: he is taken to a Shadow-hold, without his ring', (t) => {
    const frodo = { card: 'Frodo', on: ['Precious Gold Ring'] };
    played(t, attacked([frodo, 'Elrohir'], spells, 'Undead', 12, [3, 3]), 'Frodo', spells, 'Moria');
    t.player('Ann').does('No').passes();
    t.expect.card('Frodo', { in: `on of ${spells}` }).card('Precious Gold Ring', { in: 'discard of Ann' });
  });
  scenario('[DM-90/2] a body check each untap phase', (t) => {
    t.given(held(spells, { card: 'Elladan', owner: 'Ann' }, [4, 5]));
    t.expect.card('Elladan', { in: 'points of Ann' });
  });
});

describe('Waylaid, Wounded, and Orc-dragged', () => {
  const dragged = 'Waylaid, Wounded, and Orc-dragged';
  const frodo = { card: 'Frodo', on: ['Precious Gold Ring'] };
  scenario(
    '[DM-99/1] a Hobbit has +2 prowess against the strike, and is taken with his ring if he loses',
    (t) => {
      played(t, attacked([frodo, 'Elrohir'], dragged, 'Orc', 12, [4, 4]), 'Frodo', dragged, 'Moria');
      t.expect.table({ 'prowess against the strike': 3 });
      t.player('Ann').does('No').passes();
      t.expect.card('Frodo', { in: `on of ${dragged}` }).card('Precious Gold Ring', { in: 'on of Frodo' });
    },
  );
  scenario('[DM-99/1] nobody but a Hobbit', (t) => {
    t.given(attacked(['Elladan', 'Elrohir'], dragged, 'Orc', 12));
    t.player('Ann').does('Elladan');
    t.player('Bob').mayNot(dragged, { because: 'Hobbit' });
  });
  const heldFrodo = { card: 'Frodo', owner: 'Ann', on: [{ card: 'Precious Gold Ring', owner: 'Ann' }] };
  scenario('[DM-99/2] less than 7 loses the ring', (t) => {
    t.given(held(dragged, heldFrodo, [3, 3]));
    t.expect.card('Precious Gold Ring', { in: 'discard of Ann' }).card('Frodo', { in: `on of ${dragged}` });
  });
  scenario('[DM-99/2] 7 keeps it', (t) => {
    t.given(held(dragged, heldFrodo, [3, 4]));
    t.expect.card('Precious Gold Ring', { in: 'on of Frodo' });
  });
});
