/** The Balrog: creatures. */
import { describe, expect } from 'vitest';
import { raceBits } from '../../../src/cards/card.ts';
import { placeName } from '../../../src/map/map.ts';
import { placeOf } from '../../../src/rules/companies/company.ts';
import { attackWith, Bob, company, going, idleUntil, resolveChain, scenario, toMoria } from '../../table.ts';

describe('Shelob’s Brood', () => {
  const at = (site: string) => ({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Escape'], companies: [company(site, 'Elladan', 'Elrohir')] },
      Bob: { ...Bob, hand: ['Shelob’s Brood', 'Orc-raiders'] },
    },
  });
  // An Under-deeps site, the surface site of one, and every surface site in Udûn.
  for (const site of ['The Gem-deeps', 'Moria', 'Cirith Gorgor'])
    scenario(`[BA-13] Shelob’s Brood: 4 strikes with 8 prowess at ${site}`, (t) => {
      t.given(at(site));
      attackWith(t, 'Bob', 'Shelob’s Brood');
      t.expect.table({ 'attack strikes': 4, 'attack prowess': 8, 'attack race': 'Spider' });
    });
  scenario('[BA-13] Shelob’s Brood: on the way to one', (t) => {
    t.given(going(['Shelob’s Brood'], ['Elladan']));
    t.player('Bob').does('Shelob’s Brood: attack');
  });
  for (const site of ['Bree', 'Isengard'])
    scenario(`[BA-13] Shelob’s Brood: not at ${site}`, (t) => {
      t.given(at(site));
      t.player('Bob').mayNot('Shelob’s Brood', { because: 'keyed' });
    });
});

describe('Beorning Skin-changers', () => {
  const gone = { card: 'Haldir', on: ['Glamdring'] };
  const driven = (
    who: readonly (string | object)[],
    more: object = { movesTo: 'Moria', by: toMoria },
    at = 'Rivendell',
  ) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(at, ...who), as: 'riders', ...more }] },
      Bob: { ...Bob, hand: ['Beorning Skin-changers', 'Orc-raiders'] },
    },
  });
  for (const [title, who, returns] of [
    ['nobody fit for it', ['Anborn', 'Fatty Bolger'], true],
    ['an untapped warrior of 5 prowess', ['Elladan'], false],
    ['a tapped one', [{ card: 'Elladan', status: 'tapped' }], true],
    ['a warrior of 4 prowess', ['Haldir'], true],
    ['a warrior whom a weapon gives more', [gone], false],
    ['Beorn, even tapped', [{ card: 'Beorn', status: 'tapped' }], false],
    ['an untapped scout of no more than 3 prowess', ['Adrazar'], true],
  ] as const)
    scenario(
      `[BA-10/1]${title.includes('weapon') ? ' [ME-CARD-0080]' : ''} as an event, ${returns ? 'turns back' : 'lets pass'}: ${title}`,
      (t) => {
        t.given(driven(who));
        t.player('Bob').does('Beorning Skin-changers: as a hazard');
        resolveChain(t);
        t.expect.card('Beorning Skin-changers', { in: 'discard of Bob' }).table({ hazardsDeclared: 1 });
        expect(t.state.company.returned[1]).toBe(returns ? 1 : 0);
        expect(placeName(placeOf(t.state, 1))).toBe(returns ? 'Rivendell' : '');
      },
    );
  scenario('[BA-10/1] [ME-CARD-0079] as an event, keyed to nothing: even in Gorgoroth', (t) => {
    t.given(
      driven(['Anborn'], { movesTo: 'Mount Doom', by: ['Imlad Morgul', 'Gorgoroth'] }, 'Shelob’s Lair'),
    );
    t.player('Bob').does('Beorning Skin-changers: as a hazard');
    resolveChain(t);
    expect(t.state.company.returned[1]).toBe(1);
  });
  scenario('[BA-10/1] as an event, not against a company that stays', (t) => {
    t.given(driven(['Anborn'], {}));
    t.player('Bob').mayNot('Beorning Skin-changers', { to: 'as a hazard' });
  });
  scenario('[BA-10] as a creature, not against heroes', (t) => {
    t.given(driven(['Anborn']));
    t.player('Bob').mayNot('Beorning Skin-changers', { to: 'attack', because: 'companies of this kind' });
  });
  const minions = (at: string, to: string, ...by: readonly string[]) => {
    const way = to === '' ? {} : { movesTo: to, by };
    const position = driven(['Layos', 'Gorbag'], way, at);
    return {
      ...position,
      players: { ...position.players, Ann: { ...position.players.Ann, side: 'ringwraith' } },
    };
  };
  scenario('[BA-10] as a creature, 2 strikes with 10 prowess by Animals and Men, keyed to the Wold', (t) => {
    t.given(minions('Moria', 'Hermit’s Hill', 'Redhorn Gate', 'Wold & Foothills'));
    t.player('Bob').does('Beorning Skin-changers: attack');
    t.player('Bob').mayChoose.exactly('wilderness', 'Wold & Foothills', 'Hermit’s Hill');
    t.player('Bob').does('Wold & Foothills');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 10, 'attack body': 0 });
    expect(t.state.attack.races[t.state.global.attack]).toBe(raceBits(['Animal', 'Man']));
  });
  scenario('[BA-10] as a creature, keyed to the vales, to Mirkwood, and to sites there', (t) => {
    t.given(minions('Beorn’s House', 'Woodmen-town', 'Anduin Vales', 'Western Mirkwood'));
    t.player('Bob').does('Beorning Skin-changers: attack');
    t.player('Bob').mayChoose.exactly('Anduin Vales', 'Western Mirkwood', 'Woodmen-town');
  });
  scenario('[BA-10] as a creature, at no Shadow-hold; and no event against minions', (t) => {
    t.given(minions('Moria', ''));
    t.player('Bob').mayNot('Beorning Skin-changers', { to: 'attack', because: 'keyed' });
    t.player('Bob').mayNot('Beorning Skin-changers', { to: 'as a hazard' });
  });
});

describe('Carrion Feeders', () => {
  const hurt = (name: string, on: readonly string[] = []) => ({ card: name, status: 'wounded', on });
  const fed = (dice: readonly number[], ...who: readonly (string | object)[]) => ({
    phase: 'attack',
    attack: { creature: 'Carrion Feeders' },
    dice,
    players: {
      Ann: { companies: [{ ...company('Moria', ...who), as: 'here' }] },
      Bob: { ...Bob, hand: ['Carrion Feeders'] },
    },
  });
  scenario('[BA-11/1] the wounded face a strike each, and nobody else', (t) => {
    t.given(fed([], hurt('Elladan'), 'Elrohir', hurt('Haldir'), { card: 'Legolas', status: 'tapped' }));
    t.player('Ann').mayChoose.exactly('The strike against Elladan', 'The strike against Haldir');
  });
  scenario('[BA-11/1] where nobody is wounded nothing happens', (t) => {
    t.given(fed([], 'Elladan', 'Elrohir'));
    t.expect.card('Carrion Feeders', { in: 'discard of Bob' }).card('Elladan', { status: 'untapped' });
  });
  // He was wounded already: +1 for that, and +1 more.
  for (const [roll, where] of [
    [[3, 3], { in: 'company of here' }],
    [[3, 4], { in: 'out of Ann' }],
  ] as const)
    scenario(`[BA-11/2] body checks have +1: a body of 8 against ${roll[0] + roll[1]}`, (t) => {
      t.given(fed([1, 1, ...roll], hurt('Elladan'), { card: 'Elrohir', status: 'tapped' }));
      idleUntil(t, () => t.state.global.attack === 0);
      t.expect.card('Elladan', where);
    });
  scenario('[BA-11/3] whoever is untapped may tap to cancel a strike', (t) => {
    t.given(
      fed([], hurt('Elladan', ['Gollum']), 'Elrohir', hurt('Haldir'), { card: 'Legolas', status: 'tapped' }),
    );
    t.player('Ann').does('The strike against Elladan', 'Pass', 'Carrion Feeders');
    t.player('Ann').mayChoose.exactly('Elrohir', 'Gollum');
    t.player('Ann').does('Elrohir');
    t.expect
      .card('Elrohir', { status: 'tapped' })
      .card('Elladan', { status: 'wounded', in: 'company of here' });
  });
  scenario('[BA-11/3] a second strike may be cancelled by another', (t) => {
    t.given(fed([], hurt('Elladan', ['Gollum']), 'Elrohir', hurt('Haldir')));
    t.player('Ann').does('The strike against Elladan', 'Pass', 'Carrion Feeders', 'Elrohir');
    t.player('Ann').does('Pass');
    t.player('Ann').does('Carrion Feeders');
    t.expect.card('Gollum', { status: 'tapped' }).card('Carrion Feeders', { in: 'discard of Bob' });
  });
  scenario('[BA-11/3] not by the hazard player', (t) => {
    t.given(fed([], hurt('Elladan'), 'Elrohir'));
    t.player('Ann').does('Pass');
    t.player('Bob').mayNot('Carrion Feeders');
  });
});
