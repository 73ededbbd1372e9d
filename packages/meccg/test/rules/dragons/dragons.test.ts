/** The unique Dragons: hunting, at home, defeated, and gone for good. ME-DRAGON */

import { describe, expect, test } from 'vitest';
import { pool } from '../../../src/cards/pool.ts';
import { allCards } from '../../../src/facts/cards.ts';
import { PLACES, placeName } from '../../../src/map/map.ts';
import { attacksAt, hasHoard } from '../../../src/rules/combat/automatic-attacks.ts';
import { dragonLairs } from '../../../src/rules/hazards/manifestations.ts';
import { onTheWay, strong, type Way } from '../../dragons.ts';
import { fight, sixes } from '../../fights.ts';
import { heroSites, siteOf } from '../../sites.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';

const eastward: Way = {
  at: 'Iron Hill Dwarf-hold',
  to: 'The Lonely Mountain',
  by: ['Iron Hills', 'Northern Rhovanion'],
};

describe('what the nine Dragons are', () => {
  test('[ME-DRAGON-001] each of the nine has a creature, an Ahunt, an at Home and a faction of minions', () => {
    const kinds = (name: string) =>
      allCards
        .filter(({ names }) => names['en']?.trim().split(' ')[0] === name)
        .map(({ kind, length, alignment }) => `${alignment} ${kind} ${length}`)
        .toSorted();
    expect(Object.keys(dragonLairs)).toHaveLength(9);
    for (const name of Object.keys(dragonLairs)) {
      expect(kinds(name), name).toEqual([
        'minion faction none',
        'neutral creature none',
        'neutral hazard event long',
        'neutral hazard event permanent',
      ]);
      expect(pool.filter(({ text, facts }) => text.dragon === name && facts.kind !== 'faction')).toHaveLength(
        3,
      );
    }
  });
  const lairs = [
    ['016', 'Agburanar', 'Caves of Ûlund', 'Withered Heath'],
    ['017', 'Bairanax', 'Ovir Hollow', 'Grey Mountain Narrows'],
    ['018', 'Daelomin', 'Dancing Spire', 'Withered Heath'],
    ['019', 'Eärcaraxë', 'Isle of the Ulond', 'Andrast Coast'],
    ['020', 'Itangast', 'Gold Hill', 'Withered Heath'],
    ['021', 'Leucaruth', 'Irerock', 'Withered Heath'],
    ['022', 'Scatha', 'Gondmaeglom', 'Grey Mountain Narrows'],
    ['023', 'Scorba', 'Zarak Dûm', 'Angmar'],
    ['024', 'Smaug', 'The Lonely Mountain', 'Northern Rhovanion'],
  ] as const;
  for (const [number, dragon, lair, region] of lairs)
    scenario(`[ME-DRAGON-${number}] ${dragon} at home attacks at ${lair}`, (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: { hand: ['Escape'], companies: [company(lair, 'Elladan', 'Elrohir')] },
          Bob: { ...Bob, events: [`${dragon} at Home`] },
        },
      });
      expect(heroSites.find(({ name }) => name === lair)?.region).toBe(region);
      expect(attacksAt(t.state, 1)).toBe(2);
      for (const [, other] of lairs) {
        const here = dragonLairs[other] === lair;
        expect(here, other).toBe(other === dragon);
      }
    });
  test('[ME-DRAGON-015] whatever has a Dragon automatic-attack is a lair, and nothing else', () => {
    const found = heroSites.filter(({ attacks }) => attacks.some(({ race }) => race === 'Dragon'));
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(Object.values(dragonLairs)));
  });
  scenario('[ME-SITE-003] a turn finds hoards at these places, whoever goes there', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Haldir')] }, Bob } });
    const places = Array.from({ length: PLACES }, (_x, i) => i + 1);
    const hoards = places.filter((at) => t.state.lair.hoard[at] === 1);
    expect(new Set(hoards.map(placeName))).toEqual(new Set(Object.values(dragonLairs)));
  });
  scenario('[ME-SITE-003] Framsburg has one by its card', (t) => {
    t.given({ players: { Ann: { companies: [company('Framsburg', 'Haldir')] }, Bob } });
    expect(hasHoard(t.state, t.state.company.site[1])).toBe(true);
    expect(hasHoard(t.state, t.state.company.site[9])).toBe(false);
  });
});

describe('Ahunt', () => {
  scenario('[ME-DRAGON-003, ME-DRAGON-006] Smaug Ahunt attacks who moves in his regions', (t) => {
    t.given(onTheWay(eastward, { events: ['Smaug Ahunt'] }));
    resolveChain(t);
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 15, 'attack body': 7 });
  });
  scenario('[ME-DRAGON-003] Smaug Ahunt leaves alone who moves elsewhere', (t) => {
    t.given(
      onTheWay(
        { at: 'Edoras', to: 'Dunharrow', by: ['Rohan'] },
        { events: ['Smaug Ahunt'], hand: ['Twilight'] },
      ),
    );
    t.expect.table({ stage: 'none' });
    t.player('Bob').mayChoose.includes('Twilight: place');
  });
  scenario('[ME-DRAGON-004, ME-DRAGON-4027] two of its regions on the way, and still one attack', (t) => {
    t.given(onTheWay(eastward, { events: ['Smaug Ahunt'] }, { hand: ['Concealment', 'Escape'] }));
    resolveChain(t);
    t.player('Ann').does('Escape', 'Elrond');
    resolveChain(t);
    t.player('Ann').mayChoose.excludes('Concealment');
  });
  scenario(
    '[ME-DRAGON-005, ME-CARD-0015] an Ahunt may answer, and attacks only after that chain is over',
    (t) => {
      t.given(
        onTheWay(
          eastward,
          { hand: ['Smaug Ahunt', 'Smaug'], events: ['Doors of Night'] },
          { hand: ['Smoke Rings', 'Concealment'], discard: ['Dodge'] },
        ),
      );
      t.player('Ann').does('Smoke Rings');
      t.player('Bob').mayNot('Smaug', { because: 'must open a chain' });
      t.player('Bob').does('Smaug Ahunt: as');
      resolveChain(t);
      // What Ann declared first has resolved before the attack is faced.
      t.expect.table({ 'attack prowess': 15 });
      t.player('Ann').has({ discard: ['Smoke Rings'] });
    },
  );
});

describe('at Home', () => {
  const lair = (events: readonly string[], more: object = {}) => ({
    phase: 'site',
    players: {
      Ann: {
        hand: ['Escape', 'Concealment'],
        companies: [company('The Lonely Mountain', ...strong)],
        ...more,
      },
      Bob: { ...Bob, events },
    },
  });
  scenario('[ME-DRAGON-007] Smaug at Home is one automatic-attack more at his lair', (t) => {
    t.given(lair(['Smaug at Home']));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 14 });
    t.player('Ann').does('Escape', 'Elladan');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 18, 'attack body': 8 });
  });
  scenario('[ME-DRAGON-007] not while he hunts, nor at another lair', (t) => {
    t.given(lair(['Smaug at Home', 'Smaug Ahunt', 'Itangast at Home']));
    t.player('Ann').does('Yes', 'Escape', 'Elladan');
    resolveChain(t);
    t.expect.table({ stage: 'none', phase: 'end-of-turn' });
  });
  scenario('[ME-DRAGON-007] Scorba at Home makes major items weigh more, and no others', (t) => {
    const bearing = { card: 'Elrond', on: ['Glamdring', 'Horn of Anor'] };
    t.given({
      phase: 'organization',
      players: {
        Ann: { companies: [company('Rivendell', bearing)] },
        Bob: { ...Bob, events: ['Scorba at Home'] },
      },
    });
    t.expect.card('Glamdring', { 'corruption points': 2 });
    t.expect.card('Horn of Anor', { 'corruption points': 1 });
  });
});

describe('several manifestations', () => {
  scenario('[ME-DRAGON-009] Ahunt and at Home together, but no second Ahunt', (t) => {
    t.given(
      onTheWay(
        { at: 'Edoras', to: 'Dunharrow', by: ['Rohan'] },
        { events: ['Smaug at Home'], hand: ['Smaug Ahunt', 'Twilight'] },
      ),
    );
    t.player('Bob').does('Smaug Ahunt: as');
    resolveChain(t);
    t.player('Bob').has({ events: ['Smaug at Home', 'Smaug Ahunt'] });
  });
  scenario('[ME-DRAGON-009] no second card of the same manifestation', (t) => {
    t.given(
      onTheWay(
        { at: 'Edoras', to: 'Dunharrow', by: ['Rohan'] },
        {
          events: ['Smaug Ahunt'],
          hand: [{ card: 'Smaug Ahunt', as: 'second' }, 'Twilight'],
        },
      ),
    );
    t.player('Bob').mayNot('second', { because: 'another' });
  });
});

describe('defeated', () => {
  const beaten = (bob: object, ann: object = {}, strikes = 3) =>
    onTheWay(eastward, bob, { hand: ['Smoke Rings'], discard: ['Dodge'], ...ann }, { dice: sixes(strikes) });
  scenario('[ME-DRAGON-014] whoever defeats an Ahunt has its kill points, and before that nobody', (t) => {
    t.given(beaten({ events: ['Smaug Ahunt'] }));
    t.player('Bob').has({ 'kill points': 0 });
    resolveChain(t);
    fight(t);
    t.player('Ann').has({ points: ['Smaug Ahunt'], 'kill points': 5 });
  });
  scenario('[ME-DRAGON-012, ME-DRAGON-4029] all its other cards leave play, and no more may come', (t) => {
    t.given(
      beaten({
        events: ['Smaug Ahunt', 'Smaug at Home', 'Itangast at Home', 'Doors of Night'],
        hand: ['Smaug', 'Orc-guard'],
      }),
    );
    resolveChain(t);
    fight(t);
    t.player('Bob').has({ events: ['Itangast at Home', 'Doors of Night'], out: ['Smaug at Home'] });
    t.player('Ann').does('Pass');
    t.player('Bob').mayNot('Smaug', { because: 'gone for good' });
  });
  scenario('[ME-DRAGON-012] one who is merely cancelled may come again', (t) => {
    t.given(
      beaten(
        { events: ['Smaug Ahunt', 'Smaug at Home', 'Doors of Night'], hand: ['Smaug', 'Orc-guard'] },
        { hand: ['Escape', 'Smoke Rings'] },
        0,
      ),
    );
    resolveChain(t);
    t.player('Ann').does('Escape', 'Elrond');
    resolveChain(t);
    t.player('Bob').has({ events: ['Smaug Ahunt', 'Smaug at Home', 'Doors of Night'] });
    t.player('Ann').does('Pass');
    t.player('Bob').mayChoose.includes('Smaug: attack');
  });
  scenario(
    '[ME-DRAGON-002, ME-DRAGON-014] as a creature it is played, beaten and scored like any other',
    (t) => {
      t.given(beaten({ hand: ['Smaug'], events: ['Smaug at Home'] }, {}, 2));
      t.player('Ann').does('Pass');
      attackWith(t, 'Bob', 'Smaug');
      t.expect.table({ 'attack strikes': 2, 'attack prowess': 17, 'attack body': 8 });
      t.expect.table({ hazardsDeclared: 1 });
      fight(t);
      t.player('Ann').has({ points: ['Smaug'], 'kill points': 5 });
      t.player('Bob').has({ out: ['Smaug at Home'] });
    },
  );
  const hoard = (ann: object, bob: object = {}) => ({
    phase: 'site',
    players: {
      Ann: { companies: [company('The Lonely Mountain', ...strong)], hand: ['Escape', 'Cram'], ...ann },
      Bob: { ...Bob, ...bob },
    },
  });
  scenario('[ME-DRAGON-013, ME-DRAGON-4029] its lair has no automatic-attack any more, and no hoard', (t) => {
    t.given(hoard({ points: ['Smaug Ahunt'] }));
    t.player('Ann').does('Yes');
    t.expect.table({ stage: 'none' });
    expect(t.state.lair.hoard[siteOf('The Lonely Mountain')]).toBe(0);
    expect(t.state.lair.hoard[siteOf('Irerock')]).toBe(1);
  });
  scenario('[ME-DRAGON-013] another Dragon’s defeat leaves it guarded', (t) => {
    t.given(hoard({ points: ['Itangast Ahunt'] }));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack prowess': 14 });
  });
  scenario('[ME-DRAGON-4028] the hoard of this turn is there although its Dragon fell this turn', (t) => {
    t.given({ ...hoard({}, { events: ['Smaug at Home'] }), dice: sixes(2, 1) });
    t.player('Ann').does('Yes');
    fight(t);
    t.player('Ann').has({ points: ['Smaug at Home'] });
    expect(t.state.lair.hoard[siteOf('The Lonely Mountain')]).toBe(1);
  });
  scenario('[ME-DRAGON-010] the Dragon printed on a site is no manifestation of its master', (t) => {
    t.given({ ...hoard({}, { events: ['Smaug at Home'] }), dice: sixes(0, 1) });
    t.player('Ann').does('Yes');
    fight(t, 14);
    t.player('Bob').has({ events: ['Smaug at Home'] });
    t.expect.table({ 'attack prowess': 18 });
  });
  scenario(
    '[ME-DRAGON-011, ME-DRAGON-012] one’s own Dragon beaten is out of play, and all that it is',
    (t) => {
      t.given(beaten({ events: ['Smaug at Home'] }, { events: ['Smaug Ahunt'] }));
      resolveChain(t);
      fight(t);
      t.player('Ann').has({ points: [], out: ['Smaug Ahunt'], events: [], 'kill points': 0 });
      t.player('Bob').has({ events: [], out: ['Smaug at Home'] });
    },
  );
  scenario('[ME-DRAGON-011] nobody scores for a Dragon that he played himself', (t) => {
    t.given({ ...hoard({ events: ['Smaug at Home'] }), dice: sixes(2, 1) });
    t.player('Ann').does('Yes');
    fight(t);
    t.player('Ann').has({ points: [], out: ['Smaug at Home'], 'kill points': 0 });
  });
});
