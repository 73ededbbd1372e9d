/** The Lidless Eye: commands of leaders. ME-LEADER-001..003 */
import { describe } from 'vitest';
import { borrow } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const heels = 'I’ll Be At Your Heels';
const report = 'I’ll Report You';
const secret = 'Smart and Secret';
type Card = string | object;
const atDolGuldur = (who: readonly Card[], hand: readonly Card[], phase = 'organization') => ({
  phase,
  players: { Ann: { side: 'ringwraith', hand, companies: [company('Dol Guldur', ...who)] }, Bob },
});
const captain = (...on: readonly Card[]): object => ({ card: 'Orc Captain', on });

describe('a command', () => {
  scenario(
    '[LE-195/1 LE-196/1 LE-229/1 ME-LEADER-001 ME-LEADER-003] is given to a leader, and nobody else',
    (t) => {
      t.given(atDolGuldur(['Orc Captain', 'Orc Brawler'], [heels, report, secret]));
      for (const name of [heels, report, secret]) {
        t.player('Ann').does(name);
        resolveChain(t);
        t.expect.card(name, { in: 'on of Orc Captain' });
      }
    },
  );
  scenario('[LE-195/1 ME-LEADER-001 ME-LEADER-003] where there is none it is not played', (t) => {
    t.given(atDolGuldur(['Orc Brawler'], [heels, 'Orc Captain']));
    t.player('Ann').mayNot(heels, { because: 'leader' });
  });
  scenario('[LE-195/1 LE-196/1 LE-229/1 ME-COND-4011] sends any other that he has back to hand', (t) => {
    t.given(atDolGuldur([captain(heels), 'Orc Brawler'], [report]));
    t.player('Ann').does(report);
    resolveChain(t);
    t.expect.card(heels, { in: 'hand of Ann' }).card(report, { in: 'on of Orc Captain' });
  });
  scenario('[LE-196/1 ME-LEADER-002] a second copy sends the first to hand, not to the discard pile', (t) => {
    t.given(atDolGuldur([captain({ card: report, as: 'first' })], [{ card: report, as: 'second' }]));
    t.player('Ann').does('second: in your');
    resolveChain(t);
    t.expect.card('first', { in: 'hand of Ann' }).card('second', { in: 'on of Orc Captain' });
  });
  scenario('[LE-195/4 LE-196/4 LE-229/4] may be taken back in an organization phase', (t) => {
    t.given(atDolGuldur([captain(heels)], ['Cram']));
    t.player('Ann').does(`${heels}: in your organization phase: return`);
    resolveChain(t);
    t.expect.card(heels, { in: 'hand of Ann' });
  });
});

describe('what it gives', () => {
  const with2 = (name: string) => ({
    ...atDolGuldur([], []),
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Cram'],
        companies: [
          company('Dol Guldur', { card: 'Lieutenant of Dol Guldur', on: [name, 'War-wolf'] }, 'Orc Brawler'),
          company('Minas Morgul', 'Orc Veteran'),
        ],
      },
      Bob,
    },
  });
  borrow('LE-21');
  for (const [id, name] of [
    ['LE-195', heels],
    ['LE-196', report],
    ['LE-229', secret],
  ] as const)
    scenario(`[${id}/2] the leader has 2 direct influence less`, (t) => {
      t.given(with2(name));
      t.expect.card('Lieutenant of Dol Guldur', { 'direct influence': 1 });
    });
  scenario('[LE-195/2] and never less than none', (t) => {
    t.given(atDolGuldur([captain(heels)], ['Cram']));
    t.expect.card('Orc Captain', { 'direct influence': 0 });
  });
  scenario('[LE-195/3] +1 to corruption checks in his company', (t) => {
    t.given(with2(heels));
    // An Orc Brawler has −1 by himself.
    t.expect.card('Lieutenant of Dol Guldur', { 'corruption check': 1 });
    t.expect.card('Orc Veteran', { prowess: 4 });
  });
  scenario('[LE-196/3 ME-CARD-0369] +1 prowess in his company, allies too', (t) => {
    t.given(with2(report));
    t.expect.card('Lieutenant of Dol Guldur', { prowess: 8 }).card('Orc Brawler', { prowess: 4 });
    t.expect.card('War-wolf', { prowess: 3 });
    t.expect.card('Orc Veteran', { prowess: 4 });
  });
  scenario('[LE-229/3] +1 body in his company', (t) => {
    t.given(with2(secret));
    t.expect.card('Orc Brawler', { body: 9 }).card('Orc Veteran', { body: 8 });
  });
});
