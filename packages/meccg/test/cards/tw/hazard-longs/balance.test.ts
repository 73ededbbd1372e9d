/** The Wizards: The Balance of Things. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario } from '../../../table.ts';
import { coveting } from '../../positions.ts';

const CARD = 'The Balance of Things';
describe(`[TW-93] ${CARD}`, () => {
  scenario('[TW-93/1] comes into play as a hazard', (t) => {
    t.given(going([CARD, 'Orc-guard'], ['Elladan']));
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    t.expect.card(CARD, { in: 'events of Bob' });
  });
  // 1 point and 2.
  const laden = { card: 'Elladan', on: ['Glamdring', 'Durin’s Axe'] };
  const checking = (dice: readonly number[], events: readonly string[] = [CARD]) => ({
    phase: 'corruption check',
    check: { character: 'Elladan' },
    dice,
    players: {
      Ann: { companies: [{ ...company('Bree', laden, 'Elrohir'), as: 'riders' }] },
      Bob: { ...Bob, events },
    },
  });
  scenario('[TW-93/2] one source counts twice: at first the least', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', laden, 'Elrohir')] }, Bob: { ...Bob, events: [CARD] } },
    });
    t.expect.value('Elladan', 'corruption points', 4).value('Elrohir', 'corruption points', 0);
  });
  for (const [source, points] of [
    ['Glamdring', 4],
    ['Durin’s Axe', 5],
  ] as const)
    scenario(
      `[TW-93/2 ME-CARD-0061 ME-CARD-0063] before a check its player chooses ${source}: ${points}`,
      (t) => {
        t.given(checking([6, 6]));
        t.player('Ann').mayChoose.exactly('Glamdring', 'Durin’s Axe');
        t.player('Ann').does(source);
        t.expect.value('Elladan', 'corruption points', points);
        t.player('Ann').does('Roll');
        t.expect.card('Elladan', { in: 'company of riders' });
      },
    );
  scenario('[TW-93/2] nothing is asked without it', (t) => {
    t.given(checking([2, 2], []));
    t.expect.value('Elladan', 'corruption points', 3);
    t.player('Ann').does('Roll');
  });
  const guard = { onGuard: [{ card: CARD, owner: 'Bob', controller: 'Bob' }] };
  for (const [who, may] of [
    ['Elladan', false],
    [laden, true],
  ] as const)
    scenario(`[ME-CARD-0062, ME-ONGUARD-9004] on guard against an item: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        players: {
          Ann: {
            hand: ['Sword of Gondolin'],
            companies: [{ ...company('Moria', who, 'Elrohir'), ...guard }],
          },
          Bob: { ...Bob, hand: ['Twilight'], events: ['Doors of Night'] },
        },
      });
      t.player('Ann').does('Sword of Gondolin: play', 'Elrohir');
      if (may) t.player('Bob').mayChoose.includes(`${CARD}: reveal`);
      else t.player('Bob').mayNot(CARD);
    });
  scenario('[ME-CARD-0127] what Covetous Thoughts takes for an item is not doubled', (t) => {
    // The card and his Horn are 2 points, and one of them counts twice: 5 − 1 is more than 3, 5 − 2 would not be.
    t.given({
      phase: 'end-of-turn',
      dice: [2, 3],
      players: {
        Ann: {
          hand: ['Cram'],
          companies: [coveting],
        },
        Bob: { ...Bob, events: [CARD] },
      },
    });
    t.player('Ann').does('Keep all', 'Horn of Anor', 'Roll');
    t.expect.card('Luitprand', { in: 'company of travellers' });
  });
});
