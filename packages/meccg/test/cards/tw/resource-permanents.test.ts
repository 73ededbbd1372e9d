/** The Wizards: resource permanent-events. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';
import { bearing } from '../positions.ts';

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

describe('[TW-240] Fellowship', () => {
  const four = ['Frodo', 'Sam Gamgee', 'Merry', 'Pippin'];
  const at = (site: string, ...who: readonly (string | object)[]) => ({
    players: { Ann: { hand: ['Fellowship'], companies: [company(site, ...who)] }, Bob },
  });
  scenario('[ME-FAQ-005] four Hobbits are four: +1 prowess and +1 to checks for each', (t) => {
    t.given(at('Rivendell', ...four));
    t.player('Ann').does('Fellowship: ');
    for (const who of four) t.expect.value(who, 'prowess', 2);
    t.expect.value('Frodo', 'corruption check', 5, { by: { Fellowship: 1 } });
  });
  scenario('an ally makes the fourth, and has the bonus, too', (t) => {
    t.given(at('Rivendell', 'Frodo', 'Merry', bearing('Pippin', 'Quickbeam')));
    t.player('Ann').does('Fellowship: ');
    t.expect.value('Quickbeam', 'prowess', 7);
  });
  scenario('three are too few', (t) => {
    t.given(at('Rivendell', 'Frodo', 'Sam Gamgee', 'Merry'));
    t.player('Ann').mayNot('Fellowship');
  });
  scenario('not away from a Haven', (t) => {
    t.given(at('Bree', ...four));
    t.player('Ann').mayNot('Fellowship');
  });
  scenario('[ME-SPLIT-505] it is discarded when someone leaves', (t) => {
    t.given(at('Rivendell', ...four));
    t.player('Ann').does('Fellowship: ', 'Frodo: regroup', 'Pippin', 'Done');
    t.expect.card('Fellowship', { in: 'discard of Ann' }).value('Frodo', 'prowess', 1);
  });
  scenario('it is discarded when someone joins', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Fellowship', 'Elladan'], companies: [company('Rivendell', ...four)] },
        Bob,
      },
    });
    t.player('Ann').does('Fellowship: ', 'Elladan: ', 'Join Frodo', 'Done');
    t.expect.card('Fellowship', { in: 'discard of Ann' });
  });
  scenario('it is discarded when an ally leaves', (t) => {
    t.given(at('Rivendell', 'Frodo', bearing('Merry', 'Gwaihir'), bearing('Pippin', 'Quickbeam')));
    t.player('Ann').does('Fellowship: ', 'Pass', 'Gwaihir: in your');
    t.expect.card('Fellowship', { in: 'discard of Ann' });
  });
});

scenario('[TW-243] Gates of Morning: discards hazard environments', (t) => {
  t.given({
    players: {
      Ann: { hand: ['Gates of Morning'], companies: [company('Bree', 'Elladan')] },
      Bob: { ...Bob, events: ['Doors of Night'] },
    },
  });
  t.player('Ann').does('Gates of Morning');
  t.expect.card('Doors of Night', { in: 'discard of Bob' }).card('Gates of Morning', { in: 'events of Ann' });
});

scenario('[TW-243] Gates of Morning: cannot be duplicated', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Gates of Morning'],
        companies: [company('Bree', 'Elladan')],
        events: [{ card: 'Gates of Morning', as: 'first' }],
      },
      Bob,
    },
  });
  t.player('Ann').mayChoose.excludes('Gates of Morning: on');
});

scenario(
  '[TW-315 ME-CARD-0618] Rescue Prisoners: after a Spider attack one taps and carries it; no points until it is stored',
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

scenario('[TW-315] Rescue Prisoners: not at an untapped site', (t) => {
  t.given(prison(false, []));
  t.player('Ann').mayNot('Rescue Prisoners', { because: 'tapped' });
});

scenario(
  '[TW-315 ME-CARD-0618 ME-STORE-2011] Rescue Prisoners: stored at a Border-hold it is worth 2, and he stays tapped',
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

scenario('[TW-315] Rescue Prisoners: its bearer does not untap', (t) => {
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

describe('[TW-348] The White Tree', () => {
  scenario('[ME-CARD-0827] [ME-STORE-2007] The White Tree: a Sapling stored at Minas Tirith will do', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['The White Tree'],
          points: [{ card: 'Sapling of the White Tree', storedAt: 'Minas Tirith' }],
          companies: [company('Minas Tirith', 'Balin')],
        },
        Bob,
      },
    });
    t.player('Ann').does('The White Tree');
    t.expect
      .card('The White Tree', { in: 'events of Ann' })
      .card('Sapling of the White Tree', { in: 'discard of Ann' });
  });
  scenario('[ME-CARD-0828] The White Tree: a Sapling that an opponent has stored will not', (t) => {
    t.given({
      players: {
        Ann: { hand: ['The White Tree'], companies: [company('Minas Tirith', 'Balin')] },
        Bob: { ...Bob, points: [{ card: 'Sapling of the White Tree', storedAt: 'Minas Tirith' }] },
      },
    });
    t.player('Ann').mayNot('The White Tree', { because: 'nothing to choose Sapling of the White Tree' });
  });
});

scenario('[TW-348 ME-CARD-0827] The White Tree: a sage at Minas Tirith, and a Sapling borne there', (t) => {
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

scenario('[TW-348] The White Tree: not without a sage', (t) => {
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

scenario('[TW-348] The White Tree: the wounded heal at Minas Tirith', (t) => {
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
