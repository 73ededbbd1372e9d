/** The Dragons: major items. */
import { describe, expect } from 'vitest';
import type { S } from '../../../src/state.ts';
import { attackWith, going, resolveChain, scenario } from '../../table.ts';

const bearing = (who: string, status = 'untapped') => ({
  card: who,
  on: [{ card: 'Bow of Dragon-horn', as: 'Bow', status }],
});
const strikes = (s: S): number => s.attack.strikes[s.global.attack];
const BOW = 'Bow: when your company faces an attack';

describe('[TD-102] Bow of Dragon-horn', () => {
  scenario('[TD-102] a warrior’s bow taps to take one strike from a creature in the wild', (t) => {
    t.given(going(['Cave-drake'], [bearing('Elladan'), 'Elrohir']));
    attackWith(t, 'Bob', 'Cave-drake');
    expect(strikes(t.state)).toBe(2);
    t.player('Ann').does(BOW);
    resolveChain(t);
    expect(strikes(t.state)).toBe(1);
    t.expect.card('Bow', { status: 'tapped' });
  });
  scenario('[TD-102] never the last strike', (t) => {
    t.given(going(['Orc-lieutenant'], [bearing('Elladan'), 'Elrohir']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').does(BOW);
    resolveChain(t);
    expect(strikes(t.state)).toBe(1);
  });
  scenario('[TD-102] not against what is keyed to the site', (t) => {
    t.given(going(['Orc-lieutenant'], [bearing('Elladan'), 'Elrohir']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'shadow-hold');
    t.player('Ann').mayNot('Bow', { because: 'the attack is not keyed to a site' });
  });
  scenario('[TD-102] no use to one who is no warrior', (t) => {
    t.given(going(['Cave-drake'], [bearing('Bilbo'), 'Elrohir']));
    attackWith(t, 'Bob', 'Cave-drake');
    t.player('Ann').mayNot('Bow', { because: 'its bearer is a warrior' });
  });
  scenario('[TD-102] no use while it is tapped', (t) => {
    t.given(going(['Cave-drake'], [bearing('Elladan', 'tapped'), 'Elrohir']));
    attackWith(t, 'Bob', 'Cave-drake');
    expect(t.offered().some((text) => text.startsWith('Bow'))).toBe(false);
  });
});
