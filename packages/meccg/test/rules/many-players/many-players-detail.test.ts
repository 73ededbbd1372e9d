/** Games of three and more: calling, decks, whom actions are against, and who keeps what. ME-MP-4000..4036 */
import { describe, expect, test } from 'vitest';
import {
  anyCard,
  asHazard,
  choose,
  discardIt,
  handOf,
  shortEvent,
  the,
  yourOpponent,
} from '../../../src/cards/words/index.ts';
import { Phase } from '../../../src/state.ts';
import { broken, line } from '../../deck-lists.ts';
import { invent } from '../../invented.ts';
import { attackWith, company, idleUntil, resolveChain, rowOf, scenario } from '../../table.ts';

const cram = Array.from({ length: 30 }, () => 'Cram');
const Ann = { deck: cram, companies: [company('Rivendell', 'Elladan')] };
const Bob = { deck: cram, companies: [company('Edhellond', 'Ioreth')] };
const Cid = { deck: cram, companies: [company('Lórien', 'Bofur')] };
const Dot = { deck: cram, companies: [company('Grey Havens', 'Galdor')] };

scenario('[ME-MP-4000] where nothing else is said, everything is as with two', (t) => {
  t.given({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9 },
    dice: [1, 1, 1, 1],
    players: { Ann: { ...Ann, companies: [company('Moria', 'Elladan')] }, Bob, Cid },
  });
  t.player('Ann').does('Elladan', 'No');
  t.expect.card('Elladan', { status: 'wounded' });
});

for (const [what, given] of [
  ['says so', { phase: 'end-of-turn', players: { Ann, Bob: { ...Bob, exhausted: 1 }, Cid, Dot } }],
] as const)
  scenario(`[ME-MP-4002] once somebody ${what}, each of the others has one turn left`, (t) => {
    t.given({ ...given, decks: 1, active: 'Bob', dice: Array.from({ length: 8 }, () => 6) });
    while (!t.offered().includes('Yes')) t.choose(t.state.kernel.asked, t.offered()[0]);
    t.player('Bob').does('Yes');
    const turns: number[] = [];
    idleUntil(t, () => {
      const { active, phase } = t.state.global;
      if (phase !== Phase.council && turns.at(-1) !== active) turns.push(active);
      return t.state.kernel.over === 1;
    });
    expect(turns).toEqual([3, 4, 1]);
  });

describe('decks', () => {
  const gandalf = 'TW-156';
  const deck = (...more: readonly ReturnType<typeof line>[]): readonly string[] =>
    broken(more, { players: 3 });
  test('[ME-MP-4006] several Wizards of one name only, in deck and sideboard together', () => {
    const fine = deck(
      line('deck', gandalf, 2),
      line('sideboard', gandalf),
      line('sideboard', 'TW-117'),
      line('sideboard', 'TW-175'),
    );
    expect(fine).not.toContain('ME-SIDE-004');
    expect(deck(line('deck', gandalf, 2), line('sideboard', 'TW-117', 2))).toContain('ME-SIDE-004');
  });
  test('[ME-MP-4006 ME-MP-4013] three of him, and not four', () => {
    expect(deck(line('deck', gandalf, 3))).not.toContain('ME-DECK-010');
    expect(deck(line('deck', gandalf, 4))).toContain('ME-DECK-010');
    expect(deck(line('deck', gandalf, 3), line('sideboard', gandalf))).toContain('ME-SIDE-004');
  });
  const hazards = (avatar: string, creatures: number, nazgul: number, agents: number): boolean =>
    !deck(
      line('deck', avatar),
      line('deck', 'TW-45', creatures),
      line('deck', 'TW-31', nazgul),
      line('deck', 'DM-13', agents),
    ).includes('ME-MP-4012');
  test('[ME-MP-4012] Nazgûl and a hero’s agents are half a creature each', () => {
    expect(hazards(gandalf, 8, 2, 2)).toBe(true);
    expect(hazards(gandalf, 8, 2, 1)).toBe(false);
    expect(hazards('LE-54', 8, 2, 2)).toBe(false);
    expect(hazards('LE-54', 9, 2, 0)).toBe(true);
  });
  test('[ME-MP-4035] so they are in the deck of a Balrog player', () => {
    expect(hazards('BA-3', 9, 0, 2)).toBe(true);
    expect(hazards('BA-3', 9, 0, 1)).toBe(false);
    expect(hazards(gandalf, 9, 0, 2)).toBe(true);
  });
  test('[ME-MP-4012 ME-MP-4035] and Dragons Ahunt and at Home', () => {
    const dragons = (n: number): boolean =>
      !deck(line('deck', gandalf), line('deck', 'TW-45', 9), line('deck', 'TD-1', n)).includes('ME-MP-4012');
    expect([1, 2].map(dragons)).toEqual([false, true]);
  });
});

describe('whom it is against', () => {
  invent(
    'Prying Eyes',
    'TW-62',
    shortEvent({
      when: asHazard,
      targets: [choose('card', anyCard, handOf(yourOpponent))],
      effect: discardIt(the('card')),
    }),
  );
  scenario('[ME-MP-4024 ME-MP-4036] while hazards are played it is the mover', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { ...Ann, hand: ['Smoke Rings', 'Dodge'] },
        Bob: { ...Bob, hand: ['Prying Eyes'] },
        Cid: { ...Cid, hand: ['Glamdring', 'Orcrist'] },
      },
    });
    t.player('Bob').does('Prying Eyes: as');
    t.player('Bob').does('a card (1)');
    resolveChain(t);
    t.player('Ann').has({ discard: 1 });
    t.player('Cid').has({ discard: 0 });
  });
});

describe('what lies in play', () => {
  scenario('[ME-MP-4027] is everybody’s: a long-event of one strengthens what another plays', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { ...Ann, companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Hobgoblins'] },
        Cid: { ...Cid, events: ['Minions Stir'] },
      },
    });
    attackWith(t, 'Bob', 'Hobgoblins');
    t.expect.table({ 'attack prowess': 11 });
  });
  scenario('[ME-MP-4032] goes to the pile of whoever owns it', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          ...Ann,
          companies: [company('Bree', { card: 'Elladan', on: [{ card: 'Lure of Nature', owner: 'Cid' }] })],
        },
        Bob,
        Cid,
      },
    });
    t.player('Ann').does("Lure of Nature: in its bearer's organization phase: tap");
    idleUntil(t, () => t.state.global.check === 0);
    t.expect.card('Lure of Nature', { in: 'discard of Cid' });
  });
  scenario('[ME-MP-4032] what was won from him is still his card', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          deck: cram,
          companies: [
            company('LE-367', 'Layos', {
              card: 'Orc Captain',
              on: [{ card: 'Sons of Kings', owner: 'Cid', trophy: true }],
            }),
          ],
        },
        Bob,
        Cid,
      },
    });
    t.player('Ann').does('Orc Captain: discard');
    t.expect.card('Sons of Kings', { in: 'points of Ann' });
    expect(t.state.card.owner[rowOf(t.state, 'Sons of Kings')]).toBe(3);
  });
});

describe('Twilight', () => {
  const night = (cid: object, bob: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: { ...Ann, companies: [company('Rivendell', 'Elladan')] },
      Bob: { ...Bob, hand: ['Doors of Night', 'Minions Stir'], ...bob },
      Cid: { ...Cid, hand: ['Twilight'], ...cid },
    },
  });
  scenario('[ME-MP-4028 ME-MP-4036] is played by whoever would lose an environment', (t) => {
    t.given(night({ events: ['Gates of Morning'] }));
    t.player('Bob').does('Doors of Night: as');
    t.player('Cid').mayChoose.includes('Twilight: ');
  });
  scenario('[ME-MP-4028 ME-MP-4036] and by nobody else who only looks on', (t) => {
    t.given(night({}, { events: ['Gates of Morning'] }));
    t.player('Bob').does('Doors of Night: as');
    t.player('Cid').mayNot('Twilight', {});
  });
  scenario('[ME-MP-4028] nor against what lies in play', (t) => {
    t.given(night({ events: ['Gates of Morning'] }));
    t.player('Bob').does('Minions Stir: as');
    t.player('Cid').mayNot('Twilight', {});
  });
  scenario('[ME-MP-4028 ME-MP-4036] nor against an environment that takes none from him', (t) => {
    t.given(night({ events: ['Gates of Morning'] }, { hand: ['Long Winter', 'Minions Stir'] }));
    t.player('Bob').does('Long Winter: as');
    t.player('Cid').mayNot('Twilight', {});
  });
  scenario('[ME-MP-4028] the mover and the hazard player play it as ever', (t) => {
    t.given(
      night({ events: ['Gates of Morning'] }, { hand: ['Doors of Night', { card: 'Twilight', as: 'his' }] }),
    );
    t.player('Bob').mayChoose.includes('his: at any time');
  });
});
