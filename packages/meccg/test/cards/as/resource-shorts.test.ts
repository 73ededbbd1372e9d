/** Against the Shadow: resource short-events. */
import { describe } from 'vitest';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, idleUntil, offers, resolveChain, scenario, twice } from '../../table.ts';

describe('Drughu', () => {
  const two = ['Elladan', 'Elrohir'];
  const ready = (movesTo: string, hand: readonly (string | object)[], bob: object = {}) => ({
    phase: 'organization',
    players: {
      Ann: {
        hand,
        deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        companies: [{ ...company('Rivendell', ...two), movesTo }, company('Bree', 'Balin')],
      },
      Bob: { companies: [company('Edhellond', 'Ioreth')], deck: ['Cram', 'Cram', 'Cram'], ...bob },
    },
  });
  const calls = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('Drughu: in your', 'Elladan');
    resolveChain(t);
    t.expect.card('Beretar', { in: 'discard of Ann' });
  };
  scenario(
    '[AS-47] Drughu: +2 prowess against what is keyed to a Wilderness, for that company alone',
    (t) => {
      t.given(ready('Ettenmoors', ['Drughu', 'Beretar', 'Escape'], { hand: ['“Bert” (Bûrat)'] }));
      calls(t);
      t.expect.card('Elladan', { prowess: 5 });
      idleUntil(t, () => offers(t, '“Bert”'));
      attackWith(t, 'Bob', '“Bert” (Bûrat)');
      t.expect.card('Elladan', { prowess: 7 }).card('Elrohir', { prowess: 7 }).card('Balin', { prowess: 4 });
    },
  );
  scenario('[AS-47] Drughu: +2 prowess in combat at Ruins & Lairs', (t) => {
    t.given(ready('Ettenmoors', ['Drughu', 'Beretar', 'Escape']));
    calls(t);
    idleUntil(t, () => t.state.global.phase === 5 && t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
    t.expect.card('Elladan', { prowess: 7 }).card('Balin', { prowess: 4 });
  });
  scenario('[AS-47] Drughu: nothing at a Shadow-hold', (t) => {
    t.given(ready('Moria', ['Drughu', 'Beretar', 'Escape']));
    calls(t);
    idleUntil(t, () => t.state.global.phase === 5 && t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
    // His own +1 against Orcs, and no more.
    t.expect.card('Elladan', { prowess: 6 });
  });
  scenario('[AS-47] Drughu: not without a ranger in hand', (t) => {
    t.given(ready('Ettenmoors', ['Drughu', 'Gimli']));
    t.player('Ann').mayNot('Drughu', { because: 'ranger' });
  });
  scenario('[AS-47] Drughu: a second one is for another company', (t) => {
    t.given(ready('Ettenmoors', [...twice('Drughu'), 'Beretar', 'Faramir']));
    t.player('Ann').does('first: in your', 'Elladan', 'Beretar');
    resolveChain(t);
    t.player('Ann').does('second: in your');
    t.expect.card('Faramir', { in: 'discard of Ann' });
    resolveChain(t);
    t.expect.card('second', { in: 'discard of Ann' });
  });
});

describe('[AS-56] The Sun Unveiled', () => {
  const shining = (at: string, who: object, events: readonly string[] = ['Gates of Morning']) => ({
    players: { Ann: { hand: ['The Sun Unveiled'], events, companies: [company(at, who, 'Legolas')] }, Bob },
  });
  scenario('removes all hazard permanent-events on him, and untaps him', (t) => {
    t.given(
      shining('Edoras', { card: 'Elladan', status: 'tapped', on: ['Lure of Nature', 'Rebel-talk', 'Sting'] }),
    );
    t.player('Ann').does('The Sun Unveiled');
    t.expect
      .card('Elladan', { status: 'untapped' })
      .card('Lure of Nature', { in: 'discard of Ann' })
      .card('Rebel-talk', { in: 'discard of Ann' })
      .card('Sting', { in: 'on of Elladan' });
  });
  scenario('not at a Border-hold', (t) => {
    t.given(shining('Bree', { card: 'Elladan', status: 'tapped' }));
    t.player('Ann').mayNot('The Sun Unveiled', { because: 'Free-hold' });
  });
  for (const [from, movesTo, may] of [
    ['Edoras', 'Isengard', false],
    ['Edoras', undefined, true],
  ] as const)
    scenario(
      `[AS-56] at Edoras in the movement/hazard phase, ${may ? 'staying' : 'on the way'}: ${may}`,
      (t) => {
        const given = shining(from, { card: 'Elladan', status: 'tapped' });
        const [first] = given.players.Ann.companies;
        const companies = [{ ...first, ...(movesTo === undefined ? {} : { movesTo }) }];
        t.given({
          phase: 'hazards',
          players: { Ann: { ...given.players.Ann, companies }, Bob: { ...Bob, hand: ['Orc-guard'] } },
        });
        if (may) t.player('Ann').mayChoose.includes('The Sun Unveiled');
        else t.player('Ann').mayNot('The Sun Unveiled', { because: 'Free-hold' });
      },
    );
  scenario('not without Gates of Morning', (t) => {
    t.given(shining('Edoras', { card: 'Elladan', status: 'tapped' }, []));
    t.player('Ann').mayNot('The Sun Unveiled', { because: 'Gates of Morning' });
  });
  scenario('not on one who has nothing to be rid of', (t) => {
    t.given(shining('Edoras', { card: 'Elladan', status: 'untapped' }));
    t.player('Ann').mayNot('The Sun Unveiled', { because: 'Free-hold' });
  });
  scenario('who is wounded stays so', (t) => {
    t.given(shining('Edoras', { card: 'Elladan', status: 'wounded', on: ['Lure of Nature'] }));
    t.player('Ann').does('The Sun Unveiled');
    t.expect.card('Elladan', { status: 'wounded' }).card('Lure of Nature', { in: 'discard of Ann' });
  });
});

// Nothing says how its bearer would be rid of it.
invent('Heavy Heart', 'LE-132');
describe('[AS-49] Glamour of Surpassing Excellance', () => {
  const glamour = 'Glamour of Surpassing Excellance';
  const shining = (at: string, dice: readonly number[], ...on: readonly string[]) => ({
    dice,
    players: { Ann: { hand: [glamour], companies: [company(at, { card: 'Elladan', on })] }, Bob },
  });
  for (const [event, number] of [
    ['Lure of Nature', 4],
    ['Rebel-talk', 7],
    ['Heavy Heart', 8],
  ] as const)
    for (const [roll, gone] of [
      [number + 1, true],
      [number, false],
    ] as const)
      scenario(`${event}: a roll of ${roll}`, (t) => {
        t.given(shining('Bree', [Math.min(6, roll - 1), roll - Math.min(6, roll - 1)], event));
        t.player('Ann').does(glamour);
        t.expect.card(event, { in: gone ? 'discard of Ann' : 'on of Elladan' });
      });
  scenario('each of them is rolled for', (t) => {
    t.given(shining('Edoras', [6, 6, 1, 1], 'Lure of Nature', 'Rebel-talk'));
    t.player('Ann').does(glamour);
    t.expect.card('Lure of Nature', { in: 'discard of Ann' }).card('Rebel-talk', { in: 'on of Elladan' });
  });
  scenario('not elsewhere', (t) => {
    t.given(shining('Moria', [], 'Lure of Nature'));
    t.player('Ann').mayNot(glamour, { because: 'Border-hold' });
  });
  scenario('not where there is none', (t) => {
    t.given(shining('Bree', [], 'Sting'));
    t.player('Ann').mayNot(glamour, { because: 'Border-hold' });
  });
});
