/** The Lidless Eye: hazard permanent-events about companies, places and piles. */
import { describe } from 'vitest';
import { Bob, company, going, idleUntil, resolveChain, scenario, twice } from '../../../table.ts';

const eight = Array.from({ length: 8 }, () => 'Cram');
describe('[LE-128] Nothing to Eat or Drink', () => {
  scenario('[LE-128/1 LE-128/2 LE-128/3] on a hero company that goes to a Shadow-hold, once', (t) => {
    t.given(going(twice('Nothing to Eat or Drink'), ['Elladan', 'Elrohir']));
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.expect.value('Elladan', 'prowess', 4).value('Elladan', 'body', 7).value('Ioreth', 'prowess', 0);
    t.player('Bob').mayNot('second', { because: 'nothing to choose' });
  });
  for (const [side, at, may] of [
    ['wizard', 'Carn Dûm', true],
    ['wizard', 'Bree', false],
    ['wizard', 'Ettenmoors', false],
    ['ringwraith', 'TW-378', true],
    ['ringwraith', 'TW-412', true],
    ['ringwraith', 'TW-380', false],
  ] as const)
    scenario(`[LE-128/1] of a ${side} at ${at}: ${may}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: {
            side,
            companies: [company(at, side === 'wizard' ? 'Elladan' : 'Gorbag')],
          },
          Bob: { ...Bob, hand: ['Nothing to Eat or Drink', 'Doors of Night'] },
        },
      });
      if (may) t.player('Bob').mayChoose.includes('Nothing to Eat or Drink: as');
      else t.player('Bob').mayNot('Nothing to Eat or Drink', { because: 'company' });
    });
  for (const [at, active, zone] of [
    ['Rivendell', 'Ann', 'discard of Bob'],
    ['Moria', 'Ann', 'events of Bob'],
    ['Rivendell', 'Bob', 'events of Bob'],
  ] as const)
    scenario(`[LE-128/4] as ${active} organizes, the company at ${at}: ${zone}`, (t) => {
      t.given({
        phase: 'untap',
        active,
        players: {
          Ann: { companies: [{ ...company(at, 'Elladan'), as: 'hungry' }] },
          Bob: {
            ...Bob,
            events: [{ card: 'Nothing to Eat or Drink', company: 'hungry' }],
            hand: ['Twilight'],
          },
        },
      });
      idleUntil(t, () => t.state.global.phase === 2);
      t.expect.card('Nothing to Eat or Drink', { in: zone });
    });
});

describe('[LE-141/2] Stench of Mordor', () => {
  const at = (site: string, events: readonly string[], ...who: readonly (string | object)[]) => ({
    phase: 'site',
    players: {
      Ann: { companies: [company(site, ...who)] },
      Bob: { ...Bob, events: ['Stench of Mordor', ...events] },
    },
  });
  for (const [site, night, taps] of [
    ['Dol Guldur', [], true],
    ['Dead Marshes', [], false],
    ['Dead Marshes', ['Doors of Night'], true],
    ['Moria', ['Doors of Night'], false],
  ] as const)
    scenario(`at ${site}, ${night.length} Doors of Night: ${taps}`, (t) => {
      t.given(at(site, night, { card: 'Elladan', status: 'tapped' }, 'Elrohir', 'Haldir'));
      if (taps) t.player('Ann').mayChoose.exactly('Elrohir', 'Haldir');
      else t.player('Ann').mayChoose.exactly('Yes', 'No');
      if (taps) t.player('Ann').does('Haldir');
      t.expect
        .card('Haldir', { status: taps ? 'tapped' : 'untapped' })
        .card('Elrohir', { status: 'untapped' });
    });
  scenario('nobody who could tap', (t) => {
    t.given(at('Dol Guldur', [], { card: 'Elladan', status: 'wounded' }));
    t.player('Ann').does('No');
    t.expect.card('Elladan', { status: 'wounded' });
  });
});

describe('[LE-142] Thrice Outnumbered', () => {
  scenario('[LE-142/2] each player may shuffle a Man back at the end of a turn', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          deck: [],
          hand: eight,
          discard: ['Corsairs of Umbar', 'Orc-guard'],
          companies: [company('Moria', 'Elladan')],
        },
        Bob: { ...Bob, deck: [], hand: eight, discard: ['Ambusher'], events: ['Thrice Outnumbered'] },
      },
    });
    idleUntil(t, () => t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
    t.player('Bob').does('No');
    t.expect.card('Corsairs of Umbar', { in: 'deck of Ann' }).card('Ambusher', { in: 'discard of Bob' });
    t.expect.card('Orc-guard', { in: 'discard of Ann' });
  });
  const longEvents = (hand: readonly string[], active = 'Ann', events: readonly string[] = []) => ({
    phase: 'organization',
    active,
    players: {
      Ann: { companies: [company('Moria', 'Elladan')] },
      Bob: { ...Bob, hand, events: ['Thrice Outnumbered', ...events] },
    },
  });
  scenario('[LE-142/3] without a Man in hand it goes after the long-event phase of an opponent', (t) => {
    t.given(longEvents(['Orc-guard']));
    idleUntil(t, () => t.state.global.phase === 4);
    t.expect.card('Thrice Outnumbered', { in: 'discard of Bob' });
  });
  for (const [answer, zone] of [
    ['Yes', 'events of Bob'],
    ['No', 'discard of Bob'],
  ] as const)
    scenario(`[LE-142/3] with a Man in hand that may go instead: ${answer}`, (t) => {
      t.given(longEvents(['Corsairs of Umbar', 'Orc-guard']));
      idleUntil(t, () => t.offered().includes('Yes'));
      t.player('Bob').does(answer);
      t.expect.card('Thrice Outnumbered', { in: zone });
      t.expect.card('Corsairs of Umbar', { in: answer === 'Yes' ? 'discard of Bob' : 'hand of Bob' });
    });
  scenario('[LE-142/3] not after one’s own', (t) => {
    t.given(longEvents(['Twilight'], 'Bob', ['Doors of Night']));
    idleUntil(t, () => t.state.global.phase === 4);
    t.expect.card('Thrice Outnumbered', { in: 'events of Bob' });
  });
});
