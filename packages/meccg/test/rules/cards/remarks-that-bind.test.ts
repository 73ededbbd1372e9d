/** What looks like a remark about paper cards, and is a rule all the same. */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { challengeDeck } from '../../../src/decks/challenge.ts';
import { allCards } from '../../../src/facts/cards.ts';
import { meccg } from '../../../src/game.ts';
import type { S } from '../../../src/state.ts';
import { adapter, Bob, company, resolveChain, scenario } from '../../table.ts';

/** Whether Bob knows what a card is. */
const isKnown = (t: Table<S>, card: string): boolean =>
  meccg.view(t.state, 2).card.def[t.who.card(card)] !== 0;

describe('cards that an effect moves from pile to pile', () => {
  test('[ME-DECK-4007] one of a particular kind is shown', () => {
    const t = new Table(adapter);
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          discard: ['Vanishment', 'Cram'],
          hand: ['Dodge'],
          companies: [company('Isengard', 'Saruman')],
        },
        Bob,
      },
    });
    expect(isKnown(t, 'Vanishment')).toBe(false);
    t.player('Ann').does('Saruman');
    t.expect.card('Vanishment', { in: 'hand of Ann' });
    expect([isKnown(t, 'Vanishment'), isKnown(t, 'Dodge')]).toEqual([true, false]);
  });
  test('[ME-DECK-4007] one of which only the class is asked for is not', () => {
    const t = new Table(adapter);
    t.given({
      players: {
        Ann: {
          hand: ['Smoke Rings'],
          discard: ['Glamdring'],
          sideboard: ['Haldir'],
          deck: ['Cram'],
          companies: [company('Bree', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Smoke Rings', 'Haldir');
    expect([isKnown(t, 'Haldir'), isKnown(t, 'Glamdring')]).toEqual([false, false]);
  });
});

describe('spells', () => {
  scenario('[ME-TURN-4000] tap nobody who is not said to tap', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 20 },
      dice: [6, 6],
      players: { Ann: { hand: ['Vanishment'], companies: [company('Moria', 'Saruman', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Vanishment');
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.expect.card('Saruman', { status: 'untapped' }).card('Elladan', { status: 'untapped' });
  });
});

scenario('[ME-COND-4003] the text of a card goes before the rules: a resource in an opponent’s turn', (t) => {
  t.given({
    phase: 'at the site',
    turn: 5,
    dice: [6, 6],
    players: {
      Ann: { companies: [company('Bree', 'Théoden')] },
      Bob: {
        hand: ['Wizard’s Laughter', 'Gates of Morning'],
        companies: [company('Bree', 'Anborn'), company('Edhellond', 'Saruman')],
      },
    },
  });
  t.player('Ann').does("Théoden: influence an opponent's card");
  t.player('Bob').mayChoose.includes('Wizard’s Laughter');
  t.player('Bob').mayNot('Gates of Morning', { rule: 'ME-TURN-003' });
  t.player('Bob').does('Wizard’s Laughter');
  t.expect.card('Anborn', { at: 'Bree' });
});

describe('the facts', () => {
  test('[ME-AVATAR-005] a Wizard and the fallen-wizard of his name are two cards', () => {
    for (const name of ['Gandalf', 'Saruman', 'Radagast', 'Alatar', 'Pallando']) {
      const both = allCards.filter(({ names, avatar }) => avatar && names.en === name);
      expect(both.map(({ race }) => race).sort()).toEqual(['Fallen-wizard', 'Wizard']);
      expect(new Set(both.map(({ id }) => id)).size).toBe(2);
    }
  });
  test('[ME-SETUP-4004] a card is a character, a resource, a hazard, a site or a region, and nothing else', () => {
    const kinds = new Set(allCards.map(({ kind }) => kind));
    const resources = ['ally', 'faction', 'item', 'resource event'];
    const hazards = ['creature', 'hazard event'];
    expect([...kinds].sort()).toEqual(['character', ...resources, ...hazards, 'site', 'region'].sort());
  });
  test('[ME-SETUP-4005] The Arkenstone is in the play decks H and J', () => {
    // What else that list corrects is tested where it is played: joining, the end of the turn, Old Forest.
    const arkenstone = 'LE-418';
    for (const letter of ['H', 'J']) {
      expect(challengeDeck(letter)?.deck).toContain(arkenstone);
      expect(challengeDeck(letter)?.sideboard).not.toContain(arkenstone);
    }
  });
});
