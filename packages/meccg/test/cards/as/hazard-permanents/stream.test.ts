/** Against the Shadow: Enchanted Stream. */
import { describe, expect } from 'vitest';
import { maySplit } from '../../../../src/rules/chain/forbidden.ts';
import { Bob, company, going, resolveChain, rowOf, scenario } from '../../../table.ts';

const CARD = 'Enchanted Stream';
describe(`[AS-27] ${CARD}`, () => {
  scenario('[AS-27/1] comes to lie with a company that moves through a Wilderness', (t) => {
    t.given(going([CARD, 'Orc-guard'], ['Frodo', 'Merry']));
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    t.expect.card(CARD, { in: 'events of Bob' });
  });
  for (const [answer, place, status] of [
    ['Yes', 'discard of Bob', 'tapped'],
    ['No', 'events of Bob', 'untapped'],
  ] as const)
    scenario(`[AS-27/1] a ranger may tap to cancel it: ${answer}`, (t) => {
      t.given(going([CARD, 'Orc-guard'], ['Frodo', 'Aragorn II']));
      t.player('Bob').does(`${CARD}: as`);
      resolveChain(t);
      t.player('Ann').does(answer);
      t.expect.card(CARD, { in: place }).card('Aragorn II', { status });
    });
  for (const [from, to] of [
    ['Rivendell', undefined],
    ['Minas Tirith', 'Pelargir'],
  ] as const)
    scenario(`[AS-27/1] not on a company that goes from ${from} to ${to ?? 'nowhere'}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { companies: [{ ...company(from, 'Frodo'), ...(to === undefined ? {} : { movesTo: to }) }] },
          Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
        },
      });
      t.player('Bob').mayNot(CARD, { because: 'Wilderness' });
    });
  const bound = (at: string, ...who: readonly (string | object)[]) => ({
    players: {
      Ann: { hand: ['Twilight'], companies: [{ ...company(at, ...who), as: 'riders' }] },
      Bob: { ...Bob, events: [{ card: CARD, company: 'riders' }] },
    },
  });
  scenario('[AS-27/2 AS-27/3 AS-27/4] it may neither move nor split before two have tapped', (t) => {
    t.given(bound('Bree', 'Elladan', 'Elrohir', 'Haldir'));
    t.player('Ann').mayNot('Elladan', { to: 'declareMovement', because: CARD });
    expect(maySplit(t.state, 1, rowOf(t.state, 'Elrohir'))).toBe(false);
    t.player('Ann').does(`${CARD}: in`, 'Elladan', 'Haldir');
    t.expect
      .card('Elladan', { status: 'tapped' })
      .card('Haldir', { status: 'tapped' })
      .card('Elrohir', { status: 'untapped' });
    t.player('Ann').mayChoose.includes('Elladan: declare');
    expect(maySplit(t.state, 1, rowOf(t.state, 'Elrohir'))).toBe(true);
    t.player('Ann').mayNot(CARD, { because: 'used' });
  });
  scenario('[AS-27/4] one is enough where only one is untapped', (t) => {
    t.given(bound('Bree', 'Elladan', { card: 'Elrohir', status: 'tapped' }));
    t.player('Ann').does(`${CARD}: in`);
    t.expect.card('Elladan', { status: 'tapped' });
    t.player('Ann').mayChoose.includes('Elladan: declare');
  });
  scenario('[AS-27/2] and none where nobody is', (t) => {
    t.given(bound('Bree', { card: 'Elladan', status: 'wounded' }, { card: 'Elrohir', status: 'tapped' }));
    t.player('Ann').mayChoose.includes('Elladan: declare');
  });
  scenario('[ME-CARD-0196] what keeps a company from going back does not help', (t) => {
    const given = bound('Bree', 'Elladan', 'Elrohir');
    t.given({
      players: { ...given.players, Ann: { ...given.players.Ann, events: ['Promptings of Wisdom'] } },
    });
    t.player('Ann').mayNot('Elladan', { to: 'declareMovement', because: CARD });
  });
  for (const [at, place] of [
    ['Rivendell', 'discard of Bob'],
    ['Bree', 'events of Bob'],
  ] as const)
    scenario(`[AS-27/5] as an organization phase begins, at ${at}: ${place}`, (t) => {
      t.given({ phase: 'untap', ...bound(at, 'Elladan', 'Elrohir') });
      t.expect.card(CARD, { in: place });
    });
});
