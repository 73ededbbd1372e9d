/** Questions of the rules about cards that are alike, tamed, out of the game or elsewhere, asked by hand in a position. */
import { addEffect, firstIn, place, untilEndOf } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/engine.ts';
import { placeIndex, versionsOfPlace } from '../../../src/map/map.ts';
import { firstAgent } from '../../../src/rules/agents/agents.ts';
import { isStart, mayBeAt, mayMoveTo } from '../../../src/rules/agents/travel.ts';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { isSame, isSameDefinition, nextSame } from '../../../src/rules/cards/identity.ts';
import { canPlayUnique } from '../../../src/rules/cards/unique.ts';
import { enter } from '../../../src/rules/characters/bring-in.ts';
import {
  COMPANY,
  isAboutCompany,
  joinEffects,
  splitEffects,
} from '../../../src/rules/companies/company-effects.ts';
import { fightersIn } from '../../../src/rules/dragons/bearing.ts';
import { isReserved, reserve } from '../../../src/rules/hazards/reserved.ts';
import { isTooFar, opponentOf } from '../../../src/rules/many-players.ts';
import { couldBePlayedAt } from '../../../src/rules/sites/foresight.ts';
import { judgeSolitary } from '../../../src/rules/solitaire/goal.ts';
import { addToRow } from '../../../src/rules/solitaire/row.ts';
import { Phase, type S, Zone } from '../../../src/state.ts';
import { hidden, towards } from '../../agents.ts';
import { adapter, Bob, company } from '../../table.ts';
import { going, HAND } from '../solitaire/alone.ts';

/** Nothing is played on, so the state may be changed as well. */
const asking = (title: string, body: (t: Table<S>) => void): void =>
  test(title, () => body(new Table(adapter)));
const row = (t: Table<S>, name: string): number => t.who.card(name);

describe('who is the same', () => {
  asking(
    '[ME-UNIQ-006] cards of one name, whichever side printed them; of sites only one and the same',
    (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Cram', { card: 'Cram', as: 'more' }, 'Glamdring'],
            companies: [company('Bree', 'Elladan')],
          },
          Bob: { ...Bob, hand: [{ card: 'Cram', as: 'his' }], companies: [company('Moria', 'Haldir')] },
        },
      });
      const { state } = t;
      const { def } = state.card;
      expect(
        ['more', 'his', 'Glamdring', 'Elladan'].map((name) => isSame(state, row(t, 'Cram'), row(t, name))),
      ).toEqual([true, true, false, false]);
      const [bree, moria] = [1, 2].map(
        (player) => state.company.site[companyOf(state, row(t, player === 1 ? 'Elladan' : 'Haldir'))],
      );
      expect([isSameDefinition(def[bree], def[bree]), isSameDefinition(def[bree], def[moria])]).toEqual([
        true,
        false,
      ]);
      expect(nextSame(state, bree, 0)).toBe(0);
      def[moria] = def[bree];
      expect(nextSame(state, bree, 0)).toBe(moria);
      const crams = ['Cram', 'more', 'his'].map((name) => row(t, name)).sort((a, b) => a - b);
      expect(nextSame(state, crams[0], 0)).toBe(crams[1]);
      expect(nextSame(state, crams[0], crams[1])).toBe(crams[2]);
      expect(nextSame(state, crams[0], crams[2])).toBe(0);
    },
  );
  asking('[ME-ORG-500 ME-AVATAR-003] who is no avatar drives out nobody, least of all one like him', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          hand: [{ card: 'Orc Brawler', as: 'second' }],
          companies: [{ ...company('Dol Guldur', { card: 'Orc Brawler', as: 'first' }), as: 'band' }],
        },
        Bob,
      },
    });
    enter(t.state, 1, row(t, 'second'), companyOf(t.state, row(t, 'first')));
    t.expect.card('first', { in: 'company of band' }).card('second', { in: 'company of band' });
  });
  for (const [pile, may] of [
    ['out', false],
    ['points', false],
    ['discard', true],
  ] as const)
    asking(`[ME-AVATAR-004] an avatar lies in somebody’s ${pile}: another of him may come: ${may}`, (t) => {
      const { companies } = Bob;
      t.given({
        players: {
          Ann: { hand: ['Gandalf'], companies: [company('Rivendell', 'Elladan')] },
          Bob: { companies, [pile]: [{ card: 'Gandalf', as: 'his' }] },
        },
      });
      expect(canPlayUnique(t.state, row(t, 'Gandalf'))).toBe(may);
    });
});

describe('creatures', () => {
  asking('[ME-DRAGON-4019] one that serves as an ally fights once, however many strikes it has', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', 'Elladan')] }, Bob: { ...Bob, hand: ['Orc-guard'] } },
    });
    expect([fightersIn(t.state, row(t, 'Orc-guard')), fightersIn(t.state, row(t, 'Elladan'))]).toEqual([
      1, 1,
    ]);
  });
  asking(
    '[ME-ASIDE-4000] it is reserved where a card reserves it, and nowhere else; nothing else is',
    (t) => {
      t.given({
        players: {
          Ann: { companies: [company('Bree', { card: 'Elladan', on: ['Glamdring'] })] },
          Bob: { ...Bob, hand: ['Orc-guard'] },
        },
      });
      const { state } = t;
      const is = (name: string): boolean => isReserved(state, row(t, name));
      expect(['Orc-guard', 'Elladan', 'Glamdring'].map(is)).toEqual([false, false, false]);
      // With a card that reserves nothing it only lies.
      reserve(state, row(t, 'Elladan'), row(t, 'Orc-guard'));
      expect(is('Orc-guard')).toBe(false);
    },
  );
});

describe('agents', () => {
  asking('[ME-AGENT-2016 ME-AGENT-2063] are nowhere but at places', (t) => {
    t.given(towards('Goblin-gate', { agents: [hidden('Gisulf')] }));
    const { state } = t;
    const agent = firstAgent(2);
    const gisulf = row(t, 'Gisulf');
    const dale = placeIndex('Dale');
    expect([isStart(state, gisulf, dale), isStart(state, gisulf, 0)]).toEqual([true, false]);
    expect([mayBeAt(state, agent, dale), mayBeAt(state, agent, 0)]).toEqual([true, false]);
    expect([mayMoveTo(state, agent, dale), mayMoveTo(state, agent, 0)]).toEqual([true, false]);
  });
});

describe('players', () => {
  const three = (more: object = {}) => ({
    players: {
      Ann: { companies: [company('Rivendell', 'Elladan')] },
      Bob,
      Cid: { companies: [company('Lórien', 'Haldir')] },
    },
    ...more,
  });
  asking('[ME-MP-4024] what one does is against him who moves, or him who plays the hazards', (t) => {
    t.given(three());
    const { state } = t;
    const opponents = (): number[] => [1, 2, 3].map((player) => opponentOf(state, player));
    expect(opponents()).toEqual([2, 3, 1]);
    state.global.phase = Phase.movementHazard;
    state.global.hazardPlayer = 3;
    expect(opponents()).toEqual([3, 1, 1]);
  });
  asking('[ME-MP-4009] of three nobody is too far away', (t) => {
    t.given(three());
    expect([1, 2, 3].some((one) => [1, 2, 3].some((other) => isTooFar(t.state, one, other)))).toBe(false);
  });
});

describe('companies', () => {
  asking(
    '[ME-JOIN-501 ME-SPLIT-510] what both parts have had does not count twice when they meet again',
    (t) => {
      t.given({
        players: {
          Ann: { companies: [company('Bree', 'Elladan')] },
          Bob: {
            ...Bob,
            hand: [
              'Dwar the Ringwraith',
              'Ren the Ringwraith',
              'Bridge',
              'Bow of Dragon-horn',
              'Dwar Unleashed',
            ],
          },
        },
      });
      const { state } = t;
      const about = engine.abilities.findIndex((_ability, id) => isAboutCompany(id));
      const other = engine.abilities.findIndex((_ability, id) => id > about && isAboutCompany(id));
      const until = untilEndOf(state, engine.procedures[state.frames[state.kernel.top]]);
      const source = row(t, 'Elladan');
      const now = (): number[] =>
        Array.from({ length: state.kernel.effectsUsed }, (_x, i) => i + 1)
          .filter((at) => isAboutCompany(state.effect.ability[at]))
          .map((at) => state.effect.amount[at] & COMPANY);
      addEffect(state, about, source, 0, 1, until);
      splitEffects(state, 1, 2);
      expect(now()).toEqual([1, 2]);
      joinEffects(state, 2, 1);
      expect(now()).toEqual([1]);
      // What only one of them has had is the other's from then on.
      addEffect(state, other, source, 0, 2, until);
      joinEffects(state, 2, 1);
      expect(now()).toEqual([1, 1]);
    },
  );
});

describe('what could be played', () => {
  asking('[ME-SITE-001] nothing, where there is no site', (t) => {
    t.given({ players: { Ann: { hand: ['Cram'], companies: [company('Bree', 'Elladan')] }, Bob } });
    const [bree] = versionsOfPlace[placeIndex('Bree')];
    const [moria] = versionsOfPlace[placeIndex('Moria')];
    const could = (site: number): boolean => couldBePlayedAt(t.state, 1, row(t, 'Cram'), site);
    expect([could(0), could(bree), could(moria), could(100_000)]).toEqual([false, false, true, false]);
  });
});

describe('alone', () => {
  asking('[ME-SOLO-4009] a Council without an avatar who was lost is lost', (t) => {
    t.given(
      going(
        { hand: [], deck: ['Cave-drake'] },
        {
          options: ['hazard-row', 'solitary-council'],
          points: ['Orcrist', 'Hauberk of Bright Mail', 'Hauberk of Bright Mail'],
          factions: ['Riders of Rohan', 'Knights of Dol Amroth', 'Men of Anórien', 'Blue Mountain Dwarves'],
        },
      ),
    );
    judgeSolitary(t.state);
    expect(t.state.player.outcome[1]).toBe(1);
    t.state.player.avatarLost[1] = 1;
    judgeSolitary(t.state);
    expect([t.state.player.outcome[1], t.state.player.outcome[2]]).toEqual([2, 1]);
  });
  asking('[ME-SOLO-4004] what lies face down in the row takes nothing to its side', (t) => {
    const free = 'Lost in Free-domains';
    t.given(going({ hand: [free, 'Morgul Night', 'Doors of Night'], deck: [] }, { options: ['hazard-row'] }));
    const { state } = t;
    const before = HAND(t);
    for (let c = firstIn(state, place(state, Zone.hand, 2)); c !== 0; c = state.card.next[c])
      state.card.turned[c] = state.card.next[c] === 0 ? 1 : 0;
    state.global.hazardsDeclared = 99;
    addToRow(state, 0);
    expect(HAND(t)).toEqual(before);
  });
});
