/** Rise of Saruman: the Uruk-hai culture. */
import { invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli } from '../people.ts';

invent(
  minion('White Uruk', { culture: 'Uruk-hai', race: 'Uruk-hai', siteNumber: 5 }),
  minion('Foreign Uruk', { culture: 'Isengard', race: 'Uruk-hai', siteNumber: 5 }),
  shadowCondition('Filler'),
);

const scout = (more: object = {}) => ({ card: 'White Hand Scout', as: 'Scout', ...more });
for (const [site, uruk, foreign] of [
  [4, 2 + 2 - 1, 2 + 2],
  [5, 2, 2],
] as const)
  scenario(`[17_130] at site ${site} an Uruk-hai minion costs ${uruk} beside White Hand Scout`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo()], site },
        Bob: { minions: [scout()], hand: ['White Uruk', 'Foreign Uruk', scout({ as: 'second' })] },
      },
    });
    t.expect
      .card('White Uruk', { price: uruk })
      .card('Foreign Uruk', { price: foreign })
      .card('second', { price: uruk });
  });
scenario('[17_130] two of them take the whole penalty off, and no more', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()], site: 1 },
      Bob: { minions: [scout(), scout({ as: 'b' }), scout({ as: 'c' })], hand: ['White Uruk', 'Filler'] },
    },
  });
  t.expect.card('White Uruk', { price: 2 });
});
scenario(
  '[17_130, LR-HUNTER-001] White Hand Scout hunts with two more strength, and does two wounds',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: { Ann: { companions: [frodo(), gimli()] }, Bob: { minions: [scout({ against: 'Gimli' })] } },
    });
    // 7 against 6.
    t.expect.card('Gimli', { wounds: 2 }).card('Scout', { wounds: 0, strength: 5 });
  },
);
