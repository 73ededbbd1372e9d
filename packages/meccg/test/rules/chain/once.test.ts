/** Chains end: what costs nothing is declared once, and no chain is endless. */
import { action, both, choose, sequence } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { atAnyTime, character, inPlayItself, yours } from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { Bob, company, offers, scenario } from '../../table.ts';

const inPlay = (...events: string[]) => ({
  players: { Ann: { events, companies: [company('Rivendell', 'Haldir', 'Orophin')] }, Bob },
});

describe('an action without a price', () => {
  invent('Idle Talk', 'TW-243', action({ window: atAnyTime, zone: inPlayItself, effect: sequence() }));
  invent('Idle Song', 'TW-243', action({ window: atAnyTime, zone: inPlayItself, effect: sequence() }));

  scenario('is not declared in answer to itself, and is again when it has resolved', (t) => {
    t.given(inPlay('Idle Talk', 'Idle Song'));
    t.player('Ann').does('Idle Talk');
    t.player('Ann').mayChoose.exactly('Idle Song: at any time: ', 'Pass');
    t.player('Ann').does('Idle Song');
    // Nobody could answer any more: all of it has resolved.
    expect(t.state.global.entries).toBe(0);
    expect([offers(t, 'Idle Talk'), offers(t, 'Idle Song')]).toEqual([true, true]);
  });
});

describe('an action that chooses among targets', () => {
  invent(
    'Idle Glance',
    'TW-243',
    action({
      window: atAnyTime,
      zone: inPlayItself,
      targets: [choose('whom', both(character, yours))],
      effect: sequence(),
    }),
  );

  scenario('is another each time, but no chain goes on for ever', (t) => {
    t.given(inPlay('Idle Glance'));
    let longest = 0;
    for (let declared = 0; declared < 30; declared++) {
      t.player('Ann').does('Idle Glance');
      t.player('Ann').does(declared % 2 === 0 ? 'Haldir' : 'Orophin');
      longest = Math.max(longest, t.state.global.entries);
    }
    // The thirtieth could not be answered.
    expect([longest, t.state.global.entries]).toEqual([29, 0]);
    expect(offers(t, 'Idle Glance')).toBe(true);
  });
});
