/** The end of the organization phase: who cannot be controlled any more, at the very boundary. ME-INFL, ME-ORG */
import { exactly, forbid, host, modifier } from '@westmarch/kernel';
import { describe } from 'vitest';
import { leaving } from '../../../src/rules/chain/forbidden.ts';
import { cannotFollow } from '../../../src/rules/influence/influence.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

invent('Oath of Staying', 'TW-198', forbid(leaving, { of: exactly(host) }));
invent('Pride', 'TW-198', modifier({ attribute: cannotFollow, of: exactly(host), by: 1 }));

const freed = (card: string) => ({ card, uncontrolled: true });
const organizing = (...companies: readonly object[]) => ({ players: { Ann: { companies }, Bob } });
const one = (...characters: readonly (string | object)[]) => organizing(company('Rivendell', ...characters));

describe('general influence of exactly twenty', () => {
  scenario('[ME-INFL-518] is enough for one whose leader has left', (t) => {
    t.given(one('Elrond', 'Glorfindel II', freed('Bofur')));
    t.player('Ann').has({ 'general influence used': 18 }).does('Pass');
    t.expect.card('Bofur', { in: 'company of company 1', uncontrolled: false });
    t.player('Ann').has({ 'general influence used': 20 });
  });
  scenario('[ME-INFL-518] twenty-one is not, wherever he is', (t) => {
    t.given(organizing(company('Rivendell', 'Elrond', 'Glorfindel II'), company('Moria', freed('Haldir'))));
    t.player('Ann').does('Pass');
    t.expect.card('Haldir', { in: 'discard of Ann' });
    // His company has ended.
    t.player('Ann').has({ locationDeck: { includes: ['Moria'] } });
  });
  scenario('[ME-INFL-518] each of several counts', (t) => {
    t.given(one('Elrond', 'Celeborn', freed('Bofur'), freed('Anborn')));
    t.player('Ann').does('Pass').has({ 'general influence used': 20 });
    t.expect.card('Bofur', { uncontrolled: false }).card('Anborn', { uncontrolled: false });
  });
  scenario('[ME-INFL-522] is not too much', (t) => {
    t.given(one('Elrond', 'Glorfindel II', 'Bofur'));
    t.player('Ann').has({ 'general influence used': 20 }).does('Pass');
    t.expect.card('Bofur', { in: 'company of company 1' });
  });
});

describe('more than twenty', () => {
  scenario('[ME-INFL-522 ME-ORG-503] neither a Wizard nor a follower is discarded for it', (t) => {
    t.given(one('Alatar', 'Elrond', 'Glorfindel II', 'Haldir', { card: 'Orophin', leader: 'Elrond' }));
    t.player('Ann').has({ 'general influence used': 21 }).does('Pass');
    t.player('Ann').mayChoose.exactly('Elrond', 'Glorfindel II', 'Haldir');
    t.player('Ann').does('Haldir');
    t.expect.card('Haldir', { in: 'discard of Ann' }).card('Glorfindel II', { in: 'company of company 1' });
  });
  scenario('[ME-INFL-522] nor who may not leave', (t) => {
    t.given(one('Elrond', { card: 'Glorfindel II', on: ['Oath of Staying'] }, 'Haldir'));
    t.player('Ann').does('Pass').mayChoose.exactly('Elrond', 'Haldir');
  });
  scenario('[ME-INFL-518] of those whose leaders have left, too', (t) => {
    t.given(
      one(
        'Elrond',
        'Glorfindel II',
        { ...freed('Haldir'), on: ['Oath of Staying'] },
        freed('Bofur'),
        freed('Anborn'),
      ),
    );
    t.player('Ann').does('Pass').mayChoose.exactly('Bofur', 'Anborn');
  });
  scenario(
    '[ME-INFL-518 ME-INFL-522] one who must stay counts from then on, and another goes for him',
    (t) => {
      t.given(one('Elrond', 'Glorfindel II', { ...freed('Haldir'), on: ['Oath of Staying'] }));
      t.player('Ann').has({ 'general influence used': 18 }).does('Pass');
      t.player('Ann').has({ 'general influence used': 21 }).mayChoose.exactly('Elrond', 'Glorfindel II');
    },
  );
  scenario('[ME-ORG-505] who came this turn goes back, and his company ends', (t) => {
    t.given(
      organizing(
        company('Rivendell', 'Elrond', 'Glorfindel II'),
        company('Moria', { card: 'Haldir', arrived: true }),
      ),
    );
    t.player('Ann').does('Pass');
    t.expect.card('Haldir', { in: 'hand of Ann' });
    t.player('Ann').has({ locationDeck: { includes: ['Moria'] } });
  });
  scenario('[ME-ORG-505] but not where all can be held', (t) => {
    t.given(one('Elrond', 'Glorfindel II', { card: 'Bofur', arrived: true }));
    t.player('Ann').does('Pass');
    t.expect.card('Bofur', { in: 'company of company 1' });
  });
  scenario('[ME-ORG-505] a Wizard who came stays', (t) => {
    t.given(one({ card: 'Alatar', arrived: true }, 'Elrond', 'Glorfindel II', 'Haldir'));
    t.player('Ann').does('Pass').mayChoose.exactly('Elrond', 'Glorfindel II', 'Haldir');
  });
});

describe('leaders', () => {
  scenario(
    '[ME-INFL-509 ME-INFL-522] who cannot hold all: one of his stands under general influence',
    (t) => {
      t.given(
        one(
          'Théoden',
          { card: 'Orophin', leader: 'Théoden' },
          { card: 'Anborn', leader: 'Théoden' },
          'Elrond',
          { card: 'Haldir', leader: 'Elrond' },
        ),
      );
      t.player('Ann').does('Pass').mayChoose.exactly('Orophin', 'Anborn');
      t.player('Ann').does('Anborn');
      t.expect
        .card('Anborn', { leader: 'none', in: 'company of company 1' })
        .card('Orophin', { leader: 'Théoden' })
        .card('Haldir', { leader: 'Elrond' });
    },
  );
  for (const [burden, leader] of [
    ['Pride', 'none'],
    ['Cram', 'Elrond'],
  ])
    scenario(`whom no one can lead any more leaves his leader: ${burden}`, (t) => {
      t.given(one('Elrond', { card: 'Haldir', leader: 'Elrond', on: [burden] }));
      t.player('Ann').does('Pass');
      t.expect.card('Haldir', { leader, in: 'company of company 1', uncontrolled: false });
      t.player('Ann').has({ 'general influence used': leader === 'none' ? 13 : 10 });
    });
});
