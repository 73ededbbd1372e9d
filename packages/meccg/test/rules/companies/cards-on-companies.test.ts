/** What becomes of cards on companies when these join or split. ME-JOIN, ME-SPLIT */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import { Phase, type S } from '../../../src/state.ts';
import { attackWith, Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';

const by = ['Rhudaur', 'Hollin', 'Redhorn Gate'];
type Card = string | object;

/** Nobody plays hazards any more; the site phase begins. */
function allArrive(t: Table<S>): void {
  for (let n = 0; n < 20 && t.state.global.phase === Phase.movementHazard; n++)
    t.choose(t.state.kernel.asked, 'Pass');
}

describe('companies that join', () => {
  /** The riders go to Moria, where the others wait, and Bob has hazards for them. */
  const meeting = (riders: readonly Card[], others: readonly Card[], hazards: readonly string[]) => ({
    phase: 'hazards',
    company: 'riders',
    players: {
      Ann: {
        hand: ['Concealment'],
        companies: [
          { ...company('Moria', ...others), as: 'others' },
          { ...company('Rivendell', ...riders), as: 'riders', movesTo: 'Moria', by },
        ],
      },
      Bob: { ...Bob, hand: hazards },
    },
  });
  scenario('[ME-JOIN-501] what affected one of them affects the whole', (t) => {
    t.given({
      ...meeting(['Elladan'], ['Adrazar', 'Balin'], ['Little Snuffler', 'Ghosts']),
      dice: [1, 2, 1, 1],
    });
    attackWith(t, 'Bob', 'Little Snuffler', 'wilderness');
    t.player('Ann').does('No');
    allArrive(t);
    t.expect.card('Adrazar', { 'company size': 3 });
    t.player('Ann').does('Yes');
    // Without the Snuffler Adrazar would hide them all.
    t.player('Ann').mayChoose.excludes('Concealment');
    t.player('Ann').mayNot('Concealment', { because: 'nothing to choose' });
  });
  scenario('[ME-JOIN-501] and nothing else does', (t) => {
    t.given(meeting(['Elladan'], ['Adrazar', 'Balin'], ['Little Snuffler', 'Ghosts']));
    t.player('Bob').does('Pass');
    allArrive(t);
    t.expect.card('Adrazar', { 'company size': 3 });
    t.player('Ann').does('Yes');
    t.player('Ann').mayChoose.includes('Concealment');
  });

  const prompted = (card: string, as: string) => ({ card, on: [{ card: 'Promptings of Wisdom', as }] });
  scenario('[ME-JOIN-503] of what a company may have once its owner keeps one', (t) => {
    t.given(
      meeting([prompted('Elladan', 'first')], [prompted('Elrohir', 'second')], ['Ghosts', 'Orc-guard']),
    );
    while (t.offered().includes('Pass')) t.choose(t.state.kernel.asked, 'Pass');
    t.expect.asked('Ann');
    t.player('Ann').mayChoose.exactly('first', 'second');
    t.player('Ann').does('second');
    t.expect
      .card('first', { in: 'on of Elladan' })
      .card('second', { in: 'discard of Ann' })
      .card('Elladan', { 'company size': 2 });
  });
  for (const joins of [true, false])
    scenario(
      `[ME-JOIN-503] at a Haven, where joining is free: ${joins ? 'they join' : 'they do not'}`,
      (t) => {
        t.given({
          phase: 'movement/hazard',
          players: {
            Ann: {
              companies: [
                { ...company('Lórien', prompted('Elrohir', 'second')), as: 'others' },
                { ...company('Rivendell', prompted('Elladan', 'first')), as: 'riders', movesTo: 'Lórien' },
              ],
            },
            Bob,
          },
        });
        idleUntil(t, () => t.offered().includes('Leave them apart'));
        t.player('Ann').does(joins ? 'Join Elladan to Elrohir' : 'Leave them apart');
        if (joins) {
          t.player('Ann').mayChoose.exactly('first', 'second');
          t.player('Ann').does('first');
        }
        t.expect
          .card('first', { in: joins ? 'discard of Ann' : 'on of Elladan' })
          .card('second', { in: 'on of Elrohir' })
          .card('Elladan', { at: 'Lórien', 'company size': joins ? 2 : 1 });
      },
    );
  scenario('[ME-JOIN-503] so too in the organization phase', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Rivendell', prompted('Elladan', 'first'), 'Balin'),
            company('Rivendell', prompted('Elrohir', 'second'), 'Haldir'),
          ],
        },
        Bob,
      },
    });
    // One without it may go; one with it brings a second.
    t.player('Ann').does('Elladan: regroup companies', 'Balin', 'Join the company of Elrohir');
    t.player('Ann').mayChoose.includes('Done');
    t.player('Ann').does('Elladan');
    t.player('Ann').mayChoose.exactly('first', 'second');
    t.player('Ann').does('first');
    t.expect.card('first', { in: 'discard of Ann' }).card('second', { in: 'on of Elrohir' });
    t.player('Ann').does('Done');
  });
});

describe('a company that splits', () => {
  /** Balin boards a ship with his company; then Elrohir goes his own way over the sea, and Bob plays a hazard on him. */
  const sails = (t: Table<S>, companies: readonly object[], dice: readonly number[]): void => {
    t.given({
      dice,
      players: {
        Ann: { hand: ['Great Ship'], companies },
        Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Call of Home', 'Orc-guard'] },
      },
    });
    t.player('Ann').does('Great Ship', 'Balin');
  };
  const isNamed = (t: Table<S>): void => {
    t.player('Ann').does(
      'Elrohir: declare movement',
      'Isle of the Ulond',
      'Pass',
      'The company of Elrohir',
      'the path printed',
    );
    t.player('Bob').does('Call of Home: as');
  };
  scenario('[ME-SPLIT-510] what is about the company as a whole, and for a while, goes to all parts', (t) => {
    sails(t, [company('Edhellond', 'Balin', 'Elladan', 'Elrohir')], []);
    t.player('Ann').does('Balin: regroup companies', 'Elrohir', 'Done');
    isNamed(t);
    t.player('Ann').does('Great Ship');
    resolveChain(t);
    t.expect.card('Call of Home', { in: 'discard of Bob' }).card('Elrohir', { status: 'tapped' });
  });
  scenario('[ME-SPLIT-510] and to no company that has never been a part of it', (t) => {
    sails(t, [company('Edhellond', 'Balin', 'Elladan'), company('Edhellond', 'Elrohir')], [1, 1]);
    isNamed(t);
    t.player('Ann').mayChoose.excludes('Great Ship');
    resolveChain(t);
    // He is called, and his player rolls.
    t.expect.card('Elrohir', { in: 'hand of Ann' });
  });
});

scenario('a company that has ended leaves nothing to the next one', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Great Ship'],
        companies: [
          company('Edhellond', 'Balin'),
          company('Edhellond', 'Glorfindel II', 'Elladan', 'Elrohir'),
        ],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Call of Home', 'Orc-guard'] },
    },
    dice: [1, 1],
  });
  t.player('Ann').does('Great Ship', 'Balin', 'Balin: discard', 'Elrohir');
  if (t.offered().includes('Done')) t.player('Ann').does('Done');
  t.player('Ann').does('Elrohir: declare movement', 'Isle of the Ulond', 'Pass', 'The company of Elrohir');
  t.player('Ann').does('the path printed');
  t.player('Bob').does('Call of Home: as');
  t.player('Ann').mayChoose.excludes('Great Ship');
  resolveChain(t);
  t.expect.card('Elrohir', { in: 'hand of Ann' });
});
