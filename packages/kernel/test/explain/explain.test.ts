/** Explaining: something is offered if and only if no gate is shut, on random positions of both games. */
import * as k from '@westmarch/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harbour } from '../games/harbour.ts';
import { sparks } from '../games/sparks.ts';
import { bothGames, type Played, picker, playOn } from '../random.ts';

/** Where the act of a turn or day looks for actions of cards: the player's hand, and his cards in force. */
const zonesOf: Readonly<Record<string, readonly number[]>> = {
  sparks: [sparks.engine.schema.zoneNames.indexOf('hand')],
  harbour: ['hand', 'quay'].map((name) => harbour.engine.schema.zoneNames.indexOf(name)),
};

/** Checks every action of every card that the pending step looks at. */
function checkActions(g: Played, s: k.State): number {
  const player = s.kernel.asked;
  const options = k.optionsOf(s);
  let checked = 0;
  for (let card = 1; card < s.card.def.length; card++) {
    if (!zonesOf[g.name].includes(k.zoneOf(s, card)) || k.placeIndexOf(s, card) !== player) continue;
    const { actions } = s.engine.definitions[s.card.def[card]];
    const refused = g.whyNot(s, player, card);
    for (const [i, ability] of actions.entries()) {
      const offered = options.find(k.Kind.action, card, ability, 0) >= 0;
      expect(offered, `${k.trace(s)}: card ${card}, ability ${ability}`).toBe(refused[i].length === 0);
      checked++;
    }
  }
  return checked;
}

describe('an action is offered if and only if no gate is shut', () => {
  it.each(bothGames.map((g) => [g.name, g] as const))('%s', (_name, g) => {
    let checked = 0;
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(500), fc.nat(100), (players, seed, at) => {
        const s = g.create(players, `why ${seed}`);
        const pick = picker(`why ${seed}`);
        playOn(s, pick, at);
        for (let i = 0; i < 8 && s.kernel.asked !== 0; i++) {
          const { name } = s.engine.procedures[s.frames[s.kernel.top]];
          if (['turn', 'chain', 'day'].includes(name)) checked += checkActions(g, s);
          playOn(s, pick, 1);
        }
      }),
      { numRuns: 30, seed: 7 },
    );
    expect(checked).toBeGreaterThan(100);
  });
});

describe('gates in a row', () => {
  const gate = (open: boolean): k.Gate => ({
    kind: 'zone',
    rules: [],
    holds: () => open,
    why: () => k.say`shut`,
  });
  const s = bothGames[0].create(2, 'gates');

  it('are all asked, the first and the last too', () => {
    const open = (...row: boolean[]): boolean => k.isOpen(row.map(gate), s, 1, 1);
    expect([open(), open(true, true), open(false, true), open(true, false)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are asked from a given one on', () => {
    const from = (n: number): boolean => k.isOpen([false, true].map(gate), s, 1, 1, n);
    expect([from(0), from(1), from(2)]).toEqual([false, true, true]);
  });
});

it('what the rules themselves allow follows the same gates: summoning and attacking in sparks', () => {
  const [g] = bothGames;
  const seen = { summon: 0, attack: 0, neither: 0 };
  for (let seed = 0; seed < 12; seed++) {
    const s = g.create(2, `rules ${seed}`);
    const pick = picker(`rules ${seed}`);
    for (let i = 0; i < 60 && s.kernel.asked !== 0; i++, playOn(s, pick, 1)) {
      if (s.engine.procedures[s.frames[s.kernel.top]].name !== 'turn') continue;
      const options = k.optionsOf(s);
      for (let card = 1; card < s.card.def.length; card++) {
        const [summon, attack] = g
          .whyNot(s, s.kernel.asked, card)
          .slice(-2)
          .map((refused) => refused.length === 0);
        expect(options.find(k.Kind.card, card, 0, 0) >= 0).toBe(summon);
        expect(options.find(k.Kind.choice, card, 0, 0) >= 0).toBe(attack);
        seen[summon ? 'summon' : attack ? 'attack' : 'neither']++;
      }
    }
  }
  for (const n of Object.values(seen)) expect(n).toBeGreaterThan(20);
});

describe('refusals', () => {
  it('come in the order of the gates, each with its words and rules', () => {
    const gate = (kind: k.GateKind, open: boolean): k.Gate => ({
      kind,
      rules: [`T-${kind}`],
      holds: () => open,
      why: () => k.say`${kind} is shut`,
    });
    const s = bothGames[0].create(2, 'x');
    const gates = [gate('window', true), gate('zone', false), gate('cost', false)];
    expect(k.isOpen(gates, s, 1, 1)).toBe(false);
    expect(k.isOpen(gates.slice(0, 1), s, 1, 1)).toBe(true);
    expect(k.refusals(gates, s, 1, 1)).toEqual([
      { gate: 'zone', rules: ['T-zone'], why: k.say`${'zone'} is shut` },
      { gate: 'cost', rules: ['T-cost'], why: k.say`${'cost'} is shut` },
    ]);
  });
});
