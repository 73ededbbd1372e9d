/** Rescuing prisoners: who may, what it takes, and what comes of it. ME-RESCUE */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { isAvailable } from '../../../src/rules/sites/sites.ts';
import { siteMeant } from '../../../src/scenario/companies.ts';
import type { S } from '../../../src/state.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

const spells = 'Spells of the Barrow-wights';
type Card = string | object;
const prisoner = { card: 'Elladan', owner: 'Ann' };
/** Ann's company is at Goblin-gate, where Elladan is held under Bob's hazard: Undead, three strikes with a prowess of 8. */
const atGate = (
  who: readonly Card[],
  {
    dice = [],
    held = [prisoner],
    hand = [],
    tapped = false,
    at = 'Goblin-gate',
    rescueSite = 'Goblin-gate',
  }: {
    readonly dice?: readonly number[];
    readonly held?: readonly Card[];
    readonly hand?: readonly Card[];
    readonly tapped?: boolean;
    readonly at?: string;
    readonly rescueSite?: string;
  } = {},
) => ({
  phase: 'at the site',
  dice,
  players: {
    Ann: { hand, companies: [{ ...company(at, ...who), siteTapped: tapped, as: 'they' }] },
    Bob: { ...Bob, events: [{ card: spells, on: held, rescueSite }] },
  },
});
const rescues = (name: string): string => `${name}: rescue prisoners`;
/** Fights on: nobody stays untapped, nothing is played, everyone takes a strike. */
function faceAttack(t: Table<S>): void {
  for (let n = 0; n < 40 && t.state.global.attack !== 0; n++) {
    const offered = t.offered();
    t.choose(t.state.kernel.asked, ['Yes', 'Pass'].find((words) => offered.includes(words)) ?? offered[0]);
  }
}
const three = ['Elrohir', 'Aragorn II', 'Glorfindel II'];
/** All three strikes are beaten by those who do not tap for it. */
const won = [6, 6, 6, 6, 6, 6];

describe('a rescue', () => {
  scenario(
    '[ME-RESCUE-2002 ME-RESCUE-2003 ME-RESCUE-2007 ME-RESCUE-2009 ME-OFFSIDE-2005] after the rescue-attack one taps, and the prisoner joins them',
    (t) => {
      t.given(atGate(three, { dice: won, hand: ['Cram'] }));
      t.player('Ann').does(rescues('Elrohir'));
      t.expect.table({ 'attack strikes': 3, 'attack prowess': 8, 'attack race': 'Undead' });
      faceAttack(t);
      t.player('Ann').mayChoose.exactly('Elrohir', 'Aragorn II', 'Glorfindel II', 'Nobody');
      t.player('Ann').does('Elrohir');
      t.expect
        .card('Elladan', { in: 'company of they', uncontrolled: true })
        .card('Elrohir', { status: 'tapped' });
      t.expect.card(spells, { in: 'discard of Bob' });
    },
  );
  scenario('[ME-RESCUE-2004 ME-RESCUE-2010] the site taps, and one minor item may be played', (t) => {
    t.given(atGate(three, { dice: won, hand: ['Cram', 'Dagger of Westernesse'] }));
    t.player('Ann').does(rescues('Elrohir'));
    faceAttack(t);
    t.player('Ann').does('Elrohir');
    t.expect.card('Elrohir', { 'site tapped': true });
    t.player('Ann').mayChoose.includes('Cram: play', 'Dagger of Westernesse: play');
  });
  scenario('[ME-RESCUE-2010] and no major item', (t) => {
    t.given(atGate(three, { dice: won, hand: ['Cram', 'Glamdring'] }));
    t.player('Ann').does(rescues('Elrohir'));
    faceAttack(t);
    t.player('Ann').does('Elrohir');
    t.player('Ann').mayNot('Glamdring', { because: 'tapped' });
  });
  const below = (t: Table<S>): void => {
    t.given(
      atGate(three, {
        dice: won,
        hand: ['Cram', 'Glamdring'],
        at: 'The Gem-deeps',
        rescueSite: 'The Gem-deeps',
      }),
    );
    t.player('Ann').mayChoose.includes('Glamdring: play');
    t.player('Ann').does(rescues('Elrohir'));
    faceAttack(t);
    t.player('Ann').does('Elrohir');
  };
  scenario('[ME-UNDER-508] in the Under-deeps it is a minor item, too', (t) => {
    below(t);
    t.player('Ann').mayChoose.includes('Cram: play');
    t.player('Ann').mayNot('Glamdring', { because: 'tapped' });
  });
  scenario('[ME-RESCUE-2003] everyone under the hazard is free by one tap', (t) => {
    t.given(
      atGate(three, {
        dice: won,
        hand: ['Cram'],
        held: [prisoner, { card: 'Haldir', owner: 'Ann', status: 'wounded' }],
      }),
    );
    t.player('Ann').does(rescues('Elrohir'));
    faceAttack(t);
    t.player('Ann').does('Elrohir');
    t.expect
      .card('Elladan', { in: 'company of they' })
      .card('Haldir', { in: 'company of they', status: 'wounded' });
  });
  scenario('[ME-RESCUE-2002] a tapped site will do', (t) => {
    t.given(atGate(three, { tapped: true, hand: ['Cram'] }));
    t.player('Ann').mayChoose.includes(rescues('Elrohir'));
  });
  scenario('[ME-RESCUE-2003 ME-OFFSIDE-2005] nobody untapped is left: they stay where they are', (t) => {
    t.given(
      atGate(['Elrohir', { card: 'Aragorn II', status: 'tapped' }], { dice: [6, 6, 6, 6], hand: ['Cram'] }),
    );
    t.player('Ann').does(rescues('Elrohir'));
    for (let n = 0; n < 40 && t.state.global.attack !== 0; n++) {
      const offered = t.offered();
      t.choose(t.state.kernel.asked, ['No', 'Pass'].find((words) => offered.includes(words)) ?? offered[0]);
    }
    t.expect.card('Elladan', { in: `on of ${spells}` }).card(spells, { in: 'events of Bob' });
  });
  scenario('[ME-RESCUE-2003] nor is it tried by a company of whom all are tapped', (t) => {
    t.given(atGate([{ card: 'Elrohir', status: 'tapped' }], { hand: ['Cram'] }));
    t.expect.table({ phase: 'end-of-turn' });
  });
  scenario('[ME-RESCUE-2008] a character at home cannot cancel it: it is no automatic-attack', (t) => {
    t.given(atGate(three));
    t.player('Ann').does(rescues('Elrohir'));
    t.expect.table({ attack: 'attack' });
  });
});

describe('no rescue', () => {
  scenario('[ME-RESCUE-2002] twice in one site phase', (t) => {
    const given = atGate(three, { hand: ['Cram'] });
    const [they] = given.players.Ann.companies;
    t.given({
      ...given,
      players: { ...given.players, Ann: { hand: ['Cram'], companies: [{ ...they, sought: true }] } },
    });
    t.player('Ann').mayNot('Elrohir', { to: 'rescue', because: 'tried before', rule: 'ME-RESCUE-2002' });
  });
  scenario('[ME-RESCUE-2002] at another site', (t) => {
    t.given(atGate(three, { at: 'Moria', hand: ['Cram'] }));
    t.player('Ann').mayNot('Elrohir', {
      to: 'rescue',
      because: 'held prisoner at this site',
      rule: 'ME-RESCUE-2002',
    });
  });
  scenario("[ME-RESCUE-2000] of somebody else's characters", (t) => {
    t.given({
      ...atGate(three, { hand: ['Cram'] }),
      active: 'Ann',
      players: {
        Ann: { hand: ['Cram'], companies: [company('Goblin-gate', ...three)] },
        Bob,
        Cid: {
          companies: [company('Bree', 'Fatty Bolger')],
          events: [{ card: spells, on: [{ card: 'Elladan', owner: 'Bob' }], rescueSite: 'Goblin-gate' }],
        },
      },
    });
    t.player('Ann').mayNot('Elrohir', {
      to: 'rescue',
      because: 'none of your characters',
      rule: 'ME-RESCUE-2000',
    });
  });
});

describe('the hazard goes', () => {
  const told = (discarded: readonly string[] = []) => ({
    phase: 'organization',
    dice: [6, 6],
    players: {
      Ann: {
        hand: ['Marvels Told'],
        discardedSites: discarded,
        companies: [{ ...company('Rivendell', 'Elrond', 'Elrohir') }],
      },
      Bob: { ...Bob, events: [{ card: spells, on: [prisoner], rescueSite: 'Goblin-gate' }] },
    },
  });
  function tell(t: Table<S>): void {
    t.player('Ann').does('Marvels Told');
    const isFree = (): boolean => t.state.card.live[t.who.card('Elladan')] === 1;
    idleUntil(t, () => isFree() && t.state.global.roll !== 0);
  }
  scenario(
    '[ME-RESCUE-2006 ME-OFFSIDE-2006 ME-ASIDE-4002] by Marvels Told: he is alone at the rescue site, on his own card of it',
    (t) => {
      t.given(told());
      tell(t);
      t.expect.card('Elladan', { at: 'Goblin-gate', 'company size': 1, uncontrolled: true });
      // Bob's card of it is back in his location deck.
      expect(isAvailable(t.state, 2, siteMeant(t.state, 2, 'Goblin-gate'))).toBe(true);
    },
  );
  scenario('[ME-RESCUE-2006] without a card of his own, on the one that lay with the hazard', (t) => {
    t.given(told(['Goblin-gate']));
    tell(t);
    t.expect.card('Elladan', { at: 'Goblin-gate', 'company size': 1 });
    expect(isAvailable(t.state, 2, siteMeant(t.state, 2, 'Goblin-gate'))).toBe(false);
  });
});
