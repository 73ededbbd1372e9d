/** Hazards that wear down, and creatures of the wild: Weariness, lures, the knife, night, and who is met where. */
import { describe, expect } from 'vitest';
import { attackWith, Bob, company, resolveChain, scenario } from '../table.ts';

const bearing = (name: string, ...items: readonly (string | object)[]) => ({ card: name, on: items });
const onTheWay = (hand: readonly string[], ...who: readonly (string | object)[]) => ({
  phase: 'hazards',
  players: {
    Ann: { companies: [{ ...company('Rivendell', ...who), movesTo: 'Lórien', by: 'starter' }] },
    Bob: { ...Bob, hand },
  },
});

describe('Weariness of the Heart', () => {
  const tire =
    'Weariness of the Heart: as a hazard (also on a strike): give a character in the company now moving on whom it is not in effect already −1 prowess until the end of the turn';
  const twice = ['Weariness of the Heart', 'Weariness of the Heart'];
  scenario('[ME-CARD-0812] −1 prowess until the end of the turn, once on one character', (t) => {
    t.given(onTheWay(twice, 'Legolas', 'Gimli'));
    t.player('Bob').does(`${tire} (1)`, 'Legolas');
    resolveChain(t);
    t.expect.value('Legolas', 'prowess', 4, { base: 5 });
    t.player('Bob').does(tire);
    t.expect.value('Gimli', 'prowess', 4).value('Legolas', 'prowess', 4);
  });
  scenario('[ME-CORR-2003, ME-CARD-0812] or a corruption check, as often as one likes', (t) => {
    t.given({ ...onTheWay(twice, bearing('Legolas', 'Dagger of Westernesse')), dice: [1, 1, 1, 1] });
    t.player('Bob').does(
      'Weariness of the Heart: as a hazard: have a character in the company now moving make a corruption check (1)',
    );
    resolveChain(t);
    t.player('Bob').does('Weariness of the Heart: as a hazard: have');
    resolveChain(t);
    t.expect.card('Legolas', { in: 'company of company 1' });
  });
  scenario('[ME-STRIKE-529] on a strike only whoever is struck', (t) => {
    t.given(onTheWay(['Giant', 'Weariness of the Heart'], 'Legolas', 'Gimli'));
    attackWith(t, 'Bob', 'Giant');
    t.player('Ann').does('Legolas');
    t.player('Bob').does('Pass');
    t.player('Bob').mayChoose.excludes(
      'Weariness of the Heart: as a hazard: have a character in the company now moving make a corruption check',
    );
    t.player('Bob').does('Weariness of the Heart: as');
    t.expect.value('Legolas', 'prowess', 4).value('Gimli', 'prowess', 5);
  });
});

describe('Lure of the Senses', () => {
  scenario('[ME-CARD-0441] is a corruption card of two points', (t) => {
    t.given(onTheWay(['Lure of the Senses', 'Lure of Nature'], 'Legolas'));
    t.player('Bob').does('Lure of the Senses: as');
    resolveChain(t);
    t.expect.value('Legolas', 'corruption points', 2);
    t.player('Bob').mayNot('Lure of Nature', { because: 'nothing to choose' });
  });
  for (const [at, dice] of [
    ['Rivendell', [1, 2]],
    ['Bree', []],
  ] as const)
    scenario(`[ME-CARD-0441] a check at the end of the untap phase at ${at}: ${dice.length > 0}`, (t) => {
      t.given({
        phase: 'untap',
        dice,
        players: { Ann: { companies: [company(at, bearing('Legolas', 'Lure of the Senses'))] }, Bob },
      });
      t.expect.card('Legolas', { in: 'company of company 1' });
    });
  scenario('[ME-CARD-4029] whoever taps for him stays tapped', (t) => {
    t.given({
      phase: 'untap',
      dice: [1, 1],
      players: {
        Ann: { companies: [company('Rivendell', bearing('Legolas', 'Lure of the Senses'), 'Gimli')] },
        Bob,
      },
    });
    t.player('Ann').does('Tap Gimli for +1');
    t.expect.card('Gimli', { status: 'tapped' }).card('Legolas', { status: 'untapped' });
  });
});

describe('Morgul-knife', () => {
  const attacked = (race: string, dice: readonly number[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 15, race },
    dice,
    players: {
      Ann: { companies: [company('Moria', 'Frodo')] },
      Bob: { ...Bob, hand: ['Morgul-knife'] },
    },
  });
  scenario(
    '[ME-CARD-0469, ME-CARD-0470, ME-CARD-4036] strengthens a Nazgûl and stays in whom it wounds',
    (t) => {
      t.given(attacked('Nazgûl', [1, 1, 1, 1]));
      t.player('Bob').does('Morgul-knife: as');
      resolveChain(t);
      t.expect.table({ 'attack prowess': 17 });
      t.player('Ann').does('Frodo', 'No');
      t.player('Bob').does('Yes');
      t.expect.card('Morgul-knife', { in: 'on of Frodo' }).value('Frodo', 'corruption points', 4);
    },
  );
  scenario('[ME-CARD-0469] is discarded if nobody is wounded', (t) => {
    t.given({ ...attacked('Nazgûl', [6, 6]), attack: { strikes: 1, prowess: 1, race: 'Nazgûl' } });
    t.player('Bob').does('Morgul-knife: as');
    t.player('Ann').does('Frodo', 'No');
    t.expect.card('Morgul-knife', { in: 'discard of Bob' });
  });
  scenario('[ME-CARD-4037] nor is it placed on one who has had a corruption card this turn', (t) => {
    t.given({
      ...attacked('Nazgûl', [1, 1, 1, 1]),
      players: {
        Ann: { companies: [company('Moria', { card: 'Frodo', corrupted: true })] },
        Bob: { ...Bob, hand: ['Morgul-knife'] },
      },
    });
    t.player('Bob').does('Morgul-knife: as');
    t.player('Ann').does('Frodo', 'No');
    t.expect.card('Morgul-knife', { in: 'discard of Bob' }).value('Frodo', 'corruption points', 0);
  });
  scenario('[ME-CARD-0469] not on an attack by Orcs', (t) => {
    t.given(attacked('Orc', [6, 6, 1, 1]));
    t.player('Ann').does('Frodo');
    t.expect.card('Morgul-knife', { in: 'hand of Bob' });
    t.player('Ann').does('No');
  });
  scenario('[ME-CARD-0469] a roll of 4 at a Haven does not remove it, and he stays tapped', (t) => {
    t.given({
      phase: 'untap',
      dice: [2, 2],
      players: {
        Ann: {
          companies: [company('Rivendell', { card: 'Frodo', status: 'tapped', on: ['Morgul-knife'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Morgul-knife');
    t.expect.card('Morgul-knife', { in: 'on of Frodo' }).card('Frodo', { status: 'tapped' });
  });
  scenario('[ME-CARD-0469] or he untaps', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: {
          companies: [company('Rivendell', { card: 'Frodo', status: 'tapped', on: ['Morgul-knife'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Pass');
    t.expect.card('Morgul-knife', { in: 'on of Frodo' }).card('Frodo', { status: 'untapped' });
  });
  scenario('[ME-CARD-0469] away from a Haven he untaps and is not asked', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: { companies: [company('Bree', { card: 'Frodo', status: 'tapped', on: ['Morgul-knife'] })] },
        Bob,
      },
    });
    t.expect.card('Frodo', { status: 'untapped' });
  });
});

describe('Tookish Blood', () => {
  for (const [dice, gone] of [
    [[1, 1], true],
    [[6, 6], false],
  ] as const)
    scenario(
      `as a hazard: a roll of ${dice[0] + dice[1]} with nothing unused ${gone ? 'sends' : 'does not send'} Frodo home`,
      (t) => {
        t.given({
          ...onTheWay(['Tookish Blood'], 'Frodo', 'Aragorn II', 'Gimli'),
          dice,
        });
        t.player('Bob').does('Tookish Blood: as');
        resolveChain(t);
        t.expect.card('Frodo', { in: gone ? 'hand of Ann' : 'company of company 1' });
      },
    );
  scenario('as a hazard: not on anyone but a Hobbit', (t) => {
    t.given(onTheWay(['Tookish Blood'], 'Legolas'));
    t.player('Bob').mayNot('Tookish Blood', { because: 'nothing to choose a Hobbit' });
  });
  scenario('as a resource it keeps him, even from a check that fails by one', (t) => {
    t.given({
      dice: [1, 2],
      players: {
        Ann: {
          hand: ['Tookish Blood'],
          companies: [company('Rivendell', bearing('Frodo', 'The One Ring', 'Lesser Ring'))],
        },
        Bob,
      },
    });
    t.player('Ann').does('Tookish Blood: on', 'Lesser Ring: store');
    t.expect.card('Frodo', { in: 'company of company 1' }).card('The One Ring', { in: 'on of Frodo' });
  });
  scenario('but not from one that fails by two, which eliminates him', (t) => {
    t.given({
      dice: [1, 1],
      players: {
        Ann: {
          hand: ['Tookish Blood'],
          companies: [company('Rivendell', bearing('Frodo', 'The One Ring', 'Lesser Ring'))],
        },
        Bob,
      },
    });
    t.player('Ann').does('Tookish Blood: on', 'Lesser Ring: store');
    t.expect.card('Frodo', { in: 'out of Ann' });
  });
});

describe('Awaken Denizens', () => {
  scenario('cannot be duplicated', (t) => {
    t.given({
      ...onTheWay(['Awaken Denizens'], 'Legolas'),
      players: {
        Ann: { companies: [{ ...company('Rivendell', 'Legolas'), movesTo: 'Lórien', by: 'starter' }] },
        Bob: { ...Bob, hand: ['Awaken Denizens'], events: [{ card: 'Awaken Denizens', as: 'first' }] },
      },
    });
    t.player('Bob').mayChoose.excludes('Awaken Denizens: as a hazard: put this card into play');
  });
  for (const [at, strikes] of [
    ['The Lonely Mountain', 2],
    ['Moria', 4],
  ] as const)
    scenario(`[ME-EVENT-2010] in the turn of either: ${strikes} strikes at ${at}`, (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: { events: ['Awaken Denizens'], companies: [company(at, 'Legolas', 'Gimli')] },
          Bob,
        },
      });
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack strikes': strikes });
    });
});

describe('creatures of the wild', () => {
  scenario('Cave-drake: the attacker chooses', (t) => {
    t.given(onTheWay(['Cave-drake'], 'Legolas', 'Gimli', 'Elladan'));
    attackWith(t, 'Bob', 'Cave-drake');
    t.player('Bob').mayChoose.exactly('Legolas', 'Gimli', 'Elladan');
  });
  scenario('[ME-CARD-0271] Giant: one strike of 13 by a Giant, whom the defender assigns', (t) => {
    t.given(onTheWay(['Giant'], 'Legolas', 'Gimli'));
    attackWith(t, 'Bob', 'Giant');
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 13 });
    t.player('Ann').mayChoose.exactly('Legolas', 'Gimli', 'Pass');
  });
  scenario('Orc-raiders: four strikes of 6', (t) => {
    t.given(onTheWay(['Orc-raiders'], 'Legolas', 'Gimli'));
    attackWith(t, 'Bob', 'Orc-raiders', 'border-land');
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 6 });
  });
  for (const [at, offered] of [
    ['Old Forest', true],
    ['Sarn Goriwing', true],
    ['Moria', false],
    ['Isengard', false],
  ] as const)
    scenario(`Huorn: at ${at}, ${offered ? 'met' : 'not met'} by a company that stays`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { companies: [company(at, 'Legolas')] },
          Bob: { ...Bob, hand: ['Huorn', 'Doors of Night'] },
        },
      });
      if (offered) t.player('Bob').mayChoose.includes('Huorn: attack');
      else t.player('Bob').mayChoose.excludes('Huorn: attack');
    });
  scenario('Huorn: keyed to the Woodland Realm by its name', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [
            {
              ...company('Gladden Fields', 'Legolas'),
              movesTo: 'Thranduil’s Halls',
              by: ['Anduin Vales', 'Woodland Realm'],
            },
          ],
        },
        Bob: { ...Bob, hand: ['Huorn'] },
      },
    });
    t.player('Bob').mayChoose.includes('Huorn: attack');
  });
});

describe('Fell Winter', () => {
  scenario('[ME-EVENT-2008] changes no region while Doors of Night is not in play', (t) => {
    t.given(onTheWay(['Fell Winter', 'Giant'], 'Legolas'));
    t.player('Bob').does('Fell Winter: as');
    resolveChain(t);
    t.expect.table({ 'site path': 'wilderness, wilderness, border-land, wilderness' });
  });
  for (const [at, strikes] of [
    ['Bree', 3],
    ['Moria', 4],
  ] as const)
    scenario(`Wolves at Border-holds only: ${strikes} strikes are faced at ${at}`, (t) => {
      t.given({
        phase: 'site',
        players: {
          Ann: { companies: [company(at, 'Legolas', 'Gimli')] },
          Bob: { ...Bob, events: ['Fell Winter'] },
        },
      });
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack strikes': strikes });
    });
  scenario('the card stays when its Wolves are defeated', (t) => {
    t.given({
      phase: 'site',
      dice: [6, 6, 6, 6, 6, 6],
      players: {
        Ann: { companies: [company('Bree', 'Legolas', 'Gimli', 'Elladan')] },
        Bob: { ...Bob, events: ['Fell Winter'] },
      },
    });
    t.player('Ann').does('Yes', 'Legolas', 'Gimli', 'Elladan');
    t.player('Ann').does('The strike against Legolas', 'No', 'The strike against Gimli', 'No', 'No');
    t.expect.card('Fell Winter', { in: 'events of Bob' });
    t.player('Ann').has({ 'kill points': 0 });
  });
});

describe('Arouse Defenders', () => {
  scenario('not where there is no automatic-attack', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Bree', 'Legolas')] },
        Bob: { ...Bob, hand: ['Arouse Defenders', 'Doors of Night'] },
      },
    });
    t.player('Bob').mayNot('Arouse Defenders', { because: 'automatic-attack' });
  });
  for (const [hand, cancelled] of [
    [['Arouse Defenders'], false],
    [['Doors of Night'], true],
  ] as const)
    scenario(`the attack can be cancelled: ${cancelled}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { hand: ['Concealment', 'Vanishment'], companies: [company('Bree', 'Bilbo', 'Gandalf')] },
          Bob: { ...Bob, hand, events: ['Fell Winter'] },
        },
      });
      t.player('Bob').does(`${hand[0]}: as`);
      while (t.offered().includes('Pass')) t.choose(t.state.kernel.asked, 'Pass');
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack prowess': cancelled ? 7 : 9 });
      if (cancelled) t.player('Ann').mayChoose.includes('Pass');
      const { attack } = t.state.global;
      expect(t.state.attack.certain[attack]).toBe(cancelled ? 0 : 1);
    });
});
