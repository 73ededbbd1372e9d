/** The Two Towers: the Shire culture. */
import { companion, invent, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  pause,
  companion('Unbound friend'),
  companion('Bound friend', { keyword: ['Ring-bound'] }),
  minion('Orc of Sauron', { culture: 'Sauron', strength: 9 }),
  minion('Orc of Moria', { strength: 9 }),
  minion('Uruk of the test', { race: 'Uruk-hai', strength: 9 }),
);
for (const [id, hobbit, foe, other] of [
  ['4_311', 'Merry, Unquenchable Hobbit', 'Orc of Sauron', 'Uruk of the test'],
  ['4_313', 'Pippin, Just a Nuisance', 'Uruk of the test', 'Orc of Sauron'],
] as const) {
  const saved = (minion: string, whom: string, more: object = {}) => ({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), { card: hobbit, as: 'hobbit' }, 'Unbound friend', 'Bound friend'],
        support: ['Pause'],
      },
      Bob: { minions: [{ card: minion, as: 'foe', against: whom, ...more }] },
    },
  });
  scenario(`[${id}, LR-SKIRM-015] ${hobbit} goes, and the ${foe} leaves the skirmish as its loser`, (t) => {
    t.given(saved(foe, 'Unbound friend'));
    t.player('Ann').does('hobbit');
    t.expect
      .card('hobbit', { in: 'discard of Ann' })
      .card('foe', { in: 'minions of Bob', wounds: 0, against: 'none' })
      .card('Unbound friend', { wounds: 0 });
  });
  scenario(`[${id}] nobody else leaves it`, (t) => {
    t.given(saved(other, 'Unbound friend'));
    t.player('Ann').does('hobbit');
    t.expect.card('foe', { against: 'Unbound friend' });
  });
  scenario(`[${id}, LR-RING-008] nor one that fights a Ring-bound companion`, (t) => {
    t.given(saved(foe, 'Bound friend'));
    t.player('Ann').does('hobbit');
    t.expect.card('foe', { against: 'Bound friend' });
  });
  scenario(`[${id}] not while he is assigned himself`, (t) => {
    t.given(saved(foe, 'hobbit'));
    t.player('Ann').mayNot('hobbit', { because: 'is not assigned to a skirmish' });
  });
}

scenario('[4_311] Merry, Unquenchable Hobbit: an Orc of another culture stays', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), { card: 'Merry, Unquenchable Hobbit', as: 'Merry' }, 'Unbound friend'],
        support: ['Pause'],
      },
      Bob: { minions: [{ card: 'Orc of Moria', as: 'foe', against: 'Unbound friend' }] },
    },
  });
  t.player('Ann').does('Merry');
  t.expect.card('foe', { against: 'Unbound friend' });
});

const angry = (burdens: number, strength: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Sam, Son of Hamfast', as: 'Sam' }],
      hand: [{ card: 'Impatient and Angry', as: 'Angry' }],
      burdens,
    },
    Bob: { minions: [{ card: strength, as: 'foe', against: 'Sam' }] },
  },
});
scenario('[4_307] Sam wins with three more, and a burden may go', (t) => {
  t.given(angry(2, 'Goblin Runner'));
  t.player('Ann').does('Angry', 'Yes').has({ burdens: 1 });
  t.expect.card('Sam', { wounds: 1 });
});
scenario('[4_307] Sam loses, and none goes', (t) => {
  t.given(angry(2, 'Orc of Sauron'));
  t.player('Ann').does('Angry').has({ burdens: 2 });
});
