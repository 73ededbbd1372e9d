/** Dark Minions: resource long-events. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('Enduring Tales', () => {
  scenario('[DM-125/1] Enduring Tales: played in the long-event phase', (t) => {
    t.given({
      phase: 'long-event',
      players: { Ann: { hand: ['Enduring Tales'], companies: [company('Bree', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Enduring Tales: in your long-event phase');
    resolveChain(t);
    t.expect.card('Enduring Tales', { in: 'events of Ann' });
  });
  const ending = (ann: object, bob: object = {}) => ({
    phase: 'end-of-turn',
    players: {
      Ann: {
        hand: ['Dodge', 'Cram'],
        deck: Array.from({ length: 12 }, () => 'Elven Cloak'),
        companies: [company('Bree', 'Elladan')],
        ...ann,
      },
      Bob: { ...Bob, ...bob },
    },
  });
  const tales = { events: ['Enduring Tales'] };
  const discard = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('Dodge');
  };
  for (const [title, ann, bob] of [
    ['one’s own', tales, {}],
    ['an opponent’s', {}, tales],
  ] as const) {
    scenario(`[DM-125/2] Enduring Tales: by ${title}, to the top of the deck`, (t) => {
      t.given(ending(ann, bob));
      discard(t);
      t.player('Ann').does('Yes');
      // The hand is filled up at once, with what lies on top.
      t.expect.card('Dodge', { in: 'hand of Ann' });
      t.player('Ann').has({ discard: [] });
    });
    scenario(`[DM-125/2] Enduring Tales: by ${title}, or to the discard pile`, (t) => {
      t.given(ending(ann, bob));
      discard(t);
      t.player('Ann').does('No');
      t.expect.card('Dodge', { in: 'discard of Ann' });
    });
  }
  scenario('[DM-125/2] Enduring Tales: not without it', (t) => {
    t.given(ending({}));
    discard(t);
    t.expect.card('Dodge', { in: 'discard of Ann' });
  });
  scenario('[DM-125/2] Enduring Tales: also what is discarded as a price', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Drughu', 'Aragorn II'],
          deck: ['Cram'],
          companies: [company('Bree', 'Elladan')],
          ...tales,
        },
        Bob,
      },
    });
    t.player('Ann').does('Drughu: in your organization phase', 'Yes');
    t.player('Ann').has({ deck: ['Aragorn II', 'Cram'] });
  });
});

describe('[DM-157] Secret Ways', () => {
  for (const [dice, events, at] of [
    [[2, 2], ['Secret Ways'], 'The Under-grottos'],
    [[1, 2], ['Secret Ways'], 'The Under-gates'],
    [[4, 3], [], 'The Under-gates'],
  ] as const)
    scenario(`a roll of ${dice[0] + dice[1]} with ${events.length}: ${at}`, (t) => {
      t.given({
        phase: 'movement/hazard',
        dice,
        players: {
          Ann: {
            events,
            companies: [{ ...company('The Under-gates', 'Elladan'), movesTo: 'The Under-grottos' }],
          },
          Bob,
        },
      });
      t.expect.card('Elladan', { at });
    });
  scenario('cannot be duplicated', (t) => {
    t.given({
      phase: 'long-event',
      players: {
        Ann: { hand: ['Secret Ways'], companies: [company('Bree', 'Elladan')] },
        Bob: { ...Bob, events: [{ card: 'Secret Ways', as: 'other' }] },
      },
    });
    t.player('Ann').mayNot('Secret Ways', { because: 'duplicated' });
  });
});
