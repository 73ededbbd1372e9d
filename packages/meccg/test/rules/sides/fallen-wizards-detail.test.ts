/** Fallen-wizard players: their Orcs and Trolls, their sites and stage cards, and what they score. ME-FW, ME-STAGE, ME-MP-505, 2005 */
import { exactly, host, modifier } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { attemptBonus, duringYourAttempt, shortEvent } from '../../../src/cards/words/index.ts';
import { points } from '../../../src/engine.ts';
import { isOfKind } from '../../../src/rules/companies/kind.ts';
import type { S } from '../../../src/state.ts';
import { fallen, TOWERS } from '../../fallen-wizards.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, type Placed, scenario } from '../../table.ts';

borrow('LE-33', 'LE-42');
borrow('LE-294');

describe('words', () => {
  const kinds = (t: Table<S>, side: string, ...names: readonly string[]): string[] => {
    t.given({ players: { Ann: { side, companies: [company('TW-413', ...names)] }, Bob } });
    return (['hero', 'minion', 'covert', 'overt'] as const).filter((kind) => isOfKind(t.state, 1, kind));
  };
  scenario('[ME-ALIGN-010] a minion Man of a fallen-wizard is a hero', (t) => {
    expect(kinds(t, 'fallen-wizard', 'Layos')).toEqual(['hero', 'covert']);
  });
  scenario('[ME-ALIGN-010] and so is whoever a Wizard player has', (t) => {
    expect(kinds(t, 'wizard', 'Haldir')).toEqual(['hero']);
  });
  scenario('[ME-ALIGN-011] with an Orc his company is a minion company', (t) => {
    expect(kinds(t, 'fallen-wizard', 'Layos', 'Orc Veteran')).toEqual(['minion', 'overt']);
  });
  scenario('[ME-ALIGN-011] and any of a Ringwraith player is one', (t) => {
    expect(kinds(t, 'ringwraith', 'Layos')).toEqual(['minion', 'covert']);
  });
});

describe('Orcs and Trolls', () => {
  const together = (at: string, ...characters: readonly Placed[]) => ({
    players: { Ann: { ...fallen, companies: [company(at, ...characters)] }, Bob },
  });
  scenario('[ME-FW-503 ME-FW-4003] an Elf and an Orc do not leave a Wizardhaven together', (t) => {
    t.given(together(TOWERS, 'Haldir', 'Orc Veteran'));
    t.player('Ann').mayNot('Haldir', { to: 'declareMovement', because: 'only at a Haven' });
  });
  scenario('[ME-FW-503 ME-FW-4003] nor do two leaders', (t) => {
    t.given(together(TOWERS, { card: 'Orc Captain', as: 'first' }, { card: 'Orc Captain', as: 'second' }));
    t.player('Ann').mayNot('first', { to: 'declareMovement', because: 'only at a Haven' });
  });
  scenario('[ME-FW-503 ME-FW-4003] a Man and an Orc do', (t) => {
    t.given(together(TOWERS, 'Layos', 'Orc Veteran'));
    t.player('Ann').mayChoose.includes('Layos: declare movement');
  });
  const joins = (t: Table<S>, at: string): boolean => {
    t.given({
      players: {
        Ann: { ...fallen, companies: [company(at, 'Layos', 'Orc Veteran'), company(at, 'Haldir')] },
        Bob,
      },
    });
    t.player('Ann').does('Layos: regroup', 'Orc Veteran', 'Join the company of Haldir');
    return true;
  };
  scenario('[ME-FW-504] at a Wizardhaven an Orc joins an Elf', (t) => {
    expect(joins(t, TOWERS)).toBe(true);
    t.expect.card('Orc Veteran', { 'company size': 2 });
  });
  scenario('[ME-FW-504] at a Haven of heroes he does not', (t) => {
    t.given({
      players: {
        Ann: {
          ...fallen,
          companies: [company('TW-421', 'Layos', 'Orc Veteran'), company('TW-421', 'Haldir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Layos: regroup', 'Layos');
    t.player('Ann').does('Join the company of Haldir');
    expect(t.offered()).not.toContain('Orc Veteran');
  });

  invent('Good Words', 'TW-292', shortEvent({ when: duringYourAttempt, effect: attemptBonus(3) }));
  const wins = (t: Table<S>): void => {
    t.given({
      phase: 'at the site',
      dice: [1, 2],
      players: {
        Ann: {
          ...fallen,
          hand: ['Orcs of Angmar', 'Good Words', 'New Friendship'],
          companies: [company('LE-394', 'Orc Captain')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Orcs of Angmar: try');
  };
  scenario('[ME-FW-508] a hero resource that bears on a roll alone serves an Orc too', (t) => {
    wins(t);
    t.player('Ann').mayChoose.excludes('New Friendship: ');
    t.player('Ann').does('Good Words: ');
    t.expect.card('Orcs of Angmar', { in: 'factions of Ann' });
  });
  scenario('[ME-FW-508] which he would not have won without it', (t) => {
    wins(t);
    t.player('Ann').does('Pass');
    t.expect.card('Orcs of Angmar', { in: 'discard of Ann' });
  });

  const sails = (who: string) => ({
    players: { Ann: { ...fallen, hand: ['Great Ship'], companies: [company(TOWERS, who)] }, Bob },
  });
  scenario('[ME-FW-510] an Orc does not tap for a hero resource', (t) => {
    t.given(sails('Orc Veteran'));
    t.player('Ann').mayNot('Great Ship', { because: 'nothing to choose' });
  });
  scenario('[ME-FW-510] a Man does', (t) => {
    t.given(sails('Layos'));
    t.player('Ann').mayChoose.includes('Great Ship: ');
  });
});

describe('minds', () => {
  const brings = (t: Table<S>, who: string): void => {
    t.given({ players: { Ann: { ...fallen, hand: [who], companies: [company(TOWERS, 'Haldir')] }, Bob } });
  };
  scenario('[ME-ORG-506] a character of mind 6 does not come', (t) => {
    brings(t, 'Tarcil');
    t.player('Ann').mayNot('Tarcil', { to: 'bringIn', rule: 'ME-FW-012' });
  });
  scenario('[ME-ORG-506] one of mind 5 does', (t) => {
    brings(t, 'Asternak');
    t.player('Ann').mayChoose.includes('Asternak: bring into play');
  });
});

describe('stage permanent-events', () => {
  const at = (phase: string) => ({
    phase,
    players: { Ann: { ...fallen, hand: ['Bad Company'], companies: [company('TW-413', 'Haldir')] }, Bob },
  });
  scenario('[ME-STAGE-008 ME-STAGE-2002] are played in the organization phase', (t) => {
    t.given(at('organization'));
    t.player('Ann').mayChoose.includes('Bad Company: ');
  });
  scenario('[ME-STAGE-008 ME-STAGE-2002] and not at a site', (t) => {
    t.given(at('at the site'));
    t.player('Ann').mayNot('Bad Company', { because: 'organization phase' });
  });
});

describe('what he scores', () => {
  invent('Praise of Bards', 'TW-198', modifier({ attribute: points, of: exactly(host), by: 2 }));
  const praised = (t: Table<S>, side: string, n: number): void => {
    t.given({
      players: {
        Ann: { side, companies: [company('TW-413', { card: 'Layos', on: ['Praise of Bards'] })] },
        Bob,
      },
    });
    t.player('Ann').has({ 'character points': n });
  };
  scenario('[ME-MP-2005] no hero or minion resource adds to what a card is worth to him', (t) =>
    praised(t, 'fallen-wizard', 1),
  );
  scenario('[ME-MP-2005] to others it does', (t) => praised(t, 'wizard', 4));
});
