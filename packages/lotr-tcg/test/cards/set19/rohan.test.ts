/** Ages End: the Rohan culture. */
import { invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli } from '../people.ts';

invent(minion('Brute', { vitality: 4, strength: 1 }));

const eomer = { card: 'Éomer, Éored Captain', as: 'Éomer' };
const brute = (as: string, wounds: number, against: string) => ({ card: 'Brute', as, wounds, against });
const fights = {
  phase: 'skirmishes alone',
  players: {
    Ann: { companions: [frodo(), eomer, gimli({ wounds: 1 })] },
    Bob: {
      minions: [brute('first', 1, 'Éomer'), brute('second', 2, 'Éomer'), brute('third', 3, 'Gimli')],
      hand: [],
    },
  },
};
scenario('[19_25] Éomer is not stronger before his skirmish', (t) => {
  t.given(fights);
  t.expect.card('Éomer', { strength: 7 });
});
scenario('[19_25] he is stronger by two for each wound on each minion that he fights', (t) => {
  t.given({
    ...fights,
    phase: 'skirmish',
    skirmish: 'Éomer',
    players: {
      ...fights.players,
      Ann: { ...fights.players.Ann, hand: [{ card: 'Hobbit Intuition', as: 'Intuition' }] },
    },
  });
  t.expect.card('Éomer', { strength: 7 + 3 * 2 }).card('Gimli', { strength: 6 });
});
