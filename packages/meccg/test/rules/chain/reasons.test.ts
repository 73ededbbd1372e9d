/** What players are told when something cannot be done: the reason that holds, and no other. */
import { render } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { type ActionName, refusedActions } from '../../../src/reading.ts';
import type { S } from '../../../src/state.ts';
import { Bob, company, going, scenario } from '../../table.ts';

/** All reasons why an action of the rules is refused. */
function reasons(t: Table<S>, player: string, card: string, action: ActionName): string[] {
  const [s, seat] = [t.state, t.who.player(player)];
  return refusedActions(s, seat, t.who.card(card))
    .filter(({ name }) => name === action)
    .flatMap(({ refusals }) => refusals)
    .map(({ why }) => render(s.engine.language, t.who.names(s, seat), why));
}

describe('a hazard at the limit', () => {
  const atLimit = (hazard: string) => ({
    ...going([hazard, 'Twilight'], ['Elladan', 'Elrohir'], { events: ['Gates of Morning'] }),
    hazardsDeclared: 2,
  });
  for (const hazard of ['Minions Stir', 'Doors of Night', 'Lure of Nature', 'Call of Home'])
    scenario(`[ME-HAZ-2010] hears of the limit, not that it is no time for hazards: ${hazard}`, (t) => {
      t.given(atLimit(hazard));
      t.player('Bob').mayNot(hazard, {
        to: 'its text',
        because: 'hazard limit is reached',
        rule: 'ME-HAZ-2010',
      });
      t.player('Bob').mayChoose.exactly('Pass', 'Twilight: at any time');
    });
  scenario('[ME-HAZ-2010] and one below it is played', (t) => {
    t.given({ ...atLimit('Minions Stir'), hazardsDeclared: 1 });
    t.player('Bob').mayChoose.includes('Minions Stir: as a hazard');
  });
  scenario('[ME-HAZ-2010] what does not count is played at the limit too', (t) => {
    t.given({ ...going(['Veils Flung Away'], ['Elladan', 'Elrohir']), hazardsDeclared: 2 });
    t.player('Bob').mayChoose.includes('Veils Flung Away: as a hazard');
  });
});

describe('copies', () => {
  const playing = (card: string, events: readonly object[]) => ({
    ...going([card, 'Call of Home'], ['Elladan', 'Elrohir', 'Haldir'], {}, { events }),
  });
  scenario('[ME-UNIQ-001] of what cannot be duplicated are no question of uniqueness', (t) => {
    t.given(playing('Doors of Night', [{ card: 'Doors of Night', as: 'old' }]));
    t.player('Bob').mayNot('Doors of Night in hand of Bob', {
      to: 'its text',
      because: 'it cannot be duplicated, and another copy is in play',
      rule: 'ME-UNIQ-001',
    });
  });
  scenario('[ME-UNIQ-006] of what is unique are', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Haldir'], companies: [company('Rivendell', 'Elladan')] },
        Bob: { companies: [company('Lórien', { card: 'Haldir', as: 'other' })] },
      },
    });
    t.player('Ann').mayNot('Haldir in hand of Ann', { because: 'it is unique', rule: 'ME-UNIQ-006' });
  });
  scenario('[ME-DRAGON-012] and of a Dragon who was defeated that he is gone', (t) => {
    t.given(going(['Smaug at Home', 'Call of Home'], ['Elladan', 'Elrohir'], { points: ['Smaug'] }));
    t.player('Bob').mayNot('Smaug at Home', { because: 'gone for good', rule: 'ME-DRAGON-012' });
  });
});

describe('a character who may not arrive', () => {
  scenario('[ME-ORG-504] because the Wizard is elsewhere', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Elrond', 'Haldir'], companies: [company('Bree', 'Gandalf', 'Elladan')] },
        Bob,
      },
    });
    expect(reasons(t, 'Ann', 'Elrond', 'bringIn')).toEqual([
      'your Wizard is elsewhere, and where he may arrive nobody can lead him',
    ]);
    t.player('Ann').mayNot('Elrond', { to: 'bringIn', rule: 'ME-ORG-504' });
  });
  scenario('[ME-ORG-510] because his home is the only place, and it was left behind', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Fatty Bolger'],
          discardedSites: ['Bag End'],
          companies: [company('Rivendell', 'Elladan')],
        },
        Bob,
      },
    });
    expect(reasons(t, 'Ann', 'Fatty Bolger', 'bringIn')).toEqual(['there is nowhere for him to arrive']);
  });
});

describe('an item', () => {
  const six = ['Elladan', 'Elrohir', 'Elrond', 'Haldir', 'Orophin', 'Bofur'];
  scenario('[ME-SITE-2000] outside of the site phase hears of nothing else', (t) => {
    t.given({ players: { Ann: { hand: ['Glamdring'], companies: [company('Moria', ...six)] }, Bob } });
    expect(reasons(t, 'Ann', 'Glamdring', 'playItem')).toEqual([
      'it is played in the site phase, once the company has entered its site and faced what guards it',
    ]);
  });
  const here = (at: string, more: object, ...characters: readonly (string | object)[]) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Glamdring', 'Smoke Rings'],
        discard: ['Dodge'],
        companies: [{ ...company(at, ...characters), ...more }],
      },
      Bob,
    },
  });
  scenario('[ME-ITEM-2000] that the site does not list hears so', (t) => {
    t.given(here('Edoras', {}, ...six));
    expect(reasons(t, 'Ann', 'Glamdring', 'playItem')).toEqual(['this site does not allow such an item']);
  });
  scenario('[ME-ITEM-2010] at a tapped site hears so', (t) => {
    t.given(here('Moria', { siteTapped: true }, ...six));
    expect(reasons(t, 'Ann', 'Glamdring', 'playItem')).toEqual(['the site is tapped']);
  });
  scenario('[ME-TAP-003] with nobody to tap hears so', (t) => {
    t.given(here('Moria', {}, { card: 'Elladan', status: 'tapped' }));
    expect(reasons(t, 'Ann', 'Glamdring', 'playItem')).toEqual(['no character of the company is untapped']);
  });
  scenario('[ME-SITE-2009] while something is declared hears that it must wait', (t) => {
    const { phase, players } = here('Moria', {}, ...six);
    t.given({
      phase,
      players: { Ann: { ...players.Ann, events: ['Gates of Morning'] }, Bob: { ...Bob, hand: ['Twilight'] } },
    });
    t.player('Ann').does('Smoke Rings: on your turn');
    t.expect.asked('Bob').table({ chain: 'Smoke Rings' });
    expect(reasons(t, 'Ann', 'Glamdring', 'playItem')).toEqual([
      'something else is going on, and must be over first',
    ]);
  });
  scenario('[ME-UNIQ-4002] that all have already hears that nobody may play it', (t) => {
    const { phase, players } = here('Moria', {}, { card: 'Elladan', on: ['Elf-stone'] });
    t.given({ phase, players: { ...players, Ann: { ...players.Ann, hand: ['Elf-stone', 'Smoke Rings'] } } });
    expect(reasons(t, 'Ann', 'Elf-stone in hand of Ann', 'playItem')).toEqual([
      'none of the untapped characters of the company may play it',
    ]);
  });
});

describe('in one’s own organization phase', () => {
  const organizing = {
    players: {
      Ann: {
        hand: ['Smoke Rings', 'Stealth'],
        discard: ['Dodge'],
        events: ['Gates of Morning'],
        companies: [company('Rivendell', { card: 'Adrazar', on: ['Cram'] }, 'Elladan')],
      },
      Bob: { ...Bob, hand: ['Twilight'] },
    },
  };
  const others = [
    ['Cram', 'transfer'],
    ['Cram', 'store'],
    ['Adrazar', 'declareMovement'],
  ] as const;
  for (const [card, action] of others) {
    scenario(`[ME-ORG-002] nothing is done while a chain is open: ${action}`, (t) => {
      t.given(organizing);
      t.player('Ann').does('Smoke Rings: on your turn');
      t.expect.asked('Bob');
      expect(reasons(t, 'Ann', card, action)).toEqual(['something else is going on, and must be over first']);
    });
    scenario(`[ME-TIMING-004] nor when all that is left is its end: ${action}`, (t) => {
      t.given(organizing);
      t.player('Ann').passes();
      t.player('Bob').passes();
      t.player('Ann').mayChoose.exactly('Pass', 'Stealth');
      expect(reasons(t, 'Ann', card, action)).toEqual(['the organization phase is about to end']);
    });
  }
});

describe('a creature', () => {
  scenario('[ME-HAZ-003] in one’s own turn hears of nothing else', (t) => {
    t.given({
      players: { Ann: { hand: ['Orc-guard'], companies: [company('Rivendell', 'Elladan')] }, Bob },
    });
    expect(reasons(t, 'Ann', 'Orc-guard', 'attack')).toEqual([
      "hazards are played on an opponent's company in its movement/hazard phase",
    ]);
  });
});
