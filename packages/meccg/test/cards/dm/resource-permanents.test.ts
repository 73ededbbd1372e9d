/** Dark Minions: resource permanent-events. */
import { describe, expect } from 'vitest';
import { fallen } from '../../fallen-wizards.ts';
import { borrow } from '../../invented.ts';
import { attackWith, Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';
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

scenario('[DM-121] Crown of Flowers is not used up where Gates of Morning are in play', (t) => {
  t.given(withEvents(['Crown of Flowers', 'Gates of Morning']));
  t.player('Ann').does('The Cock Crows');
  resolveChain(t);
  t.expect.card('Rebel-talk', { in: 'discard of Ann' }).card('Crown of Flowers', { in: 'events of Ann' });
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

const guardedFrom = (site: string) => {
  const { players, ...rest } = guarded(['Forewarned Is Forearmed']);
  return {
    ...rest,
    players: {
      ...players,
      Ann: { ...players.Ann, ...fallen, companies: [company(site, 'Elladan', 'Elrohir')] },
    },
  };
};
scenario(
  '[DM-132 ME-CARD-0241] Forewarned Is Forearmed: a fallen-wizard’s leaves sites of minions alone',
  (t) => {
    t.given(guardedFrom('LE-373'));
    t.player('Ann').does('Yes').mayChoose.includes('Escape: ');
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 9 });
  },
);
scenario('[DM-132] Forewarned Is Forearmed: at those of heroes it serves him, too', (t) => {
  t.given(guardedFrom('Barad-dûr'));
  t.player('Ann').does('Yes');
  t.player('Bob').does('The attack of Troll');
  t.expect.table({ 'attack strikes': 3, 'attack prowess': 9 });
  t.player('Ann').mayNot('Escape', { because: 'cannot be cancelled' });
});

scenario(
  '[DM-132] Forewarned Is Forearmed: both attacks of a Dragon’s lair come, one after the other',
  (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: {
          events: ['Forewarned Is Forearmed'],
          hand: ['Escape'],
          companies: [company('The Lonely Mountain', 'Elrond', 'Elladan')],
        },
        Bob: { ...Bob, events: ['Smaug at Home'] },
      },
    });
    t.player('Ann').does('Yes').mayChoose.includes('Escape');
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 14 });
  },
);

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

for (const [hand, attacked] of [
  [['Rebuild the Town'], false],
  [['Cram'], true],
] as const)
  scenario(`[DM-155/3] Rebuild the Town: who enters later is attacked: ${attacked}`, (t) => {
    const deck = Array.from({ length: 12 }, () => 'Dodge');
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand, deck, companies: [company('Glittering Caves', 'Elladan')] },
        Bob: { ...Bob, deck },
      },
    });
    if (!attacked) t.player('Ann').does('Rebuild the Town');
    resolveChain(t);
    idleUntil(t, () => t.state.global.active === 2);
    idleUntil(t, () => t.state.global.active === 1 && t.state.global.phase === 5);
    t.player('Ann').does('Yes');
    expect(t.state.global.attack !== 0).toBe(attacked);
  });

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

scenario('[DM-155 ME-CARD-0596] Rebuild the Town: not on what is not a hero’s version', (t) => {
  t.given({
    phase: 'at the site',
    players: {
      Ann: { ...fallen, hand: ['Rebuild the Town'], companies: [company('LE-373', 'Elladan')] },
      Bob,
    },
  });
  t.player('Ann').mayNot('Rebuild the Town', { because: 'nothing to choose' });
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

borrow('TW-130', 'TW-133', 'TW-138', 'TW-142', 'TW-171', 'TW-173');
describe('An Unexpected Party', () => {
  const PARTY = 'An Unexpected Party';
  const invited = (at: string, hand: readonly string[], ...who: readonly string[]) => ({
    players: { Ann: { hand: [PARTY, ...hand], companies: [company(at, ...who)] }, Bob },
  });
  const begin = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does(`${PARTY}: in your`);
    resolveChain(t);
  };
  scenario('[DM-114/1] An Unexpected Party: with a company that a Dwarf of more than 5 mind leads', (t) => {
    t.given(invited('Bree', [], 'Gimli', 'Balin', 'Bilbo', 'Frodo'));
    begin(t);
    t.expect.card(PARTY, { in: 'events of Ann' });
  });
  for (const [title, ...who] of [
    ['without one', 'Balin', 'Bofur'],
    ['with three who are no Dwarves', 'Gimli', 'Bilbo', 'Frodo', 'Merry'],
    ['with two of more than 5 mind', 'Gimli', 'Dáin II'],
  ] as const)
    scenario(`[DM-114/1] An Unexpected Party: not ${title}`, (t) => {
      t.given(invited('Bree', [], ...who));
      t.player('Ann').mayNot(PARTY, { because: 'company' });
    });
  scenario('[DM-114/1] An Unexpected Party: a Wizard of any mind may come', (t) => {
    t.given(invited('Bree', [], 'Gimli', 'Gandalf'));
    begin(t);
    t.expect.card(PARTY, { in: 'events of Ann' });
  });
  scenario('[DM-114/1] [ME-CARD-0031] An Unexpected Party: any number of Dwarves, and one other', (t) => {
    t.given(invited('Rivendell', ['Bofur', 'Dori', 'Haldir', 'Orophin'], 'Gimli', 'Balin'));
    begin(t);
    t.player('Ann').does('Bofur: bring into play', 'Join Gimli', 'General influence');
    t.player('Ann').does('Haldir: bring into play', 'Join Gimli', 'General influence');
    t.player('Ann').mayChoose.excludes('Orophin: bring into play');
    t.player('Ann').does('Dori: bring into play', 'General influence');
    t.expect.card('Dori', { in: 'company of Gimli' }).card('Bofur', { in: 'company of Gimli' });
  });
  scenario('[DM-114/1] [ME-ORG-500] An Unexpected Party: without it, one character a turn', (t) => {
    t.given(invited('Rivendell', ['Bofur', 'Dori'], 'Gimli', 'Balin'));
    t.player('Ann').does('Bofur: bring into play', 'Join Gimli', 'General influence');
    t.player('Ann').mayChoose.excludes('Dori: bring into play');
  });
  scenario('[DM-114/1] An Unexpected Party: Dwarves come to this company only', (t) => {
    t.given(invited('Rivendell', ['Bofur', 'Dori'], 'Gimli', 'Balin'));
    begin(t);
    t.player('Ann').does('Bofur: bring into play');
    t.player('Ann').does('Form a company at Lórien');
    t.player('Ann').does('Dori: bring into play');
    t.expect.card('Dori', { in: 'company of Gimli' });
  });
  scenario('[DM-114/1] [ME-ORG-500] An Unexpected Party: a company that is no more lets nobody come', (t) => {
    t.given({
      players: {
        Ann: {
          hand: [PARTY, 'Bofur'],
          companies: [company('Rivendell', 'Gimli'), company('Bree', 'Haldir')],
        },
        Bob,
      },
    });
    begin(t);
    t.player('Ann').does('Gimli: discard');
    t.player('Ann').mayNot('Bofur', { because: 'one character a turn' });
  });
  const eight = ['Gimli', 'Balin', 'Bofur', 'Dori', 'Bombur', 'Dwalin', 'Nori', 'Ori'];
  scenario('[DM-114/2] An Unexpected Party: eight may move together', (t) => {
    t.given(invited('Rivendell', [], ...eight));
    t.player('Ann').mayChoose.excludes('Gimli: declare movement');
    begin(t);
    t.player('Ann').mayChoose.includes('Gimli: declare movement');
  });
  scenario('[DM-114/3] An Unexpected Party: Dwarves of 2 mind or less need no influence', (t) => {
    // Gimli 6, Kíli 3, Bofur 2, Dori 1.
    t.given(invited('Bree', ['Cram'], 'Gimli', 'Kíli', 'Bofur', 'Dori'));
    t.player('Ann').has({ 'general influence used': 12 });
    begin(t);
    t.player('Ann').has({ 'general influence used': 9 });
  });
  scenario('[DM-114/4] An Unexpected Party: over when a third guest comes who is no Dwarf', (t) => {
    t.given(invited('Rivendell', ['Haldir'], 'Gimli', 'Bilbo', 'Frodo'));
    begin(t);
    t.player('Ann').does('Haldir: bring into play', 'Join Gimli', 'General influence', 'Done');
    t.expect.card(PARTY, { in: 'discard of Ann' });
  });
  scenario('[DM-114/4] An Unexpected Party: or when its Dwarf leaves', (t) => {
    t.given(invited('Rivendell', [], 'Gimli', 'Balin'));
    begin(t);
    t.player('Ann').does('Gimli: discard');
    t.expect.card(PARTY, { in: 'discard of Ann' });
  });
  scenario('[DM-114/4] An Unexpected Party: not for a second one', (t) => {
    t.given(invited('Rivendell', ['Haldir'], 'Gimli', 'Bilbo'));
    begin(t);
    t.player('Ann').does('Haldir: bring into play', 'Join Gimli', 'General influence', 'Done');
    t.expect.card(PARTY, { in: 'events of Ann' });
  });
});
