/** The Balrog: hazard permanent-events. */
import { describe } from 'vitest';
import { invent } from '../../invented.ts';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';

invent('Spiders below', 'TW-40', {});
invent('The one spider', 'TW-86', {});

describe('Ungoliant’s Foul Issue', () => {
  const below = (at: string, events: readonly string[] = ['Ungoliant’s Foul Issue']) => ({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Escape'], companies: [company(at, 'Elladan', 'Elrohir')] },
      Bob: { ...Bob, events, hand: ['Spiders below', 'The one spider', 'Doors of Night'] },
    },
  });
  for (const at of ['The Under-grottos', 'The Under-leas'])
    scenario(`[BA-28/2] Ungoliant’s Foul Issue: common Spiders may be keyed to ${at}`, (t) => {
      t.given(below(at));
      t.player('Bob').mayChoose.includes('Spiders below: attack');
      t.player('Bob').mayNot('The one spider', { to: 'attack', because: 'keyed' });
    });
  for (const [at, events] of [
    ['The Under-grottos', []],
    ['The Sulfur-deeps', ['Ungoliant’s Foul Issue']],
    ['Ettenmoors', ['Ungoliant’s Foul Issue']],
    ['Moria', ['Ungoliant’s Foul Issue']],
  ] as const)
    scenario(`[BA-28/2] Ungoliant’s Foul Issue: none at ${at} with ${events.length} in play`, (t) => {
      t.given(below(at, events));
      t.player('Bob').mayNot('Spiders below', { to: 'attack', because: 'keyed' });
    });
  scenario('[BA-28/1] Ungoliant’s Foul Issue: comes into play as a hazard, once', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] },
        Bob: {
          ...Bob,
          hand: [
            { card: 'Ungoliant’s Foul Issue', as: 'first' },
            { card: 'Ungoliant’s Foul Issue', as: 'second' },
          ],
        },
      },
    });
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.expect.card('first', { in: 'events of Bob' });
    t.player('Bob').mayNot('second', { because: 'another copy' });
  });
});

describe('[BA-17] Diminish and Depart', () => {
  scenario('[BA-17/1 BA-17/2 BA-17/3] more mind for Elves and Hobbits, less influence for a Wizard', (t) => {
    t.given(going(['Diminish and Depart', 'Orc-guard'], ['Elladan', 'Sam Gamgee', 'Gandalf', 'Gimli']));
    t.player('Bob').does('Diminish and Depart: as');
    t.player('Bob').mayChoose.exactly('Elladan', 'Sam Gamgee', 'Gandalf');
    t.player('Bob').does('Gandalf');
    resolveChain(t);
    t.expect
      .value('Elladan', 'mind', 5)
      .value('Sam Gamgee', 'mind', 5)
      .value('Gimli', 'mind', 6)
      .value('Gandalf', 'direct influence', 9);
  });
  scenario('[BA-17/1] once in a company', (t) => {
    t.given(
      going(
        ['Diminish and Depart', 'Orc-guard'],
        [{ card: 'Elladan', on: [{ card: 'Diminish and Depart', as: 'first' }] }, 'Elrohir'],
      ),
    );
    t.player('Bob').mayNot('Diminish and Depart in hand of Bob', { because: 'nothing to choose' });
  });
  for (const [at, status, may] of [
    ['Rivendell', 'untapped', true],
    ['Rivendell', 'tapped', false],
    ['Bree', 'untapped', false],
  ] as const)
    scenario(`[BA-17/4] its bearer taps at a Haven: ${status} at ${at}, ${may}`, (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Twilight'],
            companies: [company(at, { card: 'Elladan', status, on: ['Diminish and Depart'] })],
          },
          Bob,
        },
      });
      if (!may) {
        t.player('Ann').mayChoose.excludes('Diminish and Depart: in');
        return;
      }
      t.player('Ann').does('Diminish and Depart: in');
      t.expect.card('Diminish and Depart', { in: 'discard of Ann' }).card('Elladan', { status: 'tapped' });
    });
});
