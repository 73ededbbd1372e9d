/** The White Hand: creatures. */
import { describe } from 'vitest';
import { attackWith, Bob, company, idleUntil, scenario } from '../../table.ts';

describe('Goblin-faces', () => {
  const deck = ['Dodge', 'Cram', 'Glamdring', 'Elven Cloak', 'Concealment'];
  /** With a roll of 2 and less than 5 prowess they lose to 7; one with 5 makes a tie of it. */
  const met = (losers: readonly string[], others: readonly string[] = []) => ({
    phase: 'hazards',
    dice: Array.from({ length: 4 * losers.length + 2 * others.length }, () => 1),
    players: {
      Ann: { deck, hand: ['Escape'], companies: [company('Bree', ...losers, ...others)] },
      Bob: { ...Bob, hand: ['Goblin-faces', 'Orc-raiders'] },
    },
  });
  type Table = Parameters<Parameters<typeof scenario>[1]>[0];
  const fight = (t: Table): void => {
    attackWith(t, 'Bob', 'Goblin-faces');
    idleUntil(t, () => t.offered().includes('Dodge') || t.state.global.attack === 0);
  };
  scenario('[WH-13] Goblin-faces: Orcs and Men', (t) => {
    t.given({ ...met(['Gildor Inglorion']), dice: [] });
    attackWith(t, 'Bob', 'Goblin-faces');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 7, 'attack race': 'Man and Orc' });
  });
  scenario('[WH-13/1] Goblin-faces: of as many cards as strikes were successful, some go below', (t) => {
    t.given(met(['Sam Gamgee', 'Anborn'], ['Gildor Inglorion']));
    fight(t);
    t.player('Bob').mayChoose.exactly('Dodge', 'Cram', 'Pass');
    t.player('Bob').does('Dodge', 'Pass');
    t.player('Ann').has({ deck: ['Cram', 'Glamdring', 'Elven Cloak', 'Concealment', 'Dodge'] });
  });
  scenario('[WH-13/1] Goblin-faces: the others lie on top in the order of the attacker', (t) => {
    t.given(met(['Sam Gamgee', 'Anborn', 'Haldir']));
    fight(t);
    t.player('Bob').does('Pass');
    t.player('Bob').does('Cram', 'Dodge');
    t.player('Ann').has({ deck: ['Glamdring', 'Dodge', 'Cram', 'Elven Cloak', 'Concealment'] });
  });
  scenario('[WH-13/1] Goblin-faces: no strike succeeds, nothing is seen', (t) => {
    t.given({ ...met(['Gildor Inglorion']), dice: [6, 6] });
    fight(t);
    t.player('Bob').mayChoose.excludes('Dodge');
    t.player('Ann').has({ deck });
  });
});
