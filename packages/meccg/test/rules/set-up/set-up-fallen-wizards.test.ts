/** Set-up of fallen-wizards, and of a hero whose Wizard another has declared. ME-SETUP-004, 013..017, ME-STAGE-003..007 */
import { firstIn, place } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import {
  both,
  character,
  choose,
  chooseCharacter,
  inOrganization,
  kind,
  lastingEvent,
  modifier,
  ofYou,
  shortEvent,
  staysOn,
  the,
  yours,
} from '../../../src/cards/words/index.ts';
import { engine } from '../../../src/engine.ts';
import { sites } from '../../../src/map/map.ts';
import { isAvatar } from '../../../src/rules/cards/cards.ts';
import { OrcsWho, orcsFollow } from '../../../src/rules/cards/owning.ts';
import { sideNamed } from '../../../src/rules/sides.ts';
import { startingSites } from '../../../src/rules/sites/starting-sites.ts';
import { type S, Zone } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { scenario } from '../../table.ts';

borrow('LE-42', 'LE-24', 'DM-10');

// Minds: Luitprand, Odoacer, Uchel 1; Dôgrib, Ostisen, Tros Hesnef 2; Dorelas 3, Asternak 5, Tarcil 6, The Mouth 9. Orc
// Veteran, Muzgash 2; Orc Tracker 3, Troll-chief 6; Lieutenant of Morgul, Bûthrakaur 9. Gisulf 4, Firiel 6, Herion 3.
const deck = Array.from({ length: 20 }, () => 'Cram');

const Bob = { deck, pool: ['Bofur'] };

const small = ['Luitprand', 'Odoacer', 'Uchel', 'Dôgrib', 'Ostisen', 'Tros Hesnef', 'Dorelas'];

describe('a fallen-wizard player', () => {
  invent(
    'Bad Fellows',
    'WH-63',
    lastingEvent(inOrganization),
    modifier({ attribute: orcsFollow, of: ofYou, by: OrcsWho.all }),
  );
  invent('Small Stage', 'WH-66', lastingEvent(inOrganization));
  invent('Hood', 'WH-105', lastingEvent(inOrganization));
  invent(
    'Own Haven',
    'WH-75',
    shortEvent({
      when: inOrganization,
      targets: [choose('site', both(yours, kind.is('site')))],
      effect: staysOn(the('site')),
    }),
  );
  invent(
    'Friend',
    'WH-104',
    shortEvent({
      when: inOrganization,
      targets: [chooseCharacter('friend', character)],
      effect: staysOn(the('friend')),
    }),
  );
  invent('Thrall', 'WH-82', { letsBegin: { agent: true, mind: 6 } });
  invent('Summons', 'WH-46', { letsBegin: { agent: true } });
  invent('Homebody', 'LE-8', { notStarting: true });
  const pallando = { side: 'fallen-wizard', declared: 'Pallando', deck };
  const fallen = (...pool: readonly string[]) => ({
    phase: 'set-up',
    players: { Ann: { ...pallando, pool }, Bob },
  });
  scenario('[ME-SETUP-011 ME-FW-012] begins with heroes and minions of mind 5 or less', (t) => {
    t.given(fallen('Haldir', 'Elrond', 'Luitprand', 'Tarcil', 'Asternak'));
    t.player('Ann').mayChoose.exactly('Haldir', 'Luitprand', 'Asternak');
  });
  scenario('[ME-SETUP-011 ME-DRAFT-005] five of them', (t) => {
    t.given(fallen(...small));
    t.player('Ann').does('Luitprand', 'Odoacer', 'Uchel', 'Dôgrib', 'Ostisen');
    t.player('Ann').mayChoose.includes('The White Towers (fallen-wizard)');
  });
  scenario('[ME-STAGE-003] he stops only when he has tried his stage resources', (t) => {
    t.given(fallen('Haldir', 'Luitprand', 'Bad Fellows', 'Small Stage'));
    t.player('Ann').does('Haldir');
    t.player('Ann').mayChoose.exactly('Luitprand', 'Bad Fellows', 'Small Stage', 'Lay open where you begin');
    t.player('Ann').does('Bad Fellows');
    t.expect.card('Bad Fellows', { in: 'events of Ann' });
    t.player('Ann').mayChoose.excludes('Stop');
    t.player('Ann').does('Small Stage').mayChoose.exactly('Luitprand', 'Stop');
  });
  scenario('[ME-STAGE-4000] they take no character’s place', (t) => {
    t.given(fallen(...small.slice(0, 5), 'Bad Fellows'));
    t.player('Ann').does('Luitprand', 'Odoacer', 'Uchel', 'Dôgrib', 'Ostisen');
    t.player('Ann').mayChoose.exactly('Bad Fellows', 'Lay open where you begin');
  });
  scenario('[ME-SETUP-012 ME-FW-501] Orcs and Trolls come once a card lets them', (t) => {
    t.given(fallen('Haldir', 'Orc Tracker', 'Bad Fellows'));
    t.player('Ann').mayChoose.excludes('Orc Tracker');
    t.player('Ann').does('Bad Fellows').mayChoose.exactly('Haldir', 'Orc Tracker');
  });
  scenario(
    '[ME-STAGE-006 ME-STAGE-007] the same unique one of two is lost to both, and comes into no deck',
    (t) => {
      t.given({
        phase: 'set-up',
        players: {
          Ann: { ...pallando, pool: ['Haldir', 'Luitprand', 'Hood'] },
          Bob: { ...pallando, pool: ['Bofur', 'Balin', 'Hood'] },
        },
      });
      t.player('Ann').does('Hood');
      t.player('Bob').does('Hood');
      t.expect.card('Hood #1', { in: 'aside of Ann' }).card('Hood #2', { in: 'aside of Bob' });
      t.player('Ann').does('Haldir');
      t.player('Bob').does('Bofur');
      t.player('Ann').does('Stop');
      t.player('Bob').does('Stop');
      t.player('Ann').does('The White Towers (fallen-wizard)');
      t.player('Bob').does('The White Towers (fallen-wizard)');
      t.player('Ann').mayChoose.exactly('Luitprand', 'Pass');
    },
  );
  scenario('[ME-STAGE-006] whoever comes later has it no more', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { ...pallando, pool: ['Haldir', 'Hood'] },
        Bob: { ...pallando, pool: ['Bofur', 'Balin', 'Hood'] },
      },
    });
    t.player('Ann').does('Hood');
    t.player('Bob').does('Bofur');
    t.player('Bob').mayChoose.excludes('Hood');
  });
  scenario('[ME-STAGE-005] one that needs a character waits for him', (t) => {
    t.given(fallen('Haldir', 'Luitprand', 'Friend'));
    t.player('Ann').mayChoose.exactly('Haldir', 'Luitprand', 'Lay open where you begin');
    t.player('Ann').does('Haldir').mayChoose.includes('Friend');
    t.player('Ann').does('Friend');
    t.expect.card('Friend', { in: 'on of Haldir' });
  });
  scenario('[ME-SETUP-017 ME-STAGE-4001] one that needs the site is begun with when he has shown it', (t) => {
    t.given(fallen('Haldir', 'Luitprand', 'Own Haven'));
    t.player('Ann').does('Haldir').mayChoose.exactly('Luitprand', 'Lay open where you begin');
    t.player('Ann').does('Lay open where you begin', 'Ettenmoors (minion)');
    t.player('Ann').mayChoose.exactly('Luitprand', 'Own Haven');
    t.player('Ann').does('Own Haven');
    t.expect.card('Own Haven', { in: 'on of Ettenmoors' }).card('Haldir', { at: 'Ettenmoors' });
    t.player('Ann').mayChoose.exactly('Luitprand', 'Stop');
  });
  scenario('[ME-DRAFT-013 ME-SETUP-011] a card lets one agent begin, and goes with him', (t) => {
    t.given(fallen('Haldir', 'Gisulf', 'Herion', 'Summons'));
    t.player('Ann').does('Summons').mayChoose.exactly('Haldir', 'Gisulf', 'Herion');
    t.player('Ann').does('Gisulf');
    t.expect.card('Summons', { in: 'on of Gisulf' });
    t.player('Ann').mayChoose.exactly('Haldir', 'Stop');
  });
  scenario('[ME-FW-4005 ME-FW-012] not one of mind 6', (t) => {
    t.given(fallen('Haldir', 'Luitprand', 'Firiel', 'Tarcil', 'Summons'));
    t.player('Ann').does('Summons').mayChoose.exactly('Haldir', 'Luitprand');
  });
  scenario(
    '[ME-SETUP-011 ME-SETUP-012] another lets one of mind 6, agent or not; no Orcs and nobody who stays at home',
    (t) => {
      t.given(
        fallen('Haldir', 'Firiel', 'Tarcil', 'The Mouth', 'Orc Tracker', 'Homebody', 'Thrall', 'Thrall'),
      );
      t.player('Ann').does('Thrall (1)').does('Thrall');
      t.player('Ann').mayChoose.exactly('Haldir', 'Firiel', 'Tarcil');
      t.player('Ann').does('Tarcil').mayChoose.exactly('Haldir', 'Firiel', 'Stop');
      t.player('Ann').does('Firiel').mayChoose.exactly('Haldir', 'Stop');
    },
  );
  invent('Mentor', 'WH-82', { letsBegin: { mind: 6 } });
  scenario('[ME-DRAFT-013] one that speaks of minds lets no agent begin', (t) => {
    t.given(fallen('Haldir', 'Firiel', 'Tarcil', 'Mentor'));
    t.player('Ann').does('Mentor').mayChoose.exactly('Haldir', 'Tarcil');
  });
  scenario('[ME-SETUP-019] what stands for a minor item is one of two', (t) => {
    t.given(fallen('Haldir', 'Luitprand', 'Summons', 'Summons', 'Summons'));
    t.player('Ann').does('Summons (1)', 'Summons (1)').mayChoose.exactly('Haldir', 'Luitprand');
  });
  test('[ME-SETUP-016] he begins at The White Towers, or any Ruins & Lairs of two regions', () => {
    const starts = startingSites(sideNamed('fallen-wizard')).map((site) => sites[site]);
    expect(starts[0]?.id).toBe('WH-58');
    for (const site of starts.slice(1))
      expect([site?.type, ['Rhudaur', 'Arthedain'].includes(site?.region ?? '')]).toEqual([
        'ruins-and-lairs',
        true,
      ]);
    const names = starts.map((site) => site?.id);
    for (const id of ['TW-395', 'LE-373', 'TW-430', 'LE-412']) expect(names).toContain(id);
    for (const id of ['TW-413', 'TW-421', 'BA-93']) expect(names).not.toContain(id);
    expect(new Set(names).size).toBe(names.length);
  });
  scenario('[ME-SETUP-016] and is asked for it when his company is known', (t) => {
    t.given(fallen('Haldir', 'Luitprand'));
    t.player('Ann').does('Haldir', 'Stop');
    t.player('Ann').mayChoose.includes(
      'The White Towers (fallen-wizard)',
      'Ettenmoors (hero)',
      'Ettenmoors (minion)',
    );
    t.player('Ann').mayChoose.excludes('Moria', 'Rivendell');
    t.player('Ann').does('Ettenmoors (hero)');
    t.expect.card('Haldir', { at: 'Ettenmoors' });
  });
});

describe('a hero whose Wizard another has declared', () => {
  const avatarsOf = (state: S, zone: number): readonly string[] => {
    const found: string[] = [];
    for (let c = firstIn(state, place(state, zone, 1)); c !== 0; c = state.card.next[c])
      if (isAvatar(state, c)) found.push(engine.definitions[state.card.def[c]].names['en'] ?? '');
    return found;
  };
  const wizards = ['Alatar', 'Gandalf', 'Pallando', 'Radagast'];
  const given = (declared: string, cards: readonly string[], sideboard: readonly string[] = []) => ({
    phase: 'set-up',
    players: {
      Ann: { deck: [...deck, ...cards], sideboard, pool: ['Elladan', 'Elrohir'] },
      Bob: { side: 'fallen-wizard', declared, deck, pool: ['Bofur'] },
    },
  });
  scenario('[ME-SETUP-003 ME-TOURN-4030] may take others in his place, as many as he had', (t) => {
    t.given(given('Saruman', ['Saruman', 'Saruman', 'Orcrist']));
    t.player('Ann').mayChoose.exactly(...wizards, 'Nobody');
    t.player('Ann')
      .does('Gandalf')
      .mayChoose.exactly(...wizards, 'Nobody');
    t.player('Ann').does('Gandalf').mayChoose.exactly('Elladan', 'Elrohir');
    expect(avatarsOf(t.state, Zone.deck)).toEqual(['Gandalf', 'Gandalf']);
  });
  scenario('[ME-SETUP-003 ME-OPT-4007] Fallen-wizards of his sideboard are no Wizards of his', (t) => {
    const shadows = [
      { card: 'WH-9', as: 'shadow of Saruman' },
      { card: 'WH-4', as: 'shadow of Gandalf' },
    ];
    const falling = (cards: readonly string[]) => {
      const { players, ...rest } = given('Saruman', cards);
      return {
        ...rest,
        options: ['wizards-may-fall'],
        players: { ...players, Ann: { ...players.Ann, sideboard: shadows } },
      };
    };
    t.given(falling(['Saruman', 'Pallando', 'Pallando']));
    // Were the shadow of Gandalf one, he would be the second of him, beside two of Pallando.
    t.player('Ann').mayChoose.exactly('Alatar', 'Gandalf', 'Pallando', 'Radagast', 'Nobody');
    t.player('Ann').does('Gandalf').mayChoose.exactly('Elladan', 'Elrohir');
    expect(avatarsOf(t.state, Zone.sideboard)).toEqual(['Saruman', 'Gandalf']);
  });
  scenario('[ME-SETUP-003] also if it was the first player of all who declared him', (t) => {
    const { players, ...rest } = given('Saruman', ['Saruman', 'Saruman']);
    t.given({ ...rest, players: { Bob: players.Bob, Ann: players.Ann } });
    t.player('Ann').mayChoose.exactly(...wizards, 'Nobody');
  });
  scenario('[ME-SETUP-003] or nobody', (t) => {
    t.given(given('Saruman', ['Saruman', 'Saruman']));
    t.player('Ann').does('Nobody').mayChoose.exactly('Elladan', 'Elrohir');
    expect(avatarsOf(t.state, Zone.deck)).toEqual(['Saruman', 'Saruman']);
  });
  scenario(
    '[ME-SETUP-003 ME-DECK-011] the deck stays one that he may have: two different ones in it',
    (t) => {
      t.given(given('Saruman', ['Saruman', 'Gandalf', 'Alatar']));
      t.player('Ann').mayChoose.exactly('Alatar', 'Gandalf', 'Nobody');
    },
  );
  scenario('[ME-SETUP-003 ME-SIDE-004] and of one only several', (t) => {
    t.given(given('Saruman', ['Gandalf', 'Gandalf'], ['Saruman', 'Alatar']));
    t.player('Ann').mayChoose.exactly('Gandalf', 'Pallando', 'Radagast', 'Nobody');
    t.player('Ann').does('Gandalf');
    expect(avatarsOf(t.state, Zone.sideboard)).toEqual(['Gandalf', 'Alatar']);
  });
  scenario('[ME-SETUP-003 ME-SIDE-004] nor four of one', (t) => {
    t.given(given('Saruman', ['Gandalf', 'Gandalf', 'Gandalf'], ['Saruman']));
    t.player('Ann').mayChoose.exactly('Alatar', 'Pallando', 'Radagast', 'Nobody');
  });
  scenario('[ME-SETUP-003] nobody is asked for another', (t) => {
    t.given(given('Alatar', ['Saruman', 'Saruman']));
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir');
  });
});
