/** Items that change hands, and the ways to the sideboard. ME-XFER, ME-SIDE */
import { place, sizeOf } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg } from '../../../src/game.ts';
import { Zone } from '../../../src/state.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

describe('transfer', () => {
  scenario(
    '[ME-XFER-2000 ME-XFER-2004 ME-ITEM-003 ME-ITEM-4004 ME-ORG-005] between characters at one site, after a check that is not failed',
    (t) => {
      t.given({
        dice: [1, 1],
        players: {
          Ann: {
            companies: [
              company('Rivendell', { card: 'Elladan', on: ['Glamdring'] }),
              company('Rivendell', 'Haldir'),
              company('Bree', 'Orophin'),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Glamdring: transfer');
      t.expect.card('Glamdring', { in: 'on of Haldir' }).card('Elladan', { 'corruption points': 0 });
    },
  );

  scenario('[ME-XFER-2001 ME-XFER-2002 ME-ITEM-2003] failing it loses the item and the bearer', (t) => {
    t.given({
      dice: [1, 1],
      players: {
        Ann: {
          companies: [
            company('Rivendell', { card: 'Elladan', on: ['Glamdring', 'Cram'] }),
            company('Rivendell', { card: 'Bofur', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: transfer');
    t.expect
      .card('Glamdring', { in: 'discard of Ann' })
      .card('Cram', { in: 'discard of Ann' })
      .card('Elladan', { in: 'discard of Ann' });
  });

  scenario('[ME-XFER-2000] nobody at another site receives it', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Rivendell', { card: 'Elladan', on: ['Glamdring'] }),
            company('Bree', 'Haldir'),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Glamdring', { to: 'transfer', because: 'nobody else', rule: 'ME-XFER-2000' });
  });
});

describe('sideboard', () => {
  const ann = (more: object = {}) => ({
    deck: ['Cram', 'Cram', 'Cram', 'Dodge', 'Dodge'],
    sideboard: ['Glamdring', 'Haldir', 'Hobgoblins', 'Orcrist'],
    companies: [company('Edhellond', 'Alatar', 'Elladan')],
    ...more,
  });

  scenario(
    '[ME-SIDE-2001 ME-SIDE-4003 ME-SIDE-002] the avatar taps: up to five resources and characters to the discard pile, no hazards',
    (t) => {
      t.given({ players: { Ann: ann(), Bob } });
      t.player('Ann').mayNot('Elladan', {
        to: 'fromSideboard',
        because: 'only an avatar',
        rule: 'ME-SIDE-2001',
      });
      t.player('Ann').does('Alatar: bring cards', 'Up to five');
      t.player('Ann').mayChoose.exactly('Glamdring', 'Haldir', 'Orcrist');
      t.player('Ann').does('Glamdring', 'Haldir', 'Pass');
      t.expect
        .card('Alatar', { status: 'tapped' })
        .card('Glamdring', { in: 'discard of Ann' })
        .card('Orcrist', { in: 'sideboard of Ann' });
      t.player('Ann').mayNot('Alatar', { to: 'fromSideboard', rule: 'ME-TAP-003' });
    },
  );

  scenario('[ME-SIDE-2002 ME-SIDE-4003] or one into a play deck of five or more', (t) => {
    t.given({ players: { Ann: ann(), Bob } });
    t.player('Ann').does('Alatar: bring cards', 'One into', 'Orcrist');
    t.player('Ann').has({ 'hand size': 8 });
    t.expect.card('Alatar', { status: 'tapped' });
    t.player('Ann').mayNot('Alatar', { to: 'fromSideboard', rule: 'ME-SIDE-2001' });
  });

  scenario('[ME-SIDE-2002] a smaller play deck takes none', (t) => {
    t.given({ players: { Ann: ann({ deck: ['Cram', 'Cram', 'Cram', 'Dodge'] }), Bob } });
    t.player('Ann').does('Alatar: bring cards');
    t.player('Ann').mayChoose.exactly('Glamdring', 'Haldir', 'Orcrist');
  });

  const six = ['Glamdring', 'Haldir', 'Orcrist', 'Sting', 'Dodge', 'Escape'];
  scenario('[ME-SIDE-2001] one at least, five at most', (t) => {
    t.given({ players: { Ann: ann({ sideboard: six }), Bob } });
    t.player('Ann')
      .does('Alatar: bring cards', 'Up to five')
      .mayChoose.exactly(...six);
    t.player('Ann').does('Glamdring').mayChoose.includes('Pass', 'Escape');
    t.player('Ann')
      .does('Haldir', 'Orcrist', 'Sting', 'Dodge')
      .has({ sideboard: ['Escape'] });
  });
  scenario('[ME-SIDE-2001] with hazards alone in it he does not go there', (t) => {
    t.given({ players: { Ann: ann({ sideboard: ['Hobgoblins'] }), Bob } });
    t.player('Ann').mayNot('Alatar', { to: 'fromSideboard', because: 'no resource or character' });
  });
  test('[ME-SIDE-2009] the opponent sees how many cards came, and not which', () => {
    const t = new Table(adapter);
    t.given({ players: { Ann: ann(), Bob } });
    t.player('Ann').does('Alatar: bring cards', 'Up to five', 'Glamdring');
    expect(meccg.view(t.state, 2).card.def[t.who.card('Glamdring')]).toBe(0);
    expect(sizeOf(t.state, t.state.card.place[t.who.card('Glamdring')])).toBe(1);
  });

  const end = (avatar: string, deck: readonly string[]) => ({
    phase: 'untap',
    active: 'Ann',
    players: {
      Ann: { companies: [company('Edhellond', avatar, 'Elladan', 'Haldir'), company('Bree', 'Orophin')] },
      Bob: {
        companies: [company('Rivendell', 'Bofur')],
        sideboard: ['Hobgoblins', 'Orc-guard', 'Glamdring'],
        deck,
      },
    },
  });
  scenario(
    '[ME-SIDE-2006 ME-SIDE-2007 ME-SIDE-4001 ME-SIDE-4004 ME-SIDE-4005] hazards at the end of the untap phase, at half the hazard limit',
    (t) => {
      t.given(end('Alatar', ['Cram', 'Cram', 'Cram', 'Cram', 'Cram']));
      t.player('Bob').does('Up to five', 'Hobgoblins', 'Pass');
      t.expect.card('Hobgoblins', { in: 'discard of Bob' }).card('Orc-guard', { in: 'sideboard of Bob' });
      t.player('Ann').has({ hazardsHalved: true });
    },
  );

  scenario('[ME-SIDE-2012 ME-SIDE-4001] or one of them into the play deck', (t) => {
    t.given(end('Alatar', ['Cram', 'Cram', 'Cram', 'Cram', 'Cram']));
    t.player('Bob').does('One into');
    t.player('Bob').mayChoose.exactly('Hobgoblins', 'Orc-guard');
    t.player('Bob')
      .does('Orc-guard')
      .has({ sideboard: ['Hobgoblins', 'Glamdring'] });
  });

  const hazards = ['Hobgoblins', 'Orc-guard', 'Slayer', 'Ghosts', 'Orc-watch', 'Ambusher'];
  const withSix = (deck: number) => {
    const { players, ...rest } = end(
      'Alatar',
      Array.from({ length: deck }, () => 'Cram'),
    );
    return {
      ...rest,
      players: { ...players, Bob: { ...players.Bob, sideboard: [...hazards, 'Glamdring'] } },
    };
  };
  scenario('[ME-SIDE-2006 ME-SIDE-4001] five of them and no sixth, and never a resource', (t) => {
    t.given(withSix(5));
    t.player('Bob')
      .does('Up to five')
      .mayChoose.exactly(...hazards);
    t.player('Bob').does(...hazards.slice(0, 5));
    t.player('Bob').has({ sideboard: ['Ambusher', 'Glamdring'], discard: hazards.slice(0, 5) });
  });
  scenario('[ME-SIDE-2012 ME-SIDE-4001] a play deck of four takes none', (t) => {
    t.given(withSix(4));
    t.player('Bob').mayChoose.exactly('Pass', 'Up to five');
  });
  scenario('[ME-SIDE-2012 ME-SIDE-4001] one of five takes one', (t) => {
    t.given(withSix(5));
    t.player('Bob').mayChoose.exactly('Pass', 'Up to five', 'One into');
    t.player('Bob').does('One into', 'Slayer');
    expect(sizeOf(t.state, place(t.state, Zone.deck, 2))).toBe(6);
    t.player('Ann').has({ hazardsHalved: true });
  });
  scenario('[ME-SIDE-2006] who takes none leaves the limits alone', (t) => {
    t.given(withSix(5));
    t.player('Bob').passes();
    t.player('Ann').has({ hazardsHalved: false });
  });
  scenario('[ME-SIDE-2006] not while no avatar is in play', (t) => {
    t.given(end('Elrond', ['Cram', 'Cram', 'Cram', 'Cram', 'Cram']));
    t.expect.asked('Ann');
    t.player('Ann').has({ hazardsHalved: false });
  });
});
