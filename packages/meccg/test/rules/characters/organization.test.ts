/** The organization phase: who comes and goes, avatars, storing. ME-ORG, ME-CHAR, ME-AVATAR, ME-STORE */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

describe('bringing in', () => {
  const arriving = {
    players: {
      Ann: {
        hand: ['Théoden', 'Alatar'],
        companies: [company('Rivendell', 'Elladan'), company('Moria', 'Haldir')],
      },
      Bob,
    },
  };
  scenario('[ME-ORG-501 ME-CHAR-004] a character arrives at any Haven or at home, and nowhere else', (t) => {
    t.given(arriving);
    t.player('Ann').does('Théoden: bring');
    t.player('Ann').mayChoose.exactly(
      'Join Elladan at Rivendell',
      'Form a company at Edhellond',
      'Form a company at Edoras',
      'Form a company at Grey Havens',
      'Form a company at Lórien',
      'Form a company at Rivendell',
    );
  });
  scenario('[ME-ORG-501] his mind is taken from general influence', (t) => {
    t.given(arriving);
    t.player('Ann').has({ 'general influence used': 7 });
    t.player('Ann').does('Théoden: bring', 'Form a company at Edoras').has({ 'general influence used': 13 });
  });
  scenario('[ME-ORG-511 ME-TAP-004] his arrival taps neither him nor the site', (t) => {
    t.given(arriving);
    t.player('Ann').does('Théoden: bring', 'Form a company at Edoras');
    t.expect.card('Théoden', { at: 'Edoras', status: 'untapped', 'site tapped': false });
  });
  scenario('[ME-CHAR-501] a character or the Wizard in a turn, not both', (t) => {
    t.given(arriving);
    t.player('Ann').mayChoose.includes('Alatar: bring');
    t.player('Ann').does('Théoden: bring', 'Form a company at Edoras').mayChoose.excludes('Alatar: bring');
    t.player('Ann').mayNot('Alatar', { to: 'bringIn', because: 'one character a turn' });
  });
  scenario('[ME-ORG-4002 ME-ORG-002] items first and companies later, in any order', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Théoden'],
          companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] }, 'Elrond', 'Haldir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: store', 'Roll', 'Elladan: declare movement', 'Bree');
    t.player('Ann').does('Elladan: regroup', 'Haldir', 'Follow Elrond', 'Théoden: bring');
    t.player('Ann').mayChoose.includes('Form a company at Edoras');
  });

  scenario('[ME-ORG-510] not where the site card cannot be had', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Théoden'], discardedSites: ['Edoras'], companies: [company('Rivendell', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Théoden: bring').mayChoose.excludes('Form a company at Edoras');
  });

  scenario('[ME-ORG-500 ME-ORG-502 ME-ORG-4000] one is played or discarded, not both', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Orophin', 'Bofur'], companies: [company('Rivendell', 'Elladan', 'Haldir')] },
        Bob,
      },
    });
    t.player('Ann').does('Orophin: bring', 'Join Elladan');
    t.player('Ann').mayChoose.excludes('Bofur: bring', 'Elladan: discard');
    t.player('Ann').mayNot('Bofur', { because: 'one character a turn', rule: 'ME-ORG-500' });
  });

  scenario(
    '[ME-ORG-004 ME-ORG-4004 ME-ORG-003 ME-ORG-001] all changes of companies are one block; other things come before or after',
    (t) => {
      t.given({
        dice: [6, 6],
        players: {
          Ann: {
            hand: ['Bofur'],
            companies: [company('Rivendell', { card: 'Elladan', on: ['Cram'] }, 'Haldir', 'Orophin')],
          },
          Bob,
        },
      });
      t.player('Ann').does('Elladan: regroup', 'Haldir');
      // Inside the block only such changes: no transfer, no movement.
      t.player('Ann').mayChoose.excludes('Cram: transfer', 'Elladan: declare movement');
      t.player('Ann').mayChoose.includes('Bofur: bring', 'Orophin');
      t.player('Ann').does('Done').mayNot('Bofur', { because: 'made together', rule: 'ME-ORG-004' });
      t.player('Ann').mayNot('Elladan', { to: 'regroup', rule: 'ME-ORG-4004' });
      t.player('Ann').does('Cram: transfer', 'Orophin', 'Roll');
      t.expect.card('Cram', { in: 'on of Orophin' }).card('Haldir', { in: 'company of company 2' });
    },
  );

  scenario(
    '[ME-ORG-504 ME-ORG-4006] with the avatar in play, only where he is or where someone leads the newcomer',
    (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Haldir'],
            companies: [
              company('Edhellond', 'Alatar'),
              company('Rivendell', 'Elrond'),
              company('Lórien', 'Elladan'),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Haldir: bring');
      t.player('Ann').mayChoose.exactly(
        'Join Alatar at Edhellond',
        'Join Elrond at Rivendell',
        'Form a company at Edhellond',
      );
      t.player('Ann').does('Join Elrond');
      t.expect.card('Haldir', { leader: 'Elrond' });
    },
  );

  scenario(
    '[ME-ORG-505 ME-ORG-4000 ME-INFL-502 ME-INFL-4004] one who cannot be controlled at the end goes back to hand',
    (t) => {
      t.given({
        players: {
          Ann: { hand: ['Théoden'], companies: [company('Rivendell', 'Elrond', 'Glorfindel II')] },
          Bob,
        },
      });
      t.player('Ann').does('Théoden: bring', 'Join Elrond', 'Done');
      t.player('Ann').has({ 'general influence used': 24 });
      t.player('Ann').does('Pass');
      t.expect.card('Théoden', { in: 'hand of Ann' }).card('Elrond', { at: 'Rivendell' });
    },
  );

  scenario('[ME-ORG-503 ME-INFL-522] what is still too much is discarded, anywhere', (t) => {
    t.given({
      players: { Ann: { companies: [company('Moria', 'Elrond', 'Glorfindel II', 'Théoden')] }, Bob },
    });
    t.player('Ann').does('Pass');
    t.player('Ann').mayChoose.exactly('Elrond', 'Glorfindel II', 'Théoden');
    t.player('Ann').does('Théoden');
    t.expect.card('Théoden', { in: 'discard of Ann' });
  });

  scenario('[ME-ORG-502] nobody is discarded by choice away from Havens and home', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Moria', 'Elladan', 'Haldir'), company('Edoras', 'Théoden')] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Elladan', { to: 'discard', because: 'neither at a Haven', rule: 'ME-ORG-502' });
    t.player('Ann').does('Théoden: discard');
    t.expect.card('Théoden', { in: 'discard of Ann' });
  });

  scenario(
    '[ME-ORG-508 ME-UNIQ-500] one who was discarded may be played by either; one in play by none',
    (t) => {
      t.given({
        players: {
          Ann: { hand: ['Haldir', 'Ioreth'], companies: [company('Rivendell', 'Elladan')] },
          Bob: { ...Bob, discard: ['Haldir'] },
        },
      });
      t.player('Ann').mayChoose.includes('Haldir: bring');
      t.player('Ann').mayNot('Ioreth in hand of Ann', { rule: 'ME-UNIQ-006' });
    },
  );

  scenario('[ME-ORG-509 ME-ORG-4001 ME-ORG-4010] a Hobbit arrives at Bag End only', (t) => {
    t.given({
      players: { Ann: { hand: ['Sam Gamgee'], companies: [company('Rivendell', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Sam Gamgee: bring');
    t.expect.card('Sam Gamgee', { at: 'Bag End' });
  });
});

describe('avatars', () => {
  scenario(
    '[ME-AVATAR-001 ME-AVATAR-504 ME-AVATAR-506 ME-ORG-4003 ME-TURN-4004] a Wizard is revealed at Rivendell or at home, and leads',
    (t) => {
      t.given({
        players: { Ann: { hand: ['Saruman'], companies: [company('Rivendell', 'Elladan', 'Haldir')] }, Bob },
      });
      t.player('Ann').does('Saruman: bring');
      t.player('Ann').mayChoose.exactly(
        'Join Elladan at Rivendell',
        'Form a company at Isengard',
        'Form a company at Rivendell',
      );
      t.player('Ann').does('Join Elladan', 'Haldir', 'Follow Saruman');
      t.expect.card('Haldir', { leader: 'Saruman' });
      t.player('Ann').has({ avatar: 'Saruman', 'general influence used': 4 });
    },
  );

  scenario('[ME-AVATAR-503 ME-AVATAR-004] nobody has two, and none that the opponent has revealed', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Saruman'], companies: [company('Rivendell', 'Alatar')] },
        Bob: { companies: [company('Edhellond', 'Ioreth')] },
      },
    });
    t.player('Ann').mayNot('Saruman', { because: 'had your Wizard', rule: 'ME-AVATAR-503' });
  });

  scenario('[ME-AVATAR-004 ME-AVATAR-503] the same Wizard is not revealed twice', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Saruman'], companies: [company('Rivendell', 'Elladan', 'Haldir')] },
        Bob: { companies: [company('Isengard', 'Saruman')] },
      },
    });
    t.player('Ann').mayNot('Saruman in hand of Ann', { because: 'another copy', rule: 'ME-UNIQ-006' });
  });

  scenario('[ME-AVATAR-002] no Wizard follows', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Alatar', 'Haldir', 'Orophin')] }, Bob } });
    t.player('Ann').does('Alatar: regroup', 'Haldir', 'Follow Alatar', 'Alatar');
    t.expect.card('Alatar', { leader: 'none' });
  });
});

describe('storing', () => {
  const storing = (dice: readonly number[]) => ({
    dice,
    players: { Ann: { companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] })] }, Bob },
  });
  scenario('[ME-STORE-001 ME-PILE-010] a stored item leaves its bearer for the pile of points', (t) => {
    t.given(storing([3, 3]));
    t.player('Ann').does('Glamdring: store');
    t.expect
      .card('Glamdring', { in: 'points of Ann' })
      .card('Elladan', { 'corruption points': 0, prowess: 5 });
  });
  scenario('[ME-STORE-2012 ME-STORE-2013] it counts before, and goes on counting', (t) => {
    t.given(storing([3, 3]));
    t.player('Ann').has({ 'item points': 2 }).does('Glamdring: store').has({ 'item points': 2 });
  });
  for (const [dice, place] of [
    [[1, 1], 'points of Ann'],
    [[], 'on of Elladan'],
  ] as const)
    scenario(
      `[ME-STORE-2000] its bearer checks first${dice.length === 0 ? ', when he is asked to store' : ''}`,
      (t) => {
        t.given(storing(dice));
        if (dice.length > 0) t.player('Ann').does('Glamdring: store');
        t.expect.card('Glamdring', { in: place });
      },
    );
  scenario('[ME-STORE-2000 ME-STORE-4000] and loses it with himself if he fails', (t) => {
    t.given({
      dice: [1, 1],
      players: {
        Ann: {
          companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring', 'Scroll of Isildur'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: store');
    t.player('Ann').has({ points: [], 'item points': 0 });
    t.expect.card('Glamdring', { in: 'discard of Ann' });
  });

  scenario('[ME-STORE-002 ME-STORE-2014] not elsewhere, and no card that does not say so', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Glamdring', 'Gollum'] }, 'Haldir')] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Glamdring', { to: 'store', rule: 'ME-STORE-002' });
    t.player('Ann').mayChoose.excludes('Gollum: store', 'Glamdring: store');
  });

  scenario(
    '[ME-STORE-2006 ME-STORE-4001 ME-UNIQ-007 ME-STORE-2016] a stored item still counts for uniqueness, and does nothing else',
    (t) => {
      t.given({
        phase: 'at the site',
        players: {
          Ann: { hand: ['Glamdring', 'Cram'], companies: [company('Moria', 'Elladan')] },
          Bob: { ...Bob, points: ['Glamdring'] },
        },
      });
      t.player('Ann').mayNot('Glamdring in hand of Ann', { rule: 'ME-UNIQ-007' });
      t.player('Bob').has({ 'item points': 2 });
    },
  );
});
