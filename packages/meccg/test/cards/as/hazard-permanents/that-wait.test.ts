/** Against the Shadow: hazard permanent-events that wait for their time. */
import { describe } from 'vitest';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../../table.ts';

describe('[AS-34] Power Built by Waiting', () => {
  const waiting = (status: string, who: readonly string[] = ['Elladan', 'Elrohir', 'Haldir']) =>
    going(['Orc-guard'], who, {}, { events: [{ card: 'Power Built by Waiting', status }] });
  scenario('[AS-34/2] taps for one hazard more', (t) => {
    t.given(waiting('untapped'));
    t.expect.table({ hazardLimit: 3 });
    t.player('Bob').does('Power Built by Waiting: in');
    resolveChain(t);
    t.expect.table({ hazardLimit: 4 }).card('Power Built by Waiting', { status: 'tapped' });
  });
  scenario('[AS-34/4] two of the limit untap it', (t) => {
    t.given(waiting('tapped'));
    t.player('Bob').does('Power Built by Waiting: in');
    resolveChain(t);
    t.expect
      .table({ hazardsDeclared: 2, hazardLimit: 3 })
      .card('Power Built by Waiting', { status: 'untapped' });
  });
  scenario('[AS-34/4] not with one left', (t) => {
    const { players, ...rest } = waiting('tapped', ['Elladan', 'Elrohir']);
    t.given({
      ...rest,
      players: { ...players, Bob: { ...players.Bob, hand: ['Minions Stir', 'Orc-guard'] } },
    });
    t.player('Bob').does('Minions Stir: as');
    t.player('Bob').mayChoose.excludes('Power Built by Waiting: in');
  });
  scenario('[AS-34/3] it does not untap in an untap phase', (t) => {
    t.given({
      phase: 'untap',
      active: 'Bob',
      players: {
        Ann: { companies: [company('Moria', 'Elladan')] },
        Bob: {
          ...Bob,
          companies: [company('Edhellond', { card: 'Ioreth', status: 'tapped' })],
          events: [{ card: 'Power Built by Waiting', status: 'tapped' }],
          hand: ['Twilight'],
        },
      },
    });
    idleUntil(t, () => t.state.global.phase === 2);
    t.expect.card('Power Built by Waiting', { status: 'tapped' }).card('Ioreth', { status: 'untapped' });
  });
});
