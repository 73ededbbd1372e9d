/** Influence: general and direct, followers, bonuses that count only against some. ME-INFL-500..523 */
import { describe } from 'vitest';
import { influenceAgainst, named } from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

describe('general influence', () => {
  const ruled = (...characters: readonly (string | object)[]) => ({
    players: { Ann: { companies: [company('Edhellond', ...characters)] }, Bob },
  });
  scenario('[ME-INFL-002 ME-INFL-500] twenty points of general influence', (t) => {
    t.given(ruled('Elladan', 'Fatty Bolger'));
    t.player('Ann').has({ 'general influence': 20, 'general influence left': 13 });
  });
  scenario('[ME-CHAR-005 ME-CHAR-509 ME-INFL-2000] each mind takes as many of them', (t) => {
    t.given(ruled('Elladan', 'Fatty Bolger'));
    t.expect.card('Elladan', { mind: 4 }).card('Fatty Bolger', { mind: 3 });
    t.player('Ann').has({ 'general influence used': 7 });
  });
  scenario('[ME-CHAR-005] or as many of a leader', (t) => {
    t.given(ruled('Alatar', { card: 'Elladan', leader: 'Alatar' }));
    t.expect.card('Alatar', { 'direct influence left': 6 });
    t.player('Ann').has({ 'general influence used': 0 });
  });
  scenario('[ME-INFL-520] an avatar takes none', (t) => {
    t.given(ruled('Alatar', 'Elladan'));
    t.player('Ann').has({ 'general influence used': 4 });
  });

  scenario('[ME-INFL-506 ME-INFL-4011] what is left never falls below nothing', (t) => {
    t.given({
      players: { Ann: { companies: [company('Rivendell', 'Elrond', 'Glorfindel II', 'Théoden')] }, Bob },
    });
    t.player('Ann').has({ 'general influence used': 24, 'general influence left': 0 });
  });
});

describe('followers', () => {
  const atRivendell = (...more: readonly object[]) => ({
    players: {
      Ann: { companies: [company('Rivendell', 'Elrond', 'Haldir', 'Orophin'), ...more] },
      Bob,
    },
  });
  scenario('[ME-INFL-508 ME-CHAR-003] a character leads another by direct influence', (t) => {
    t.given(atRivendell());
    t.player('Ann').has({ 'general influence used': 15 });
    t.player('Ann').does('Elrond: regroup', 'Haldir', 'Follow Elrond');
    t.expect.card('Haldir', { leader: 'Elrond' });
    t.player('Ann').has({ 'general influence used': 12 });
  });
  scenario('[ME-INFL-001 ME-INFL-509 ME-INFL-4004] as many minds as he has of it, and no more', (t) => {
    t.given(atRivendell());
    t.expect.card('Elrond', { 'direct influence left': 4 });
    t.player('Ann').does('Elrond: regroup', 'Haldir', 'Follow Elrond', 'Orophin');
    // One point is left, and Orophin has a mind of 2.
    t.expect.card('Elrond', { 'direct influence left': 1 });
    t.player('Ann').mayChoose.excludes('Follow Elrond');
  });
  for (const at of ['Rivendell', 'Bree'])
    scenario(`[ME-INFL-511] nobody of another company, at ${at}`, (t) => {
      t.given(atRivendell(company(at, 'Adrazar', 'Bofur')));
      t.player('Ann').does('Elrond: regroup', 'Bofur');
      t.player('Ann').mayChoose.excludes('Follow Elrond');
    });
  scenario('[ME-INFL-512] who follows goes where his leader goes', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', 'Elladan', 'Elrond', { card: 'Haldir', leader: 'Elrond' })] },
        Bob,
      },
    });
    t.player('Ann').does('Elladan: regroup', 'Elrond');
    t.expect.card('Elrond', { in: 'company of company 2' }).card('Haldir', { in: 'company of company 2' });
  });

  scenario('[ME-INFL-512 ME-CHAR-003] a follower leads nobody', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Edhellond', 'Alatar', { card: 'Théoden', leader: 'Alatar' }, 'Haldir', 'Orophin'),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Alatar: regroup', 'Haldir');
    t.player('Ann').mayChoose.includes('Follow Alatar');
    t.player('Ann').mayChoose.excludes('Follow Théoden');
  });

  scenario(
    '[ME-INFL-518 ME-INFL-4013 ME-DISC-2001] when a leader leaves, his follower stays and costs nothing for now',
    (t) => {
      t.given({
        phase: 'corruption check',
        check: { character: 'Théoden', modifier: -1 },
        dice: [1, 1],
        players: {
          Ann: {
            companies: [
              company(
                'Edoras',
                { card: 'Théoden', on: ['Glamdring'] },
                { card: 'Haldir', leader: 'Théoden' },
                'Elladan',
              ),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Roll');
      t.expect
        .card('Théoden', { in: 'discard of Ann' })
        .card('Glamdring', { in: 'discard of Ann' })
        .card('Haldir', { in: 'company of company 1', leader: 'none', uncontrolled: true });
      t.player('Ann').has({ 'general influence used': 4 });
    },
  );

  const freed = (name: string) => ({ card: name, uncontrolled: true });
  const organizing = (hand: readonly string[], ...characters: readonly (string | object)[]) => ({
    players: { Ann: { hand, companies: [company('Rivendell', ...characters)] }, Bob },
  });
  scenario('[ME-INFL-518] whom nobody can control at the end of the next one goes himself', (t) => {
    t.given(organizing([], 'Elrond', 'Glorfindel II', freed('Haldir')));
    t.player('Ann').has({ 'general influence used': 18 }).does('Pass');
    // Elrond and Glorfindel are not asked for.
    t.expect
      .card('Haldir', { in: 'discard of Ann' })
      .card('Elrond', { in: 'company of company 1' })
      .card('Glorfindel II', { in: 'company of company 1' });
  });
  scenario('[ME-INFL-518] where general influence is enough he comes under it', (t) => {
    t.given(organizing([], 'Elrond', freed('Haldir')));
    t.player('Ann').has({ 'general influence used': 10 }).does('Pass');
    t.expect.card('Haldir', { in: 'company of company 1', uncontrolled: false });
    t.player('Ann').has({ 'general influence used': 13 });
  });
  scenario('[ME-INFL-518] and so does one whom another can lead', (t) => {
    t.given(organizing([], 'Elrond', 'Glorfindel II', freed('Haldir')));
    t.player('Ann').does('Elrond: regroup', 'Haldir', 'Follow Elrond', 'Done', 'Pass');
    t.expect.card('Haldir', { in: 'company of company 1', leader: 'Elrond' });
  });
  scenario('[ME-INFL-518] of two for whom there is not enough, one is chosen', (t) => {
    t.given(organizing([], 'Elrond', 'Elladan', freed('Haldir'), freed('Elrohir')));
    t.player('Ann').has({ 'general influence used': 14 }).does('Pass');
    t.player('Ann').mayChoose.exactly('Haldir', 'Elrohir');
    t.player('Ann').does('Haldir');
    t.expect.card('Elrohir', { in: 'company of company 1', uncontrolled: false });
  });
  scenario('[ME-INFL-518 ME-ORG-505] one who came this turn goes back before him', (t) => {
    t.given(organizing(['Elrohir'], 'Elrond', 'Elladan', freed('Haldir')));
    t.player('Ann').does('Elrohir: bring', 'Join Elrond', 'General influence', 'Done', 'Pass');
    t.expect.card('Elrohir', { in: 'hand of Ann' }).card('Haldir', { in: 'company of company 1' });
  });
  scenario('[ME-INFL-522] where all are their player’s own doing, he chooses among all', (t) => {
    t.given(organizing([], 'Elrond', 'Glorfindel II', 'Haldir'));
    t.player('Ann').has({ 'general influence used': 21 }).does('Pass');
    t.player('Ann').mayChoose.exactly('Elrond', 'Glorfindel II', 'Haldir');
  });
});

describe('influence against some', () => {
  invent('Friend of the Blue Mountains', 'TW-164', influenceAgainst(5, named('Blue Mountain Dwarves')));
  const friend = (phase: string, hand: readonly string[]) => ({
    phase,
    players: {
      Ann: {
        hand,
        companies: [company('Blue Mountain Dwarf-hold', 'Friend of the Blue Mountains', 'Bofur')],
      },
      Bob,
    },
  });
  scenario('[ME-FAQ-003] what names a faction does not count for Dwarves who live there', (t) => {
    t.given(friend('organization', []));
    t.expect.card('Friend of the Blue Mountains', { 'direct influence left': 0 });
    t.player('Ann').does('Friend of the Blue Mountains: regroup', 'Bofur');
    t.player('Ann').mayChoose.excludes('Follow Friend of the Blue Mountains');
  });
  scenario('[ME-FAQ-003] but for the faction itself', (t) => {
    const { phase, players } = friend('at the site', ['Blue Mountain Dwarves', 'Smoke Rings']);
    t.given({ phase, players: { ...players, Ann: { ...players.Ann, discard: ['Dodge'] } } });
    t.player('Ann').does('Blue Mountain Dwarves: ', 'Friend of the Blue Mountains');
    // An Elf is worth −2 to them.
    t.expect.table({ 'attempt modifier': 3 });
  });
  scenario('[ME-INFL-513] a bonus against Elves leads an Elf and nobody else', (t) => {
    t.given({
      players: { Ann: { companies: [company('Rivendell', 'Glorfindel II', 'Haldir', 'Fatty Bolger')] }, Bob },
    });
    t.player('Ann').does('Glorfindel II: regroup', 'Fatty Bolger');
    t.expect.card('Fatty Bolger', { leader: 'none', in: 'company of company 2' });
    t.player('Ann').does('Haldir');
    t.player('Ann').mayChoose.includes('Follow Glorfindel II');
  });

  scenario('[ME-INFL-515 ME-INFL-2002] it counts once, and is used up before what has no such limit', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company(
              'Rivendell',
              'Glorfindel II',
              { card: 'Orophin', leader: 'Glorfindel II' },
              'Bofur',
              'Anborn',
            ),
          ],
        },
        Bob,
      },
    });
    // Of 2 and 1 against Elves, Orophin takes the 1 and one more.
    t.expect.card('Glorfindel II', { 'direct influence left': 1 });
    t.player('Ann').does('Glorfindel II: regroup', 'Bofur');
    t.player('Ann').mayChoose.excludes('Follow Glorfindel II');
  });

  scenario('[ME-INFL-515] of two such bonuses the second gives what the first has left to be needed', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company(
              'Rivendell',
              { card: 'Glorfindel II', on: ['Elf-stone'] },
              { card: 'Orophin', leader: 'Glorfindel II' },
            ),
          ],
        },
        Bob,
      },
    });
    // Orophin takes the 1 of his leader and 1 of the 2 of the stone; the other is for Elves only.
    t.expect.card('Glorfindel II', { 'direct influence left': 2 });
  });

  scenario('[ME-INFL-516] a bonus against a faction leads no character', (t) => {
    t.given({
      players: { Ann: { companies: [company('Pelargir', 'Adrazar', 'Anborn', 'Orophin')] }, Bob },
    });
    t.player('Ann').does('Adrazar: regroup', 'Orophin');
    t.player('Ann').mayChoose.excludes('Follow Adrazar');
  });

  /** Balin leads Bofur, and tries to win Dwarves. */
  const winning = (dice: readonly number[]) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: {
        hand: ['Blue Mountain Dwarves', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [
          company('Blue Mountain Dwarf-hold', 'Balin', {
            card: 'Bofur',
            leader: 'Balin',
            status: 'tapped',
          }),
        ],
      },
      Bob,
    },
  });
  scenario('[ME-INFL-4001 ME-INFL-513] a bonus for Dwarves and their factions is one pool', (t) => {
    t.given(winning([5, 2]));
    // 7, +2 for a Dwarf, +1 of the 3 that Bofur leaves: 10 is more than 9. Twice the bonus would leave 2.
    t.player('Ann').does('Blue Mountain Dwarves', 'Pass');
    t.expect.card('Blue Mountain Dwarves', { in: 'factions of Ann' });
  });

  scenario('[ME-INFL-4001] what a follower uses of it is gone', (t) => {
    t.given(winning([5, 1]));
    t.player('Ann').does('Blue Mountain Dwarves', 'Pass');
    t.expect.card('Blue Mountain Dwarves', { in: 'discard of Ann' });
  });
});
