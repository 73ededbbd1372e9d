/** Rulings on single cards that came into the pool after decks A and B. */
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../src/facts/cards.ts';
import type { S } from '../../../src/state.ts';
import { attackWith, Bob, company, offers, resolveChain, scenario } from '../../table.ts';

type Card = string | object;
/** A company on its way, by regions or by the printed path. */
const going = (
  at: string,
  to: string,
  characters: readonly Card[],
  hazards: readonly string[],
  more: object = {},
) => ({
  phase: 'hazards',
  players: {
    Ann: { companies: [{ ...company(at, ...characters), as: 'riders', movesTo: to }], ...more },
    Bob: { ...Bob, hand: hazards },
  },
});
/** Everyone passes until Ann can choose this. */
function untilOffered(t: Table<S>, words: string): void {
  for (let n = 0; n < 6 && !offers(t, words); n++) t.choose(t.state.kernel.asked, 'Pass');
}

describe('Elven Cloak', () => {
  const cloaked = { card: 'Elladan', on: ['Elven Cloak'] };
  scenario('[ME-CARD-0194 ME-CARD-4020] a creature keyed to two Wildernesses is keyed to Wilderness', (t) => {
    t.given(going('Rivendell', 'Moria', [cloaked], ['Hobgoblins', 'Ghosts']));
    t.player('Bob').does('Hobgoblins: attack');
    resolveChain(t);
    untilOffered(t, 'No');
    t.player('Ann').does('No');
    t.player('Ann').does('Elven Cloak');
    t.expect.card('Elven Cloak', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
  });
  scenario('[ME-KEY-4000] one that is keyed to a region by name is not', (t) => {
    const by = ['Lindon', 'Arthedain', 'Cardolan'];
    const coast = { ...company('Grey Havens', cloaked), movesTo: 'Tharbad', by };
    t.given({
      phase: 'hazards',
      players: { Ann: { companies: [coast] }, Bob: { ...Bob, hand: ['Corsairs of Umbar', 'Ghosts'] } },
    });
    attackWith(t, 'Bob', 'Corsairs of Umbar', 'Cardolan');
    for (let n = 0; n < 6 && t.state.global.strike === 0; n++) t.choose(t.state.kernel.asked, t.offered()[0]);
    t.player('Ann').mayNot('Elven Cloak', { because: 'Wilderness' });
  });
});

describe('creatures', () => {
  scenario('[ME-CARD-4006] a Cave-drake at a Ruins & Lairs needs no Wilderness', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Barrow-downs', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Cave-drake', 'Orc-guard'] },
      },
    });
    t.player('Bob').mayChoose.includes('Cave-drake: attack');
    t.player('Bob').mayNot('Orc-guard', { because: 'keyed' });
  });
  test('[ME-CARD-0271] a Giant is a Giant', () => {
    expect(factsOf('LE-74').race).toBe('Giant');
  });
  scenario('[ME-CARD-0696] whoever plays Smaug chooses all who are struck', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('The Lonely Mountain', 'Elladan', 'Elrohir', 'Balin')] },
        Bob: { ...Bob, hand: ['Smaug', 'Orc-guard'] },
      },
    });
    t.player('Bob').does('Smaug: attack');
    resolveChain(t);
    t.player('Bob').mayChoose.exactly('Elladan', 'Elrohir', 'Balin');
    t.player('Bob').does('Balin');
    t.player('Bob').mayChoose.exactly('Elladan', 'Elrohir');
  });
});

describe('Dragons at home', () => {
  const bearer = { card: 'Elladan', on: ['Scroll of Isildur', 'Glamdring'] };
  const weighs = (events: readonly string[]) => ({
    players: { Ann: { companies: [company('Rivendell', bearer, 'Elrohir')] }, Bob: { ...Bob, events } },
  });
  scenario('[ME-CARD-0390] Itangast makes greater items heavier, and adds nothing of its own', (t) => {
    t.given(weighs(['Itangast at Home']));
    t.expect
      .card('Scroll of Isildur', { 'corruption points': 4 })
      .card('Glamdring', { 'corruption points': 1 })
      .card('Elladan', { 'corruption points': 5 })
      .card('Elrohir', { 'corruption points': 0 });
  });
  scenario('[ME-CARD-0666] Scorba makes major ones heavier', (t) => {
    t.given(weighs(['Scorba at Home']));
    t.expect
      .card('Scroll of Isildur', { 'corruption points': 3 })
      .card('Glamdring', { 'corruption points': 2 })
      .card('Elrohir', { 'corruption points': 0 });
  });
});

describe('Fellowship', () => {
  scenario('[ME-CARD-4010] several copies work together', (t) => {
    t.given({
      players: {
        Ann: {
          hand: [
            { card: 'Fellowship', as: 'one' },
            { card: 'Fellowship', as: 'two' },
          ],
          companies: [company('Rivendell', 'Elladan', 'Elrohir', 'Balin', 'Haldir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('one');
    resolveChain(t);
    t.player('Ann').does('two');
    resolveChain(t);
    t.expect.value('Elladan', 'prowess', 7);
  });
});

scenario('[ME-CARD-4016] Dreams of Lore counts before it is stored', (t) => {
  t.given({
    players: { Ann: { companies: [company('Rivendell', { card: 'Balin', on: ['Dreams of Lore'] })] }, Bob },
  });
  t.player('Ann').has({ 'miscellaneous points': 2 });
});

describe('Healing Herbs', () => {
  const herbs = (status: string, elsewhere: string) => ({
    players: {
      Ann: {
        companies: [
          company('Bree', { card: 'Elladan', on: ['Healing Herbs'] }, { card: 'Elrohir', status }),
          company('Moria', { card: 'Balin', status: elsewhere }),
        ],
      },
      Bob,
    },
  });
  scenario('[ME-CARD-0329] untap a companion who is not wounded', (t) => {
    t.given(herbs('tapped', 'tapped'));
    t.player('Ann').does('Healing Herbs: on your turn');
    t.expect
      .card('Elrohir', { status: 'untapped' })
      .card('Balin', { status: 'tapped' })
      .card('Elladan', { status: 'tapped' });
  });
  scenario('[ME-CARD-0329] nobody in another company', (t) => {
    t.given(herbs('untapped', 'tapped'));
    t.player('Ann').mayNot('Healing Herbs', { to: 'its text', because: 'nothing to choose' });
  });
  scenario('[ME-CARD-0330] prevent no body check', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 20 },
      dice: [1, 1, 6, 6],
      players: {
        Ann: { companies: [company('Moria', 'Elladan', { card: 'Elrohir', on: ['Healing Herbs'] })] },
        Bob,
      },
    });
    t.player('Ann').does('Elladan', 'No', 'Pass');
    // Nobody was asked between the wound and the check.
    t.expect.card('Elladan', { in: 'out of Ann' }).card('Healing Herbs', { in: 'on of Elrohir' });
  });
});

describe('Morgul Night', () => {
  scenario('[ME-CARD-0471] stays when Doors of Night goes', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Twilight'], companies: [company('Bree', 'Elladan')] },
        Bob: { ...Bob, events: ['Morgul Night', 'Doors of Night'] },
      },
    });
    t.player('Ann').does('Twilight');
    if (offers(t, 'Doors of Night')) t.player('Ann').does('Doors of Night');
    resolveChain(t);
    t.player('Bob').has({ events: ['Morgul Night'] });
  });
});

describe('The One Ring', () => {
  const bearer = (who: string) => ({ card: who, on: ['The One Ring'] });
  scenario('[ME-CARD-0526] gives each companion a corruption point, and changes no check', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Bree', bearer('Elladan'), 'Elrohir'), company('Moria', 'Balin')] },
        Bob,
      },
    });
    t.expect
      .card('Elrohir', { 'corruption points': 1 })
      .card('Elladan', { 'corruption points': 7 })
      .card('Balin', { 'corruption points': 0 })
      .value('Elrohir', 'corruption check', 0);
  });
  scenario('[ME-CARD-0527] doubles no more than the printed prowess', (t) => {
    t.given({ players: { Ann: { companies: [company('Bree', bearer('Sam Gamgee'), 'Elrohir')] }, Bob } });
    t.expect.value('Sam Gamgee', 'prowess', 2);
  });
  const struck = (dice: readonly number[], strikes: number) => ({
    phase: 'attack',
    attack: { strikes, prowess: 20, attackerChooses: true },
    dice,
    players: { Ann: { companies: [company('Moria', bearer('Elladan'), 'Elrohir')] }, Bob },
  });
  scenario('[ME-CARD-0528] hides its bearer from a strike', (t) => {
    t.given(struck([6, 6], 1));
    t.player('Bob').does('Elladan');
    t.player('Ann').does('No', 'Pass', 'The One Ring');
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.expect.card('Elladan', { status: 'untapped' });
  });
  scenario('[ME-CARD-0528] and nobody else', (t) => {
    t.given(struck([1, 1, 1, 1], 1));
    t.player('Bob').does('Elrohir');
    t.player('Ann').does('No', 'Pass');
    t.expect.card('Elrohir', { status: 'wounded' });
  });
});

describe('Tookish Blood', () => {
  scenario('[ME-CARD-0763] is no help against an opponent’s attempt', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice: [1, 1, 6, 6],
      players: {
        Ann: { companies: [company('Bree', 'Théoden')] },
        Bob: {
          hand: ['Tookish Blood'],
          companies: [company('Bree', 'Sam Gamgee'), company('Edhellond', 'Saruman')],
        },
      },
    });
    t.player('Bob').mayNot('Tookish Blood', { rule: 'ME-TURN-003' });
    t.player('Ann').does("Théoden: influence an opponent's card");
    t.expect.card('Tookish Blood', { in: 'hand of Bob' });
  });
});

scenario('[ME-CARD-0581] Quickbeam supports against what may not attack him', (t) => {
  t.given({
    phase: 'attack',
    attack: { strikes: 1, prowess: 12, automatic: true },
    dice: [3, 4],
    players: { Ann: { companies: [company('Isengard', { card: 'Elladan', on: ['Quickbeam'] })] }, Bob },
  });
  untilOffered(t, 'No');
  t.player('Ann').does('No', 'Tap Quickbeam');
  t.expect.card('Quickbeam', { status: 'tapped' });
});

describe('Weariness of the Heart', () => {
  const one = { card: 'Weariness of the Heart', as: 'one' };
  scenario('[ME-CARD-0812] weakens one character once; checks it may call for again', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: [one, { card: 'Weariness of the Heart', as: 'two' }] },
      },
    });
    t.player('Bob').does('one: as a hazard (also on a strike)');
    resolveChain(t);
    t.expect.value('Elladan', 'prowess', 4);
    t.player('Bob').mayChoose.excludes('two: as a hazard (also on a strike)');
    t.player('Bob').mayChoose.includes('two: as a hazard: ');
  });
});

describe('Gwaihir', () => {
  const carried = (at: string) => ({
    players: { Ann: { companies: [company(at, { card: 'Elladan', on: ['Gwaihir'] })] }, Bob },
  });
  scenario('[ME-CARD-0322] is discarded in the organization phase, and his company flies', (t) => {
    t.given(carried('Bree'));
    t.player('Ann').does('Gwaihir');
    resolveChain(t);
    t.expect.card('Gwaihir', { in: 'discard of Ann' });
    t.player('Ann').does('Elladan: declare movement');
    // Far beyond four regions, and no Under-deeps.
    t.player('Ann').mayChoose.includes('Minas Tirith');
    t.player('Ann').mayChoose.excludes('The Gem-deeps');
  });
  scenario('[ME-CARD-0323] not from the Under-deeps', (t) => {
    t.given(carried('The Gem-deeps'));
    t.player('Ann').mayNot('Gwaihir', { because: 'Under-deeps' });
  });
});

describe('Lure of the Senses', () => {
  const lured = (at: string) => ({
    phase: 'untap',
    players: {
      Ann: {
        hand: ['Cram'],
        companies: [company(at, { card: 'Elladan', on: ['Lure of the Senses'] }, 'Elrohir')],
      },
      Bob,
    },
  });
  scenario(
    '[ME-CARD-0441 ME-CARD-4029] a check at a Haven, and who helps stays tapped for that turn',
    (t) => {
      t.given({ ...lured('Rivendell'), dice: [1, 1] });
      untilOffered(t, 'Tap Elrohir');
      t.expect.card('Elladan', { 'corruption points': 2 });
      t.player('Ann').does('Tap Elrohir for +1');
      t.expect
        .card('Elladan', { at: 'Rivendell' })
        .card('Elrohir', { status: 'tapped' })
        .table({ phase: 'organization' });
    },
  );
  scenario('[ME-CARD-0441] none elsewhere', (t) => {
    t.given(lured('Bree'));
    untilOffered(t, 'Elladan: declare movement');
    t.expect.table({ phase: 'organization' });
  });
});
