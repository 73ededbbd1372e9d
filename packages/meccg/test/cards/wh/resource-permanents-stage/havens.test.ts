/** The White Hand: stage permanent-events that make a site a Wizardhaven, or guard one. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { attacksAt } from '../../../../src/rules/combat/automatic-attacks.ts';
import type { S } from '../../../../src/state.ts';
import { fallen, plays, TOWERS } from '../../../fallen-wizards.ts';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../../table.ts';

const having = (ann: object, on: readonly (string | object)[] = []) => ({
  players: { Ann: { ...fallen, companies: [company(TOWERS, { card: 'Layos', on }, 'Haldir')], ...ann }, Bob },
});

describe('[WH-68] [WH-69] Fortresses', () => {
  for (const [id, name, place] of [
    ['WH-68', 'The Fortress of Isen', 'Isengard'],
    ['WH-69', 'Fortress of the Towers', TOWERS],
  ] as const) {
    const at = (where: string, declared: string) => ({
      players: {
        Ann: { ...fallen, declared, hand: [name], companies: [company(where, 'Layos')] },
        Bob,
      },
    });
    for (const who of ['Alatar', 'Pallando', 'Saruman'])
      scenario(`[${id}/1] ${who} plays it at home`, (t) => {
        t.given(at(place, who));
        plays(t, name);
        t.expect.card(name, { in: `on of ${place}` });
        t.player('Ann').has({ 'stage points': 3 });
      });
    scenario(`[${id}/1] Gandalf does not`, (t) => {
      t.given(at(place, 'Gandalf'));
      t.player('Ann').mayNot(name, { because: 'you are Alatar, Pallando or Saruman' });
    });
    scenario(`[${id}/1] nor who has not said yet who he is`, (t) => {
      t.given(at(place, 'nobody'));
      t.player('Ann').mayNot(name, { because: 'you are Alatar, Pallando or Saruman' });
    });
    scenario(`[${id}/1] nor anyone elsewhere`, (t) => {
      t.given(at('TW-413', 'Saruman'));
      t.player('Ann').mayNot(name, { because: 'nothing to choose' });
    });
    scenario(`[${id}/1 ME-FW-006 ME-FW-4002] nor who has lost his Fallen-wizard`, (t) => {
      const { players } = at(place, 'Saruman');
      t.given({ players: { ...players, Ann: { ...players.Ann, avatarLost: true } } });
      t.player('Ann').mayNot(name, { because: 'you are Alatar, Pallando or Saruman' });
    });
    scenario(`[${id}/3] others may not use the Wizardhaven`, (t) => {
      t.given({
        active: 'Bob',
        players: {
          Ann: {
            ...fallen,
            companies: [{ ...company(place, 'Layos'), onSite: [{ card: name, owner: 'Ann' }] }],
          },
          Bob: { ...fallen, companies: [company('TW-390', 'Haldir')] },
        },
      });
      t.player('Bob').has({ locationDeck: { excludes: [place] } });
      t.player('Ann').has({ locationDeck: { includes: [place] } });
    });
    scenario(`[${id}/3] but every other Wizardhaven, and heroes their own card of the place`, (t) => {
      const onSite = [{ card: name, owner: 'Ann' }];
      t.given({
        active: 'Bob',
        players: {
          Ann: { ...fallen, companies: [{ ...company(place, 'Layos'), onSite }] },
          Bob: { ...fallen, companies: [company('TW-390', 'Haldir')] },
          Cat: { companies: [company('TW-390', 'Elladan')] },
        },
      });
      t.player('Bob').has({ locationDeck: { includes: [place === TOWERS ? 'Isengard' : TOWERS] } });
      t.player('Cat').has({ locationDeck: { includes: [place] } });
    });
    scenario(`[${id}/4] hazards that are worth points are played against its player there`, (t) => {
      const onSite = [{ card: name, owner: 'Ann' }];
      const [from, by] =
        place === TOWERS
          ? ['Rivendell', ['Rhudaur', 'Arthedain']]
          : ['Lórien', ['Wold & Foothills', 'Fangorn', 'Gap of Isen']];
      t.given({
        phase: 'hazards',
        turn: 5,
        players: {
          Ann: {
            ...fallen,
            companies: [
              { ...company(from, 'Haldir'), as: 'riders', movesTo: place, by },
              { ...company(place, 'Layos'), onSite },
            ],
          },
          Bob: { ...Bob, hand: ['Cave-drake'] },
        },
      });
      t.player('Bob').mayChoose.includes('Cave-drake: attack');
    });
    const visited = (by: string, onSite: readonly object[]) => ({
      phase: 'at the site',
      turn: 5,
      active: 'Bob',
      players: {
        Ann: { ...fallen, companies: [{ ...company(place, 'Layos'), onSite }] },
        Bob: {
          hand: ['Glamdring', 'Dagger of Westernesse', 'Marvels Told'],
          companies: [company(by, 'Haldir')],
        },
      },
    });
    scenario(`[${id}/4 ME-CARD-0243 ME-CARD-0245] others play no card of points there`, (t) => {
      t.given(visited(place === 'Isengard' ? 'TW-404' : 'TW-430', [{ card: name, owner: 'Ann' }]));
      t.player('Bob').mayNot('Glamdring', { to: 'playItem', because: `${name} forbids` });
    });
    scenario(`[${id}/4] elsewhere they do`, (t) => {
      t.given(visited('TW-413', [{ card: name, owner: 'Ann' }]));
      t.player('Bob').mayChoose.includes('Glamdring: play');
    });
  }
  scenario('[WH-68/4] cards without points are played there', (t) => {
    t.given({
      phase: 'at the site',
      active: 'Bob',
      players: {
        Ann: {
          ...fallen,
          companies: [
            { ...company('Isengard', 'Layos'), onSite: [{ card: 'The Fortress of Isen', owner: 'Ann' }] },
          ],
        },
        Bob: { hand: ['Dagger of Westernesse'], companies: [company('TW-404', 'Haldir')] },
      },
    });
    t.player('Bob').mayChoose.includes('Dagger of Westernesse: play');
  });
});

describe('[WH-74] Guarded Haven', () => {
  const name = 'Guarded Haven';
  scenario('[WH-74/1] is played on a Wizardhaven that is none of the three', (t) => {
    t.given({
      players: {
        Ann: { ...fallen, hand: [name], companies: [company(TOWERS, 'Layos'), company('TW-413', 'Haldir')] },
        Bob,
      },
    });
    t.player('Ann').mayNot(name, { because: 'nothing to choose' });
  });
  scenario('[WH-74/3 ME-CARD-0321] others play no card of points there', (t) => {
    t.given({
      phase: 'at the site',
      active: 'Bob',
      players: {
        Ann: {
          ...fallen,
          companies: [{ ...company('LE-353', 'Layos'), onSite: [{ card: name, owner: 'Ann' }] }],
        },
        Bob: { hand: ['Glamdring', 'Dagger of Westernesse'], companies: [company('Barrow-downs', 'Haldir')] },
      },
    });
    t.player('Bob').mayNot('Glamdring', { to: 'playItem', because: `${name} forbids` });
  });
});

describe('[WH-75] Hidden Haven', () => {
  const name = 'Hidden Haven';
  const hidden = [{ card: name, owner: 'Ann' }];
  scenario('[WH-75/1] on a Ruins & Lairs that is no lair, in the wild', (t) => {
    t.given({
      players: {
        Ann: {
          ...fallen,
          hand: [name],
          companies: [
            company('TW-375', 'Layos'),
            company('The Lonely Mountain', 'Haldir'),
            company('TW-378', 'Gimli'),
            company('TW-404', 'Anborn'),
          ],
        },
        Bob,
      },
    });
    // Barrow-downs in a Wilderness, Isengard in a Border-land; not a lair, not a Border-hold.
    t.player('Ann').does(`${name}: `).mayChoose.exactly('Barrow-downs', 'Isengard');
    t.player('Ann').does('Barrow-downs');
    resolveChain(t);
    t.expect.card(name, { in: 'on of Barrow-downs' });
  });
  for (const [where, at, may] of [
    ['in a Wilderness', 'TW-375', true],
    ['in a Border-land', 'TW-404', true],
    ['in a Shadow-land', 'TW-373', true],
    ['on an island', 'TW-401', false],
    ['below', 'DM-30', false],
  ] as const)
    scenario(`[WH-75/1] ${may ? '' : 'not '}on Ruins & Lairs ${where}`, (t) => {
      t.given({ players: { Ann: { ...fallen, hand: [name], companies: [company(at, 'Layos')] }, Bob } });
      if (may) t.player('Ann').does(`${name}: `);
      else t.player('Ann').mayNot(name, { because: 'nothing to choose' });
    });
  for (const [what, onSite, may] of [
    ['as it is printed', [], true],
    ['that has been rebuilt', [{ card: 'Hold Rebuilt and Repaired', owner: 'Ann' }], false],
  ] as const)
    scenario(`[WH-75/1] ${may ? '' : 'not '}on a site ${what}`, (t) => {
      const companies = [{ ...company('LE-353', 'Layos'), onSite }];
      t.given({ players: { Ann: { ...fallen, hand: [name], companies }, Bob } });
      if (may) t.player('Ann').does(`${name}: `);
      else t.player('Ann').mayNot(name, { because: 'nothing to choose' });
    });
  scenario('[WH-75/1] not where another has one', (t) => {
    t.given({
      players: {
        Ann: { ...fallen, hand: [name], companies: [company('TW-375', 'Layos')] },
        Bob: {
          side: 'fallen-wizard',
          companies: [{ ...company('LE-353', 'Haldir'), onSite: [{ card: name, as: 'his', owner: 'Bob' }] }],
        },
      },
    });
    t.player('Ann').mayNot(name, { because: 'nothing to choose' });
  });
  for (const [where, at] of [
    ['where another has one elsewhere', { Bob: 'TW-404' }],
    ['where she has made another card of the place her own', { Ann: 'LE-353' }],
  ] as const)
    scenario(`[WH-75/1] ${where}`, (t) => {
      const hiding = (who: 'Ann' | 'Bob') =>
        who in at
          ? [{ ...company(Object.values(at)[0], 'Elladan'), onSite: [{ card: name, as: 'old', owner: who }] }]
          : [];
      t.given({
        players: {
          Ann: { ...fallen, hand: [name], companies: [company('TW-375', 'Layos'), ...hiding('Ann')] },
          Bob: { ...fallen, companies: [company('TW-390', 'Haldir'), ...hiding('Bob')] },
        },
      });
      t.player('Ann').does(`${name}: `);
    });
  scenario('[WH-75/2 ME-FW-003 ME-FW-511] the site is a Wizardhaven', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: {
          ...fallen,
          companies: [{ ...company('TW-375', { card: 'Layos', status: 'wounded' }), onSite: hidden }],
        },
        Bob,
      },
    });
    t.expect.card('Layos', { status: 'tapped' });
  });
  const at = (onSite: readonly object[]) => ({
    phase: 'at the site',
    players: {
      Ann: {
        ...fallen,
        hand: ['Dagger of Westernesse'],
        companies: [{ ...company('TW-375', 'Layos'), onSite }],
      },
      Bob,
    },
  });
  scenario('[WH-75/4] nothing is playable there as written', (t) => {
    t.given(at(hidden));
    t.player('Ann').mayNot('Dagger of Westernesse', { to: 'playItem' });
  });
  scenario('[WH-75/4] as it is elsewhere', (t) => {
    t.given(at([]));
    t.player('Ann').mayChoose.includes('Dagger of Westernesse: play');
  });
  const enters = (t: Table<S>, onSite: readonly object[]): boolean => {
    t.given({
      phase: 'site',
      players: { Ann: { ...fallen, companies: [{ ...company('TW-375', 'Layos', 'Haldir'), onSite }] }, Bob },
    });
    return t.offered().some((text) => text.includes('Enter') || text === 'Yes');
  };
  scenario('[WH-75/3] nothing guards it', (t) => {
    enters(t, hidden);
    expect(attacksAt(t.state, 1)).toBe(0);
  });
  scenario('[WH-75/3] as it was guarded', (t) => {
    enters(t, []);
    expect(attacksAt(t.state, 1)).toBe(1);
  });
  scenario('[WH-75/5] attacks on a company there are cancelled', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { ...fallen, companies: [{ ...company('TW-375', 'Layos'), onSite: hidden }] },
        Bob: { ...Bob, hand: ['Cave-drake'] },
      },
    });
    t.player('Bob').does('Cave-drake: attack');
    resolveChain(t);
    t.expect.card('Cave-drake', { in: 'discard of Bob' });
  });
  scenario('[WH-75/7] it cannot be given up', (t) => {
    t.given(
      having({
        events: ['Legacy of Smiths'],
        companies: [{ ...company('TW-375', 'Layos'), onSite: hidden }],
      }),
    );
    t.player('Ann').mayNot(name, { to: 'discardStage', because: 'forbids' });
  });
  scenario('[WH-75/6 WH-75/7] but goes with its site', (t) => {
    t.given({
      players: { Ann: { ...fallen, companies: [{ ...company('TW-375', 'Layos'), onSite: hidden }] }, Bob },
    });
    t.player('Ann').does('Layos: declare movement', 'Bree, the hero');
    idleUntil(t, () => t.state.company.moved[1] === 1 && t.state.company.origin[1] === 0);
    t.expect.card(name, { in: 'discard of Ann' });
  });
  scenario('[WH-74/1 WH-74/2] Guarded Haven protects it', (t) => {
    t.given({
      players: {
        Ann: {
          ...fallen,
          declared: 'Saruman',
          hand: ['Guarded Haven', 'A Strident Spawn'],
          events: ['Gatherer of Loyalties', 'Great Patron'],
          companies: [{ ...company('TW-375', 'Layos'), onSite: hidden }],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('A Strident Spawn', { because: 'protected Wizardhaven' });
    plays(t, 'Guarded Haven');
    t.expect.card('Guarded Haven', { in: 'on of Barrow-downs' });
    t.player('Ann').mayChoose.includes('A Strident Spawn: ');
  });
});
