/** How many a company may be away from a Haven, whoever comes: Hobbits count half, followers come along. ME-COMPANY-502 */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

const freed = (card: string) => ({ card, uncontrolled: true });
const men = ['Beretar', 'Anborn', 'Balin', 'Bofur', 'Orophin', 'Elladan', 'Elrohir'];
const many = (n: number) => men.slice(0, n).map(freed);

describe('joining', () => {
  const meeting = (at: string, there: readonly object[], ...comers: readonly (string | object)[]) => ({
    players: { Ann: { companies: [company(at, ...there), company(at, ...comers)] }, Bob },
  });
  const asks = (t: Parameters<Parameters<typeof scenario>[1]>[0], who: string): void => {
    t.player('Ann').does(`${who}: regroup`, who);
  };
  scenario('[ME-COMPANY-502 ME-COMPANY-500] a seventh may come', (t) => {
    t.given(meeting('Bree', many(6), 'Haldir', 'Théoden'));
    asks(t, 'Haldir');
    t.player('Ann').mayChoose.includes('Join the company of Beretar');
  });
  scenario('[ME-COMPANY-502] an eighth may not', (t) => {
    t.given(meeting('Bree', many(7), 'Haldir', 'Théoden'));
    asks(t, 'Haldir');
    t.player('Ann').mayChoose.exactly('Form a company of his own', 'Follow Théoden');
  });
  scenario('[ME-COMPANY-502] at a Haven he may', (t) => {
    t.given(meeting('Rivendell', many(7), 'Haldir', 'Théoden'));
    asks(t, 'Haldir');
    t.player('Ann').mayChoose.includes('Join the company of Beretar');
  });
  scenario('[ME-COMPANY-502 ME-COMPANY-002] seven and a Hobbit are too many', (t) => {
    t.given(meeting('Bree', many(7), 'Frodo', 'Théoden'));
    t.player('Ann').does('Frodo: regroup', 'Frodo');
    t.expect.card('Frodo', { in: 'company of company 3' });
  });
  scenario('[ME-COMPANY-502 ME-COMPANY-002] six and two Hobbits are not', (t) => {
    t.given(meeting('Bree', [...many(6), freed('Fatty Bolger')], 'Frodo', 'Théoden'));
    asks(t, 'Frodo');
    t.player('Ann').mayChoose.includes('Join the company of Beretar');
  });
  scenario('[ME-COMPANY-502 ME-INFL-512] who has a follower needs room for both', (t) => {
    t.given(meeting('Bree', many(6), 'Théoden', { card: 'Haldir', leader: 'Théoden' }, 'Celeborn'));
    t.player('Ann').does('Théoden: regroup', 'Théoden');
    t.expect.card('Théoden', { in: 'company of company 3' }).card('Haldir', { in: 'company of company 3' });
  });
  scenario('[ME-COMPANY-502 ME-INFL-512] of five and two there is room', (t) => {
    t.given(meeting('Bree', many(5), 'Théoden', { card: 'Haldir', leader: 'Théoden' }, 'Celeborn'));
    asks(t, 'Théoden');
    t.player('Ann').mayChoose.includes('Join the company of Beretar');
  });
});

describe('coming into play', () => {
  const home = (there: readonly object[]) => ({
    players: { Ann: { hand: ['Sam Gamgee'], companies: [company('Bag End', ...there)] }, Bob },
  });
  scenario('[ME-COMPANY-502 ME-COMPANY-002] a Hobbit finds room beside six and another', (t) => {
    t.given(home([...many(6), freed('Frodo')]));
    t.player('Ann').does('Sam Gamgee: bring');
    t.expect.card('Sam Gamgee', { in: 'company of company 1' });
  });
  scenario('[ME-COMPANY-502] and none beside seven', (t) => {
    t.given(home(many(7)));
    t.player('Ann').mayNot('Sam Gamgee', { to: 'bringIn' });
  });
});

scenario('[ME-CHAR-501 ME-ORG-004] in the block of changes only characters are brought in', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Glamdring', 'Haldir', 'Orc-guard', 'Smoke Rings'],
        companies: [company('Rivendell', 'Elladan', 'Elrohir')],
      },
      Bob,
    },
  });
  t.player('Ann').does('Elladan: regroup');
  t.player('Ann').mayChoose.exactly(
    'Done',
    'Haldir: bring into play',
    'Elladan',
    'Elladan: discard',
    'Elrohir',
    'Elrohir: discard',
  );
});
