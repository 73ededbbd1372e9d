/** Resource events at a site and for the whole turn. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../table.ts';

describe('at a site', () => {
  scenario('[ME-CARD-0595] Rebuild the Town: Ruins & Lairs become a Border-hold without attacks', (t) => {
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
  });
  scenario('Rebuild the Town: not at a Dragon’s lair', (t) => {
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
  scenario('Rebuild the Town: not outside the site phase', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Rebuild the Town'], companies: [company('Glittering Caves', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Rebuild the Town', { because: 'site phase' });
  });
  const prison = (tapped: boolean, dice: readonly number[]) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: {
        hand: ['Rescue Prisoners', 'Many Turns and Doublings'],
        companies: [{ ...company('Moria', 'Beretar', 'Elladan'), siteTapped: tapped }],
      },
      Bob,
    },
  });
  scenario(
    '[ME-CARD-0618] Rescue Prisoners: after a Spider attack one taps and carries it; no points until it is stored',
    (t) => {
      t.given(prison(true, []));
      t.player('Ann').does('Rescue Prisoners');
      t.expect.table({ 'attack strikes': 2, 'attack prowess': 7 });
      t.player('Ann').does('Many Turns and Doublings', 'Yes', 'Elladan');
      t.expect
        .card('Rescue Prisoners', { in: 'on of Elladan', 'marshalling points': 0 })
        .card('Elladan', { status: 'tapped' });
    },
  );
  scenario('Rescue Prisoners: not at an untapped site', (t) => {
    t.given(prison(false, []));
    t.player('Ann').mayNot('Rescue Prisoners', { because: 'tapped' });
  });
  scenario(
    '[ME-CARD-0618] [ME-STORE-2011] Rescue Prisoners: stored at a Border-hold it is worth 2, and he stays tapped',
    (t) => {
      t.given({
        players: {
          Ann: {
            companies: [company('Bree', { card: 'Elladan', status: 'tapped', on: ['Rescue Prisoners'] })],
          },
          Bob,
        },
      });
      t.player('Ann').does('Rescue Prisoners: store');
      t.expect
        .card('Rescue Prisoners', { in: 'points of Ann', 'marshalling points': 2 })
        .card('Elladan', { status: 'tapped' });
    },
  );
  scenario('Rescue Prisoners: its bearer does not untap', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: {
          companies: [
            company(
              'Bree',
              { card: 'Elladan', status: 'tapped', on: ['Rescue Prisoners'] },
              { card: 'Elrohir', status: 'tapped' },
            ),
          ],
        },
        Bob,
      },
    });
    t.expect.card('Elladan', { status: 'tapped' }).card('Elrohir', { status: 'untapped' });
  });
  scenario('[ME-CARD-0838] The Windlord Found Me: the site taps, Orcs attack, one taps for it', (t) => {
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
  scenario('[ME-CARD-0835] The Windlord Found Me: discarded if nobody takes it', (t) => {
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
  scenario('The Windlord Found Me: not at a Border-hold', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['The Windlord Found Me'], companies: [company('Bree', 'Beretar')] }, Bob },
    });
    t.player('Ann').mayNot('The Windlord Found Me', { because: 'Isengard' });
  });
  scenario('[ME-CARD-0836] The Windlord Found Me: stored at a Haven, a Wizard comes from the deck', (t) => {
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
  });
});

describe('lasting ones', () => {
  scenario('Safe from the Shadow: resources are stored in the end-of-turn phase', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          events: ['Safe from the Shadow'],
          companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] })],
        },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Glamdring: store');
  });
  scenario('Safe from the Shadow: without it nothing is stored then', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          hand: ['Cram', 'Dodge'],
          companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] })],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Glamdring', { rule: 'ME-STORE-001' });
  });
  scenario('[ME-CARD-0827] The White Tree: a sage at Minas Tirith, and a Sapling borne there', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['The White Tree'],
          companies: [
            company('Minas Tirith', 'Balin', {
              card: 'Beretar',
              status: 'wounded',
              on: ['Sapling of the White Tree'],
            }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('The White Tree');
    t.expect
      .card('The White Tree', { in: 'events of Ann' })
      .card('Sapling of the White Tree', { in: 'discard of Ann' });
  });
  scenario('The White Tree: not without a sage', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['The White Tree'],
          companies: [company('Minas Tirith', { card: 'Bofur', on: ['Sapling of the White Tree'] })],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('The White Tree', { because: 'sage' });
  });
  scenario('The White Tree: the wounded heal at Minas Tirith', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: {
          events: ['The White Tree'],
          companies: [
            company('Minas Tirith', { card: 'Beretar', status: 'wounded' }),
            company('Bree', { card: 'Elladan', status: 'wounded' }),
          ],
        },
        Bob,
      },
    });
    t.expect.card('Beretar', { status: 'tapped' }).card('Elladan', { status: 'wounded' });
  });
  const guarded = (events: readonly string[]) => ({
    phase: 'site',
    players: {
      Ann: { events, hand: ['Escape'], companies: [company('Barad-dûr', 'Elrond', 'Elladan')] },
      Bob,
    },
  });
  scenario('Forewarned Is Forearmed: one of two automatic-attacks, and it cannot be cancelled', (t) => {
    t.given(guarded(['Forewarned Is Forearmed']));
    t.player('Ann').does('Yes');
    t.player('Bob').does('The attack of Troll');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 9 });
  });
  scenario('Forewarned Is Forearmed: without it, the first comes first', (t) => {
    t.given(guarded([]));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
  });
  const prompted = (bearer: string) => ({
    phase: 'hazards',
    dice: [6, 6],
    players: {
      Ann: {
        hand: [],
        companies: [
          {
            ...company('Lórien', { card: bearer, on: ['Promptings of Wisdom'] }, 'Elladan'),
            as: 'riders',
            movesTo: 'Dol Guldur',
          },
        ],
      },
      Bob: { ...Bob, hand: ['Seized by Terror'] },
    },
  });
  scenario('[ME-CARD-0577] Promptings of Wisdom: its bearer taps, and checks corruption', (t) => {
    t.given(prompted('Beretar'));
    t.player('Ann').does('Promptings of Wisdom');
    resolveChain(t);
    t.player('Ann').does('Roll');
    t.expect.card('Beretar', { status: 'tapped' });
  });
  scenario('Promptings of Wisdom: not on one who is no ranger', (t) => {
    t.given({
      players: { Ann: { hand: ['Promptings of Wisdom'], companies: [company('Bree', 'Balin')] }, Bob },
    });
    t.player('Ann').mayNot('Promptings of Wisdom', { because: 'nothing to choose a ranger' });
  });
});
