/** The White Hand: stage permanent-events of the Great Hunt. */
import { describe, expect } from 'vitest';
import { Zone } from '../../../../src/state.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';

describe('[WH-91] The Great Hunt', () => {
  const HUNT = 'The Great Hunt';
  const twelve = [
    'Legacy of Smiths',
    'Gatherer of Loyalties',
    'Join the Hunt',
    'Bad Company',
    'Double-dealing',
  ];
  const alatar = { side: 'fallen-wizard', declared: 'Alatar' } as const;
  const hunting = (bob: object, more: object = {}) => ({
    players: {
      Ann: {
        ...alatar,
        hand: [HUNT],
        events: twelve,
        companies: [company('TW-413', 'Alatar', 'Layos')],
        ...more,
      },
      Bob: { ...Bob, ...bob },
    },
  });
  const play = `${HUNT}: in your`;
  const [DECK, PILE] = ['play deck', 'discard pile'];
  const choose = (pile: string, offered: readonly string[]): string =>
    offered.find((text) => text.includes(pile)) ?? 'nothing';
  scenario('[WH-91/1] each creature shown from the play deck attacks, and the deck is shuffled', (t) => {
    t.given({
      ...hunting({ deck: ['Cram', 'Orc-lieutenant', 'Dodge'], discard: ['Giant'] }),
      dice: [6, 6],
    });
    t.player('Ann').does(play);
    resolveChain(t);
    t.player('Ann').does(choose(DECK, t.offered()));
    t.expect
      .card('Orc-lieutenant', { in: 'attacking' })
      .table({ 'attack prowess': 7, 'attack strikes': 1 })
      .card(HUNT, { in: 'events of Ann' });
    expect((t.state.card.knownTo[t.who.card('Cram')] & 2) !== 0).toBe(true);
    idleUntil(t, () => t.state.global.attack === 0);
    t.player('Bob').has({ deck: 2 });
    expect(t.state.card.knownTo[t.who.card('Cram')]).toBe(0);
    t.expect.card('Giant', { in: 'discard of Bob' });
  });
  scenario('[WH-91/1] or from the discard pile', (t) => {
    t.given(hunting({ deck: ['Orc-lieutenant', 'Cram'], discard: ['Dodge', 'Giant'] }));
    t.player('Ann').does(play);
    resolveChain(t);
    t.player('Ann').does(choose(PILE, t.offered()));
    t.expect.card('Giant', { in: 'attacking' }).card('Orc-lieutenant', { in: 'deck of Bob' });
  });
  scenario('[WH-91/1] five creatures at most; [ME-CARD-0298] one that cannot come counts', (t) => {
    t.given({
      ...hunting(
        { discard: ['“William” (Wûluag)', ...Array.from({ length: 4 }, () => 'Orc-lieutenant'), 'Giant'] },
        { points: [{ card: '“William” (Wûluag)', as: 'beaten' }] },
      ),
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
    });
    let faced = 0;
    t.player('Ann').does(play);
    resolveChain(t);
    t.player('Ann').does(choose(PILE, t.offered()));
    let last = 0;
    idleUntil(t, () => {
      const now = t.state.attack.card[t.state.global.attack];
      if (now !== last && now !== 0) faced++;
      last = now;
      return t.state.global.attack === 0;
    });
    expect(faced).toBe(4);
    t.expect.card('Giant', { in: 'discard of Bob' });
  });
  scenario('[WH-91/1] [ME-CARD-0295] whom a creature is played against does not matter', (t) => {
    t.given(hunting({ discard: ['Galadhrim', 'Dodge'] }));
    t.player('Ann').does(play);
    resolveChain(t);
    t.player('Ann').does(choose(PILE, t.offered()));
    t.expect.card('Galadhrim', { in: 'attacking' });
  });
  for (const [why, more, because] of [
    ['with eleven stage points', { events: twelve.slice(0, 4) }, 'at least 12'],
    ['as another', { declared: 'Saruman', companies: [company('The White Towers', 'Layos')] }, 'Alatar'],
  ] as const)
    scenario(`[WH-91/1] not ${why}`, (t) => {
      t.given(hunting({ discard: ['Giant'] }, more));
      t.player('Ann').mayNot(HUNT, { because });
    });
  scenario('[WH-91/1] [ME-CARD-0297] another copy comes when the first was given up', (t) => {
    t.given(
      hunting(
        { discard: ['Giant', 'Dodge'] },
        { hand: [{ card: HUNT, as: 'second' }], events: [...twelve, { card: HUNT, as: 'first' }] },
      ),
    );
    expect(offers(t, 'second: in your')).toBe(false);
    t.player('Ann').does('first: discard this stage resource');
    expect(offers(t, 'second: in your')).toBe(true);
  });
  /** Bob has one card too many at the end of a turn. */
  const nine = ['Giant', ...Array.from({ length: 8 }, () => 'Dodge')];
  const ending = (active: 'Ann' | 'Bob', events: readonly string[]) => ({
    phase: 'end-of-turn',
    active,
    players: {
      Ann: { ...alatar, events, companies: [company('TW-413', 'Alatar', 'Layos')], deck: ['Cram', 'Cram'] },
      Bob: { ...Bob, hand: nine, deck: ['Cram', 'Cram'] },
    },
  });
  for (const [active, events, asked] of [
    ['Ann', [HUNT], true],
    ['Ann', [], false],
    ['Bob', [HUNT], false],
  ] as const)
    scenario(`[WH-91/3] a creature discarded in the turn of ${active} may attack: ${asked}`, (t) => {
      t.given(ending(active, events));
      idleUntil(t, () => t.offered().includes('Giant') && t.state.kernel.asked === 2);
      t.player('Bob').does('Giant');
      idleUntil(t, () => t.offered().includes('Yes') || t.state.global.turn > 1);
      expect(t.offered().includes('Yes')).toBe(asked);
      if (!asked) return;
      t.player('Ann').does('Yes');
      t.expect.card('Giant', { in: 'attacking' });
    });
  scenario('[WH-91/3] or not', (t) => {
    t.given(ending('Ann', [HUNT]));
    idleUntil(t, () => t.offered().includes('Giant') && t.state.kernel.asked === 2);
    t.player('Bob').does('Giant');
    idleUntil(t, () => t.offered().includes('Yes'));
    t.player('Ann').does('No');
    t.expect.card('Giant', { in: 'discard of Bob' });
  });
  for (const [events, sees] of [
    [[HUNT], true],
    [[], false],
  ] as const)
    scenario(`[WH-91/2] what an opponent discards is seen: ${sees}`, (t) => {
      t.given(ending('Ann', events));
      idleUntil(t, () => t.offered().includes('Giant') && t.state.kernel.asked === 2);
      t.player('Bob').does('Dodge (1)');
      const seen = Array.from({ length: t.state.card.def.length }, (_x, c) => c).some(
        (c) =>
          t.state.card.place[c] === t.state.layout.placeBase[Zone.discard] + 2 &&
          (t.state.card.knownTo[c] & 2) !== 0,
      );
      expect(seen).toBe(sees);
    });
});
