/** What comes of a strike, as it is told to whoever waits for it. ME-STRIKE-520..524, ME-BODY */
import { describe, expect, test } from 'vitest';
import { StrikeResult } from '../../../src/rules/combat/strike-rows.ts';
import { hearing } from '../../hearing.ts';
import { Bob, company } from '../../table.ts';

/** Elladan, of prowess 5, taps against one strike of prowess 10. */
function resultOf(attack: object, dice: readonly number[], stays = 'No'): string {
  const { t, of } = hearing({
    phase: 'attack',
    attack: { strikes: 1, prowess: 10, ...attack },
    dice,
    players: { Ann: { companies: [company('Moria', 'Elladan', 'Haldir')] }, Bob },
  });
  t.player('Ann').does('Elladan', stays);
  while (of('strike ends').length === 0 && t.offered().includes('Pass')) t.player('Ann').does('Pass');
  const [{ n } = { n: -1 }] = of('strike ends');
  return Object.entries(StrikeResult).find(([, number]) => number === n)?.[0] ?? 'none';
}

describe('one strike', () => {
  test.each([
    ['ME-STRIKE-519', 'beaten, without a body', {}, [3, 3], 'defeated'],
    ['ME-STRIKE-520', 'beaten, and its body check above it', { body: 6 }, [3, 3, 4, 3], 'defeated'],
    ['ME-STRIKE-520', 'beaten, and its body check equal', { body: 7 }, [3, 3, 4, 3], 'failed'],
    ['ME-STRIKE-521', 'equal', {}, [3, 2], 'ineffectual'],
    ['ME-STRIKE-522', 'not beaten', {}, [2, 2, 1, 1], 'successful'],
    ['ME-DETAIN-002', 'not beaten, where it detains', { detainment: true }, [2, 2], 'failed'],
    ['ME-DETAIN-501', 'beaten, where it detains', { detainment: true }, [3, 3], 'defeated'],
  ] as const)('[%s] %s', (_id, _what, attack, dice, wanted) => {
    expect(resultOf(attack, dice)).toBe(wanted);
  });
  test('[ME-STRIKE-511] at −3 a roll must be three higher', () => {
    expect(resultOf({}, [5, 4], 'Yes')).toBe('defeated');
    expect(resultOf({}, [4, 4], 'Yes')).toBe('ineffectual');
  });
});

describe('an attack on everyone', () => {
  test('[ME-STRIKE-504 ME-CARD-0019] whoever takes a strike upon himself faces that one, first and alone', () => {
    const { t } = hearing({
      phase: 'attack',
      attack: { strikes: 'each', prowess: 10 },
      players: {
        Ann: { hand: ['Escape'], companies: [company('Moria', 'Elladan', 'Haldir', 'Orophin')] },
        Bob,
      },
    });
    t.state.attack.mustFace[1] = t.who.card('Haldir');
    t.player('Ann').does('Pass');
    const { attack, target } = t.state.strike;
    const struck = Array.from({ length: target.length }, (_, i) => (attack[i] === 1 ? target[i] : 0)).filter(
      Boolean,
    );
    expect(struck).toEqual(['Haldir', 'Elladan', 'Orophin'].map((name) => t.who.card(name)));
  });
});
