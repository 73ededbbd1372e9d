/** What cards can forbid: each thing by an invented card that forbids it to all, and the same position without it. */

import type { Prohibition } from '@westmarch/kernel';
import { forbid } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import * as forbidden from '../../../src/rules/chain/forbidden.ts';
import type { S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const GATES_OF_MORNING = 'TW-243';
const banOn = ({ name }: Prohibition): string => `Ban on ${name}`;
const { tapping, healing, moving, splitting, joining, transferring, storing } = forbidden;
const { bringingIn, playing, influencing, cancelling, entering, siteWork } = forbidden;
for (const what of [tapping, healing, moving, splitting, joining, transferring, storing])
  invent(banOn(what), GATES_OF_MORNING, forbid(what, {}));
for (const what of [bringingIn, playing, influencing, cancelling, entering, siteWork])
  invent(banOn(what), GATES_OF_MORNING, forbid(what, {}));

/** Both sides of a prohibition: with the ban in play, and without. */
function both(
  what: Prohibition,
  position: (events: readonly string[]) => object,
  allowed: (t: Table<S>) => void,
  refused: (t: Table<S>, because: string) => void,
): void {
  const ban = banOn(what);
  scenario(`${what.name}: forbidden by a card`, (t) => {
    t.given(position([ban]));
    refused(t, `${ban} forbids it`);
  });
  scenario(`${what.name}: not without it`, (t) => {
    t.given(position([]));
    allowed(t);
  });
}
const home = (events: readonly string[], ann: object = {}, ...more: readonly object[]) => ({
  players: {
    Ann: {
      events,
      companies: [company('Rivendell', { card: 'Elladan', on: ['Cram'] }, 'Elrohir'), ...more],
      ...ann,
    },
    Bob,
  },
});
const offers = (action: string) => (t: Table<S>) => t.player('Ann').mayChoose.includes(action);
const refuses = (card: string, to: string) => (t: Table<S>, because: string) =>
  void t.player('Ann').mayNot(card, { to, because });

describe('in the organization phase', () => {
  both(transferring, home, offers('Cram: transfer'), refuses('Cram', 'transfer'));
  both(storing, home, offers('Cram: store'), refuses('Cram', 'store'));
  both(moving, home, offers('Elladan: declare movement'), refuses('Elladan', 'declareMovement'));
  const arriving = (events: readonly string[]) => home(events, { hand: ['Haldir'] });
  both(bringingIn, arriving, offers('Haldir: bring'), refuses('Haldir', 'bringIn'));
  both(
    splitting,
    home,
    (t) => {
      t.player('Ann').does('Elladan: regroup', 'Elrohir');
      t.expect.card('Elrohir', { in: 'company of company 2' });
    },
    (t) => t.player('Ann').mayChoose.excludes('Elladan: regroup'),
  );
  const apart = (events: readonly string[]) => home(events, {}, company('Rivendell', 'Haldir', 'Orophin'));
  both(
    joining,
    apart,
    (t) =>
      t.player('Ann').does('Haldir: regroup', 'Orophin').mayChoose.includes('Join the company of Elladan'),
    (t) => t.player('Ann').does('Haldir: regroup').mayChoose.includes('Orophin'),
  );
  scenario('[ME-JOIN-500] joining: forbidden, he can only form a company of his own', (t) => {
    t.given(apart([banOn(joining)]));
    t.player('Ann').does('Haldir: regroup', 'Orophin');
    t.expect.card('Orophin', { in: 'company of company 3' });
  });
});

describe('playing', () => {
  const holding =
    (...hand: readonly string[]) =>
    (events: readonly string[]) =>
      home(events, { hand, discard: ['Dodge'] });
  both(
    playing,
    holding('Smoke Rings'),
    offers('Smoke Rings: on your turn'),
    refuses('Smoke Rings', 'its text'),
  );
  const ban = banOn(playing);
  scenario('playing: a character is played, too', (t) => {
    t.given(holding('Haldir')([ban]));
    t.player('Ann').mayNot('Haldir', { to: 'bringIn', because: `${ban} forbids it` });
  });
  scenario('playing: and a creature', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { events: [ban], companies: [company('Moria', 'Elladan')] },
        Bob: { ...Bob, hand: ['Orc-guard', 'Cram'] },
      },
    });
    t.player('Bob').mayNot('Orc-guard', { to: 'attack', because: `${ban} forbids it` });
  });
});

describe('at the site', () => {
  const there = (
    events: readonly string[],
    hand: readonly string[],
    at: string,
    ...who: readonly string[]
  ) => ({
    phase: 'at the site',
    players: {
      Ann: { events, hand: [...hand, 'Smoke Rings'], discard: ['Dodge'], companies: [company(at, ...who)] },
      Bob,
    },
  });
  const atMoria = (events: readonly string[]) => there(events, ['Glamdring'], 'Moria', 'Elladan');
  both(siteWork, atMoria, offers('Glamdring: play'), refuses('Glamdring', 'playItem'));
  scenario('playing: and an item', (t) => {
    const ban = banOn(playing);
    t.given(atMoria([ban]));
    t.player('Ann').mayNot('Glamdring', { to: 'playItem', because: `${ban} forbids it` });
  });
  both(tapping, atMoria, offers('Glamdring: play'), (t) =>
    t.player('Ann').mayNot('Glamdring', { because: 'no character of the company is untapped' }),
  );
  const atEdoras = (events: readonly string[]) => there(events, ['Riders of Rohan'], 'Edoras', 'Elladan');
  both(influencing, atEdoras, offers('Riders of Rohan: try to win over'), (t) =>
    t.player('Ann').mayNot('Riders of Rohan', { because: 'none of the untapped characters' }),
  );
  const arrived = (events: readonly string[]) => ({
    phase: 'site',
    players: { Ann: { events, hand: ['Dark Quarrels'], companies: [company('Moria', 'Elladan')] }, Bob },
  });
  both(
    entering,
    arrived,
    (t) => t.player('Ann').mayChoose.exactly('Yes', 'No'),
    (t) => t.expect.table({ phase: 'end-of-turn' }),
  );
});

describe('in combat', () => {
  const attacked = (events: readonly string[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9, race: 'Orc' },
    players: {
      Ann: { events, hand: ['Dark Quarrels'], companies: [company('Moria', 'Elladan', 'Elrohir')] },
      Bob,
    },
  });
  both(cancelling, attacked, offers('Dark Quarrels: '), (t) =>
    t.player('Ann').mayNot('Dark Quarrels', { because: 'the attack cannot be cancelled' }),
  );
  scenario('[ME-STRIKE-512] tapping: forbidden, nobody can support', (t) => {
    t.given({ ...attacked([banOn(tapping)]), dice: [6, 6] });
    t.player('Ann').does('Pass', 'Elladan', 'No');
    t.expect.asked('nobody');
  });
});

describe('healing', () => {
  const hurt = (events: readonly string[]) => ({
    phase: 'untap',
    players: {
      Ann: { events, companies: [company('Rivendell', { card: 'Elladan', status: 'wounded' })] },
      Bob,
    },
  });
  both(
    healing,
    hurt,
    (t) => t.expect.card('Elladan', { status: 'tapped' }),
    (t) => t.expect.card('Elladan', { status: 'wounded' }),
  );
  scenario('[ME-UNTAP-003] nor by a card', (t) => {
    t.given({
      players: {
        Ann: {
          events: [banOn(healing)],
          hand: ['Halfling Strength'],
          companies: [company('Bree', { card: 'Frodo', status: 'wounded' }, 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Halfling Strength: ');
    resolveChain(t);
    t.expect.card('Frodo', { status: 'wounded' });
  });
});
