/** Whose turn it is while cards are begun with, when one may stop, and what counts in the play deck. ME-SETUP, ME-STAGE, ME-DRAFT */
import { describe, expect } from 'vitest';
import {
  both,
  character,
  chooseCharacter,
  inOrganization,
  lastingEvent,
  ofRace,
  shortEvent,
  staysOn,
  the,
} from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { idleUntil, scenario } from '../../table.ts';
import { nine } from './nine.ts';

invent('First Stage', 'WH-66', lastingEvent(inOrganization));
invent('Second Stage', 'WH-66', lastingEvent(inOrganization));
invent(
  'Friend of Hobbits',
  'WH-104',
  shortEvent({
    when: inOrganization,
    targets: [chooseCharacter('friend', both(character, ofRace('Hobbit')))],
    effect: staysOn(the('friend')),
  }),
);
invent('Call to Agents', 'WH-46', { letsBegin: { agent: true } });

const deck = Array.from({ length: 20 }, () => 'Cram');
const pallando = { side: 'fallen-wizard', declared: 'Pallando', deck };
const Bob = { deck, pool: ['Bofur'] };
const HOME = 'The White Towers (fallen-wizard)';

describe('stage resources', () => {
  scenario('[ME-STAGE-003 ME-STAGE-006] two who reveal theirs in one round both begin with them', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { ...pallando, pool: ['Haldir', 'Luitprand', 'First Stage'] },
        Bob: { ...pallando, pool: ['Balin', 'Odoacer', 'Second Stage'] },
      },
    });
    t.player('Ann').does('First Stage');
    t.player('Bob').does('Second Stage');
    t.expect.card('First Stage', { in: 'events of Ann' }).card('Second Stage', { in: 'events of Bob' });
  });
  scenario('[ME-STAGE-003 ME-STAGE-005] whoever cannot try what is left may stop', (t) => {
    t.given({
      phase: 'set-up',
      players: { Ann: { ...pallando, pool: ['Haldir', 'Luitprand', 'Friend of Hobbits'] }, Bob },
    });
    t.player('Ann').does('Haldir', 'Lay open where you begin', HOME);
    t.player('Ann').mayChoose.exactly('Luitprand', 'Stop');
  });
  scenario('[ME-STAGE-003 ME-DRAFT-013] what is no stage resource need not be tried', (t) => {
    t.given({
      phase: 'set-up',
      players: { Ann: { ...pallando, pool: ['Haldir', 'Luitprand', 'Call to Agents'] }, Bob },
    });
    t.player('Ann').does('Haldir').mayChoose.exactly('Luitprand', 'Call to Agents', 'Stop');
  });
  scenario('[ME-MP-4016 ME-MP-4010] of three, who rolled highest has the first turn all the same', (t) => {
    t.given({
      phase: 'set-up',
      // Ann 12, Bob 7, Cid 2.
      dice: [6, 6, 3, 4, 1, 1],
      players: {
        Ann: { deck, pool: ['Elrond'] },
        Bob: { ...pallando, pool: ['Haldir', 'First Stage'] },
        Cid: { deck, pool: ['Bofur'] },
      },
    });
    idleUntil(t, () => t.offered().includes('First Stage'));
    t.player('Bob').does('First Stage');
    idleUntil(t, () => t.state.global.turn === 1);
    t.expect.table({ active: 'Ann' });
  });
});

describe('items', () => {
  scenario('[ME-SETUP-019 ME-SETUP-020] the first player gives his before the second', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: ['Elrond', 'Horn of Anor'] },
        Bob: { deck, pool: ['Balin', 'Dagger of Westernesse'] },
      },
    });
    idleUntil(t, () => t.offered().includes('Pass'));
    t.player('Ann').mayChoose.exactly('Pass', 'Horn of Anor');
    t.player('Ann').does('Pass');
    t.player('Bob').mayChoose.exactly('Pass', 'Dagger of Westernesse');
  });
  scenario('[ME-SETUP-019] where nobody could bear one, none is asked for', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: ['Horn of Anor'] },
        Bob: { deck, pool: ['Balin', 'Dagger of Westernesse'] },
      },
    });
    idleUntil(t, () => t.offered().includes('Pass'));
    t.player('Bob').mayChoose.exactly('Pass', 'Dagger of Westernesse');
  });
});

describe('the play deck', () => {
  const full = [...deck, ...nine];
  scenario('[ME-DRAFT-003 ME-DRAFT-010] whom both drafted is one of its ten, if he goes there', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck: full, pool: ['Haldir', 'Théoden', 'Elrond'] },
        Bob: { deck, pool: ['Haldir', 'Bofur'] },
      },
    });
    t.player('Ann').does('Haldir');
    t.player('Bob').does('Haldir');
    t.player('Ann').does('Elrond', 'Stop').mayChoose.exactly('Pass', 'Haldir', 'Théoden');
    t.player('Ann').does('Haldir');
    t.expect.card('Théoden', { in: 'pool of Ann' });
    expect(t.offered()).not.toContain('Théoden');
  });
  scenario(
    '[ME-DECK-4000 ME-DRAFT-010] but not whom both chose for companies that are shown at once',
    (t) => {
      t.given({
        phase: 'set-up',
        simultaneous: true,
        players: {
          Ann: { deck: full, pool: ['Haldir', 'Théoden', 'Elrond'] },
          Bob: { deck, pool: ['Haldir', 'Bofur'] },
        },
      });
      t.player('Ann').does('Haldir', 'Elrond', 'Done');
      t.player('Bob').does('Haldir', 'Bofur');
      t.player('Ann').mayChoose.exactly('Pass', 'Théoden');
    },
  );
});

scenario('[ME-SETUP-016] where a site card cannot be had nobody begins there', (t) => {
  t.given({
    phase: 'set-up',
    players: { Ann: { ...pallando, pool: ['Haldir'], discardedSites: ['Ettenmoors'] }, Bob },
  });
  t.player('Ann').mayChoose.includes(HOME, 'Weathertop (hero)', 'Weathertop (minion)');
  t.player('Ann').mayChoose.excludes('Ettenmoors (hero)', 'Ettenmoors (minion)');
});

describe('starting places', () => {
  scenario('[ME-SETUP-016] a fallen-wizard begins at one place, however many there are', (t) => {
    t.given({ phase: 'set-up', players: { Ann: { ...pallando, pool: ['Haldir', 'Luitprand'] }, Bob } });
    t.player('Ann').does('Haldir', 'Stop').mayChoose.includes(HOME);
    t.player('Ann').mayChoose.excludes('Two companies, one at each');
  });
  scenario('[ME-SETUP-016 ME-SETUP-017] whoever has shown it is not asked for it again', (t) => {
    t.given({
      phase: 'set-up',
      players: { Ann: { ...pallando, pool: ['Haldir', 'Luitprand', 'First Stage'] }, Bob },
    });
    t.player('Ann').does('Haldir', 'Lay open where you begin', 'Ettenmoors (minion)', 'First Stage', 'Stop');
    t.player('Ann').mayChoose.exactly('Luitprand', 'Pass');
  });
  for (const [site, parts] of [
    [HOME, true],
    ['Ettenmoors (minion)', false],
  ] as const)
    scenario(
      `[ME-SETUP-016 ME-SETUP-018] where they begin they ${parts ? 'may' : 'may not'} part: ${site}`,
      (t) => {
        t.given({
          phase: 'set-up',
          players: { Ann: { ...pallando, pool: ['Haldir', 'Luitprand', 'Asternak'] }, Bob },
        });
        t.player('Ann').does('Haldir', 'Luitprand', 'Stop', site);
        expect(t.offered().includes('Luitprand')).toBe(parts);
      },
    );
  scenario('[ME-SETUP-014 ME-SETUP-018] of two companies neither is left without anybody', (t) => {
    t.given({
      phase: 'set-up',
      players: { Ann: { side: 'ringwraith', deck, pool: ['Luitprand', 'Odoacer', 'Uchel', 'Dorelas'] }, Bob },
    });
    t.player('Ann').does('Luitprand', 'Odoacer', 'Uchel', 'Stop', 'Two companies, one at each');
    t.player('Ann').does('Odoacer', 'Uchel').mayChoose.exactly('Dorelas', 'Pass');
    t.expect.card('Luitprand', { at: 'Dol Guldur' }).card('Uchel', { at: 'Minas Morgul' });
  });
});
