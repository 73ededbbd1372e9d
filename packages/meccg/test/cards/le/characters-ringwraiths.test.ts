/** The Lidless Eye: the nine Ringwraiths, what each can do, and what they are in each mode. */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import {
  body,
  both,
  choose,
  discardingShown,
  inHand,
  keyword,
  onYourTurn,
  raiseLimit,
  returnToHand,
  sequence,
  shortEvent,
  spent,
  stays,
  the,
  usedBy,
  valueOf,
  yourRingwraith,
  yours,
} from '../../../src/cards/words/index.ts';
import type { S } from '../../../src/state.ts';
import { Phase } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import {
  adapter,
  attackWith,
  Bob,
  company,
  idleUntil,
  offers,
  resolveChain,
  rowOf,
  scenario,
} from '../../table.ts';

// Calendal, Adûnaphel Unleashed.
borrow('LE-4', 'LE-161');
const magic = { keywords: ['sorcery'] } as const;
const cast = (name: string, lasting: boolean): number =>
  invent(
    name,
    'LE-182',
    magic,
    shortEvent({
      when: onYourTurn,
      targets: [choose('user', yourRingwraith)],
      effect: lasting ? sequence(stays, usedBy(the('user'))) : usedBy(the('user')),
    }),
  );
cast('Flash of Fire', false);
cast('Lasting Fire', true);

const at = (where: string, ...who: readonly (string | object)[]) => ({
  side: 'ringwraith',
  companies: [{ ...company(where, ...who), as: 'riders' }],
});
const wraith = (name: string): string => (name === 'The Witch-king' ? name : `${name} the Ringwraith`);

describe('in a mode', () => {
  for (const [id, name, influence, heralding, prowess, riding] of [
    ['LE-50', 'Adûnaphel', 4, 2, 8, -2],
    ['LE-51', 'Akhôrahil', 3, 3, 8, 1],
    ['LE-52', 'Dwar', 5, -3, 9, -1],
    ['LE-53', 'Hoarmûrath', 3, 1, 8, 2],
    ['LE-54', 'Indûr', 5, -1, 9, -3],
    ['LE-55', 'Khamûl', 4, -2, 9, 1],
    ['LE-56', 'Ren', 4, -2, 8, 2],
    ['LE-57', 'Ûvatha', 5, -3, 9, -1],
    ['LE-58', 'The Witch-king', 3, 3, 9, 1],
  ] as const) {
    scenario(`[${id}/1] ${name} as a Heralded Lord`, (t) => {
      t.given({
        phase: 'long-event',
        players: {
          Ann: { ...at('Dol Guldur', wraith(name)), events: [{ card: 'Heralded Lord', company: 'riders' }] },
          Bob,
        },
      });
      // The card itself gives three.
      t.expect.card(wraith(name), { 'direct influence': influence + 3 + heralding, prowess: prowess - 2 });
    });
    scenario(`[${id}/2] ${name} as a Fell Rider`, (t) => {
      t.given({
        phase: 'long-event',
        players: {
          Ann: { ...at('Dol Guldur', wraith(name)), events: [{ card: 'Fell Rider', company: 'riders' }] },
          Bob,
        },
      });
      t.expect.card(wraith(name), {
        prowess: prowess + 2 + riding,
        'direct influence': Math.max(0, influence - 3),
      });
    });
    scenario(`[${id}/1, ${id}/2, ME-RW-003] ${name} as a Black Rider is as printed`, (t) => {
      t.given({
        phase: 'long-event',
        players: {
          Ann: { ...at('Dol Guldur', wraith(name)), events: [{ card: 'Black Rider', company: 'riders' }] },
          Bob,
        },
      });
      t.expect.card(wraith(name), { prowess, 'direct influence': influence });
    });
  }
  scenario('[LE-50/1, ME-RW-503] a follower has nothing of it but what the card gives the company', (t) => {
    t.given({
      phase: 'long-event',
      players: {
        Ann: {
          ...at('Dol Guldur', 'The Witch-king', 'Adûnaphel the Ringwraith'),
          events: [{ card: 'Heralded Lord', company: 'riders' }],
        },
        Bob,
      },
    });
    t.expect.card('Adûnaphel the Ringwraith', { 'direct influence': 7, prowess: 6 });
  });
});

describe('Adûnaphel', () => {
  /** Layos goes from Minas Morgul to Dol Guldur; somebody waits elsewhere. */
  const attacked = (where: string, creature: string, ...who: readonly (string | object)[]) => ({
    phase: 'hazards',
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [{ ...company('Minas Morgul', 'Layos'), movesTo: 'Dol Guldur' }, company(where, ...who)],
      },
      Bob: { ...Bob, hand: [creature] },
    },
  });
  scenario(
    '[LE-50/3] taps at a Darkhaven to cancel the attack of a creature on any company of yours',
    (t) => {
      t.given(attacked('Carn Dûm', 'Orc-warband', 'Adûnaphel the Ringwraith'));
      attackWith(t, 'Bob', 'Orc-warband', 'dark-domain');
      t.player('Ann').does('Adûnaphel the Ringwraith: when');
      resolveChain(t);
      t.expect
        .card('Adûnaphel the Ringwraith', { status: 'tapped' })
        .card('Orc-warband', { in: 'discard of Bob' });
      t.expect.card('Layos', { status: 'untapped' });
    },
  );
  for (const [why, where, who] of [
    ['away from a Darkhaven', 'Mount Gram', ['Adûnaphel the Ringwraith']],
    ['once she is tapped', 'Carn Dûm', [{ card: 'Adûnaphel the Ringwraith', status: 'tapped' }]],
    ['as a follower', 'Carn Dûm', ['The Witch-king', 'Adûnaphel the Ringwraith']],
  ] as const)
    scenario(`[LE-50/3, ME-RW-503] not ${why}`, (t) => {
      t.given(attacked(where, 'Orc-warband', ...who));
      attackWith(t, 'Bob', 'Orc-warband', 'dark-domain');
      expect(t.offered().some((text) => text.includes('Adûnaphel'))).toBe(false);
    });
  scenario('[LE-50/3] not one that is played at a site', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            { ...company('Dol Guldur', 'Layos'), movesTo: 'Moria' },
            company('Carn Dûm', 'Adûnaphel the Ringwraith'),
          ],
        },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    attackWith(t, 'Bob', 'Orc-guard', 'shadow-hold');
    expect(t.offered().some((text) => text.includes('Adûnaphel'))).toBe(false);
  });
});

describe('Akhôrahil', () => {
  const uses = (t: Table<S>, who: string, card: string): void => {
    t.given({ players: { Ann: { ...at('Dol Guldur', who), hand: [card], deck: ['Cram', 'Cram'] }, Bob } });
    t.player('Ann').does(`${card}: `);
    resolveChain(t);
  };
  scenario('[LE-51/3, ME-CARD-0017] magic that he used goes back into the deck', (t) => {
    uses(t, 'Akhôrahil the Ringwraith', 'Flash of Fire');
    t.player('Ann').has({ deck: 3, discard: 0 });
  });
  scenario('[LE-51/3] magic of another is discarded', (t) => {
    uses(t, 'Ren the Ringwraith', 'Flash of Fire');
    t.expect.card('Flash of Fire', { in: 'discard of Ann' });
  });
  // A price that is paid with a card of the hand.
  invent(
    'Burnt Offering',
    'LE-182',
    shortEvent({
      when: onYourTurn,
      targets: [spent(choose('card', keyword.has('sorcery'), inHand))],
      costs: [discardingShown(the('card'))],
      effect: raiseLimit(1),
    }),
  );
  scenario('[LE-51/3, ME-CARD-0017] drawn again and not used, it is discarded as any other card', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            company('Dol Guldur', 'Akhôrahil the Ringwraith'),
            { ...company('Minas Morgul', 'Layos'), movesTo: 'Moria' },
          ],
          hand: ['Flash of Fire', 'Burnt Offering'],
        },
        Bob,
      },
    });
    idleUntil(t, () => offers(t, 'Flash of Fire: '));
    t.player('Ann').does('Flash of Fire: ');
    resolveChain(t);
    // Into the deck, and as the only card of it back to hand.
    idleUntil(t, () => offers(t, 'Burnt Offering: '));
    t.expect.card('Flash of Fire', { in: 'hand of Ann' });
    t.player('Ann').does('Burnt Offering: ');
    t.expect.card('Flash of Fire', { in: 'discard of Ann' });
  });
  invent(
    'Fire Called Back',
    'LE-182',
    shortEvent({
      when: onYourTurn,
      targets: [choose('card', both(keyword.has('sorcery'), yours))],
      effect: returnToHand(the('card')),
    }),
  );
  scenario('[LE-51/3, ME-CARD-0017] so is what came back to hand from play', (t) => {
    const hand = ['Lasting Fire', 'Fire Called Back', 'Burnt Offering'];
    t.given({
      players: { Ann: { ...at('Dol Guldur', 'Akhôrahil the Ringwraith'), hand, deck: ['Cram'] }, Bob },
    });
    t.player('Ann').does('Lasting Fire: ');
    resolveChain(t);
    t.player('Ann').does('Fire Called Back: ', 'Lasting Fire');
    resolveChain(t);
    t.expect.card('Lasting Fire', { in: 'hand of Ann' });
    t.player('Ann').does('Burnt Offering: ');
    t.expect.card('Lasting Fire', { in: 'discard of Ann' });
  });
  scenario('[LE-51/3, ME-CARD-0017] what stays in play stays until it would be discarded', (t) => {
    uses(t, 'Akhôrahil the Ringwraith', 'Lasting Fire');
    t.expect.card('Lasting Fire', { in: 'events of Ann' });
    t.player('Ann').has({ deck: 2 });
  });
});

describe('Dwar', () => {
  const ready = (...companies: readonly object[]) => ({
    players: { Ann: { side: 'ringwraith', companies }, Bob },
  });
  scenario('[LE-52/3] taps to give a company prowess and body for the turn', (t) => {
    t.given(ready(company('Dol Guldur', 'Dwar the Ringwraith'), company('Moria', 'Layos', 'Gorbag')));
    t.player('Ann').does('Dwar the Ringwraith: on', 'Layos');
    resolveChain(t);
    t.expect
      .card('Layos', { prowess: 4 })
      .card('Gorbag', { prowess: 7 })
      .card('Dwar the Ringwraith', { prowess: 9 });
    t.expect.card('Layos', { body: 9 });
    idleUntil(t, () => t.state.global.active === 2);
    t.expect.card('Layos', { prowess: 3, body: 8 });
  });
  scenario('[LE-52/3] not away from a Darkhaven', (t) => {
    t.given(ready(company('Mount Gram', 'Dwar the Ringwraith'), company('Moria', 'Layos')));
    expect(t.offered().some((text) => text.includes('Dwar the Ringwraith: on'))).toBe(false);
  });
});

describe('Hoarmûrath', () => {
  for (const [rules, hand, where, who] of [
    ['LE-53/3', 9, 'Dol Guldur', ['Hoarmûrath the Ringwraith']],
    ['LE-53/3', 8, 'Mount Gram', ['Hoarmûrath the Ringwraith']],
    ['LE-53/3, ME-RW-503', 8, 'Dol Guldur', ['The Witch-king', 'Hoarmûrath the Ringwraith']],
  ] as const)
    scenario(`[${rules}] a hand of ${hand} with ${who.join(' and ')} at ${where}`, (t) => {
      t.given({ players: { Ann: at(where, ...who), Bob } });
      t.player('Ann').has({ 'hand size': hand });
    });
});

describe('Indûr', () => {
  const ends = (who: string) => ({
    phase: 'end-of-turn',
    players: { Ann: { ...at('Mount Gram', who), discard: ['Flash of Fire', 'Cram'] }, Bob },
  });
  scenario('[LE-54/3] taps as the turn ends to take magic into his hand, wherever he is', (t) => {
    t.given(ends('Indûr the Ringwraith'));
    t.player('Ann').does('Indûr the Ringwraith: at');
    resolveChain(t);
    t.expect.card('Flash of Fire', { in: 'hand of Ann' }).card('Cram', { in: 'discard of Ann' });
  });
  scenario('[LE-54/3] nobody else does', (t) => {
    t.given(ends('Ren the Ringwraith'));
    expect(t.offered().some((text) => text.includes('tap this card'))).toBe(false);
  });
});

describe('Khamûl', () => {
  for (const [who, by, expected] of [
    ['Calendal', 'Khamûl the Ringwraith', 6],
    ['Layos', 'Khamûl the Ringwraith', 8],
    ['Calendal', 'Ren the Ringwraith', 8],
  ] as const)
    test(`[LE-55/3] a strike of ${by} finds a body of ${expected} in ${who}`, () => {
      const t = new Table(adapter);
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 9 },
        players: { Ann: { companies: [company('LE-367', who)] }, Bob: at('Dol Guldur', by) },
      });
      const s = t.state;
      // No two companies fight yet: the attack is said to be his.
      s.attack.card[s.global.attack] = rowOf(s, by);
      s.global.strike = 1;
      s.strike.target[1] = rowOf(s, who);
      expect(valueOf(s, body, rowOf(s, who))).toBe(expected);
    });
  test('[LE-55/3] an Elf beside whomever he strikes keeps his body', () => {
    const t = new Table(adapter);
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      players: {
        Ann: { companies: [company('LE-367', 'Layos', 'Calendal')] },
        Bob: at('Dol Guldur', 'Khamûl the Ringwraith'),
      },
    });
    const s = t.state;
    s.attack.card[s.global.attack] = rowOf(s, 'Khamûl the Ringwraith');
    s.global.strike = 1;
    s.strike.target[1] = rowOf(s, 'Layos');
    expect(valueOf(s, body, rowOf(s, 'Calendal'))).toBe(8);
  });
});

describe('Ren', () => {
  scenario('[LE-56/3] taps in the organization phase: two more on corruption checks of one company', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [company('Dol Guldur', 'Ren the Ringwraith'), company('Moria', 'Layos')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Ren the Ringwraith: in', 'Layos');
    resolveChain(t);
    t.expect.card('Layos', { 'corruption check': 2 });
    idleUntil(t, () => t.state.global.active === 2);
    t.expect.card('Layos', { 'corruption check': 0 });
  });
  scenario('[LE-56/3] not later in the turn', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: { Ann: { ...at('Dol Guldur', 'Ren the Ringwraith'), hand: ['Cram'] }, Bob },
    });
    expect(t.state.global.phase).toBe(Phase.endOfTurn);
    expect(t.offered().some((text) => text.includes('tap this card'))).toBe(false);
  });
});

describe('Ûvatha', () => {
  scenario('[LE-57/3] taps to shuffle a resource event of the discard pile into the deck', (t) => {
    t.given({
      players: {
        Ann: {
          ...at('Dol Guldur', 'Ûvatha the Ringwraith'),
          discard: ['Black Rider', 'Cave-drake'],
          deck: ['Cram'],
        },
        Bob,
      },
    });
    t.player('Ann').does('Ûvatha the Ringwraith: in');
    resolveChain(t);
    t.player('Ann').has({ deck: 2, discard: 1 });
    t.expect.card('Cave-drake', { in: 'discard of Ann' });
  });
});
