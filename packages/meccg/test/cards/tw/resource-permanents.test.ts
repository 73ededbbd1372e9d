/** The Wizards: resource permanent-events. */
import { describe } from 'vitest';
import { borrow } from '../../invented.ts';
import { Bob, company, going, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
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

scenario('[TW-243, TW-111/1] Gates of Morning: ends no effect of a hazard that is no environment', (t) => {
  t.given(going(['Weariness of the Heart', 'Orc-guard'], ['Elladan'], { hand: ['Gates of Morning'] }));
  idleUntil(t, () => offers(t, 'Weariness of the Heart'));
  t.player('Bob').does(t.offered().find((text) => text.includes('prowess')) ?? '');
  resolveChain(t);
  t.expect.card('Elladan', { prowess: 4 });
  idleUntil(t, () => offers(t, 'Gates of Morning'));
  t.player('Ann').does('Gates of Morning');
  resolveChain(t);
  t.expect.card('Gates of Morning', { in: 'events of Ann' }).card('Elladan', { prowess: 4 });
});

scenario('[TW-28, LE-52/3] Doors of Night: nor of a minion or resource that is none', (t) => {
  t.given({
    phase: 'hazards',
    company: 'riders',
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [
          company('Minas Morgul', 'Dwar the Ringwraith'),
          { ...company('Dol Guldur', 'Layos'), as: 'riders', movesTo: 'Moria' },
        ],
      },
      Bob: { ...Bob, hand: ['Doors of Night', 'Orc-guard'] },
    },
  });
  idleUntil(t, () => offers(t, 'Dwar the Ringwraith: on'));
  t.player('Ann').does('Dwar the Ringwraith: on', 'Layos');
  resolveChain(t);
  t.expect.card('Layos', { prowess: 4 });
  idleUntil(t, () => offers(t, 'Doors of Night'));
  t.player('Bob').does('Doors of Night: as');
  resolveChain(t);
  t.expect.card('Doors of Night', { in: 'events of Bob' }).card('Layos', { prowess: 4 });
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

describe('[TW-315] Rescue Prisoners, further', () => {
  const captive = (at: string, ann: object = {}) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Rescue Prisoners', 'Twilight', 'Many Turns and Doublings'],
        events: ['Gates of Morning'],
        companies: [{ ...company(at, 'Beretar', 'Elladan'), siteTapped: true }],
        ...ann,
      },
      Bob,
    },
  });
  for (const [at, does] of [
    ['Moria', true],
    ['Dol Guldur', true],
    ['Ettenmoors', false],
    ['Bree', false],
  ] as const)
    scenario(`at ${at}: ${does}`, (t) => {
      t.given(captive(at));
      if (does) t.player('Ann').mayChoose.includes('Rescue Prisoners: in your');
      else t.player('Ann').mayNot('Rescue Prisoners', { because: 'Dark-hold or Shadow-hold' });
    });
  scenario('not where another was played, though it was not carried away', (t) => {
    t.given(
      captive('Moria', {
        hand: [
          'Rescue Prisoners',
          { card: 'Rescue Prisoners', as: 'second' },
          'Many Turns and Doublings',
          { card: 'Many Turns and Doublings', as: 'more' },
        ],
      }),
    );
    t.player('Ann').does('Rescue Prisoners: in your');
    resolveChain(t);
    t.player('Ann').does('Many Turns and Doublings');
    resolveChain(t);
    t.player('Ann').does('Yes', 'Elladan');
    t.player('Ann').mayNot('second', { because: 'no other copy was played at this site' });
  });
  for (const [at, does] of [
    ['Rivendell', true],
    ['Bree', true],
    ['Edoras', true],
    ['Moria', false],
    ['Ettenmoors', false],
  ] as const)
    scenario(`stored at ${at}: ${does}`, (t) => {
      t.given({
        players: {
          Ann: { companies: [company(at, { card: 'Elladan', status: 'tapped', on: ['Rescue Prisoners'] })] },
          Bob,
        },
      });
      if (does) t.player('Ann').mayChoose.includes('Rescue Prisoners: store');
      else t.player('Ann').mayNot('Rescue Prisoners', { to: 'store' });
    });
  scenario('nobody untapped, and it is discarded', (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Rescue Prisoners'],
          companies: [{ ...company('Moria', 'Elladan'), siteTapped: true }],
        },
        Bob,
      },
    });
    t.player('Ann').does('Rescue Prisoners: in your');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Rescue Prisoners', { in: 'discard of Ann' });
  });
});

describe('[TW-348] The White Tree, further', () => {
  const SAPLING = 'Sapling of the White Tree';
  const planted = (...companies: readonly object[]) => ({
    players: { Ann: { hand: ['The White Tree'], companies }, Bob },
  });
  scenario('[ME-CARD-0827] not with the Sapling elsewhere', (t) => {
    t.given(planted(company('Minas Tirith', 'Balin'), company('Bree', bearing('Beretar', SAPLING))));
    t.player('Ann').mayNot('The White Tree', { because: 'nothing to choose' });
  });
  scenario('[ME-CARD-0827] not with the sage elsewhere', (t) => {
    t.given(planted(company('Bree', 'Balin'), company('Minas Tirith', bearing('Beretar', SAPLING))));
    t.player('Ann').mayNot('The White Tree', { because: 'sage' });
  });
  scenario('[ME-CARD-0828] nor with one stored elsewhere', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['The White Tree'],
          points: [{ card: SAPLING, storedAt: 'Rivendell' }],
          companies: [company('Minas Tirith', 'Balin')],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('The White Tree', { because: 'nothing to choose' });
  });
  scenario('[ME-UNIQ-006] nor beside another', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['The White Tree'],
          companies: [company('Minas Tirith', 'Balin', bearing('Beretar', SAPLING))],
        },
        Bob: { ...Bob, events: [{ card: 'The White Tree', as: 'other' }] },
      },
    });
    t.player('Ann').mayNot('The White Tree', { because: 'another copy' });
  });
  scenario('[ME-CARD-0829] hazards treat Minas Tirith as a Haven', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { events: ['The White Tree'], companies: [company('Minas Tirith', 'Elladan')] },
        Bob: { ...Bob, hand: ['Arouse Defenders', 'Orc-guard'] },
      },
    });
    t.player('Bob').mayNot('Arouse Defenders', { because: 'Border-hold or Free-hold' });
  });
});

describe('[TW-316] Return of the King', () => {
  borrow('TW-140');
  const coming = (at: string, ann: object = {}, bob: object = Bob) => ({
    players: {
      Ann: { hand: ['Return of the King'], companies: [company(at, 'Aragorn II')], ...ann },
      Bob: bob,
    },
  });
  scenario('Aragorn II at Minas Tirith has +3 direct influence, and his player 3 points', (t) => {
    t.given(coming('Minas Tirith'));
    t.player('Ann').does('Return of the King');
    t.expect
      .card('Return of the King', { in: 'on of Aragorn II' })
      .value('Aragorn II', 'direct influence', 6);
    t.player('Ann').has({ 'miscellaneous points': 3 });
  });
  scenario('not elsewhere', (t) => {
    t.given(coming('Pelargir'));
    t.player('Ann').mayNot('Return of the King', { because: 'Aragorn II at Minas Tirith' });
  });
  scenario('not on another', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Return of the King'], companies: [company('Minas Tirith', 'Boromir II')] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Return of the King', { because: 'Aragorn II' });
  });
  scenario('not while Denethor II is in play, whosever he is', (t) => {
    t.given(coming('Minas Tirith', {}, { companies: [company('Pelargir', 'Denethor II')] }));
    t.player('Ann').mayNot('Return of the King', { because: 'Denethor II is not in play' });
  });
});
