/** The site phase: entering a site, and what guards it. ME-SITE */
import { describe } from 'vitest';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

describe('entering', () => {
  scenario(
    '[ME-SITE-009 ME-SITE-500 ME-SITE-507 ME-SITE-512] a company that does not enter faces nothing and plays nothing',
    (t) => {
      t.given({
        phase: 'site',
        players: { Ann: { hand: ['Glamdring'], companies: [company('Moria', 'Elladan')] }, Bob },
      });
      t.player('Ann').does('No');
      t.expect
        .card('Elladan', { status: 'untapped', 'site tapped': false })
        .card('Glamdring', { in: 'hand of Ann' });
      t.player('Ann').mayNot('Glamdring', { rule: 'ME-SITE-512' });
    },
  );

  const entering = {
    phase: 'site',
    players: {
      Ann: {
        hand: ['Concealment', 'Glamdring', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [company('Moria', 'Adrazar', 'Elladan')],
      },
      Bob,
    },
  };
  scenario('[ME-SITE-001 ME-SITE-4000] what guards the site attacks as soon as it is entered', (t) => {
    t.given(entering);
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
  });
  scenario('[ME-SITE-010 ME-SITE-2003 ME-SITE-2009] no item is played before that is over', (t) => {
    t.given(entering);
    t.player('Ann').does('Yes').mayNot('Glamdring', { to: 'playItem', rule: 'ME-SITE-2003' });
  });
  scenario('[ME-SITE-2002 ME-SITE-510] nor any resource but what bears on the attack', (t) => {
    t.given(entering);
    t.player('Ann').does('Yes').mayNot('Smoke Rings', { rule: 'ME-SITE-2002' });
    t.player('Ann').mayChoose.includes('Concealment: ');
  });
  scenario('[ME-SITE-505 ME-SITE-4004] to cancel it is to face it: then all that is open', (t) => {
    t.given(entering);
    t.player('Ann').does('Yes', 'Concealment: ').mayChoose.includes('Smoke Rings', 'Glamdring: play');
  });
  scenario('[ME-SITE-505] so it is to lose against it: who is left untapped may play', (t) => {
    t.given({
      phase: 'site',
      dice: [1, 1, 1, 1],
      players: {
        Ann: { hand: ['Glamdring'], companies: [company('Glittering Caves', 'Elladan', 'Haldir')] },
        Bob,
      },
    });
    t.player('Ann').does('Yes', 'Elladan', 'No', 'Pass');
    t.expect.card('Elladan', { status: 'wounded' });
    t.player('Ann').mayChoose.includes('Glamdring: play');
  });
  scenario('[ME-SITE-501] an item taps who plays it, and the site', (t) => {
    t.given(entering);
    t.player('Ann').does('Yes', 'Concealment: ', 'Glamdring: play', 'Pass');
    t.expect
      .card('Glamdring', { in: 'on of Elladan' })
      .card('Elladan', { status: 'tapped', 'site tapped': true });
  });

  scenario('[ME-SITE-4000 ME-SITE-2000 ME-TAP-009] with nobody untapped nothing is played', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Glamdring', 'Smoke Rings'],
          discard: ['Cram'],
          companies: [
            company('Moria', { card: 'Elladan', status: 'tapped' }, { card: 'Haldir', status: 'wounded' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Glamdring', { because: 'no character', rule: 'ME-TAP-008' });
    t.player('Ann').mayChoose.exactly('Pass', 'Smoke Rings');
  });

  scenario('[ME-SITE-506 ME-SITE-4001] one that stayed faces it again', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: { Ann: { hand: ['Concealment'], companies: [company('Moria', 'Adrazar')] }, Bob },
    });
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 4 });
  });

  scenario('[ME-SITE-509 ME-SITE-4009] one whose home it is taps to cancel it; nobody else does', (t) => {
    t.given({
      phase: 'site',
      players: { Ann: { hand: ['Dodge'], companies: [company('Isengard', 'Saruman', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Yes').mayNot('Elladan', { because: 'not his home', rule: 'ME-SITE-4009' });
    t.player('Ann').does('Saruman: cancel');
    t.expect
      .card('Saruman', { status: 'tapped' })
      .card('Elladan', { status: 'untapped' })
      .table({ attack: 'none' });
  });

  scenario('[ME-SITE-511] several are faced in the order listed', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: { hand: ['Dark Quarrels', 'The Cock Crows'], companies: [company('Barad-dûr', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
    t.player('Ann').does('Dark Quarrels');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 9 });
  });

  invent('Howling', 'LE-110', { addsAttack: { type: 'shadow-hold', race: 'Wolf', strikes: 3, prowess: 7 } });
  scenario('[ME-SITE-511] what a card adds is faced after what is printed', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: {
          hand: ['Dark Quarrels', 'Many Turns and Doublings'],
          companies: [company('Moria', 'Elladan')],
        },
        Bob: { ...Bob, events: ['Howling'] },
      },
    });
    t.player('Ann').does('Yes', 'Dark Quarrels');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 7 });
    t.player('Ann').mayNot('Dark Quarrels');
  });

  scenario(
    '[ME-SITE-511 TD-175] a creature from hand may be what guards Framsburg, and gives no points',
    (t) => {
      t.given({
        phase: 'site',
        dice: [6, 6],
        players: {
          Ann: { companies: [company('Framsburg', 'Elladan')] },
          Bob: { ...Bob, hand: ['Orc-lieutenant', 'Wolves', 'Giant', 'Corsairs of Umbar'] },
        },
      });
      t.player('Ann').does('Yes');
      // By a type of site, or by one region of a type: two of them are more than the site lists.
      t.player('Bob').mayChoose.exactly('Pass', 'Orc-lieutenant', 'Wolves');
      t.player('Bob').does('Orc-lieutenant');
      t.player('Ann').does('Elladan', 'No').has({ 'kill points': 0 });
      t.expect.card('Orc-lieutenant', { in: 'discard of Bob' });
    },
  );
});
