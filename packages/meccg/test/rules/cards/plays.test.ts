/** What it is to play a card, when that is allowed, and what skills, bearers and keywords mean. ME-PLAY, ME-SKILL, ME-TERM, ME-KEYW, ME-FAQ */
import { describe, expect } from 'vitest';
import { canLead } from '../../../src/rules/influence/influence.ts';
import { borrow, invent } from '../../invented.ts';
import {
  attackWith,
  Bob,
  company,
  going,
  type Placed,
  resolveChain,
  scenario,
  toMoria,
} from '../../table.ts';

const by = toMoria;
const two = ['Elladan', 'Elrohir'];
const atHome = (hand: readonly Placed[], more: object = {}, bob: object = {}) => ({
  players: { Ann: { hand, companies: [company('Rivendell', 'Elladan')], ...more }, Bob: { ...Bob, ...bob } },
});

describe('playing', () => {
  scenario('[ME-PLAY-001] a hazard on an opponent’s character goes back to the pile of its owner', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: {
          companies: [
            company('Rivendell', { card: 'Elladan', on: [{ card: 'Lure of Nature', owner: 'Bob' }] }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does("Lure of Nature: in its bearer's organization phase: tap");
    t.player('Bob').has({ discard: ['Lure of Nature'] });
    t.player('Ann').has({ discard: [] });
  });
  scenario('[ME-PLAY-2000] who is fetched into play was not played: one more character may be', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: {
          deck: ['Saruman', 'Cram'],
          hand: ['Haldir'],
          companies: [company('Rivendell', { card: 'Elrond', on: ['The Windlord Found Me'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('The Windlord Found Me: store');
    while (t.offered().some((words) => words === 'Yes' || words === 'Roll' || words === 'Saruman'))
      t.player('Ann').does(['Yes', 'Roll', 'Saruman'].find((words) => t.offered().includes(words)) ?? '');
    t.expect.card('Saruman', { at: 'Rivendell' });
    t.player('Ann').has({ organized: 0 });
    t.player('Ann').mayChoose.includes('Haldir');
  });
  scenario('[ME-PLAY-2001] no hazard from hand in a site phase', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Glamdring'], companies: [company('Moria', 'Elladan')] },
        Bob: { ...Bob, hand: ['Orc-watch', 'Minions Stir', 'Lure of Nature'] },
      },
    });
    for (const hazard of ['Orc-watch', 'Minions Stir', 'Lure of Nature']) t.player('Bob').mayNot(hazard);
  });
  scenario('[ME-PLAY-2001] nor in the movement/hazard phase of one’s own', (t) => {
    t.given(going(['Orc-guard'], two, { hand: ['Orc-watch', 'Minions Stir'] }));
    t.player('Ann').mayNot('Orc-watch').mayNot('Minions Stir');
  });
  scenario('[ME-PLAY-2002] nothing is played to no effect', (t) => {
    t.given(atHome(['Dark Quarrels', 'Concealment', 'Marvels Told', 'Halfling Strength', 'Smoke Rings']));
    for (const card of ['Dark Quarrels', 'Concealment', 'Marvels Told', 'Halfling Strength', 'Smoke Rings'])
      t.player('Ann').mayNot(card);
  });
  scenario('[ME-PLAY-2003] a roll that cannot go wrong is an effect all the same', (t) => {
    t.given({
      ...going(['Muster Disperses'], ['Orophin'], { factions: ['Men of Lebennin'] }),
      dice: [1, 1],
    });
    // 2 and 18 unused are far more than 11.
    t.player('Bob').does('Muster Disperses: as');
    resolveChain(t);
    t.expect
      .card('Men of Lebennin', { in: 'factions of Ann' })
      .card('Muster Disperses', { in: 'discard of Bob' });
  });
  scenario('[ME-PLAY-2004] a long-event is played though it finds nothing to change', (t) => {
    t.given(going(['Scorba Ahunt', 'Orc-guard'], two));
    t.player('Bob').does('Scorba Ahunt: as');
    resolveChain(t);
    t.player('Bob').has({ events: ['Scorba Ahunt'] });
    t.expect.table({ stage: 'none' });
  });
  scenario('[ME-PLAY-2005] a permanent-event for attacks that may come later is played', (t) => {
    t.given({ ...going(['Minions Stir', 'Orc-guard'], ['Elladan']), company: 'riders' });
    t.player('Bob').does('Minions Stir: as');
    resolveChain(t);
    t.player('Bob').has({ events: ['Minions Stir'] });
  });
  scenario('[ME-PLAY-2006] what is played on someone needs someone it can be on', (t) => {
    t.given(going(['Lure of Expedience', 'Lure of Nature', 'Orc-guard'], ['Sam Gamgee', 'Fatty Bolger']));
    t.player('Bob').mayNot('Lure of Expedience', { because: 'non-Hobbit' });
    t.player('Bob').mayNot('Lure of Nature', { because: 'nothing to choose a non-Hobbit non-Dwarf' });
  });
  scenario('[ME-PLAY-2006] and is played where there is one', (t) => {
    t.given(going(['Lure of Expedience', 'Orc-guard'], ['Sam Gamgee', 'Elladan']));
    t.player('Bob').mayChoose.includes('Lure of Expedience: as');
  });
  for (const phase of ['organization', 'long-event', 'movement/hazard', 'end-of-turn'])
    scenario(`[ME-PLAY-2007] a resource short-event is played in one’s own ${phase} phase`, (t) => {
      t.given({ ...atHome(['Smoke Rings'], { discard: ['Dodge'], deck: ['Cram'] }), phase });
      t.player('Ann').mayChoose.includes('Smoke Rings: on your turn');
    });
  scenario('[ME-PLAY-2007] and in no other player’s turn', (t) => {
    t.given({ ...atHome([], {}, { hand: ['Smoke Rings', 'Orc-guard'], discard: ['Dodge'] }) });
    t.player('Bob').mayNot('Smoke Rings');
  });
});

describe('skills', () => {
  const attack = { race: 'Man', strikes: 1, prowess: 6 };
  scenario('[ME-SKILL-002] a card for scouts needs a scout', (t) => {
    t.given({
      phase: 'attack',
      attack,
      players: { Ann: { hand: ['Concealment'], companies: [company('Bree', 'Elladan', 'Balin')] }, Bob },
    });
    t.player('Ann').mayNot('Concealment');
  });
  scenario('[ME-SKILL-002] and is played by one', (t) => {
    t.given({
      phase: 'attack',
      attack,
      players: { Ann: { hand: ['Concealment'], companies: [company('Bree', 'Elladan', 'Adrazar')] }, Bob },
    });
    t.player('Ann').does('Concealment');
    t.expect.card('Adrazar', { status: 'tapped' });
  });
  scenario(
    '[ME-SKILL-001] what stops the work of scouts stops each card that needs one, and no other',
    (t) => {
      t.given({
        ...going(['Little Snuffler', 'Orc-watch'], ['Adrazar', 'Balin'], {
          hand: ['Concealment', 'Dark Quarrels'],
        }),
        dice: [6, 6, 1, 1],
      });
      attackWith(t, 'Bob', 'Little Snuffler', 'wilderness');
      t.player('Ann').does('Pass');
      t.player('Bob').does('Balin');
      t.player('Ann').does('No', 'Pass');
      resolveChain(t);
      attackWith(t, 'Bob', 'Orc-watch');
      t.player('Ann').mayNot('Concealment');
      t.player('Ann').mayChoose.includes('Dark Quarrels');
    },
  );
  scenario('[ME-SKILL-003] apart from strikes, one ranger may be good for two cards', (t) => {
    const ranger = 'Many Turns and Doublings';
    t.given({
      ...going(['Orc-guard', 'Orc-watch'], ['Elladan'], {
        hand: [
          { card: ranger, as: 'one' },
          { card: ranger, as: 'other' },
        ],
        events: ['Gates of Morning'],
      }),
    });
    t.player('Ann').does('one');
    resolveChain(t);
    t.player('Ann').does('other');
    resolveChain(t);
    t.expect.table({ hazardLimit: 0 });
  });
  scenario('[ME-SKILL-004] against one strike, one card that needs a skill', (t) => {
    t.given({
      phase: 'attack',
      attack: { race: 'Man', strikes: 1, prowess: 12 },
      players: {
        Ann: {
          hand: [{ card: 'Risky Blow', as: 'one' }, { card: 'Risky Blow', as: 'other' }, 'Dodge'],
          companies: [company('Bree', 'Elladan')],
        },
        Bob,
      },
    });
    for (const choice of ['Pass', 'Elladan', 'No'])
      if (t.offered().includes(choice) && t.state.global.strike === 0) t.player('Ann').does(choice);
    if (t.offered().includes('No')) t.player('Ann').does('No');
    t.player('Ann').does('one');
    resolveChain(t);
    t.player('Ann').mayNot('other', { because: 'skill' });
    t.player('Ann').mayChoose.includes('Dodge');
  });
});

describe('words', () => {
  scenario('[ME-TERM-001] its bearer is who has the card, and nobody else', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] }, 'Elrohir')] },
        Bob,
      },
    });
    t.expect.card('Elladan', { prowess: 8 }).card('Elrohir', { prowess: 5 });
  });
  scenario('[ME-TERM-003] one more than normal, twice, is two more', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [company('Rivendell', 'Elrond', { card: 'Balin', on: ['Book of Mazarbul'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Book of Mazarbul: in your').has({ 'hand size': 10 });
  });
  scenario('[ME-TERM-004] what is revealed, everyone has seen', (t) => {
    const way = {
      players: {
        Ann: { companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    };
    t.given({ ...way, phase: 'organization' });
    const hidden = t.state.company.destination[1];
    expect(hidden).toBeGreaterThan(0);
    expect(t.state.card.knownTo[hidden] & (1 << 2)).toBe(0);
  });
  scenario('[ME-TERM-004] a site on the table is known to all', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Moria', by }] },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.expect.table({ sites: ['Edhellond', 'Moria', 'Rivendell'] });
  });
  scenario('[ME-KEYW-001] what is about environments finds them by their keyword', (t) => {
    t.given(
      going(
        ['Twilight', 'Orc-guard'],
        two,
        { events: ['Gates of Morning', 'Safe from the Shadow'] },
        {
          events: ['Minions Stir'],
        },
      ),
    );
    t.player('Bob').does('Twilight: at any time');
    resolveChain(t);
    t.player('Ann').has({ events: ['Safe from the Shadow'] });
    t.player('Bob').has({ events: ['Minions Stir'] });
  });
  scenario('[ME-KEYW-002] a card with a keyword is found by what looks for it, and others are not', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          hand: ['Dodge'],
          discard: ['Vanishment', 'Wizard’s Laughter', 'Marvels Told', 'Escape'],
          companies: [company('Rivendell', 'Saruman')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Saruman');
    t.player('Ann').mayChoose.exactly('Vanishment', 'Wizard’s Laughter');
  });
  for (const race of ['Dragon', 'Drake'] as const) {
    invent(`Guard of ${race}`, 'LE-110', {
      addsAttack: { type: 'ruins-and-lairs', race, strikes: 1, prowess: 9 },
    });
    scenario(
      `[ME-KEYW-003] a ${race} ${race === 'Dragon' ? 'makes' : 'does not make'} a site a Dragon’s lair`,
      (t) => {
        t.given({
          phase: 'at the site',
          players: {
            Ann: {
              hand: ['Rebuild the Town', 'Smoke Rings'],
              discard: ['Dodge'],
              companies: [company('Glittering Caves', 'Elladan')],
            },
            Bob: { ...Bob, events: [`Guard of ${race}`] },
          },
        });
        if (race === 'Dragon') t.player('Ann').mayNot('Rebuild the Town', { because: 'lair' });
        else t.player('Ann').mayChoose.includes('Rebuild the Town');
      },
    );
  }
});

describe('questions often asked', () => {
  const copy = (where: object) =>
    atHome(['Haldir'], {}, { companies: [company('Edhellond', 'Ioreth')], ...where });
  scenario('[ME-FAQ-001] a copy of whoever was discarded may be played', (t) => {
    t.given(copy({ discard: ['Haldir'] }));
    t.player('Ann').mayChoose.includes('Haldir');
  });
  scenario('[ME-FAQ-001] of whoever was eliminated, none ever', (t) => {
    t.given(copy({ out: ['Haldir'] }));
    t.player('Ann').mayNot('Haldir #1', { because: 'out of the game' });
  });
  // Dwarves whose texts play no part here.
  borrow('TW-171', 'TW-142');
  for (const [who, may] of [
    ['Dwalin', true],
    ['Nori', false],
  ] as const)
    scenario(
      `[ME-FAQ-004] direct influence for some is there once: after Bofur ${may ? '' : 'not '}for ${who}`,
      (t) => {
        // Balin has 2, and 1 more for Dwarves. Bofur takes 2 of the 3; Dwalin needs 1, Nori 2.
        t.given({
          players: {
            Ann: { companies: [company('Rivendell', 'Balin', { card: 'Bofur', leader: 'Balin' }, who)] },
            Bob,
          },
        });
        expect(canLead(t.state, t.who.card('Balin'), t.who.card(who), 1)).toBe(may);
      },
    );
});
