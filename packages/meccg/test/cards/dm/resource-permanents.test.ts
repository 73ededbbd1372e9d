/** Dark Minions: resource permanent-events. */
import { describe } from 'vitest';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';
import { withEvents } from '../positions.ts';

const guarded = (events: readonly string[]) => ({
  phase: 'site',
  players: {
    Ann: { events, hand: ['Escape'], companies: [company('Barad-dûr', 'Elrond', 'Elladan')] },
    Bob,
  },
});

scenario('[DM-121 ME-CARD-0134 ME-CARD-0135] Crown of Flowers stands for Gates of Morning, once', (t) => {
  t.given({
    players: { ...withEvents(['Crown of Flowers']).players, Bob: { ...Bob, events: ['Doors of Night'] } },
  });
  t.player('Ann').does('The Cock Crows', 'Rebel-talk');
  resolveChain(t);
  t.expect.card('Rebel-talk', { in: 'discard of Ann' }).card('Crown of Flowers', { in: 'discard of Ann' });
});

describe('[DM-132] Forewarned Is Forearmed', () => {
  const slain = (events: readonly string[]) => ({
    phase: 'hazards',
    dice: [6, 6],
    players: {
      Ann: {
        events,
        companies: [{ ...company('Rivendell', 'Elrond', 'Haldir'), as: 'riders', movesTo: 'Bree' }],
      },
      Bob: { ...Bob, hand: ['Slayer', 'Orc-guard'] },
    },
  });
  scenario(
    'Forewarned Is Forearmed: Slayer makes one attack only, which nobody can cancel; beaten, it takes the card along',
    (t) => {
      t.given(slain(['Forewarned Is Forearmed']));
      attackWith(t, 'Bob', 'Slayer');
      t.player('Ann').mayNot('Slayer');
      t.player('Bob').does('Elrond');
      t.player('Ann').does('No', 'Pass');
      resolveChain(t);
      t.expect
        .card('Forewarned Is Forearmed', { in: 'discard of Ann' })
        .card('Slayer', { in: 'points of Ann' });
    },
  );
});

scenario(
  '[DM-132] Forewarned Is Forearmed: one of two automatic-attacks, and it cannot be cancelled',
  (t) => {
    t.given(guarded(['Forewarned Is Forearmed']));
    t.player('Ann').does('Yes');
    t.player('Bob').does('The attack of Troll');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 9 });
  },
);

scenario('[DM-132] Forewarned Is Forearmed: without it, the first comes first', (t) => {
  t.given(guarded([]));
  t.player('Ann').does('Yes');
  t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
});

scenario(
  '[DM-155 ME-CARD-0595] Rebuild the Town: Ruins & Lairs become a Border-hold without attacks',
  (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Rebuild the Town', 'Smoke Rings'],
          discard: ['Cram'],
          companies: [company('Glittering Caves', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Rebuild the Town');
    resolveChain(t);
    t.expect.card('Elladan', { 'site type': 'border-hold' });
  },
);

scenario('[DM-155] Rebuild the Town: not at a Dragon’s lair', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Rebuild the Town', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [company('Isle of the Ulond', 'Elladan')],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Rebuild the Town', { because: 'lair' });
});

scenario('[DM-155] Rebuild the Town: not outside the site phase', (t) => {
  t.given({
    players: {
      Ann: { hand: ['Rebuild the Town'], companies: [company('Glittering Caves', 'Elladan')] },
      Bob,
    },
  });
  t.player('Ann').mayNot('Rebuild the Town', { because: 'site phase' });
});

scenario('[DM-164 ME-CARD-0838] The Windlord Found Me: the site taps, Orcs attack, one taps for it', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['The Windlord Found Me', 'Dark Quarrels'],
        companies: [company('Moria', 'Beretar', 'Elladan')],
      },
      Bob,
    },
  });
  t.player('Ann').does('The Windlord Found Me');
  t.expect.table({ 'attack strikes': 4, 'attack prowess': 9 }).card('Beretar', { 'site tapped': true });
  t.player('Ann').does('Dark Quarrels', 'Yes', 'Elladan');
  t.expect.card('The Windlord Found Me', { in: 'on of Elladan' });
});

scenario('[DM-164 ME-CARD-0835] The Windlord Found Me: discarded if nobody takes it', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['The Windlord Found Me', 'Dark Quarrels', 'Glamdring'],
        companies: [company('Isengard', 'Beretar', 'Elladan')],
      },
      Bob,
    },
  });
  t.player('Ann').does('The Windlord Found Me', 'Dark Quarrels', 'No');
  t.expect.card('The Windlord Found Me', { in: 'discard of Ann' });
});

scenario('[DM-164] The Windlord Found Me: not at a Border-hold', (t) => {
  t.given({
    phase: 'at the site',
    players: { Ann: { hand: ['The Windlord Found Me'], companies: [company('Bree', 'Beretar')] }, Bob },
  });
  t.player('Ann').mayNot('The Windlord Found Me', { because: 'Isengard' });
});

scenario(
  '[DM-164 ME-CARD-0836] The Windlord Found Me: stored at a Haven, a Wizard comes from the deck',
  (t) => {
    t.given({
      players: {
        Ann: {
          deck: ['Saruman', 'Cram'],
          companies: [company('Rivendell', { card: 'Elladan', on: ['The Windlord Found Me'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('The Windlord Found Me: store');
    resolveChain(t);
    t.player('Ann').does('Yes');
    t.expect.card('Saruman', { at: 'Rivendell' });
  },
);
