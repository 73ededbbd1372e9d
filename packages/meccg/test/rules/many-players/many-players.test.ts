/** Games of three and more: who plays hazards, what counts, and what goes when. ME-MP */
import { place } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { canPlayUnique } from '../../../src/rules/cards/unique.ts';
import { hazardLimit } from '../../../src/rules/hazards/hazard-limit.ts';
import { firstHazardPlayer } from '../../../src/rules/many-players.ts';
import { councilPoints, pointsToCall } from '../../../src/rules/points.ts';
import { Phase, type S, Zone } from '../../../src/state.ts';
import { mayCall } from '../../../src/turn/end.ts';
import { broken, line, lines } from '../../deck-lists.ts';
import { adapter, company, idleUntil, offers, scenario } from '../../table.ts';

const cram = Array.from({ length: 30 }, () => 'Cram');
const seats = (...who: readonly object[]) => ({
  players: Object.fromEntries(
    (
      [
        ['Ann', 'Rivendell', 'Elladan'],
        ['Bob', 'Edhellond', 'Ioreth'],
        ['Cid', 'Lórien', 'Bofur'],
        ['Dot', 'Grey Havens', 'Galdor'],
        ['Eve', 'Rivendell', 'Elrohir'],
      ] as const
    )
      .slice(0, Math.max(3, who.length))
      .map(([name, at, first], i) => [name, { deck: cram, companies: [company(at, first)], ...who[i] }]),
  ),
});

describe('who plays hazards', () => {
  scenario('[ME-MP-4022 ME-MP-4031] to the left at first, and one seat further each time round', (t) => {
    t.given(seats({}, {}, {}));
    const began: number[] = [];
    for (let turn = 1; turn <= 7; turn++) {
      idleUntil(t, () => t.state.global.turn >= turn && t.state.global.phase === 5);
      began.push(firstHazardPlayer(t.state));
      idleUntil(t, () => t.state.global.turn > turn);
    }
    // Ann, Bob, Cid, and round again.
    expect(began).toEqual([2, 3, 1, 3, 1, 2, 2]);
  });
});

describe('the Council of three', () => {
  const mayWith = (decks: number, wanted: number): boolean => {
    const t = new Table(adapter);
    const points = Array.from({ length: 24 }, () => 'Hauberk of Bright Mail');
    t.given({ decks, ...seats({ exhausted: decks - 1, points }) });
    t.state.player.penalty[1] = pointsToCall(t.state, 1) - wanted;
    return mayCall(t.state, 1);
  };
  test.each([
    [1, 18],
    [2, 22],
    [3, 25],
    [4, 28],
  ])('[ME-MP-4001] a game of %i decks is called with %i points, and not with one less', (decks, needed) => {
    expect(mayWith(decks, needed)).toBe(true);
    expect(mayWith(decks, needed - 1)).toBe(false);
  });
  const strong = [company('Rivendell', 'Elrond', 'Aragorn II', 'Elladan', 'Glorfindel II')];
  const counted = (...factions: readonly (readonly string[])[]): number => {
    const t = new Table(adapter);
    const own = (names: readonly string[], i: number) => ({
      factions: names,
      ...(i === 0 ? { companies: strong } : {}),
    });
    t.given(seats(...factions.map(own)));
    return councilPoints(t.state, 1);
  };
  test('[ME-MP-4003] points are doubled only where none of the others has any of that kind', () => {
    const alone = counted(['Riders of Rohan'], [], []);
    expect(counted(['Riders of Rohan'], [], ['Rangers of the North'])).toBeLessThan(alone);
    expect(counted(['Riders of Rohan'], ['Rangers of the North'], [])).toBe(
      counted(['Riders of Rohan'], [], ['Rangers of the North']),
    );
  });
});

describe('decks for three', () => {
  const many = (n: number, players: number): readonly string[] =>
    broken([...lines('A'), line('sideboard', 'Cram', n)], { players });
  test('[ME-MP-4005] a sideboard has five cards more', () => {
    const room =
      30 - lines('A').reduce((n, { section, quantity }) => n + (section === 'sideboard' ? quantity : 0), 0);
    expect(many(room, 2)).not.toContain('ME-SIDE-001');
    expect(many(room + 1, 2)).toContain('ME-SIDE-001');
    expect(many(room + 5, 3)).not.toContain('ME-SIDE-001');
    expect(many(room + 6, 3)).toContain('ME-MP-4005');
  });
});

describe('hazards are passed on', () => {
  const setOut = (t: Table<S>, size: number): void => {
    const who = ['Elladan', 'Elrohir', 'Glorfindel II'].slice(0, size);
    t.given({
      phase: 'movement/hazard',
      ...seats(
        { companies: [{ ...company('Lórien', ...who), movesTo: 'Moria' }] },
        { hand: ['Minions Stir'], companies: [company('Edhellond', 'Ioreth')] },
        { hand: ['Orc-warband'], companies: [company('Rivendell', 'Bofur')] },
      ),
    });
    t.player('Ann').does('the path printed');
  };
  const isOver = (s: S): boolean => s.global.phase !== Phase.movementHazard;
  scenario('[ME-MP-4026] to the left, with one less, once nobody does anything more', (t) => {
    setOut(t, 3);
    expect([t.state.global.hazardPlayer, hazardLimit(t.state)]).toEqual([2, 3]);
    idleUntil(t, () => t.state.global.hazardPlayer === 3);
    expect(hazardLimit(t.state)).toBe(2);
    idleUntil(t, () => t.state.kernel.asked === 3);
    // Which of the ways of its path it is keyed to comes next: it may be played.
    t.player('Cid').does('Orc-warband: attack');
  });
  scenario('[ME-MP-4023] whoever comes later has drawn nothing for the movement', (t) => {
    setOut(t, 3);
    idleUntil(t, () => t.state.global.hazardPlayer === 3);
    t.player('Cid').has({ hand: ['Orc-warband'] });
  });
  scenario('[ME-MP-4026] to nobody once all have had their chance', (t) => {
    setOut(t, 3);
    let passed = 0;
    let last = 2;
    idleUntil(t, () => {
      if (isOver(t.state)) return true;
      if (t.state.global.hazardPlayer !== last) passed++;
      last = t.state.global.hazardPlayer;
      return false;
    });
    expect(passed).toBe(1);
  });
  scenario('[ME-MP-4026] to nobody where one less leaves nothing', (t) => {
    setOut(t, 1);
    expect(hazardLimit(t.state)).toBe(2);
    idleUntil(t, () => offers(t, 'Minions Stir: as a hazard'));
    t.player('Bob').does('Minions Stir: as a hazard');
    let cid = false;
    idleUntil(t, () => {
      cid ||= t.state.global.hazardPlayer === 3 && !isOver(t.state);
      return isOver(t.state);
    });
    expect(cid).toBe(false);
  });
});

describe('what goes when', () => {
  const longEvents = (during: number): Table<S> => {
    const t = new Table(adapter);
    t.given({ active: 'Ann', ...seats({}, { events: ['Minions Stir'] }, {}) });
    const s = t.state;
    for (let c = 1; c < s.card.def.length; c++) if (s.card.live[c] === 1) s.card.during[c] = during;
    idleUntil(t, () => s.global.phase > Phase.longEvent);
    return t;
  };
  test('[ME-MP-4020] a hazard long-event goes in the long-event phase of the turn in which it was played, and no other', () => {
    longEvents(1).expect.card('Minions Stir', { in: 'discard of Bob' });
    longEvents(3).expect.card('Minions Stir', { in: 'events of Bob' });
  });
  scenario('[ME-MP-4020] the turn in which it is played is kept', (t) => {
    t.given({
      phase: 'movement/hazard',
      ...seats({ companies: [company('Rivendell', 'Elladan', 'Elrohir')] }, { hand: ['Minions Stir'] }, {}),
    });
    idleUntil(t, () => t.state.kernel.asked === 2);
    t.player('Bob').does('Minions Stir: as a hazard');
    idleUntil(t, () => t.state.global.company === 0);
    idleUntil(t, () => t.state.global.active === 2 && t.state.global.phase > Phase.longEvent);
    idleUntil(t, () => t.state.global.active === 3 && t.state.global.phase > Phase.longEvent);
    t.expect.card('Minions Stir', { in: 'events of Bob' });
    idleUntil(t, () => t.state.global.active === 1 && t.state.global.phase > Phase.longEvent);
    t.expect.card('Minions Stir', { in: 'discard of Bob' });
  });
  scenario(
    '[ME-MP-4021 ME-MP-4033 ME-MP-4034] only mover and hazard player may discard; all fill their hands',
    (t) => {
      t.given({ phase: 'end-of-turn', ...seats({ hand: ['Cram'] }, { hand: ['Cram'] }, { hand: ['Cram'] }) });
      const asked = new Set<number>();
      idleUntil(t, () => {
        if (t.offered().includes('Keep all')) asked.add(t.state.kernel.asked);
        return t.state.global.turn > 1;
      });
      expect([...asked]).toEqual([1, 2]);
      for (const name of ['Ann', 'Bob', 'Cid']) t.player(name).has({ hand: 8 });
    },
  );
  scenario('[ME-MP-4008] nobody halves the hazard limit for his sideboard', (t) => {
    t.given({
      phase: 'untap',
      ...seats(
        { companies: [company('Rivendell', 'Alatar', 'Elladan')] },
        { sideboard: ['Hobgoblins', 'Orc-guard'], companies: [company('Edhellond', 'Ioreth')] },
        {},
      ),
    });
    t.expect.asked('Ann');
  });
});

describe('unique resources', () => {
  const mayPlay = (players: number, holder: number, card: string, how: 'factions' | 'hand'): boolean => {
    const t = new Table(adapter);
    const who = Array.from({ length: players }, (_x, i) =>
      i === 0 ? { hand: [card] } : i === holder ? { [how]: [card] } : {},
    );
    t.given(seats(...who));
    const s = t.state;
    for (let c = 1; c < s.card.def.length; c++)
      if (s.card.owner[c] === 1 && s.card.place[c] === place(s, Zone.hand, 1)) return canPlayUnique(s, c);
    throw new Error('there is no such card');
  };
  test('[ME-MP-4009] with five, only a neighbour has what stops another; with four, anybody', () => {
    const riders = (players: number, holder: number): boolean =>
      mayPlay(players, holder, 'Riders of Rohan', 'factions');
    expect([1, 2, 3, 4].map((holder) => riders(5, holder))).toEqual([false, true, true, false]);
    expect([1, 2, 3].map((holder) => riders(4, holder))).toEqual([false, false, false]);
  });
});

describe('decks for many', () => {
  test('[ME-MP-4011] 25 of each half and ten creatures will do', () => {
    const cut = (least: number) => {
      let resources = 0;
      let hazards = 0;
      return lines('A').flatMap((entry) => {
        if (entry.section !== 'deck' || entry.card === null || entry.card.kind === 'character')
          return [entry];
        const isHazard = entry.card.kind === 'creature' || entry.card.kind === 'hazard event';
        const room = least - (isHazard ? hazards : resources);
        const quantity = Math.max(0, Math.min(room, entry.quantity));
        if (isHazard) hazards += quantity;
        else resources += quantity;
        return quantity === 0 ? [] : [{ ...entry, quantity }];
      });
    };
    expect(broken(cut(25), { players: 3 })).not.toContain('ME-MP-4011');
    expect(broken(cut(24), { players: 3 })).toContain('ME-MP-4011');
    expect(broken(cut(25), { players: 2 }).length).toBeGreaterThan(0);
  });
});
