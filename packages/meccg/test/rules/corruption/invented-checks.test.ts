/** Checks that no card is written for yet, and whom corruption spares, with cards that exist only here. ME-DICE-001, ME-CORR-2005, 2019 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import {
  answering,
  asHazard,
  both,
  character,
  choose,
  condition,
  corruptionCheck,
  corruptionCheckBy,
  discardIt,
  drawOne,
  ifSo,
  inMovingCompany,
  lastingEvent,
  modifier,
  not,
  onYourTurn,
  rollsMoreThan,
  say,
  shortEvent,
  the,
  trigger,
} from '../../../src/cards/words/index.ts';
import { checkMade } from '../../../src/events.ts';
import { CheckResult } from '../../../src/rules/corruption/corruption.ts';
import type { S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';

describe('checks', () => {
  invent(
    'Pestilence',
    'TW-62',
    shortEvent({
      when: asHazard,
      targets: [choose('character', both(character, inMovingCompany))],
      effect: ifSo(not(rollsMoreThan(6)), discardIt(the('character'))),
    }),
  );
  invent(
    'Trial of Will',
    'TW-62',
    shortEvent({
      when: asHazard,
      targets: [choose('character', both(character, inMovingCompany))],
      effect: corruptionCheckBy(the('character')),
    }),
  );
  invent(
    'Comfort',
    'TW-243',
    lastingEvent(onYourTurn),
    modifier({ attribute: corruptionCheck, of: character, by: 5 }),
  );
  const sick = (card: string) => ({
    ...going([card], [{ card: 'Elladan', on: ['Orcrist', 'Lesser Ring', 'Glamdring'] }], {
      events: ['Comfort'],
    }),
    dice: [3, 3],
  });
  scenario(
    '[ME-DICE-001] one that a card defines is none of corruption: what helps with those does not count',
    (t) => {
      t.given(sick('Pestilence'));
      t.player('Bob').does('Pestilence: as');
      resolveChain(t);
      t.expect.card('Elladan', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-DICE-001] with those it does', (t) => {
    t.given(sick('Trial of Will'));
    t.player('Bob').does('Trial of Will: as');
    resolveChain(t);
    t.expect.card('Elladan', { in: 'company of riders', 'corruption points': 4 });
  });

  const failed = condition('failed', [], () => `(n !== ${CheckResult.passed})`, say`it has failed`);
  invent(
    'Turncoat’s Hour',
    'TW-28',
    lastingEvent(asHazard),
    trigger(checkMade, { if: failed, effect: drawOne }),
  );
  invent('Second Thought', 'TW-292', shortEvent({ when: answering, effect: drawOne }));
  const doubted = (dice: readonly number[]) => ({
    ...going(
      ['Trial of Will'],
      [{ card: 'Elladan', on: ['Orcrist', 'Lesser Ring', 'Glamdring'] }, 'Elrohir'],
      { hand: ['Second Thought'], deck: ['Cram', 'Cram'] },
      { events: ['Turncoat’s Hour'], deck: ['Cram', 'Cram'] },
    ),
    dice,
  });
  const tries = (t: Table<S>, dice: readonly number[]): void => {
    t.given(doubted(dice));
    t.player('Bob').does('Trial of Will: as', 'Elladan');
    // Nobody answers the check itself.
    t.player('Ann').passes().does('Roll');
  };
  scenario('[ME-CORR-2019] what waits for a failed check is the first of the next chain', (t) => {
    tries(t, [1, 1]);
    t.expect.card('Elladan', { in: 'out of Ann' }).table({ chain: 'Turncoat’s Hour' });
    t.player('Ann').mayChoose.includes('Second Thought: ');
  });
  scenario('[ME-CORR-2019] one that was passed opens none', (t) => {
    tries(t, [6, 6]);
    t.expect.table({ chain: '' });
  });
});

describe('corruption', () => {
  const lured = (who: string, side: string) => ({
    phase: 'hazards',
    players: {
      Ann: { side, companies: [company('TW-413', who)] },
      Bob: { ...Bob, hand: ['Lure of Nature', 'Hobgoblins'] },
    },
  });
  for (const [who, side, may] of [
    ['Gimli', 'wizard', false],
    ['Orc Veteran', 'ringwraith', false],
    ['Layos', 'ringwraith', true],
  ] as const)
    scenario(`[ME-CORR-2005] what is not played on Dwarves is not played on Orcs: ${who}, ${may}`, (t) => {
      t.given(lured(who, side));
      if (may) t.player('Bob').mayChoose.includes('Lure of Nature: as');
      else t.player('Bob').mayNot('Lure of Nature', { because: 'nothing to choose' });
    });
});
