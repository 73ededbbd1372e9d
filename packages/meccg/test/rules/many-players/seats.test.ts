/** Games of three and more: who sits where and begins, different avatars, and how many events may strengthen creatures. ME-MP-4007, 4010, 4015..4019 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import {
  attackBody,
  attackProwess,
  attackStrikes,
  attacksBy,
  character,
  modifier,
  prowess,
} from '../../../src/cards/words/index.ts';
import { enhancerLimit, enhancersInPlay } from '../../../src/rules/hazards/enhancers.ts';
import { firstHazardPlayer } from '../../../src/rules/many-players.ts';
import { nextSeat, seatAfter, seatBefore } from '../../../src/rules/seating.ts';
import { Phase, type S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { adapter, company, idleUntil, offers, scenario } from '../../table.ts';

const cram = Array.from({ length: 30 }, () => 'Cram');

describe('before the game', () => {
  const four = (dice: readonly number[], more: Readonly<Record<string, object>> = {}) => ({
    phase: 'set-up',
    dice,
    players: {
      Ann: { deck: cram, pool: ['Elladan', 'Haldir'], ...more['Ann'] },
      Bob: { deck: cram, pool: ['Bofur', 'Balin'], ...more['Bob'] },
      Cid: { deck: cram, pool: ['Beretar', 'Anborn'], ...more['Cid'] },
      Dot: { deck: cram, pool: ['Elrohir', 'Galdor'], ...more['Dot'] },
    },
  });
  /** Ann rolls 4, Bob 11, Cid 6, Dot 9. */
  const rolls = [2, 2, 5, 6, 3, 3, 4, 5];
  const round = (s: S, first: number): number[] => {
    const seats = [first];
    while (seatAfter(s, seats[seats.length - 1]) !== first) seats.push(seatAfter(s, seats[seats.length - 1]));
    return seats;
  };
  scenario('[ME-MP-4010] all sit to the left of whoever rolled highest, in the order of their rolls', (t) => {
    t.given(four(rolls));
    expect(round(t.state, 2)).toEqual([2, 4, 3, 1]);
    expect([seatBefore(t.state, 2), nextSeat(t.state, 1)]).toEqual([1, 2]);
  });
  scenario('[ME-MP-4010] equal rolls are rolled again', (t) => {
    // Ann and Bob roll 4 each, and once more: 2 and 3.
    t.given(four([2, 2, 2, 2, 3, 3, 4, 5, 1, 1, 1, 2]));
    expect(round(t.state, 4)).toEqual([4, 3, 2, 1]);
  });
  scenario('[ME-MP-4016] who rolled highest has the first turn, and turns pass to the left', (t) => {
    t.given(four(rolls));
    idleUntil(t, () => t.state.global.turn === 1);
    const turns = [t.state.global.active];
    expect(firstHazardPlayer(t.state)).toBe(4);
    for (let turn = 2; turn <= 4; turn++) {
      idleUntil(t, () => t.state.global.turn === turn);
      turns.push(t.state.global.active);
    }
    expect(turns).toEqual([2, 4, 3, 1]);
  });

  const gandalf = { deck: ['TW-156', ...cram] };
  const either = { deck: ['TW-156', 'TW-175', ...cram] };
  scenario('[ME-MP-4015] of those of one kind, the higher roller is first to say who he is', (t) => {
    t.given(
      four(rolls, { Ann: gandalf, Bob: either, Cid: { side: 'ringwraith' }, Dot: { side: 'ringwraith' } }),
    );
    t.player('Bob').mayChoose.exactly('Gandalf', 'Pallando');
    t.player('Bob').does('Gandalf');
    // Ann has nobody left to choose: she is asked nothing.
    expect(t.state.player.chosen[1]).toBe(0);
  });
  scenario('[ME-MP-4015] one who has another chooses him', (t) => {
    t.given(four(rolls, { Ann: either, Bob: gandalf }));
    const { chosen } = t.state.player;
    expect([1, 2, 3, 4].filter((p) => chosen[p] !== 0)).toEqual([1, 2]);
    expect(chosen[1]).not.toBe(chosen[2]);
  });
  scenario('[ME-MP-4015] alone of his kind he need not choose', (t) => {
    t.given(
      four(rolls, {
        Ann: { side: 'ringwraith' },
        Bob: either,
        Cid: { side: 'balrog' },
        Dot: { side: 'fallen-wizard' },
      }),
    );
    expect(t.state.player.chosen[2]).toBe(0);
  });
});

describe('a Wizard whom another has chosen', () => {
  const brings = (chosen: boolean): Table<S> => {
    const t = new Table(adapter);
    t.given({
      players: {
        Ann: { hand: [{ card: 'TW-156', as: 'hers' }], companies: [company('Rivendell', 'Elladan')] },
        Bob: { deck: [{ card: 'TW-156', as: 'his' }, ...cram], companies: [company('Edhellond', 'Ioreth')] },
        Cid: { deck: cram, companies: [company('Lórien', 'Bofur')] },
      },
    });
    if (chosen) t.state.player.chosen[2] = t.state.card.def[t.who.card('his')];
    return t;
  };
  test('[ME-MP-4015] is brought in by him alone', () => {
    brings(true).player('Ann').mayNot('hers', { to: 'bringIn', rule: 'ME-MP-4015' });
  });
  test('[ME-MP-4015] and by anybody where nobody has', () => {
    brings(false).player('Ann').mayChoose.includes('hers: bring into play');
  });
});

describe('a Wizard whom another has revealed', () => {
  const holds = (bob: string, sideboard: readonly string[], third = true) => ({
    players: {
      Ann: {
        hand: [{ card: 'Saruman', as: 'hers' }],
        sideboard,
        companies: [company('Rivendell', 'Elladan')],
      },
      Bob: { companies: [company('Edhellond', bob)] },
      ...(third ? { Cid: { companies: [company('Lórien', 'Bofur')] } } : {}),
    },
  });
  scenario('[ME-MP-4007] is exchanged for one of the sideboard', (t) => {
    t.given(holds('Saruman', ['Pallando', 'Cram']));
    t.player('Ann').does('hers: exchange');
    t.expect.card('Pallando', { in: 'hand of Ann' }).card('hers', { in: 'sideboard of Ann' });
  });
  scenario('[ME-MP-4007] not one whom nobody has revealed', (t) => {
    t.given(holds('Alatar', ['Pallando']));
    t.player('Ann').mayNot('hers', {
      to: 'exchangeAvatar',
      because: 'no other player has revealed',
      rule: 'ME-MP-4007',
    });
  });
  scenario('[ME-MP-4007 ME-OPT-4007] nor for a Fallen-wizard', (t) => {
    t.given({ ...holds('Saruman', ['WH-7']), options: ['wizards-may-fall'] });
    t.player('Ann').mayNot('hers', { to: 'exchangeAvatar', because: 'no other in your sideboard' });
  });
  scenario('[ME-MP-4007] nor without another in the sideboard', (t) => {
    t.given(holds('Saruman', ['Cram']));
    t.player('Ann').mayNot('hers', { to: 'exchangeAvatar', because: 'no other in your sideboard' });
  });
  scenario('[ME-MP-4007] nor with two players', (t) => {
    t.given(holds('Saruman', ['Pallando'], false));
    expect(offers(t, 'hers: exchange')).toBe(false);
  });
});

describe('events that strengthen creatures', () => {
  const sets = (
    who: readonly (string | object)[],
    events: readonly string[],
    hand: readonly string[] = [],
  ) => ({
    phase: 'movement/hazard',
    players: {
      Ann: { companies: [company('Rivendell', ...who)] },
      Bob: { hand, events, companies: [company('Edhellond', 'Ioreth')] },
      Cid: { companies: [company('Lórien', 'Bofur')] },
    },
  });
  scenario('[ME-MP-4017] as many as the company has characters and allies, none for half', (t) => {
    t.given(sets(['Frodo', { card: 'Sam Gamgee', on: ['Goldberry'] }], []));
    expect(enhancerLimit(t.state, 1)).toBe(3);
  });
  scenario('[ME-MP-4017] and two at least', (t) => {
    t.given(sets(['Frodo'], []));
    expect(enhancerLimit(t.state, 1)).toBe(2);
  });
  scenario('[ME-MP-4018] Minions Stir and Thrice Outnumbered are such, Doors of Night is none', (t) => {
    t.given(sets(['Frodo', 'Beorn'], ['Minions Stir', 'Thrice Outnumbered', 'Doors of Night']));
    expect(enhancersInPlay(t.state)).toBe(2);
  });
  for (const [name, attribute, enhancing] of [
    ['More of them', attackStrikes, 1],
    ['Fiercer', attackProwess, 1],
    ['Tougher', attackBody, 1],
    ['Wearier people', prowess, 0],
  ] as const) {
    const of = attribute === prowess ? character : attacksBy('Dragon');
    invent(name, 'TW-61', modifier({ attribute, of, by: 1 }));
    scenario(`[ME-MP-4018] strikes, prowess and body of attacks count, nothing else does: ${name}`, (t) => {
      t.given(sets(['Frodo', 'Beorn'], [name]));
      expect(enhancersInPlay(t.state)).toBe(enhancing);
    });
  }
  const three = ['Doors of Night', 'Minions Stir', 'Thrice Outnumbered', 'Rank upon Rank'];
  scenario(
    '[ME-MP-4019] what is beyond the limit goes when the company begins, as the hazard player likes',
    (t) => {
      t.given(sets(['Frodo', 'Beorn'], three));
      t.player('Bob').mayChoose.exactly('Minions Stir', 'Thrice Outnumbered', 'Rank upon Rank');
      t.player('Bob').does('Minions Stir');
      t.expect.card('Minions Stir', { in: 'discard of Bob' }).card('Rank upon Rank', { in: 'events of Bob' });
    },
  );
  scenario('[ME-MP-4019] nothing goes where there are enough of them', (t) => {
    t.given(sets(['Frodo', 'Beorn', 'Elladan'], three));
    t.expect.card('Minions Stir', { in: 'events of Bob' });
  });
  scenario('[ME-MP-4019] one more may be played, and one goes when it has resolved', (t) => {
    t.given(sets(['Frodo', 'Beorn'], ['Thrice Outnumbered', 'Rank upon Rank'], ['Minions Stir']));
    idleUntil(t, () => offers(t, 'Minions Stir: as'));
    t.player('Bob').does('Minions Stir: as');
    t.player('Bob').mayChoose.exactly('Minions Stir', 'Thrice Outnumbered', 'Rank upon Rank');
    t.player('Bob').does('Rank upon Rank');
    t.expect.card('Minions Stir', { in: 'events of Bob' });
  });
  scenario('[ME-MP-4017] with two players there is no such limit', (t) => {
    const { players, ...rest } = sets(['Frodo', 'Beorn'], three);
    t.given({ ...rest, players: { Ann: players.Ann, Bob: players.Bob } });
    idleUntil(t, () => t.state.global.phase !== Phase.movementHazard);
    t.expect.card('Minions Stir', { in: 'events of Bob' });
  });
});
