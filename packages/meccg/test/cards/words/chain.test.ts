/** Cards that wait in the chain of effects: which of them can be cancelled, and by whom. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('what would send a company back', () => {
  const terror = (more: readonly string[], ...others: readonly object[]) => ({
    phase: 'hazards',
    dice: [6, 6],
    players: {
      Ann: {
        companies: [
          {
            ...company('Lórien', { card: 'Anborn', on: others.length === 0 ? ['Goldberry'] : [] }, 'Elladan'),
            as: 'riders',
            movesTo: 'Dol Guldur',
          },
          ...others,
        ],
      },
      Bob: { ...Bob, hand: ['Seized by Terror', ...more] },
    },
  });
  for (const target of ['Anborn', 'Elladan'])
    scenario(`[TW-245] is the only effect of the chain that Goldberry cancels: on ${target}`, (t) => {
      t.given({ ...terror(['Minions Stir', 'Cram']), dice: [] });
      t.player('Bob').does('Seized by Terror: as', target);
      t.player('Ann').does('Pass');
      t.player('Bob').does('Minions Stir: as');
      t.player('Ann').does('Goldberry');
      resolveChain(t);
      t.expect
        .card('Seized by Terror', { in: 'discard of Bob' })
        .card('Minions Stir', { in: 'events of Bob' })
        .card(target, { in: 'company of riders' });
    });
  scenario('[TW-245] nor does she when only others are declared', (t) => {
    t.given({ ...terror(['Minions Stir', 'Cram']), dice: [] });
    t.player('Bob').does('Minions Stir: as');
    t.player('Ann').mayNot('Goldberry', { because: 'nothing to choose' });
  });
  scenario('[TW-245] nor what sends another company back', (t) => {
    t.given(terror([], company('Bree', { card: 'Haldir', on: ['Goldberry'] })));
    t.player('Bob').does('Seized by Terror: as', 'Anborn');
    t.expect.card('Seized by Terror', { in: 'discard of Bob' }).card('Goldberry', { status: 'untapped' });
  });
});
