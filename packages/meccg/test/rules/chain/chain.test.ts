/** The chain of effects, conditions and targets. */
import { trace } from '@westmarch/kernel';
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const moria = company('Moria', 'Elladan', 'Elrohir');

describe('the chain of effects', () => {
  scenario('[ME-CHAIN-001] [ME-CHAIN-004] [ME-CHAIN-2000] what is declared waits for answers', (t) => {
    t.given({
      phase: 'hazards',
      players: { Ann: { hand: ['Twilight'], companies: [moria] }, Bob: { ...Bob, hand: ['Doors of Night'] } },
    });
    t.player('Bob').does('Doors of Night: as a hazard');
    t.expect.card('Doors of Night', { in: 'declared' }).asked('Ann');
  });
  scenario(
    '[ME-CHAIN-003] [ME-CHAIN-2002] [ME-CHAIN-2010] [ME-CHAIN-4004] [ME-CHAIN-4011] last in, first out: Twilight undoes what was declared before it',
    (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { hand: ['Twilight'], companies: [moria] },
          Bob: { ...Bob, hand: ['Doors of Night'] },
        },
      });
      t.player('Bob').does('Doors of Night: as a hazard');
      t.player('Ann').does('Twilight: at any time');
      resolveChain(t);
      t.expect.card('Doors of Night', { in: 'discard of Bob' }).card('Twilight', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-CHAIN-2006] [ME-CHAIN-2008] answers go back and forth until both have passed', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          hand: [{ card: 'Twilight', as: 'hers' }],
          companies: [company('Moria', 'Elladan', 'Elrohir', 'Elrond')],
        },
        Bob: { ...Bob, hand: ['Doors of Night', { card: 'Twilight', as: 'his' }] },
      },
    });
    t.player('Bob').does('Doors of Night: as a hazard');
    t.player('Ann').does('Pass');
    t.expect.asked('Bob').card('Doors of Night', { in: 'declared' });
  });
  scenario('[ME-CHAIN-2001] the opponent may answer each action before another is declared', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Gates of Morning', 'Twilight'], companies: [moria] },
        Bob: { ...Bob, hand: [{ card: 'Twilight', as: 'his' }] },
      },
    });
    // Ann holds another card, and still Bob is next.
    t.player('Ann').does('Gates of Morning: on your turn');
    t.expect.asked('Bob').table({ chain: 'Gates of Morning' });
    t.player('Bob').does('his: at any time');
    t.expect.asked('Ann').table({ chain: 'Gates of Morning, his' });
  });
  for (const [first, then] of [
    ['Doors of Night', 'Gates of Morning'],
    ['Gates of Morning', 'Doors of Night'],
  ] as const)
    scenario(`[ME-TURN-001] no card is faster than another: ${then} in answer resolves first`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { hand: ['Gates of Morning'], companies: [moria] },
          Bob: { ...Bob, hand: ['Doors of Night'] },
        },
      });
      const [one, other] = first === 'Doors of Night' ? ['Bob', 'Ann'] : ['Ann', 'Bob'];
      if (one === 'Bob') t.player('Ann').passes();
      const play = { 'Doors of Night': 'Doors of Night: as', 'Gates of Morning': 'Gates of Morning: on' };
      t.player(one).does(play[first]);
      t.player(other).does(play[then]);
      // What was declared first resolves last, and discards the other.
      t.expect.card(first, { in: `events of ${one}` }).card(then, { in: `discard of ${other}` });
    });
  scenario('[ME-CHAIN-2012] the active player is first to open one', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Gates of Morning'], companies: [moria] },
        Bob: { ...Bob, hand: ['Doors of Night'] },
      },
    });
    t.expect.asked('Ann');
  });
});

describe('conditions', () => {
  scenario(
    '[ME-COND-001] [ME-COND-2001] [ME-CHAIN-002] [ME-COND-4006] a tap is paid when the action is declared',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { creature: 'Orc-guard' },
        players: {
          Ann: {
            hand: ['Concealment', { card: 'Twilight', as: 'hers' }],
            events: ['Gates of Morning'],
            companies: [company('Moria', 'Fatty Bolger', 'Elladan')],
          },
          Bob: { ...Bob, hand: ['Orc-guard'] },
        },
      });
      t.player('Ann').does('Concealment');
      t.expect.card('Fatty Bolger', { status: 'tapped' }).card('Orc-guard', { in: 'attacking' });
    },
  );
  scenario('[ME-COND-2001] [ME-COND-4000] [ME-COND-2000] [ME-COND-4005] a tapped one cannot pay it', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Orc-guard' },
      players: {
        Ann: {
          hand: ['Concealment'],
          companies: [company('Moria', { card: 'Fatty Bolger', status: 'tapped' }, 'Elladan')],
        },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.player('Ann').mayNot('Concealment');
  });
  scenario('[ME-COND-2000] nor one without the skill', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Orc-guard' },
      players: {
        Ann: { hand: ['Concealment'], companies: [company('Moria', 'Haldir', 'Elladan')] },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.player('Ann').mayNot('Concealment');
  });
  scenario('[ME-COND-4002] [ME-COND-4014] a card that can do nothing is not played', (t) => {
    t.given({
      phase: 'organization',
      players: { Ann: { hand: ['Marvels Told'], companies: [company('Moria', 'Elrond', 'Elladan')] }, Bob },
    });
    t.player('Ann').mayNot('Marvels Told');
  });
});

describe('targets', () => {
  scenario('[ME-TARGET-007] [ME-TARGET-4002] resources do not reach what the opponent has', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: {
          hand: ['And Forth He Hastened'],
          companies: [company('Rivendell', 'Alatar', { card: 'Elrohir', status: 'tapped' })],
        },
        Bob: { companies: [company('Rivendell', { card: 'Ioreth', status: 'tapped' })] },
      },
    });
    t.player('Ann').does('And Forth He Hastened');
    resolveChain(t);
    t.expect.card('Elrohir', { status: 'untapped' }).card('Ioreth', { status: 'tapped' });
  });
  scenario(
    '[ME-TARGET-005] [ME-DICE-2000] [ME-TARGET-4003] a dice roll that is about to be made can be acted on',
    (t) => {
      t.given({
        phase: 'corruption check',
        check: { character: 'Elladan' },
        dice: [1, 1],
        players: {
          Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Cram'] }, 'Elrohir')] },
          Bob,
        },
      });
      t.player('Ann').mayChoose.includes('Tap Elrohir for +1', 'Roll');
      t.player('Ann').does('Tap Elrohir');
    },
  );
  scenario('[ME-TARGET-008] what lies on a card goes on lying on it', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: { companies: [company('Moria', { card: 'Beretar', on: ['Lure of Nature', 'Glamdring'] })] },
        Bob,
      },
    });
    t.expect.card('Lure of Nature', { in: 'on of Beretar' }).card('Beretar', { 'corruption points': 3 });
  });
});

describe('resolving', () => {
  scenario(
    '[ME-TARGET-004] [ME-TARGET-2000] [ME-TARGET-2001] [ME-TARGET-4006] what has not resolved is no target',
    (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { hand: ['Marvels Told'], companies: [company('Moria', 'Elrond', 'Elladan', 'Haldir')] },
          Bob: { ...Bob, hand: ['Minions Stir', 'Twilight'] },
        },
      });
      t.player('Bob').does('Minions Stir: as a hazard');
      t.player('Ann').mayNot('Marvels Told');
      resolveChain(t);
      t.expect.card('Minions Stir', { in: 'events of Bob' });
      t.player('Ann').mayChoose.includes('Marvels Told');
    },
  );
  scenario(
    '[ME-CHAIN-2004] [ME-CHAIN-2011] [ME-CHAIN-4002] [ME-CHAIN-4003] [ME-CHAIN-4013] several actions of a card come in its order, with nothing between',
    (t) => {
      t.given({
        phase: 'organization',
        dice: [6, 6],
        players: {
          Ann: {
            hand: ['Marvels Told'],
            companies: [company('Moria', 'Elrond', { card: 'Elladan', status: 'tapped' })],
          },
          Bob: { ...Bob, events: ['Minions Stir'] },
        },
      });
      t.player('Ann').does('Marvels Told');
      resolveChain(t);
      t.expect
        .card('Minions Stir', { in: 'discard of Bob' })
        .card('Elrond', { status: 'tapped', in: 'company of company 1' });
    },
  );
  scenario('[ME-COND-2002] [ME-COND-4007] what is discarded as a price is gone at once', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: {
          companies: [company('Moria', { card: 'Elladan', on: ['Cram'], status: 'tapped' }, 'Elrohir')],
        },
        Bob,
      },
    });
    const use = t.offered().find((text) => text.startsWith('Cram') && text.includes('untap'));
    t.player('Ann').does(use ?? 'Cram');
    t.expect.card('Cram', { in: 'discard of Ann' });
  });
  scenario('[ME-COND-4004] things in play are used in one’s own turn', (t) => {
    t.given({
      phase: 'hazards',
      active: 'Bob',
      players: {
        Ann: {
          hand: ['Orc-guard'],
          companies: [company('Moria', { card: 'Elladan', on: ['Cram'], status: 'tapped' }, 'Elrohir')],
        },
        Bob: { companies: [company('Moria', 'Ioreth', 'Haldir')] },
      },
    });
    t.player('Ann').mayChoose.includes('Orc-guard: attack');
    t.player('Ann').mayChoose.excludes('Cram: on your turn');
  });
  scenario(
    '[ME-CHAIN-2005] [ME-CHAIN-4010] [ME-COND-002] [ME-COND-2007] [ME-COND-2008] what two cards trigger is put in order by the player whose turn it is',
    (t) => {
      t.given({
        phase: 'hazards',

        players: {
          Ann: {
            companies: [
              {
                ...company(
                  'Lórien',
                  { card: 'Beretar', on: [{ card: 'Lure of Nature', as: 'one', owner: 'Bob' }] },
                  {
                    card: 'Elladan',
                    on: [{ card: 'Lure of Nature', as: 'two', owner: 'Bob' }],
                    status: 'tapped',
                  },
                ),
                movesTo: 'Moria',
              },
            ],
          },
          // At the end of the phase hazards are over; Twilight can be played at any time.
          Bob: { ...Bob, hand: ['Twilight'], events: ['Doors of Night'] },
        },
      });
      t.player('Bob').does('Pass');
      t.player('Ann').mayChoose.exactly('one', 'two');
      t.player('Ann').does('two');
      t.expect.asked('Bob').table({ entries: 2 });
    },
  );
});

describe('the price of an action', () => {
  scenario(
    '[ME-COND-2010] [ME-COND-4006] is lost if whoever tapped for it is untapped before it resolves',
    (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Marvels Told', 'And Forth He Hastened'],
            companies: [company('Moria', 'Alatar', 'Elrond')],
          },
          Bob: { ...Bob, events: ['Minions Stir'] },
        },
      });
      t.player('Ann').does('Marvels Told');
      while (!trace(t.state).includes('chain of effects')) t.player('Ann').does('Elrond');
      t.expect.card('Elrond', { status: 'tapped' });
      t.player('Ann').does('And Forth He Hastened');
      resolveChain(t);
      t.expect
        .card('Elrond', { status: 'untapped' })
        .card('Minions Stir', { in: 'events of Bob' })
        .card('Marvels Told', { in: 'discard of Ann' });
    },
  );
  scenario(
    '[ME-CHAIN-2003] [ME-CHAIN-4001] [ME-CHAIN-4014] [ME-COND-2003] [ME-COND-4008] a condition that is gone at resolution leaves no effect, and no other use',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { creature: 'Orc-guard' },
        players: {
          Ann: {
            hand: ['Dark Quarrels'],
            events: ['Gates of Morning'],
            companies: [company('Moria', 'Elladan', 'Elrohir')],
          },
          Bob: { ...Bob, hand: ['Orc-guard', 'Twilight'] },
        },
      });
      const halve = t.offered().findLast((text) => text.startsWith('Dark Quarrels')) ?? '';
      t.player('Ann').does(halve);
      t.player('Bob').does('Twilight: at any time');
      resolveChain(t);
      t.expect
        .card('Gates of Morning', { in: 'discard of Ann' })
        .card('Dark Quarrels', { in: 'discard of Ann' });
      t.expect.table({ 'attack strikes': 5 }).card('Orc-guard', { in: 'attacking' });
    },
  );
});
