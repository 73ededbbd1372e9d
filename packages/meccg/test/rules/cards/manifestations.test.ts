/** Manifestations: cards of one name on both sides, and cards that are the same person or thing. ME-MANIF-009, 010, ME-UNIQ-4003, ME-INFL-2014, ME-MP-020 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import {
  chooseCharacter,
  inOrganization,
  named,
  shortEvent,
  tapIt,
  the,
} from '../../../src/cards/words/index.ts';
import type { S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, type Placed, scenario } from '../../table.ts';

describe('one of them keeps the others from being played', () => {
  const SCROLL = 'TW-323';
  /** Ann may play the scroll of heroes at Moria, unless Bob has that of minions. */
  const plays = (bob: object) => ({
    phase: 'at the site',
    players: {
      Ann: { hand: [{ card: SCROLL, as: 'scroll' }], companies: [company('Moria', 'Elladan')] },
      Bob: { side: 'ringwraith', companies: [company('LE-392', 'Layos')], ...bob },
    },
  });
  scenario('[ME-MANIF-010 ME-UNIQ-4003] the minion version in play bars the hero version', (t) => {
    t.given(plays({ companies: [company('LE-392', { card: 'Layos', on: ['LE-343'] })] }));
    t.player('Ann').mayNot('scroll', { to: 'playItem', because: 'another copy', rule: 'ME-UNIQ-006' });
  });
  scenario('[ME-UNIQ-4003] so it does in a pile of points', (t) => {
    t.given(plays({ points: ['LE-343'] }));
    t.player('Ann').mayNot('scroll', { to: 'playItem', because: 'another copy', rule: 'ME-UNIQ-006' });
  });
  scenario('[ME-UNIQ-4003] and out of play', (t) => {
    t.given(plays({ out: ['LE-343'] }));
    t.player('Ann').mayNot('scroll', { to: 'playItem', because: 'another copy', rule: 'ME-UNIQ-006' });
  });
  scenario('[ME-MANIF-010 ME-UNIQ-4003] in a hand or among what is discarded it does not', (t) => {
    t.given(plays({ hand: ['LE-343'], discard: [{ card: 'LE-343', as: 'another' }] }));
    t.player('Ann').mayChoose.includes('scroll: play');
  });
});

describe('what speaks of one by name', () => {
  invent('Wanderer', 'TW-127', { manifests: 'Elladan' });
  invent(
    'Deed of Elladan',
    'TW-243',
    shortEvent({
      when: inOrganization,
      targets: [chooseCharacter('he', named('Elladan'))],
      effect: tapIt(the('he')),
    }),
  );
  const tries = (who: string) => ({
    players: { Ann: { hand: ['Deed of Elladan'], companies: [company('Rivendell', who)] }, Bob },
  });
  scenario('[ME-MANIF-009] is not for a manifestation of him', (t) => {
    t.given(tries('Wanderer'));
    t.player('Ann').mayNot('Deed of Elladan', { because: 'nothing to choose' });
  });
  scenario('[ME-MANIF-009] but for him', (t) => {
    t.given(tries('Elladan'));
    t.player('Ann').mayChoose.includes('Deed of Elladan: ');
  });
});

describe('an influence attempt', () => {
  /** Layos of Ann, with 2 of direct influence, tries the Easterlings of Bob, who has 2 of general influence left. */
  const tries = (t: Table<S>, side: string, dice: readonly number[], hand: readonly Placed[]): void => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice,
      players: {
        Ann: { side: 'ringwraith', hand: [...hand, 'Smoke Rings'], companies: [company('LE-371', 'Layos')] },
        Bob: {
          side,
          factions: [{ card: 'TW-222', as: 'his', wonAt: 'Easterling Camp' }],
          companies: [company('TW-421', 'Elrond', 'Glorfindel II')],
        },
      },
    });
    t.player('Ann').does('Layos: influence');
  };
  const hers = { card: 'LE-264', as: 'hers' };
  // With the other side’s card, 2 − 2 − 5 and the dice must exceed nothing.
  scenario('[ME-INFL-2014] shows the other side’s card as it would a copy, at −5', (t) => {
    tries(t, 'wizard', [6, 4, 2, 2], [hers]);
    t.player('Ann').does('hers');
    t.player('Ann').mayChoose.exactly('Yes', 'No');
    t.expect.card('his', { in: 'discard of Bob' });
  });
  scenario('[ME-INFL-2014] and not with one less', (t) => {
    tries(t, 'wizard', [6, 3, 2, 2], [hers]);
    t.player('Ann').does('hers');
    t.expect.card('his', { in: 'factions of Bob' }).card('hers', { in: 'discard of Ann' });
  });
  scenario('[ME-INFL-2014] with nothing shown its own number counts', (t) => {
    tries(t, 'wizard', [6, 4, 2, 2], []);
    t.expect.card('his', { in: 'factions of Bob' });
  });
});

describe('at the Council', () => {
  const reveals = (hand: readonly string[]) => ({
    players: {
      Ann: { hand, companies: [company('Rivendell', 'Elladan', 'Beretar')] },
      Bob: {
        side: 'ringwraith',
        companies: [company('LE-392', { card: 'Layos', on: ['Stinker', 'Sable Shield'] })],
      },
    },
  });
  scenario('[ME-MP-020] a manifestation in hand of what the opponent has in play costs him a point', (t) => {
    t.given(reveals(['Gollum']));
    t.player('Bob').has({ 'Council points': 9 });
  });
  scenario('[ME-MP-020] another card does not', (t) => {
    t.given(reveals(['Goldberry']));
    t.player('Bob').has({ 'Council points': 10 });
  });
});
