/** When things may be done: at the beginning or end of a phase, before or after a roll, and when a company is sent back. */

import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg, readSetup } from '../../../src/game.ts';
import { roll2d6 } from '../../../src/rules/dice.ts';
import { isAvailable } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { siteOf } from '../../sites.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('the end of a phase', () => {
  const organizes = {
    players: {
      Ann: { hand: ['Stealth', 'Gates of Morning'], companies: [company('Bree', 'Fatty Bolger', 'Elladan')] },
      Bob,
    },
  };
  scenario('[ME-TIMING-004] [ME-CHAIN-4007] opens when all have passed, and is for nothing else', (t) => {
    t.given(organizes);
    t.player('Ann').mayChoose.includes('Gates of Morning', 'Fatty Bolger: declare movement');
    t.player('Ann').mayChoose.excludes('Stealth');
    t.player('Ann').does('Pass');
    t.player('Ann').mayChoose.exactly('Pass', 'Stealth');
    t.player('Ann').mayNot('Fatty Bolger', { rule: 'ME-ORG-002' });
    t.expect.table({ phase: 'organization', moment: 'end' });
  });
  scenario('[ME-TIMING-004] it does not open while ordinary actions are taken', (t) => {
    t.given(organizes);
    t.player('Ann').does('Gates of Morning');
    resolveChain(t);
    t.expect.table({ moment: 'any' });
    t.player('Ann').mayChoose.excludes('Stealth');
  });
  scenario(
    '[ME-TIMING-005] what is done then is answered by nothing ordinary, but by what is about a declared event',
    (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Stealth', 'Gates of Morning', 'Twilight'],
            companies: [company('Bree', 'Fatty Bolger', 'Elladan')],
          },
          Bob: { ...Bob, events: ['Doors of Night'] },
        },
      });
      t.player('Ann').does('Pass', 'Stealth');
      t.expects({ at: 'chain of effects' });
      t.player('Ann').mayChoose.exactly('Pass', 'Twilight: ');
    },
  );
});

describe('the beginning of a phase', () => {
  const ends = {
    phase: 'end-of-turn',
    players: {
      Ann: {
        hand: ['Gates of Morning'],
        discard: ['Vanishment'],
        companies: [company('Rivendell', 'Saruman', 'Elladan')],
      },
      Bob,
    },
  };
  scenario(
    '[ME-TIMING-001] [ME-CHAIN-4006] [ME-EOT-4000] is for what is done then, until all have passed',
    (t) => {
      t.given(ends);
      t.player('Ann').mayChoose.includes('Saruman: ');
      t.player('Ann').mayChoose.excludes('Gates of Morning');
      t.player('Ann').does('Pass').mayChoose.includes('Gates of Morning');
      t.player('Ann').mayChoose.excludes('Saruman: ');
    },
  );
});

describe('answers at the beginning of a phase', () => {
  scenario('[ME-TIMING-002] are nothing ordinary either', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          hand: ['Gates of Morning', 'Twilight'],
          discard: ['Vanishment'],
          companies: [company('Rivendell', 'Saruman', 'Elladan')],
        },
        Bob: { ...Bob, events: ['Doors of Night'] },
      },
    });
    t.player('Ann').does('Saruman: ');
    t.expects({ at: 'chain of effects' });
    t.player('Ann').mayChoose.exactly('Pass', 'Twilight: ');
  });
});

describe('going back to the site of origin', () => {
  const frightened = (more: object = {}) => ({
    phase: 'hazards',
    ...more,
    players: {
      Ann: {
        companies: [
          {
            ...company('Lórien', 'Haldir'),
            movesTo: 'Dead Marshes',
            by: ['Wold & Foothills', 'Brown Lands', 'Dagorlad'],
          },
        ],
      },
      Bob: { ...Bob, hand: ['Seized by Terror', 'Stirring Bones'] },
    },
  });
  const sentBack = (t: Table<S>, more: object = {}): void => {
    t.given(frightened({ dice: [1, 1], ...more }));
    t.player('Bob').mayChoose.includes('Stirring Bones: attack');
    t.player('Bob').does('Seized by Terror: as a hazard');
    resolveChain(t);
  };
  scenario('[ME-MOVE-016] its path is gone at once, and it stands where it came from', (t) => {
    sentBack(t);
    t.expect.card('Haldir', { at: 'Lórien' }).table({ pathLength: 0 });
  });
  scenario('[ME-RETURN-500] [ME-MOVE-4019] no more hazards are played on it', (t) => {
    sentBack(t);
    t.player('Bob').mayChoose.excludes('Stirring Bones: attack');
    t.expect.card('Stirring Bones', { in: 'hand of Bob' });
  });
  scenario('[ME-MOVE-017] [ME-MOVE-4019] its new site goes back to the location deck', (t) => {
    sentBack(t);
    expect(isAvailable(t.state, 1, siteOf('Dead Marshes'))).toBe(true);
  });
  scenario('[ME-MOVE-019] it has not moved', (t) => {
    sentBack(t);
    expect([t.state.company.moved[1], t.state.company.destination[1]]).toEqual([0, 0]);
  });

  scenario('[ME-RETURN-500] one who does not go back moves on', (t) => {
    t.given(frightened({ dice: [6, 6] }));
    t.player('Bob').does('Seized by Terror: as a hazard');
    resolveChain(t);
    t.expect.table({ pathLength: 3 });
    t.player('Bob').mayChoose.includes('Stirring Bones: attack');
  });
  scenario('[ME-RETURN-501] not while an attack is resolved', (t) => {
    t.given(frightened());
    t.player('Bob').does('Stirring Bones: attack');
    t.player('Bob').does(t.offered()[0]);
    resolveChain(t);
    t.expects({ at: 'attack' });
    t.player('Bob').mayNot('Seized by Terror', { because: 'as a hazard' });
  });
});

describe('alternatives and conditions', () => {
  const quarrels = (owner: 'Ann' | 'Bob') => ({
    phase: 'attack',
    attack: { creature: 'Orc-guard' },
    players: {
      Ann: {
        hand: ['Dark Quarrels', 'Concealment'],
        events: owner === 'Ann' ? ['Gates of Morning'] : [],
        companies: [company('Moria', 'Fatty Bolger', 'Elladan', 'Elrohir')],
      },
      Bob: { ...Bob, hand: ['Orc-guard'], events: owner === 'Bob' ? ['Gates of Morning'] : [] },
    },
  });
  scenario('[ME-COND-4001] of two uses that are both legal its player chooses', (t) => {
    t.given(quarrels('Ann'));
    t.player('Ann').mayChoose.includes(...t.offered().filter((text) => text.startsWith('Dark Quarrels')));
    expect(t.offered().filter((text) => text.startsWith('Dark Quarrels'))).toHaveLength(2);
  });
  scenario(
    '[ME-COND-2004] [ME-COND-4009] a resource of the opponent can be the condition of one’s own',
    (t) => {
      t.given(quarrels('Bob'));
      expect(t.offered().filter((text) => text.startsWith('Dark Quarrels'))).toHaveLength(2);
    },
  );
  const stones = (bearer: 'Ann' | 'Bob') => {
    const stone = (player: string) => (player === bearer ? ['Palantír of Orthanc'] : []);
    return {
      players: {
        Ann: {
          hand: ['Align Palantír'],
          companies: [company('Rivendell', { card: 'Elrond', on: stone('Ann') })],
        },
        Bob: { companies: [company('Rivendell', { card: 'Ioreth', on: stone('Bob') })] },
      },
    };
  };
  scenario('[ME-COND-2004] [ME-COND-4009] but never its target', (t) => {
    t.given(stones('Bob'));
    t.player('Ann').mayNot('Align Palantír', { because: 'nothing to choose' });
  });
  scenario('[ME-COND-2004] one’s own is', (t) => {
    t.given(stones('Ann'));
    t.player('Ann').mayChoose.includes('Align Palantír: ');
  });
  scenario('[ME-COMBAT-505] several chains may pass before strikes are assigned', (t) => {
    t.given(quarrels('Ann'));
    const halve = t.offered().findLast((text) => text.startsWith('Dark Quarrels')) ?? '';
    t.player('Ann').does(halve);
    resolveChain(t);
    t.expect.table({ 'attack strikes': 3, stage: 'before strikes' });
    t.player('Ann').mayChoose.includes('Concealment');
  });
  scenario('[ME-TARGET-4001] [ME-COMPANY-504] “a character in his company” may be himself', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['And Forth He Hastened'],
          companies: [
            company('Bree', { card: 'Alatar', status: 'tapped' }, { card: 'Elladan', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('And Forth He Hastened').mayChoose.exactly('Alatar', 'Elladan');
  });
  scenario('[ME-HAZ-2020] nothing changes the hazard limit in the site phase', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Many Turns and Doublings', 'Glamdring'],
          events: ['Gates of Morning'],
          companies: [company('Moria', 'Beretar')],
        },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Glamdring: play');
    t.player('Ann').mayChoose.excludes('Many Turns and Doublings');
  });
  scenario('[ME-COND-2011] [ME-CHAIN-4009] what a card triggered is cancelled when the card is gone', (t) => {
    t.given({
      phase: 'hazards',
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Marvels Told'],
          companies: [
            {
              ...company('Edhellond', 'Elrond', { card: 'Beretar', status: 'tapped' }),
              movesTo: 'Dol Amroth',
              by: ['Anfalas', 'Bay of Belfalas', 'Belfalas'],
            },
          ],
        },
        Bob: { companies: [company('Rivendell', 'Ioreth')], events: ['Eärcaraxë Ahunt'] },
      },
    });
    // The Dragon hunts them; in answer a sage makes it go.
    t.expects({ at: 'chain of effects' });
    t.player('Ann').does('Marvels Told');
    resolveChain(t);
    t.expect.card('Eärcaraxë Ahunt', { in: 'discard of Bob' }).card('Elrond', { status: 'tapped' });
    t.expect.table({ attack: 'none', entries: 0 });
  });
});

describe('keying that changes', () => {
  scenario(
    '[ME-KEY-4003] [ME-MOVE-512] a creature whose region is gone when it resolves is discarded',
    (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Thranduil’s Halls' }] },
          Bob: { ...Bob, hand: ['Orc-lieutenant', 'Choking Shadows'], events: ['Doors of Night'] },
        },
      });
      t.player('Bob').does('Orc-lieutenant: attack');
      t.player('Bob').does('Choking Shadows: as a hazard');
      resolveChain(t);
      t.expect.card('Orc-lieutenant', { in: 'discard of Bob' }).card('Elladan', { status: 'untapped' });
    },
  );
});

test('[ME-DICE-002 ME-DICE-4002 ME-TOURN-4001] a roll is the sum of two dice', () => {
  const s = meccg.create(readSetup({ decks: ['A', 'B'] }), 'dice');
  const seen = Array.from({ length: 13 }, () => 0);
  for (let i = 0; i < 36_000; i++) seen[roll2d6(s)]++;
  expect(seen.slice(0, 2)).toEqual([0, 0]);
  for (let total = 2; total <= 12; total++) {
    const ways = 6 - Math.abs(7 - total);
    expect(Math.abs(seen[total] - ways * 1000)).toBeLessThan(250);
  }
});
