/** An optional rule: Wizards whom corruption would take may turn into Fallen-wizards. ME-OPT-4007..4009 */
import { valueOf } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { indexOfCard } from '../../../src/cards/pool.ts';
import {
  corruptionCheckBy,
  facingCheck,
  shortEvent,
  stagePermanent,
  yourWizard,
} from '../../../src/cards/words/index.ts';
import { challengeDecks } from '../../../src/decks/challenge.ts';
import { beforeHeFalls, sideOfDeck } from '../../../src/decks/side.ts';
import { corruptionCheck, generalInfluence } from '../../../src/engine.ts';
import { sides } from '../../../src/facts/names.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { atHaven } from '../../../src/rules/companies/company.ts';
import { stagePointsOf } from '../../../src/rules/stage.ts';
import { Moment, type S, Stage } from '../../../src/state.ts';
import { broken, line, lines } from '../../deck-lists.ts';
import { invent } from '../../invented.ts';
import { adapter, Bob, company, type Placed, resolveChain, scenario } from '../../table.ts';

invent('Doubt', 'TW-292', shortEvent({ when: facingCheck, effect: corruptionCheckBy(yourWizard) }));
invent('First Step', 'WH-70', stagePermanent());
invent('Fourth Step', 'WH-120', stagePermanent());
invent('Step of Gandalf', 'WH-99', stagePermanent());

const SARUMAN = 'WH-9';
const fallen: Placed = { card: SARUMAN, as: 'his shadow' };
/** What is worth six corruption points to whoever bears it. */
const six = ['Scroll of Isildur', 'Orcrist', 'Glamdring'];
/** Saruman bears all of it. */
const checking = (
  dice: readonly number[],
  sideboard: readonly Placed[] = [fallen, 'First Step'],
  more: object = {},
) => ({
  phase: 'corruption check',
  options: ['wizards-may-fall'],
  check: { character: 'Saruman' },
  dice,
  players: {
    Ann: {
      sideboard,
      hand: ['Dodge'],
      companies: [
        company(
          'Rivendell',
          { card: 'TW-181', as: 'Saruman', on: six },
          { card: 'Elladan', status: 'tapped', leader: 'Saruman' },
        ),
      ],
    },
    Bob,
  },
  ...more,
});
const TURN = 'Turn into a Fallen-wizard';
const LOST = 'He is lost';
const sideNow = (t: Table<S>): string => sides[t.state.player.side[1]] ?? '';
const idOfAvatar = (t: Table<S>): string => {
  const avatar = t.state.player.avatar[1];
  return t.state.engine.definitions[t.state.card.def[avatar]].id;
};
const isAsked = (t: Table<S>): boolean => t.state.kernel.over === 0 && t.offered().includes(TURN);

describe('when it is asked', () => {
  for (const [dice, asked] of [
    [[3, 3], true],
    [[3, 2], true],
  ] as const)
    scenario(`[ME-OPT-4008] a check of ${dice[0] + dice[1]} against six points`, (t) => {
      t.given(checking(dice));
      expect(isAsked(t)).toBe(asked);
      t.player('Ann').mayChoose.exactly(TURN, LOST);
    });
  scenario('[ME-OPT-4008] two less is too little: he is eliminated', (t) => {
    t.given(checking([2, 2]));
    t.expect.result({ Ann: 'lost', Bob: 'won' }).card('Saruman', { in: 'out of Ann' });
  });
  scenario('[ME-OPT-4008] one more is enough: nothing happens', (t) => {
    t.given(checking([4, 3]));
    expect([isAsked(t), sideNow(t)]).toEqual([false, 'wizard']);
    t.expect.card('Saruman', { at: 'Rivendell' });
  });
  scenario('[ME-OPT-4008] what is added to the roll counts', (t) => {
    t.given(checking([2, 2], undefined, { check: { character: 'Saruman', modifier: 1 } }));
    expect(isAsked(t)).toBe(true);
  });
  scenario('[ME-OPT-4008] whoever does not turn loses him, and the game', (t) => {
    t.given(checking([3, 3]));
    t.player('Ann').does(LOST);
    t.expect.result({ Ann: 'lost', Bob: 'won' }).card('Saruman', { in: 'out of Ann' });
  });
  for (const [what, sideboard] of [
    ['no Fallen-wizard', ['First Step']],
    ['another one', ['WH-4', 'First Step']],
    ['another card of the Wizard', [{ card: 'TW-181', as: 'himself again' }, 'First Step']],
    ['no stage resource', [fallen]],
    ['one of four stage points', [fallen, 'Fourth Step']],
    ['one that is specific to another', [fallen, 'Step of Gandalf']],
  ] as const)
    scenario(`[ME-OPT-4008 ME-OPT-4009] with ${what} in the sideboard nobody can`, (t) => {
      t.given(checking([3, 3], sideboard));
      t.expect.result({ Ann: 'lost', Bob: 'won' });
    });
  scenario('[ME-OPT-4008] without the switch he is eliminated', (t) => {
    t.given(checking([3, 3], undefined, { options: [] }));
    t.expect.result({ Ann: 'lost', Bob: 'won' });
  });
  scenario('[ME-OPT-4008] it is the Wizard who turns, and nobody else', (t) => {
    const { players, ...rest } = checking([1, 1]);
    const companies = [
      company('Rivendell', { card: 'TW-181', as: 'Saruman' }, { card: 'Elladan', on: ['Orcrist'] }),
    ];
    t.given({
      ...rest,
      check: { character: 'Elladan' },
      players: { ...players, Ann: { ...players.Ann, companies } },
    });
    t.player('Ann').does('Roll');
    expect([isAsked(t), sideNow(t)]).toEqual([false, 'wizard']);
  });
});

describe('turning', () => {
  scenario('[ME-OPT-4009] the Fallen-wizard stands in his place, with all that he had', (t) => {
    t.given(checking([3, 3]));
    t.player('Ann').does(TURN);
    expect([idOfAvatar(t), sideNow(t)]).toEqual([SARUMAN, 'fallen-wizard']);
    t.expect
      .result('undecided')
      .card('Saruman', { at: 'Rivendell' })
      .card('Orcrist', { in: 'on of Saruman' });
    t.expect.card('Elladan', { leader: 'Saruman' });
    // The Wizard lies in the sideboard now.
    t.expect.card('his shadow', { in: 'sideboard of Ann' });
    expect(valueOf(t.state, generalInfluence, 1)).toBe(15);
    // What the Fallen-wizard says of himself is in force.
    expect(valueOf(t.state, corruptionCheck, t.state.player.avatar[1])).toBe(-1);
  });
  scenario('[ME-OPT-4009] also where another card of the Wizard lies before him', (t) => {
    t.given(checking([3, 3], [{ card: 'TW-181', as: 'himself again' }, fallen, 'First Step']));
    t.player('Ann').does(TURN);
    expect(idOfAvatar(t)).toBe(SARUMAN);
  });
  scenario('[ME-OPT-4009] what is specific to him may be played', (t) => {
    t.given(checking([3, 3], [fallen, 'Man of Skill']));
    t.player('Ann').does(TURN);
    t.expect.card('Man of Skill', { in: 'events of Ann' });
  });
  test('[ME-OPT-4009] in whatever turn, and in the midst of whatever it happens', () => {
    const { players, ...rest } = checking([3, 3]);
    const companies = [company('Rivendell', { card: 'TW-181', as: 'Saruman', on: six }, 'Elladan')];
    const t = new Table(adapter);
    t.given({ ...rest, active: 'Bob', players: { ...players, Ann: { ...players.Ann, companies } } });
    t.state.global.moment = Moment.end;
    t.state.global.stage = Stage.beforeStrikes;
    t.player('Ann').does('Roll', TURN);
    t.expect.card('First Step', { in: 'events of Ann' }).table({ active: 'Bob', moment: 'end' });
    expect(t.state.global.stage).toBe(Stage.beforeStrikes);
  });
  scenario('[ME-OPT-4009] even while another check waits', (t) => {
    const { players, ...rest } = checking([3, 3]);
    t.given({
      ...rest,
      check: { character: 'Elladan' },
      players: { ...players, Ann: { ...players.Ann, hand: ['Doubt'] } },
    });
    t.player('Ann').does('Doubt');
    resolveChain(t);
    t.player('Ann').does(TURN);
    t.expect.card('First Step', { in: 'events of Ann' }).card('Doubt', { in: 'discard of Ann' });
    t.expect.table({ check: 'Elladan' });
    t.player('Ann').mayChoose.includes('Roll');
  });
  scenario('[ME-OPT-4009] and a stage resource of at most three points is played', (t) => {
    t.given(checking([3, 3], [fallen, 'First Step', 'Fourth Step', 'Step of Gandalf', 'Cram']));
    t.player('Ann').does(TURN);
    t.expect.card('First Step', { in: 'events of Ann' }).card('Fourth Step', { in: 'sideboard of Ann' });
    t.expect.card('Step of Gandalf', { in: 'sideboard of Ann' }).card('Dodge', { in: 'hand of Ann' });
    expect(stagePointsOf(t.state, 1)).toBe(3);
  });
  scenario('[ME-OPT-4009] one of several, and no more than one', (t) => {
    t.given(checking([3, 3], [fallen, 'First Step', 'Great Patron']));
    t.player('Ann').does(TURN);
    t.player('Ann').mayChoose.exactly('First Step', 'Great Patron');
    t.player('Ann').does('Great Patron');
    t.expect.card('Great Patron', { in: 'events of Ann' }).card('First Step', { in: 'sideboard of Ann' });
    expect(stagePointsOf(t.state, 1)).toBe(2);
  });
  scenario('[ME-OPT-4009] what cannot be played now is not played', (t) => {
    // It needs more than three stage points.
    t.given(checking([3, 3], [fallen, 'Gatherer of Loyalties']));
    t.player('Ann').does(TURN);
    t.expect.card('Gatherer of Loyalties', { in: 'sideboard of Ann' });
    expect([idOfAvatar(t), stagePointsOf(t.state, 1)]).toEqual([SARUMAN, 0]);
  });
  /** In the middle of Ann's organization phase, by handing on what he bears. */
  const organizing = (t: Table<S>): void => {
    t.given({
      options: ['wizards-may-fall'],
      dice: [3, 3],
      players: {
        Ann: {
          sideboard: [fallen, 'First Step'],
          factions: ['Riders of Rohan'],
          companies: [company('Rivendell', { card: 'TW-181', as: 'Saruman', on: six }, 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').has({ 'faction points': 3 });
    t.player('Ann').does('Orcrist: transfer', 'Roll', TURN);
  };
  scenario('[ME-OPT-4009] play goes on where it was, by the rules of fallen-wizards', (t) => {
    organizing(t);
    t.expect.table({ phase: 'organization', active: 'Ann' }).card('Orcrist', { in: 'on of Elladan' });
    // A faction is worth one point to him, and Rivendell is no Haven of his.
    t.player('Ann').has({ 'faction points': 1 });
    expect([
      t.state.global.check,
      atHaven(t.state, 1),
      Array.from(t.state.card.mark).some((n) => n !== 0),
    ]).toEqual([0, false, false]);
  });
  scenario('[ME-OPT-4009] even at the Council', (t) => {
    t.given({
      phase: 'council',
      active: 'Ann',
      options: ['wizards-may-fall'],
      dice: [3, 3, 6, 6],
      players: {
        Ann: {
          sideboard: [fallen, 'First Step'],
          factions: ['Riders of Rohan'],
          companies: [company('Rivendell', { card: 'TW-181', as: 'Saruman', on: six })],
        },
        Bob,
      },
    });
    t.player('Ann').does(TURN);
    t.expect.card('First Step', { in: 'events of Ann' }).result({ Ann: 'won', Bob: 'lost' });
  });
});

describe('sideboards', () => {
  const mayFall = true;
  const hero = (...more: Parameters<typeof line>[]) =>
    broken([...lines('A'), ...more.map((one) => line(...one))], { mayFall });
  test('[ME-OPT-4007] two Fallen-wizards, stage resources, minion resources and characters', () => {
    expect(broken(lines('A'), { mayFall })).toEqual([]);
    expect(hero(['sideboard', SARUMAN], ['sideboard', 'WH-4'], ['sideboard', 'WH-72'])).toEqual([]);
    expect(hero(['sideboard', SARUMAN, 2], ['sideboard', 'LE-188'], ['sideboard', 'LE-19'])).toEqual([]);
    expect(hero(['sideboard', 'WH-119'])).toEqual([]);
  });
  test('[ME-OPT-4007] the play deck tells who he is where his characters do not', () => {
    const [heroes, minions] = ['A', 'K'].map((key) => challengeDecks.find((deck) => deck.key === key));
    if (heroes === undefined || minions === undefined) throw new Error('decks A and K are gone');
    const falling = { ...heroes, pool: [], sideboard: [SARUMAN, 'WH-72'] };
    expect(sideOfDeck(beforeHeFalls(falling))).toBe('wizard');
    const stays = { ...minions, pool: [], sideboard: [] };
    expect(sideOfDeck(stays)).not.toBe('wizard');
    expect(beforeHeFalls(stays)).toBe(stays);
  });
  test('[ME-OPT-4007] three Fallen-wizards are too many', () => {
    expect(hero(['sideboard', SARUMAN, 2], ['sideboard', 'WH-4'])).toEqual(['ME-OPT-4007']);
    expect(hero(['sideboard', SARUMAN, 3])).toEqual(['ME-OPT-4007']);
  });
  test('[ME-OPT-4007] only of heroes, only in the sideboard, and only with the switch', () => {
    expect(hero(['deck', 'WH-72'])).toContain('ME-STAGE-002');
    expect(hero(['sideboard', 'BA-3'])).not.toEqual([]);
    expect(broken([...lines('A'), line('sideboard', 'WH-72')])).toContain('ME-STAGE-002');
    expect(broken([...lines('F'), line('sideboard', 'WH-72')], { mayFall })).toContain('ME-STAGE-002');
  });
  test('[ME-OPT-4007] its player is a Wizard player still', () => {
    const [deck] = challengeDecks;
    const list = { ...deck, key: '', sideboard: [...deck.sideboard.slice(2), SARUMAN, 'WH-72'] };
    const setup = readSetup({ decks: [list, 'B'], options: ['wizards-may-fall'] });
    expect(setup.decks.map(sideOfDeck)).toEqual(['wizard', 'wizard']);
    expect(sides[meccg.create(setup, 'x').player.side[1]]).toBe('wizard');
    expect(readSetup({ ...setup, decks: [setup.decks[0], 'B'] })).toEqual(setup);
    expect(() => readSetup({ decks: [list, 'B'] })).toThrow('not legal');
    // The sites of the player that he may become belong to the game.
    const hasTowers = (options: object): boolean =>
      meccg.spec.cards(readSetup({ decks: ['A', 'B'], ...options })).includes(indexOfCard('WH-58'));
    expect([hasTowers({}), hasTowers({ options: ['wizards-may-fall'] })]).toEqual([false, true]);
  });
});
