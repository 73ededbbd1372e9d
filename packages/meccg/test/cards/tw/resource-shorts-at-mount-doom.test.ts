/** The Wizards: the event by which The One Ring is destroyed, and the game won. */
import { describe, expect } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { bearing } from '../positions.ts';

const CARD = 'Cracks of Doom';
type T = Parameters<Parameters<typeof scenario>[1]>[0];
/** Somebody stands somewhere in his site phase, with the card in hand and another that can be played at any time. */
const arrived = (at: string, who: string | object, more: object = {}) => ({
  phase: 'site',
  players: { Ann: { hand: [CARD, 'Gates of Morning'], companies: [company(at, who)] }, Bob },
  ...more,
});
const ringBearer = bearing('Frodo', 'The One Ring');
const plays = (t: T): void => {
  t.player('Ann').does('Yes', CARD);
  resolveChain(t);
};
const outcomes = (t: T): readonly number[] => [t.state.player.outcome[1], t.state.player.outcome[2]];

describe('[TW-205] Cracks of Doom', () => {
  // Frodo has 7 corruption points with it, and +4 on his checks.
  scenario('[ME-RING-001 ME-CARD-0128] whoever passes the check, at −4, wins at once', (t) => {
    t.given(arrived('Mount Doom', ringBearer, { dice: [4, 4] }));
    plays(t);
    expect(outcomes(t)).toEqual([1, 2]);
    expect(t.state.kernel.over).toBe(1);
  });
  scenario('[ME-CARD-0128] who fails it has not won, and goes as usual', (t) => {
    t.given(arrived('Mount Doom', ringBearer, { dice: [4, 3] }));
    plays(t);
    expect(outcomes(t)).toEqual([0, 0]);
    t.expect.card(CARD, { in: 'discard of Ann' }).card('Frodo', { in: 'discard of Ann' });
  });
  scenario('it is of no use elsewhere', (t) => {
    t.given(arrived('Edoras', ringBearer));
    t.player('Ann').does('Yes');
    t.player('Ann').mayNot(CARD);
  });
  scenario('it is of no use to whoever has not the Ring', (t) => {
    t.given(arrived('Mount Doom', 'Frodo'));
    t.player('Ann').does('Yes');
    t.player('Ann').mayNot(CARD);
  });
  scenario('nor where another has it', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: { hand: [CARD, 'Gates of Morning'], companies: [company('Mount Doom', 'Sam Gamgee')] },
        Bob: { companies: [company('Mount Doom', ringBearer)] },
      },
    });
    t.player('Ann').does('Yes');
    t.player('Ann').mayNot(CARD);
  });
  scenario('[ME-CARD-0128] it is played in the site phase only', (t) => {
    t.given({ ...arrived('Mount Doom', ringBearer), phase: 'organization' });
    t.player('Ann').mayNot(CARD);
  });
});
