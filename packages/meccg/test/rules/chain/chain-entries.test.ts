/** What waits on the chain keeps all that it chose, whose it is, and whom it was granted to. */
import {
  action,
  announce,
  both,
  choose,
  condition,
  controllerOf,
  grant,
  host,
  ifSo,
  otherThan,
  say,
  sequence,
  subject,
  thatCard,
  the,
  trigger,
  verb,
  you,
} from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import {
  atAnyTime,
  character,
  onYourTurn,
  shortEvent,
  tapIt,
  untilEndOfTurn,
  yours,
} from '../../../src/cards/words/index.ts';
import { wounded } from '../../../src/events.ts';
import { type S, Status } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const five = ['first', 'second', 'third', 'fourth', 'fifth'];
const chosenBefore = (i: number) => five.slice(0, i).map((name) => otherThan(the(name)));
const six = ['Haldir', 'Balin', 'Bofur', 'Anborn', 'Beretar', 'Orophin'];

describe('an action with five targets', () => {
  invent(
    'Weariness of Five',
    'TW-319',
    shortEvent({
      when: onYourTurn,
      targets: five.map((name, i) => choose(name, both(character, yours, ...chosenBefore(i)))),
      effect: sequence(...five.map((name) => tapIt(the(name)))),
    }),
  );

  scenario('[ME-CHAIN-2002] affects all of them when it resolves, and leaves nothing behind', (t) => {
    t.given({
      players: { Ann: { hand: ['Weariness of Five'], companies: [company('Rivendell', ...six)] }, Bob },
    });
    t.player('Ann').does('Weariness of Five');
    for (const name of six.slice(0, 5)) t.player('Ann').does(name);
    resolveChain(t);
    const statuses = six.map((name) => t.state.card.status[t.who.card(name)]);
    expect(statuses).toEqual([...five.map(() => Status.tapped), Status.untapped]);
    expect(t.state.global.kept).toBe(0);
  });
});

const hurt = (s: S, card: number): void => void announce(s, wounded, card, 0, 0);

describe('a trigger that was granted', () => {
  const feels = trigger(wounded, { effect: tapIt(subject) });
  invent(
    'Bond of Friends',
    'TW-319',
    shortEvent({
      when: onYourTurn,
      targets: [choose('friend', both(character, yours))],
      effect: grant(feels, untilEndOfTurn, the('friend')),
    }),
  );
  invent(
    'Sudden Pain',
    'TW-319',
    shortEvent({
      when: onYourTurn,
      targets: [choose('victim', both(character, yours))],
      effect: verb('hurt', hurt, [the('victim')], say`hurt ${the('victim').say}`),
    }),
  );

  scenario('[ME-COND-2008] resolves about whoever it was granted to', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Bond of Friends', 'Sudden Pain'],
          companies: [company('Rivendell', 'Haldir', 'Orophin')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Bond of Friends');
    t.player('Ann').does('Orophin');
    resolveChain(t);
    t.player('Ann').does('Sudden Pain');
    t.player('Ann').does('Haldir');
    resolveChain(t);
    t.expect.card('Orophin', { status: 'tapped' }).card('Haldir', { status: 'untapped' });
  });
});

describe('what happens only if something is so', () => {
  invent('Whisper', 'TW-319', shortEvent({ when: atAnyTime, effect: sequence() }));
  invent(
    'Stab of Pain',
    'TW-319',
    shortEvent({
      when: onYourTurn,
      targets: [choose('victim', both(character, yours))],
      effect: verb('hurt', hurt, [the('victim')], say`hurt ${the('victim').say}`),
    }),
  );
  const always = condition('always', [], () => 'true', say`it is so`);
  invent('Vigil', 'TW-243', trigger(wounded, { effect: ifSo(always, tapIt(thatCard)) }));

  scenario('[ME-COND-2008 ME-COND-2009] is answered like any action: only a discard is none', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Stab of Pain', 'Whisper'],
          events: ['Vigil'],
          companies: [company('Rivendell', 'Haldir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Stab of Pain');
    t.player('Ann').does('Pass');
    // He is hurt; what that triggers waits for an answer.
    t.player('Ann').mayChoose.includes('Whisper');
    t.expect.card('Haldir', { status: 'untapped' }).table({ chain: 'Vigil' });
    resolveChain(t);
    t.expect.card('Haldir', { status: 'tapped' });
  });
  scenario('[ME-HAZ-2010] a resource of the hazard player counts against no limit', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Haldir', 'Orophin')] },
        Bob: { ...Bob, hand: ['Whisper', 'Orc-guard'] },
      },
    });
    t.player('Bob').does('Whisper: at any time');
    resolveChain(t);
    t.expect.table({ hazardsDeclared: 0 });
  });
});

describe('an action that another player may use', () => {
  const noteUser = (s: S, player: number): void => {
    s.player.penalty[player]++;
  };
  invent(
    'Fetter',
    'LE-124',
    action({
      window: atAnyTime,
      by: controllerOf(host),
      effect: verb('note', noteUser, [you], say`note who used it`),
    }),
  );

  scenario('[ME-CHAIN-2000] resolves for whoever declared it, not for the controller of the card', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Rivendell', {
              card: 'Haldir',
              on: [{ card: 'Fetter', owner: 'Bob', controller: 'Bob' }],
            }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Fetter');
    resolveChain(t);
    expect([1, 2].map((player) => t.state.player.penalty[player])).toEqual([1, 0]);
  });
});
