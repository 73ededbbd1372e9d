/** The site phase: entering, what guards a site, and what is played there. ME-SITE, ME-ITEM, ME-ALLY */

import { addEffect } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { engine } from '../../src/engine.ts';
import { guarded, hasHoard, readHoards } from '../../src/rules/combat/automatic-attacks.ts';
import { isAvailable, returnSite } from '../../src/rules/sites/sites.ts';
import { Status } from '../../src/state.ts';
import { invent } from '../invented.ts';
import { siteOf } from '../sites.ts';
import { adapter, Bob, company, scenario } from '../table.ts';

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
          Bob: { ...Bob, hand: ['Orc-lieutenant', 'Corsairs of Umbar'] },
        },
      });
      t.player('Ann').does('Yes');
      t.player('Bob').mayChoose.exactly('Pass', 'Orc-lieutenant');
      t.player('Bob').does('Orc-lieutenant');
      t.player('Ann').does('Elladan', 'No').has({ 'kill points': 0 });
      t.expect.card('Orc-lieutenant', { in: 'discard of Bob' });
    },
  );
});

describe('playing there', () => {
  scenario(
    '[ME-ITEM-002 ME-ITEM-2000 ME-SITE-2004 ME-SITE-4010 ME-TAP-004] an item of a listed class taps who plays it and the site',
    (t) => {
      t.given({
        phase: 'at the site',
        players: {
          Ann: {
            hand: ['Hauberk of Bright Mail', 'Orcrist'],
            companies: [company('Zarak Dûm', 'Elladan', 'Haldir')],
          },
          Bob,
        },
      });
      t.player('Ann').mayNot('Orcrist', { rule: 'ME-ITEM-2000', because: 'does not allow' });
      t.player('Ann').does('Hauberk', 'Haldir');
      t.expect
        .card('Hauberk of Bright Mail', { in: 'on of Haldir', status: 'untapped' })
        .card('Haldir', { status: 'tapped', 'site tapped': true })
        .card('Elladan', { status: 'untapped' });
    },
  );

  scenario('[ME-SITE-2008 ME-SITE-2004] a tapped site allows no further item but the free minor one', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Hauberk of Bright Mail', 'Cram', 'Smoke Rings'],
          discard: ['Glamdring'],
          companies: [{ ...company('Moria', 'Elladan', 'Haldir'), siteTapped: true }],
        },
        Bob,
      },
    });
    t.player('Ann')
      .mayNot('Hauberk of Bright Mail', { because: 'the site is tapped', rule: 'ME-ITEM-2010' })
      .mayNot('Cram', { to: 'playItem', because: 'the site is tapped', rule: 'ME-ITEM-2010' });
  });

  scenario('[ME-ITEM-2001] a special item is played where its text says', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Book of Mazarbul', 'Palantír of Orthanc'], companies: [company('Moria', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.exactly('Pass', 'Book of Mazarbul: play');
    t.player('Ann').mayNot('Palantír of Orthanc', { rule: 'ME-ITEM-2001' });
  });

  scenario('[ME-ITEM-2000] a site may list a class with a limit', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Scroll of Isildur', 'Orcrist'], companies: [company('Tolfalas', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.exactly('Pass', 'Scroll of Isildur: play');
    t.player('Ann').mayNot('Orcrist', { rule: 'ME-ITEM-2000' });
  });

  const mustering = {
    phase: 'at the site',
    dice: [6, 4],
    players: {
      Ann: {
        hand: ['Riders of Rohan', 'Cram', 'Glamdring', 'Horn of Anor', 'Smoke Rings'],
        discard: ['Dodge'],
        companies: [company('Edoras', 'Théoden', 'Erkenbrand', 'Haldir')],
      },
      Bob,
    },
  };
  scenario('[ME-ITEM-2000] where no items are listed none is played by itself', (t) => {
    t.given({ ...mustering, dice: [] });
    t.player('Ann').mayNot('Cram', { to: 'playItem', because: 'does not allow', rule: 'ME-ITEM-2000' });
  });
  scenario(
    '[ME-SITE-503 ME-SITE-4003 ME-ITEM-2011] after a faction another may tap for a minor item',
    (t) => {
      t.given(mustering);
      t.player('Ann').does('Riders of Rohan', 'Théoden', 'Pass');
      t.player('Ann').mayChoose.includes('Cram: play', 'Horn of Anor: play');
      t.player('Ann').does('Cram: play', 'Haldir', 'Pass');
      t.expect.card('Cram', { in: 'on of Haldir' }).card('Haldir', { status: 'tapped' });
    },
  );
  scenario('[ME-SITE-515] for no other item', (t) => {
    t.given(mustering);
    t.player('Ann').does('Riders of Rohan', 'Théoden', 'Pass').mayChoose.excludes('Glamdring: play');
  });
  scenario('[ME-SITE-503 ME-ITEM-2010] and for one only', (t) => {
    t.given(mustering);
    t.player('Ann').does('Riders of Rohan', 'Théoden', 'Pass', 'Cram: play', 'Haldir', 'Pass');
    t.player('Ann').mayNot('Horn of Anor', { because: 'the site is tapped', rule: 'ME-ITEM-2010' });
  });
  scenario('[ME-ITEM-2014] what taps the site without being item, ally or faction brings none', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Dreams of Lore', 'Cram', 'Smoke Rings'],
          discard: ['Dodge'],
          companies: [company('Geann a-Lisch', 'Elrond', 'Haldir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Dreams of Lore: ', 'Pass');
    t.expect.card('Elrond', { 'site tapped': true });
    t.player('Ann').mayNot('Cram', { to: 'playItem', because: 'the site is tapped' });
  });

  scenario('[ME-ITEM-2011 ME-ITEM-4005] anything else in between, and it is no longer free', (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 4],
      players: {
        Ann: {
          hand: [
            'Riders of Rohan',
            'Cram',
            { card: 'Smoke Rings', as: 'one' },
            { card: 'Smoke Rings', as: 'two' },
          ],
          discard: ['Glamdring', 'Dodge'],
          companies: [company('Edoras', 'Théoden', 'Erkenbrand')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Riders of Rohan', 'Théoden', 'Pass', 'one: ', 'Glamdring', 'Pass');
    t.player('Ann').mayNot('Cram', { to: 'playItem', because: 'the site is tapped', rule: 'ME-ITEM-2010' });
  });

  scenario('[ME-SITE-502 ME-SITE-2001 ME-SITE-2010] an event needs no untapped site and taps none', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Smoke Rings', 'Concealment'],
          discard: ['Glamdring'],
          companies: [{ ...company('Moria', 'Adrazar'), siteTapped: true }],
        },
        Bob,
      },
    });
    t.player('Ann').does('Smoke Rings').mayNot('Concealment');
    t.expect.card('Adrazar', { status: 'untapped' });
  });

  test('[ME-SITE-003 ME-ITEM-001 ME-ITEM-2012 ME-ITEM-2015] hoards are where Dragons were when the turn began', () => {
    const t = new Table(adapter);
    t.given({ players: { Ann: { companies: [company('Zarak Dûm', 'Elladan')] }, Bob } });
    const s = t.state;
    expect(hasHoard(s, siteOf('Zarak Dûm'))).toBe(true);
    expect(hasHoard(s, siteOf('Moria'))).toBe(false);
    addEffect(s, engine.lasting(guarded), s.company.site[1], s.company.site[1], -1, 1);
    expect(hasHoard(s, siteOf('Zarak Dûm'))).toBe(true);
    readHoards(s);
    expect(hasHoard(s, siteOf('Zarak Dûm'))).toBe(false);
  });

  test('[ME-SITE-508 ME-SITE-2005 ME-SITE-2012 ME-SITE-4002 ME-DECK-008] a tapped site is discarded, a tapped Haven goes back', () => {
    const t = new Table(adapter);
    t.given({
      players: {
        Ann: {
          companies: [
            company('Moria', 'Elladan'),
            company('Rivendell', 'Haldir'),
            company('Bree', 'Orophin'),
          ],
        },
        Bob,
      },
    });
    const s = t.state;
    for (const row of [1, 2, 3]) {
      const site = s.company.site[row];
      if (row < 3) s.card.status[site] = Status.tapped;
      s.company.site[row] = 0;
      returnSite(s, site);
    }
    expect(isAvailable(s, 1, siteOf('Moria'))).toBe(false);
    expect(isAvailable(s, 1, siteOf('Rivendell'))).toBe(true);
    expect(isAvailable(s, 1, siteOf('Bree'))).toBe(true);
  });
});
