/** The Two Towers: sites. */
import { invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(minion('Uruk one', { race: 'Uruk-hai', culture: 'Isengard', twilight: 5 }), shadowCondition('Rubble'));
const deep = (at: number) => ({
  phase: 'shadow alone',
  twilight: 20,
  path: [{ card: 'Deep of Helm', number: 5 }],
  players: {
    Ann: { companions: [frodo()], site: at },
    Bob: { hand: [{ card: 'Uruk one', as: 'first' }, { card: 'Uruk one', as: 'second' }, 'Rubble'] },
  },
});
scenario('[4_347] the first Uruk-hai of a turn costs 3 less', (t) => {
  t.given(deep(5));
  t.player('Bob').does('first: play');
  t.expect.table({ twilight: 18 }).card('second', { 'twilight cost': 5 });
});
scenario('[4_347, LR-ACTIVE-006] only while the fellowship is there', (t) => {
  t.given(deep(4));
  t.expect.card('first', { 'twilight cost': 5 });
});
