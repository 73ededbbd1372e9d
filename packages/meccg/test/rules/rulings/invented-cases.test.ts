/** Rules for which no card is written yet, with cards that exist only here. ME-STRIKE-518, 540, ME-BODY-510, ME-DICE-001, ME-TIMING-003 … */
import { hostOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import {
  ally,
  answering,
  anyCard,
  aRoll,
  asHazard,
  both,
  character,
  choose,
  chooseCharacter,
  condition,
  corruptionCheck,
  corruptionCheckBy,
  discardIt,
  drawOne,
  endOfTurnBegins,
  exactly,
  healIt,
  host,
  ifSo,
  inMovingCompany,
  inOrganization,
  lastingEvent,
  mind,
  modifier,
  moreThan,
  not,
  onYourTurn,
  printed,
  prowess,
  say,
  sequence,
  shortEvent,
  shufflePile,
  takeIntoHand,
  tapIt,
  the,
  theWounded,
  topOf,
  trigger,
  value,
  you,
  Zone,
} from '../../../src/cards/words/index.ts';
import { checkMade, phaseBegins, wounded } from '../../../src/events.ts';
import { CheckResult } from '../../../src/rules/corruption/corruption.ts';
import { canLead } from '../../../src/rules/influence/influence.ts';
import type { S } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, going, idleUntil, resolveChain, rowOf, scenario } from '../../table.ts';

describe('strikes', () => {
  invent(
    'Book of Wits',
    'TW-244',
    modifier({
      attribute: prowess,
      of: exactly(host),
      by: value(
        'mind of its bearer',
        [],
        (g) => `${g.ref(printed.mind)}(s, ${g.ref(hostOf)}(s, self))`,
        say`the mind of its bearer`,
      ),
      change: 'set',
    }),
  );
  const struck = { phase: 'attack', attack: { strikes: 1, prowess: 9 } } as const;
  for (const [stays, total] of [
    ['No', 4],
    ['Yes', 1],
  ] as const)
    scenario(
      `[ME-STRIKE-518] with his mind in place of his prowess, to stay untapped costs 3 as ever: ${total}`,
      (t) => {
        t.given({
          ...struck,
          dice: [6, 6],
          players: {
            Ann: {
              hand: ['Dodge'],
              companies: [company('Moria', { card: 'Elladan', on: ['Book of Wits'] })],
            },
            Bob,
          },
        });
        t.player('Ann').does('Elladan', stays);
        t.expect.table({ 'prowess against the strike': total });
        t.player('Ann').does('Pass');
      },
    );

  invent(
    'Venom',
    'TW-28',
    lastingEvent(asHazard),
    trigger(wounded, { effect: corruptionCheckBy(theWounded) }),
  );
  invent('Balm', 'TW-28', lastingEvent(asHazard), trigger(wounded, { effect: healIt(theWounded) }));
  const hurt = {
    ...struck,
    dice: [1, 1, 6, 6, 1, 1],
    players: {
      Ann: {
        companies: [
          company('Moria', { card: 'Elladan', on: ['Cram'] }, { card: 'Elrohir', status: 'tapped' }),
        ],
      },
      Bob: { ...Bob, events: ['Venom', 'Balm'] },
    },
  };
  scenario('[ME-STRIKE-540] of two things that a wound does the defender chooses the first', (t) => {
    t.given(hurt);
    t.player('Ann').does('Elladan', 'No');
    t.player('Ann').mayChoose.exactly('Venom', 'Balm');
    t.player('Ann').does('Venom');
    t.expect.card('Elladan', { in: 'company of company 1' });
  });
  scenario(
    '[ME-BODY-510] whoever is healed by the first faces the others, and his body check, all the same',
    (t) => {
      t.given(hurt);
      t.player('Ann').does('Elladan', 'No', 'Balm');
      // All of the dice were rolled: for the strike, for Venom, and for his body.
      t.expect.card('Elladan', { status: 'untapped' });
    },
  );
});

describe('bonuses', () => {
  invent('Courage', 'TW-292', modifier({ attribute: prowess, of: exactly(host), by: 1 }));
  for (const on of [
    ['Courage', 'The One Ring'],
    ['The One Ring', 'Courage'],
  ])
    scenario(
      `[ME-STRIKE-517] ${on.join(', then ')}: what has a maximum is added first, as its player would choose`,
      (t) => {
        // One; five more, but twice as much as printed at most; and one more.
        t.given({ players: { Ann: { companies: [company('Rivendell', { card: 'Frodo', on })] }, Bob } });
        t.expect.card('Frodo', { prowess: 3 });
      },
    );
});

describe('checks', () => {
  invent(
    'Pestilence',
    'TW-62',
    shortEvent({
      when: asHazard,
      targets: [choose('character', both(character, inMovingCompany))],
      effect: ifSo(not(moreThan(aRoll, 6)), discardIt(the('character'))),
    }),
  );
  invent(
    'Trial of Will',
    'TW-62',
    shortEvent({
      when: asHazard,
      targets: [choose('character', both(character, inMovingCompany))],
      effect: corruptionCheckBy(the('character')),
    }),
  );
  invent(
    'Comfort',
    'TW-243',
    lastingEvent(onYourTurn),
    modifier({ attribute: corruptionCheck, of: character, by: 5 }),
  );
  const sick = (card: string) => ({
    ...going([card], [{ card: 'Elladan', on: ['Orcrist', 'Lesser Ring', 'Glamdring'] }], {
      events: ['Comfort'],
    }),
    dice: [3, 3],
  });
  scenario(
    '[ME-DICE-001] one that a card defines is none of corruption: what helps with those does not count',
    (t) => {
      t.given(sick('Pestilence'));
      t.player('Bob').does('Pestilence: as');
      resolveChain(t);
      t.expect.card('Elladan', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-DICE-001] with those it does', (t) => {
    t.given(sick('Trial of Will'));
    t.player('Bob').does('Trial of Will: as');
    resolveChain(t);
    t.expect.card('Elladan', { in: 'company of riders', 'corruption points': 4 });
  });

  const failed = condition('failed', [], () => `(n !== ${CheckResult.passed})`, say`it has failed`);
  invent(
    'Turncoat’s Hour',
    'TW-28',
    lastingEvent(asHazard),
    trigger(checkMade, { if: failed, effect: drawOne }),
  );
  invent('Second Thought', 'TW-292', shortEvent({ when: answering, effect: drawOne }));
  const doubted = (dice: readonly number[]) => ({
    ...going(
      ['Trial of Will'],
      [{ card: 'Elladan', on: ['Orcrist', 'Lesser Ring', 'Glamdring'] }, 'Elrohir'],
      { hand: ['Second Thought'], deck: ['Cram', 'Cram'] },
      { events: ['Turncoat’s Hour'], deck: ['Cram', 'Cram'] },
    ),
    dice,
  });
  const tries = (t: Table<S>, dice: readonly number[]): void => {
    t.given(doubted(dice));
    t.player('Bob').does('Trial of Will: as', 'Elladan');
    // Nobody answers the check itself.
    t.player('Ann').passes().does('Roll');
  };
  scenario('[ME-CORR-2019] what waits for a failed check is the first of the next chain', (t) => {
    tries(t, [1, 1]);
    t.expect.card('Elladan', { in: 'out of Ann' }).table({ chain: 'Turncoat’s Hour' });
    t.player('Ann').mayChoose.includes('Second Thought: ');
  });
  scenario('[ME-CORR-2019] one that was passed opens none', (t) => {
    tries(t, [6, 6]);
    t.expect.table({ chain: '' });
  });
});

describe('the beginning of a phase', () => {
  invent(
    'Nightmare',
    'TW-60',
    lastingEvent(asHazard),
    trigger(phaseBegins.endOfTurn, { effect: corruptionCheckBy(host) }),
  );
  invent('Evening Song', 'TW-292', shortEvent({ when: endOfTurnBegins, effect: drawOne }));
  scenario('[ME-TIMING-003] what triggers by itself is declared before what somebody chooses', (t) => {
    t.given({
      phase: 'end-of-turn',
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Evening Song'],
          deck: ['Cram', 'Cram'],
          companies: [
            company('Rivendell', { card: 'Elladan', on: [{ card: 'Nightmare', owner: 'Bob' }] }, 'Elrohir'),
          ],
        },
        Bob,
      },
    });
    t.expect.table({ chain: 'Nightmare' });
    t.player('Ann').mayChoose.includes('Evening Song: ');
    t.player('Ann').does('Evening Song: ', 'Roll');
  });
});

describe('influence', () => {
  invent(
    'Humble Ring',
    'TW-244',
    modifier({
      attribute: mind,
      of: exactly(host),
      by: -1,
      if: condition(
        'follows',
        [],
        (g) => `(s.card.leader[${g.ref(hostOf)}(s, self)] !== 0)`,
        say`its bearer follows somebody`,
      ),
    }),
  );
  const leads = (who: string, leader: string) => ({
    players: {
      Ann: { companies: [company('Rivendell', 'Elrond', { card: who, on: ['Humble Ring'], leader })] },
      Bob,
    },
  });
  scenario('[ME-INFL-510] whoever would have less mind as a follower is not taken with that', (t) => {
    t.given(leads('Faramir', 'none'));
    t.expect.card('Faramir', { mind: 5 });
    expect(canLead(t.state, rowOf(t.state, 'Elrond'), rowOf(t.state, 'Faramir'), 1)).toBe(false);
  });
  scenario('[ME-INFL-510] with the mind that he has he is', (t) => {
    t.given(leads('Elladan', 'none'));
    expect(canLead(t.state, rowOf(t.state, 'Elrond'), rowOf(t.state, 'Elladan'), 1)).toBe(true);
  });
});

describe('piles', () => {
  invent(
    'Groping in the Dark',
    'TW-292',
    shortEvent({
      when: inOrganization,
      effect: sequence(
        shufflePile(Zone.discard, you, 'discard pile'),
        choose('card', anyCard, topOf(Zone.discard, you, 1, 'discard pile')),
        takeIntoHand(the('card')),
      ),
    }),
  );
  scenario('[ME-PILE-008] a card at random is the first of the pile once it is shuffled', (t) => {
    const names = [
      'Cram',
      'Dodge',
      'Concealment',
      'Smoke Rings',
      'Glamdring',
      'Orcrist',
      'Escape',
      'Goldberry',
      'Gollum',
      'Muster',
    ];
    t.given({
      players: {
        Ann: { hand: ['Groping in the Dark'], discard: names, companies: [company('Rivendell', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Groping in the Dark: ');
    resolveChain(t);
    // Nine are left, and the card that was played.
    t.player('Ann').has({ hand: 1, discard: 10 });
  });
});

describe('on guard', () => {
  invent(
    'Snare for Beasts',
    'TW-62',
    { onGuard: { company: true } },
    shortEvent({
      when: asHazard,
      targets: [choose('ally', both(ally, inMovingCompany))],
      effect: discardIt(the('ally')),
    }),
  );
  scenario('[ME-ONGUARD-2021] what may remove an ally is revealed when an item is played', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Cram'],
          companies: [
            {
              ...company('Moria', { card: 'Elladan', on: ['Gollum'] }, 'Elrohir'),
              onGuard: [{ card: 'Snare for Beasts', owner: 'Bob' }],
            },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Cram: play', 'Elrohir');
    t.player('Bob').mayChoose.includes('Snare for Beasts: ');
    t.player('Bob').does('Snare for Beasts: ');
    idleUntil(t, () => t.state.global.entries === 0);
    t.expect.card('Gollum', { in: 'discard of Ann' });
  });
});

describe('a company that is sent back by what lies in play', () => {
  invent(
    'Whisper',
    'TW-62',
    shortEvent({
      when: asHazard,
      targets: [chooseCharacter('character', character)],
      effect: tapIt(the('character')),
    }),
  );
  scenario('[ME-CHAIN-4000] events answer it, creatures do not', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }] },
        Bob: {
          ...Bob,
          hand: ['Weariness of the Heart', 'Hobgoblins'],
          events: ['Snowstorm', 'Doors of Night'],
        },
      },
    });
    while (t.state.kernel.asked !== 2) t.choose(t.state.kernel.asked, t.offered()[0]);
    t.expect.table({ chain: 'Snowstorm' });
    t.player('Bob').mayChoose.includes('Weariness of the Heart: as a hazard (also');
    t.player('Bob').mayNot('Hobgoblins', { to: 'attack' });
    resolveChain(t);
    t.expect.card('Elladan', { at: 'Lórien' });
  });
});

describe('corruption', () => {
  borrow('LE-19', 'LE-35', 'LE-367', 'LE-392');
  const lured = (who: string, side: string) => ({
    phase: 'hazards',
    players: {
      Ann: { side, companies: [company('TW-413', who)] },
      Bob: { ...Bob, hand: ['Lure of Nature', 'Hobgoblins'] },
    },
  });
  for (const [who, side, may] of [
    ['Gimli', 'wizard', false],
    ['Orc Veteran', 'ringwraith', false],
    ['Layos', 'ringwraith', true],
  ] as const)
    scenario(`[ME-CORR-2005] what is not played on Dwarves is not played on Orcs: ${who}, ${may}`, (t) => {
      t.given(lured(who, side));
      if (may) t.player('Bob').mayChoose.includes('Lure of Nature: as');
      else t.player('Bob').mayNot('Lure of Nature', { because: 'nothing to choose' });
    });
});
