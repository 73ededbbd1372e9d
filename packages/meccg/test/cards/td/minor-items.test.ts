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

describe('[TD-158] Thrór’s Map', () => {
  const reading = (at: string, siteTapped: boolean, more: object = {}) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Glamdring'],
        companies: [{ ...company(at, { card: 'Legolas', on: ['Thrór’s Map'] }, 'Elladan'), siteTapped }],
        ...more,
      },
      Bob,
    },
  });
  scenario('discarded to untap a Dragon’s lair', (t) => {
    t.given(reading('The Lonely Mountain', true));
    t.player('Ann').mayNot('Glamdring', { because: 'the site is tapped' });
    t.player('Ann').does('Thrór’s Map: on your turn');
    t.expect.card('Thrór’s Map', { in: 'discard of Ann' });
    t.player('Ann').mayChoose.includes('Glamdring: play');
  });
  scenario('not one that is untapped', (t) => {
    t.given(reading('The Lonely Mountain', false));
    t.player('Ann').mayNot('Thrór’s Map', { to: 'its text', because: 'Dragon' });
  });
  scenario('not one that Orcs guard', (t) => {
    t.given(reading('Moria', true));
    t.player('Ann').mayNot('Thrór’s Map', { to: 'its text', because: 'Dragon' });
  });
  scenario('[ME-SITE-4013] not one where its bearer is not', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            { ...company('The Lonely Mountain', 'Elladan'), siteTapped: true },
            company('Bree', { card: 'Legolas', on: ['Thrór’s Map'] }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Thrór’s Map', { to: 'its text', because: 'Dragon' });
  });
  scenario('not one whose Dragon is gone', (t) => {
    t.given(reading('The Lonely Mountain', true, { points: ['Smaug'] }));
    t.player('Ann').mayNot('Thrór’s Map', { to: 'its text', because: 'Dragon' });
  });
});
