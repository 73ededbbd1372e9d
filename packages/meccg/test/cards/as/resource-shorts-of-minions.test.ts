/** Against the Shadow: resource short-events of minions. */
import { describe, expect } from 'vitest';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

describe('[AS-77] Above the Abyss', () => {
  const tired = (who: readonly (string | object)[], bob: object = Bob) => ({
    players: { Ann: minion('Dol Guldur', who, { hand: ['Above the Abyss', 'Strange Rations'] }), Bob: bob },
  });
  const layos = { card: 'Layos', status: 'tapped' };
  scenario('[AS-77/1] untaps a character', (t) => {
    t.given(tired(['Ren the Ringwraith', layos]));
    t.player('Ann').does('Above the Abyss: on');
    resolveChain(t);
    t.expect.card('Layos', { status: 'untapped' });
  });
  for (const [why, who, bob] of [
    ['without a Ringwraith in play', [layos], Bob],
    ['a Ringwraith', [{ card: 'Ren the Ringwraith', status: 'tapped' }, 'Layos'], Bob],
    [
      'against another Ringwraith',
      ['Ren the Ringwraith', layos],
      { side: 'ringwraith', companies: [company('Minas Morgul', 'Ostisen')] },
    ],
  ] as const)
    scenario(`[AS-77/1] not ${why}`, (t) => {
      t.given(tired(who, bob));
      expect(offers(t, 'Above the Abyss')).toBe(false);
    });
  scenario('[AS-77/2] before strikes are assigned, too, in the attacked company', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 3 },
      company: 'servants',
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Above the Abyss'],
          companies: [
            { ...company('Moria', layos, 'Dôgrib'), as: 'servants' },
            company('Dol Guldur', 'Ren the Ringwraith', { card: 'Asternak', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Above the Abyss: when');
    resolveChain(t);
    t.expect.card('Layos', { status: 'untapped' }).card('Asternak', { status: 'tapped' });
  });
});

describe('[AS-82] Eye Never Sleeping', () => {
  const attacked = (side: string, events: readonly string[], attack: object) => ({
    phase: 'attack',
    attack: { ...attack },
    players: {
      Ann: { side, hand: ['Eye Never Sleeping'], events, companies: [company('Moria', 'Layos', 'Dôgrib')] },
      Bob: { ...Bob, hand: ['Orc-watch'] },
    },
  });
  const creature = { creature: 'Orc-watch' };
  scenario('Sauron cancels the attack of a creature', (t) => {
    t.given(attacked('sauron', ['The Lidless Eye'], creature));
    t.player('Ann').does('Eye Never Sleeping: when');
    resolveChain(t);
    t.expect.card('Orc-watch', { in: 'discard of Bob' }).card('Layos', { status: 'untapped' });
  });
  for (const [why, side, events, attack] of [
    ['who is not Sauron', 'ringwraith', [], creature],
    ['another attack', 'sauron', ['The Lidless Eye'], { strikes: 1, prowess: 3, automatic: true }],
  ] as const)
    scenario(`not ${why}`, (t) => {
      t.given(attacked(side, events, attack));
      expect(offers(t, 'Eye Never Sleeping')).toBe(false);
    });
});

describe('[AS-102] The Tormented Earth', () => {
  const attacked = (
    who: readonly (string | object)[],
    attack: object = {},
    dice: readonly number[] = [],
  ) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9, ...attack },
    dice,
    players: {
      Ann: minion('Moria', who, {
        hand: ['The Tormented Earth', { card: 'The Tormented Earth', as: 'second' }],
      }),
      Bob,
    },
  });
  const cancels = /Tormented Earth.*cancel/;
  const weakens = /Tormented Earth.*prowess/;
  const option = (t: { offered(): readonly string[] }, which: RegExp): string =>
    t.offered().find((text) => which.test(text)) ?? '';
  scenario('[AS-102/1] cancels the attack; the sorcerer checks corruption at −4', (t) => {
    // 6 − 4 against 2 points: a minion taps.
    t.given(attacked([bearing('Hador', 'High Helm')], {}, [3, 3]));
    t.player('Ann').does(option(t, cancels));
    resolveChain(t);
    t.expect.card('Hador', { status: 'tapped' });
    t.nothingPending();
  });
  scenario('[AS-102/2] or takes 3 from its prowess, and only once', (t) => {
    t.given(attacked(['Hador', 'Ostisen'], {}, [6, 6]));
    t.player('Ann').does(option(t, weakens));
    if (t.offered().includes('Roll')) t.player('Ann').does('Roll');
    resolveChain(t);
    if (t.offered().includes('Roll')) t.player('Ann').does('Roll');
    t.expect.table({ 'attack prowess': 6 });
    expect(option(t, weakens)).toBe('');
  });
  for (const [why, who, attack] of [
    ['an automatic-attack', ['Hador', 'Ostisen'], { automatic: true }],
    ['without a sorcerer', ['Belegorn', 'Ciryaher'], {}],
  ] as const)
    scenario(`[AS-102/1, AS-102/2] not ${why}`, (t) => {
      t.given(attacked(who, attack));
      expect([option(t, cancels), option(t, weakens)]).toEqual(['', '']);
    });
});

/** Something that could be played instead, in answer and between plays. */
const decoys = ['Gifts as Given of Old', 'Weigh All Things to a Nicety'];
describe('[AS-79] The Dark Power', () => {
  const trying = (side: string, dice: readonly number[], more: object = {}) => ({
    phase: 'at the site',
    turn: 5,
    dice,
    players: {
      Ann: {
        side,
        events: side === 'sauron' ? ['The Lidless Eye'] : [],
        discard: ['High Helm'],
        hand: ['Orcs of Moria', 'The Dark Power', ...decoys],
        companies: [company('Moria', 'Lagduf')],
      },
      Bob: { ...Bob, ...more },
    },
  });
  // Orcs of Moria ask for more than 10, and give an Orc nothing.
  for (const [roll, where] of [
    [[4, 4], 'factions of Ann'],
    [[3, 4], 'deck of Ann'],
  ] as const)
    scenario(`+3 to the attempt, and if it fails the faction is shuffled in: ${roll[0] + roll[1]}`, (t) => {
      t.given(trying('sauron', roll));
      t.player('Ann').does('Orcs of Moria: try', 'The Dark Power: when');
      idleUntil(t, () => t.state.global.attempt === 0 && t.state.global.entries === 0);
      t.expect.card('Orcs of Moria', { in: where }).card('The Dark Power', { in: 'discard of Ann' });
    });
  scenario('without it a faction that says no is discarded', (t) => {
    t.given(trying('sauron', [3, 4]));
    t.player('Ann').does('Orcs of Moria: try', 'Pass');
    t.expect.card('Orcs of Moria', { in: 'discard of Ann' });
  });
  scenario('only by Sauron', (t) => {
    t.given(trying('ringwraith', []));
    t.player('Ann').does('Orcs of Moria: try');
    t.player('Ann').mayNot('The Dark Power', { because: 'Sauron' });
  });
  scenario('not against a character; a faction of an opponent stays his', (t) => {
    t.given({
      ...trying('sauron', [1, 1, 6, 6], {
        companies: [company('Moria', 'Beretar')],
        factions: [{ card: 'Riders of Rohan', wonAt: 'Moria' }],
      }),
    });
    t.player('Ann').does("Lagduf: influence an opponent's card", 'Riders of Rohan', 'The Dark Power: when');
    idleUntil(t, () => t.state.global.attempt === 0 && t.state.global.entries === 0);
    t.expect.card('Riders of Rohan', { in: 'factions of Bob' });
  });
  scenario('not against a character', (t) => {
    t.given(trying('sauron', [], { companies: [company('Moria', 'Beretar')] }));
    t.player('Ann').does("Lagduf: influence an opponent's card");
    t.player('Ann').mayNot('The Dark Power', { because: 'faction' });
  });
});

describe('[AS-90] Join With That Power', () => {
  const copies = [
    'Join With That Power',
    { card: 'Join With That Power', as: 'second' },
    'Crooked Promptings',
  ];
  const trying = (who: readonly (string | object)[], roll: readonly number[]) => ({
    phase: 'at the site',
    turn: 5,
    dice: roll,
    players: { Ann: minion('Moria', who, { hand: ['Orcs of Moria', ...copies] }), Bob },
  });
  const tapped = (card: string) => ({ card, status: 'tapped' });
  // Two beside him, one of them an Orc scout who counts half elsewhere: +2 to a roll that must exceed 10.
  const three = ['Lagduf', tapped('Layos'), tapped('Grishnákh')];
  for (const [roll, where] of [
    [[4, 5], 'factions'],
    [[4, 4], 'discard'],
  ] as const)
    scenario(`[AS-90/1, ME-FAQ-005] one for each other in the company: ${roll[0] + roll[1]}`, (t) => {
      t.given(trying(three, roll));
      t.player('Ann').does('Orcs of Moria: try', 'Join With That Power: when');
      idleUntil(t, () => t.state.global.attempt === 0);
      t.expect.card('Orcs of Moria', { in: `${where} of Ann` });
    });
  scenario('[AS-90/1] no second one for the same check', (t) => {
    t.given(trying(three, []));
    t.player('Ann').does('Orcs of Moria: try', 'Join With That Power: when');
    t.player('Ann').mayNot('second', { because: 'declared' });
  });
  scenario('[AS-90/1] not without a diplomat', (t) => {
    t.given(trying(['Lagduf', tapped('Grishnákh')], [6, 6]));
    t.player('Ann').does('Orcs of Moria: try');
    t.expect.card('Join With That Power', { in: 'hand of Ann' });
  });
  const checking = (dice: readonly number[], ...others: readonly (string | object)[]) => ({
    phase: 'corruption check',
    check: { character: 'Dôgrib' },
    dice,
    players: { Ann: minion('Moria', [bearing('Dôgrib', 'Black Mace'), ...others], { hand: copies }), Bob },
  });
  const beside = [tapped('Layos'), tapped('Grishnákh')];
  // Three points of corruption and a modifier of −1, with two beside him.
  for (const [dice, status] of [
    [[1, 2], 'untapped'],
    [[1, 1], 'tapped'],
  ] as const)
    scenario(`[AS-90/2, ME-FAQ-005] or for a corruption check: ${dice[0] + dice[1]}`, (t) => {
      t.given(checking(dice, ...beside));
      t.player('Ann').does('Join With That Power: when');
      resolveChain(t);
      t.player('Ann').mayNot('second', { because: 'copy' });
      t.player('Ann').does('Roll');
      t.expect.card('Dôgrib', { status });
    });
  scenario('[AS-90/2] not without a diplomat', (t) => {
    t.given(checking([6, 6], tapped('Grishnákh')));
    t.player('Ann').mayNot('Join With That Power', { because: 'diplomat' });
  });
});
