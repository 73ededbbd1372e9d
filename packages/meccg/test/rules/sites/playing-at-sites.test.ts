/** What a company plays at its site, and what becomes of the site. ME-SITE, ME-ITEM */
import { addEffect } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/engine.ts';
import { meccg } from '../../../src/index.ts';
import { guarded, hasHoard, readHoards } from '../../../src/rules/combat/automatic-attacks.ts';
import { passFreeItem } from '../../../src/rules/companies/company.ts';
import { isAvailable, returnSite } from '../../../src/rules/sites/sites.ts';
import { Status } from '../../../src/state.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

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
  scenario('[ME-ITEM-4005] what others do in between leaves it free', (t) => {
    t.given(mustering);
    t.player('Ann').does('Riders of Rohan', 'Théoden', 'Pass');
    const free = (by: string): number => {
      const later = meccg.clone(t.state);
      passFreeItem(later, t.who.player(by));
      return later.company.minorItem[later.global.company];
    };
    expect([free('Ann'), free('Bob')]).toEqual([0, 1]);
  });
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
    t.given({
      players: { Ann: { companies: [company('Zarak Dûm', 'Elladan'), company('Moria', 'Elrohir')] }, Bob },
    });
    const s = t.state;
    const [lair, moria] = [s.company.site[1], s.company.site[2]];
    expect(hasHoard(s, lair)).toBe(true);
    expect(hasHoard(s, moria)).toBe(false);
    addEffect(s, engine.lasting(guarded), lair, lair, -1, 1);
    expect(hasHoard(s, lair)).toBe(true);
    readHoards(s);
    expect(hasHoard(s, lair)).toBe(false);
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
