/** Corruption: checks of several, copies on one character or in one company, and trying to be rid of a card. */
import { describe, expect } from 'vitest';
import {
  both,
  character,
  checksForEach,
  chooseCharacter,
  corruptionCheckBy,
  inCompanyWithoutCopy,
  inOrganization,
  onYourTurn,
  removedBy,
  removedWithoutTapping,
  shortEvent,
  staysOn,
  tapped,
  the,
  withoutAnother,
} from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { Bob, company, resolveChain, scenario, twice } from '../../table.ts';

const SHORT = 'TW-319';
const ON_CHARACTER = 'TW-198';

describe('checks of several', () => {
  invent(
    'Dread',
    SHORT,
    shortEvent({
      when: onYourTurn,
      effect: checksForEach('it', both(character, tapped), corruptionCheckBy(the('it'))),
    }),
  );
  const weary = (card: string) => ({ card, status: 'tapped' });
  scenario('[ME-CORR-2024] each player orders his own, and nobody those of another', (t) => {
    t.given({
      dice: Array.from({ length: 8 }, () => 6),
      players: {
        Ann: {
          hand: ['Dread'],
          companies: [company('Bree', weary('Elladan'), weary('Elrohir'), 'Haldir')],
        },
        Bob: { companies: [company('Edhellond', weary('Ioreth'), weary('Orophin'))] },
      },
    });
    t.player('Ann').does('Dread: ');
    resolveChain(t);
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir');
    t.player('Ann').does('Elrohir');
    while (t.offered().includes('Roll')) t.choose(t.state.kernel.asked, 'Roll');
    t.player('Bob').mayChoose.exactly('Ioreth', 'Orophin');
    t.player('Bob').does('Orophin');
    while (t.offered().includes('Roll')) t.choose(t.state.kernel.asked, 'Roll');
    t.expect.asked('Ann').card('Ioreth', { in: 'company of company 1 of Bob' });
  });
});

describe('copies', () => {
  const burden = (name: string, which: typeof character): number =>
    invent(
      name,
      ON_CHARACTER,
      shortEvent({
        when: inOrganization,
        targets: [chooseCharacter('character', which)],
        effect: staysOn(the('character')),
      }),
    );
  burden('Burden', withoutAnother);
  burden('Vow', inCompanyWithoutCopy);
  burden('Other Vow', inCompanyWithoutCopy);
  const two = (...hand: readonly (string | object)[]) => ({
    players: {
      Ann: { hand, companies: [company('Bree', 'Elladan', 'Elrohir'), company('Moria', 'Haldir')] },
      Bob,
    },
  });
  scenario('one on a character, whatever else he bears', (t) => {
    t.given(two(...twice('Burden'), 'Vow'));
    t.player('Ann').does('Vow: ', 'Elladan');
    resolveChain(t);
    t.player('Ann').does('first: ', 'Elladan');
    resolveChain(t);
    t.player('Ann').does('second: ').mayChoose.exactly('Elrohir', 'Haldir');
  });
  scenario('one in a company, whatever else is in it', (t) => {
    t.given(two(...twice('Vow'), 'Other Vow'));
    t.player('Ann').does('first: ', 'Elladan');
    resolveChain(t);
    t.player('Ann').does('Other Vow: ').mayChoose.exactly('Elladan', 'Elrohir', 'Haldir');
    t.player('Ann').does('Elrohir');
    resolveChain(t);
    t.player('Ann').does('second: ');
    resolveChain(t);
    t.expect.card('second', { in: 'on of Haldir' });
  });
});

describe('being rid of a card', () => {
  // Lure of the Senses, Diminish and Depart, So You’ve Come Back: each in the organization phase of whoever bears it.
  for (const [id, card, active, phase] of [
    ['TW-60', 'Lure of the Senses', 'Bob', 'organization'],
    ['BA-17', 'Diminish and Depart', 'Bob', 'organization'],
    ['LE-138', 'So You’ve Come Back', 'Bob', 'organization'],
    ['TW-60', 'Lure of the Senses', 'Ann', 'long-event'],
    ['BA-17', 'Diminish and Depart', 'Ann', 'long-event'],
    ['LE-138', 'So You’ve Come Back', 'Ann', 'long-event'],
  ] as const)
    scenario(
      `[${id} ME-CORR-2028] ${card}: not in ${active}’s ${phase} phase, and the reason says so`,
      (t) => {
        const bears = {
          companies: [company('Rivendell', { card: 'Legolas', on: [card] })],
          hand: ['Twilight'],
        };
        t.given({ active, phase, players: { Ann: bears, Bob: { ...Bob, hand: ['Great Ship', 'Cram'] } } });
        t.player('Ann').mayNot(card, { because: "in its bearer's organization phase" });
      },
    );
  invent('Gloom', ON_CHARACTER, ...removedBy(6));
  invent('Doubt', ON_CHARACTER, removedWithoutTapping(6));
  const bearing = (card: string, dice: readonly number[], status = 'untapped') => ({
    dice,
    players: {
      Ann: {
        companies: [company('Bree', { card: 'Elladan', status, on: [{ card, owner: 'Bob' }] }, 'Haldir')],
      },
      Bob,
    },
  });
  const takes = (t: Parameters<Parameters<typeof scenario>[1]>[0], words: string): void => {
    const option = t.offered().find((text) => text.startsWith('Gloom') && text.includes(words));
    t.player('Ann').does(option ?? words);
    resolveChain(t);
  };
  for (const [second, zone] of [
    [3, 'on of Elladan'],
    [4, 'discard of Bob'],
  ] as const)
    scenario(`[ME-CORR-2028] tapping, with more than the number: 3 + ${second}`, (t) => {
      t.given(bearing('Gloom', [3, second]));
      takes(t, 'tap its bearer');
      t.expect.card('Gloom', { in: zone }).card('Elladan', { status: 'tapped' });
    });
  for (const [second, zone] of [
    [3, 'on of Elladan'],
    [4, 'discard of Bob'],
  ] as const)
    scenario(`[ME-CORR-2028 ME-CORR-2030] without tapping, at −3: 6 + ${second}`, (t) => {
      t.given(bearing('Gloom', [6, second]));
      takes(t, 'without tapping');
      t.expect.card('Gloom', { in: zone }).card('Elladan', { status: 'untapped' });
    });
  scenario('[ME-CORR-2028 ME-CORR-2030] who tried without tapping tries no more', (t) => {
    t.given(bearing('Gloom', [1, 1]));
    takes(t, 'without tapping');
    t.player('Ann').mayNot('Gloom', { because: 'has tried' });
    t.player('Ann').mayChoose.excludes('Gloom');
  });
  scenario('[ME-CORR-2028] who is tapped tries without tapping only', (t) => {
    t.given(bearing('Gloom', [], 'tapped'));
    const offered = t.offered().filter((text) => text.startsWith('Gloom'));
    expect(offered).toHaveLength(1);
    expect(offered[0]).toContain('without tapping');
  });
  scenario('once and for nothing, where a card says so', (t) => {
    t.given(bearing('Doubt', [3, 3]));
    t.player('Ann').does('Doubt: ');
    resolveChain(t);
    t.expect.card('Doubt', { in: 'on of Elladan' }).card('Elladan', { status: 'untapped' });
    t.player('Ann').mayNot('Doubt', { because: 'has tried' });
  });
  scenario('with more than the number it goes', (t) => {
    t.given(bearing('Doubt', [3, 4]));
    t.player('Ann').does('Doubt: ');
    resolveChain(t);
    t.expect.card('Doubt', { in: 'discard of Bob' });
  });
});

scenario('[AS-24] whom a card calls mortal: everyone but Wizards, Dúnedain among them', (t) => {
  t.given({
    phase: 'hazards',
    players: {
      Ann: { companies: [company('Bree', 'Alatar', 'Beretar', 'Balin')] },
      Bob: { ...Bob, hand: ['Alone and Unadvised', 'Cram'] },
    },
  });
  t.player('Bob').does('Alone and Unadvised: as').mayChoose.exactly('Beretar', 'Balin');
});
