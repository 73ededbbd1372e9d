// When a player is asked: whole games of Novice through the layer, with no rule lost.
import { Kind } from '@westmarch/kernel';
import { GAMES, sensibleStops } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { type Decided, playAsked } from './games.ts';

describe.each(GAMES)('%s', (game) => {
  const each = (see: (decided: Decided) => void, stops = sensibleStops[game]): void => {
    for (let seed = 0; seed < 3; seed++) playAsked(game, seed, see, stops);
  };
  test('nothing is answered for a player but passing, and that only where it is offered', () => {
    let answered = 0;
    let asked = 0;
    each(({ options, verdict }) => {
      if (verdict === null) asked++;
      else {
        answered++;
        expect(options.kind(verdict.index)).toBe(Kind.pass);
      }
    });
    expect(answered).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(0);
  });
  test('with full control every decision is asked', () => {
    each(({ verdict }) => expect(verdict).toBeNull(), { ...sensibleStops[game], full: true });
  });
  test('who wants nothing is still asked where the game does not merely offer to act', () => {
    const nothing = { ...sensibleStops[game], guard: false, aimed: false, mine: [], others: [] };
    const answered = new Set<string>();
    const asked = new Set<string>();
    each(({ procedure, step, verdict }) => {
      (verdict === null ? asked : answered).add(`${procedure} › ${step}`);
    }, nothing);
    const offers =
      game === 'meccg'
        ? ['window › act', 'chain of effects › answer']
        : ['actions of one player › act', 'action procedure › act'];
    for (const offer of offers) expect(answered).toContain(offer);
    for (const one of [
      'hand size › discardDown',
      'attack › defenderAssigns',
      'assignment phase › which',
      'reconciling › mayDiscard',
    ])
      expect(answered).not.toContain(one);
    expect(asked).toContain(game === 'meccg' ? 'hand size › discardDown' : 'assignment phase › which');
  });
});
