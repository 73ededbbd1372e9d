/** The Dragons: minor items. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

describe('[TD-105] Cram', () => {
  const table = (status: string) => ({
    players: {
      Ann: { companies: [company('Rivendell', { card: 'Elladan', status, on: ['Cram'] })] },
      Bob,
    },
  });
  scenario('Cram: discarded to untap its bearer', (t) => {
    t.given(table('tapped'));
    t.player('Ann').does('Cram: on your turn');
    t.expect.card('Elladan', { status: 'untapped' }).card('Cram', { in: 'discard of Ann' });
  });
  scenario('Cram: not for one who is untapped', (t) => {
    t.given(table('untapped'));
    t.player('Ann').mayChoose.excludes('Cram: on your turn');
  });
  scenario('Cram: a fifth region for the company of its bearer', (t) => {
    t.given(table('untapped'));
    t.player('Ann').does('Elladan: declare movement');
    t.player('Ann').mayChoose.excludes('Pelargir');
  });
  scenario('Cram: with it, farther sites can be reached', (t) => {
    t.given(table('untapped'));
    t.player('Ann').does('Cram: in your organization phase', 'Elladan: declare movement');
    t.player('Ann').mayChoose.includes('Thranduil’s Halls');
  });
});
