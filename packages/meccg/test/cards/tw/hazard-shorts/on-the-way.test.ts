/** The Wizards: hazard short-events that meet a company on its way. */
import { describe } from 'vitest';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../../table.ts';

describe('[TW-53] Lost in Free-domains', () => {
  const toGondor = (hand: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: {
        companies: [
          { ...company('Edhellond', 'Elladan'), as: 'lost', movesTo: 'Minas Tirith' },
          { ...company('Rivendell', 'Elrohir'), as: 'others' },
        ],
      },
      Bob: { ...Bob, companies: [company('Lórien', 'Ioreth')], hand },
    },
  });
  scenario('[ME-CARD-0423] the company does nothing in its site phase, others do', (t) => {
    t.given(toGondor(['Lost in Free-domains', 'Orc-guard']));
    t.player('Bob').does('Lost in Free-domains: as');
    resolveChain(t);
    idleUntil(t, () => t.offered().includes('Yes') || t.state.global.phase === 6);
    t.expect.table({ phase: 'site' });
    t.expect.card('Elrohir', { at: 'Rivendell' });
    t.player('Ann').does('No');
    idleUntil(t, () => t.offered().includes('Yes') || t.state.global.phase === 6);
    t.expect.table({ phase: 'end-of-turn' });
  });
  scenario('[ME-CARD-0423] not without a Free-domain in the path', (t) => {
    t.given(going(['Lost in Free-domains', 'Orc-guard'], ['Elladan']));
    t.player('Bob').mayNot('Lost in Free-domains', { because: 'Free-domain' });
  });
  scenario('[ME-CARD-0423] nor on a company that stays in one', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Minas Tirith', 'Elladan')] },
        Bob: { ...Bob, hand: ['Lost in Free-domains', 'Doors of Night'] },
      },
    });
    t.player('Bob').mayNot('Lost in Free-domains', { because: 'Free-domain' });
  });
});
