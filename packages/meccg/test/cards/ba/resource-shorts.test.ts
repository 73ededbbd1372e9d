/** The Balrog: resource short-events. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('Longbottom Leaf', () => {
  const smoking = (sideboard: readonly string[]) => ({
    players: {
      Ann: { hand: ['Longbottom Leaf'], deck: ['Cram'], sideboard, companies: [company('Bree', 'Elladan')] },
      Bob,
    },
  });
  scenario('[BA-30] Longbottom Leaf: two resources from the sideboard into the deck, and it is gone', (t) => {
    t.given(smoking(['Dodge', 'Glamdring', 'Concealment', 'Orc-guard']));
    t.player('Ann').does('Longbottom Leaf: on your turn');
    resolveChain(t);
    t.player('Ann').mayChoose.exactly('Dodge', 'Glamdring', 'Concealment');
    t.player('Ann').does('Dodge', 'Concealment');
    t.expect
      .card('Dodge', { in: 'deck of Ann' })
      .card('Concealment', { in: 'deck of Ann' })
      .card('Glamdring', { in: 'sideboard of Ann' })
      .card('Longbottom Leaf', { in: 'aside of Ann' });
  });
  scenario('[BA-30] Longbottom Leaf: or only one', (t) => {
    t.given(smoking(['Dodge', 'Glamdring']));
    t.player('Ann').does('Longbottom Leaf: on your turn');
    resolveChain(t);
    t.player('Ann').does('Dodge', 'Pass');
    t.expect.card('Dodge', { in: 'deck of Ann' }).card('Glamdring', { in: 'sideboard of Ann' });
  });
  scenario('[BA-30] [ME-COND-4002] Longbottom Leaf: not for nothing', (t) => {
    t.given(smoking(['Orc-guard']));
    t.player('Ann').mayNot('Longbottom Leaf', { because: 'resource in your sideboard' });
  });
});
