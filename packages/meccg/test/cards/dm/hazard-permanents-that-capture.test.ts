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
    t.expect.card('Elladan', { in: 'points of Ann' });
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

describe('Troll-purse', () => {
  const purse = 'Troll-purse';
  /** Ann's company has faced the Orcs of Moria, four strikes with a prowess of 7; Bob's purse lies there. */
  const atMoria = (
    who: readonly Card[],
    dice: readonly number[] = [],
    hand: readonly Card[] = ['Dagger of Westernesse'],
  ) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: {
        hand,
        companies: [
          {
            ...company('Moria', ...who),
            onSite: [{ card: purse, owner: 'Bob', rescueSite: 'Moria' }],
            as: 'they',
          },
        ],
      },
      Bob: { ...Bob, hand: [] },
    },
  });
  /** An item is played, and everyone fights the Orcs who come. */
  function play(t: Table<S>, item: string, by: string): void {
    t.player('Ann').does(`${item}: play`);
    if (t.offered().includes(by)) t.player('Ann').does(by);
    for (let n = 0; n < 60 && t.state.card.live[t.who.card(item)] === 0; n++)
      t.choose(t.state.kernel.asked, t.offered().find((text) => text === 'Pass') ?? t.offered()[0]);
  }
  function fightOn(t: Table<S>): void {
    for (let n = 0; n < 60 && t.state.global.attack !== 0; n++) {
      const offered = t.offered();
      t.choose(t.state.kernel.asked, ['No', 'Pass'].find((words) => offered.includes(words)) ?? offered[0]);
    }
  }
  const three = ['Elladan', 'Elrohir', 'Haldir'];

  scenario('[DM-95/1] on a site with an Orc automatic-attack, with a card of it as rescue site', (t) => {
    t.given({
      phase: 'hazards',
      players: { Ann: { companies: [company('Moria', 'Elladan')] }, Bob: { ...Bob, hand: [purse] } },
    });
    t.player('Bob').does(`${purse}: as a hazard`);
    resolveChain(t);
    t.expect.card(purse, { rescueSite: 'Moria', borne: true });
  });
  scenario('[DM-95/1] not where others or nobody is on guard', (t) => {
    t.given({
      phase: 'hazards',
      players: { Ann: { companies: [company('Bree', 'Elladan')] }, Bob: { ...Bob, hand: [purse] } },
    });
    t.player('Bob').mayNot(purse, { because: 'automatic-attack' });
  });
  scenario('[DM-95/1 ME-PRISON-2009] nor without a card of that site', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Elladan')] },
        Bob: { ...Bob, hand: [purse], discardedSites: ['Moria'] },
      },
    });
    t.player('Bob').mayNot(purse, { because: 'in your location deck', rule: 'ME-PRISON-2009' });
  });
  scenario('[DM-95/2] an item brings the Orcs again, with +3 prowess', (t) => {
    t.given(atMoria(three));
    play(t, 'Dagger of Westernesse', 'Elladan');
    t.expect.table({ 'attack prowess': 10, 'attack strikes': 4, 'attack race': 'Orc' });
  });
  scenario(
    '[DM-95/2] whom they beat is taken prisoner there, unharmed, whatever becomes of the site',
    (t) => {
      t.given(atMoria(['Elladan'], [1, 1]));
      play(t, 'Dagger of Westernesse', 'Elladan');
      fightOn(t);
      t.expect
        .card('Elladan', { in: `on of ${purse}`, status: 'tapped' })
        .card('Dagger of Westernesse', { in: 'discard of Ann' });
      t.expect.card(purse, { in: 'events of Bob', rescueSite: 'Moria' });
    },
  );
  scenario('[DM-95/2 ME-PRISON-2016] an ally whom they beat is neither tapped nor wounded', (t) => {
    t.given(atMoria([{ card: 'Elladan', on: ['Gollum'] }], [1, 1, 6, 6]));
    play(t, 'Dagger of Westernesse', 'Elladan');
    t.player('Ann').does('Gollum');
    fightOn(t);
    t.expect.card('Gollum', { status: 'untapped', in: 'on of Elladan' });
  });
  scenario(
    '[DM-95/2 ME-RESCUE-2008] who comes to rescue them faces the automatic-attacks as rescue-attacks',
    (t) => {
      t.given({
        phase: 'at the site',
        // Enough for one attack, and not for a second.
        dice: [6, 6, 6, 6, 6, 6],
        players: {
          Ann: { companies: [company('Moria', ...three)] },
          Bob: {
            ...Bob,
            events: [{ card: purse, on: [{ card: 'Orophin', owner: 'Ann' }], rescueSite: 'Moria' }],
          },
        },
      });
      t.player('Ann').does('Elladan: rescue prisoners');
      t.expect.table({ attack: 'attack', 'attack strikes': 4, 'attack prowess': 7 });
      fightOn(t);
      for (const who of three) t.expect.card(who, { status: 'tapped' });
    },
  );
  scenario('[DM-95/1 ME-CARD-9000] it may lie on guard, and is revealed when an item is played', (t) => {
    t.given({
      phase: 'at the site',
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Dagger of Westernesse'],
          companies: [{ ...company('Moria', 'Elladan'), onGuard: [{ card: purse, owner: 'Bob' }] }],
        },
        Bob,
      },
    });
    t.player('Ann').does('Dagger of Westernesse: play');
    t.player('Bob').does(`${purse}: reveal`);
    t.expect.card('Elladan', { in: `on of ${purse}` });
  });
});
