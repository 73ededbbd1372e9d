/** The Wizards: creatures. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../../table.ts';
import { cited } from '../cited.ts';
import { onTheWay, threeElves } from '../positions.ts';

describe('creatures of the wild', () => {
  scenario('[TW-20] Cave-drake: the attacker chooses', (t) => {
    t.given(onTheWay(['Cave-drake'], 'Legolas', 'Gimli', 'Elladan'));
    attackWith(t, 'Bob', 'Cave-drake');
    t.player('Bob').mayChoose.exactly('Legolas', 'Gimli', 'Elladan');
  });
  scenario('[TW-39 ME-CARD-0271] Giant: one strike of 13 by a Giant, whom the defender assigns', (t) => {
    t.given(onTheWay(['Giant'], 'Legolas', 'Gimli'));
    attackWith(t, 'Bob', 'Giant');
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 13 });
    t.player('Ann').mayChoose.exactly('Legolas', 'Gimli', 'Pass');
  });
  scenario('[TW-75] Orc-raiders: four strikes of 6', (t) => {
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
    scenario(`[TW-45] Huorn: at ${at}, ${offered ? 'met' : 'not met'} by a company that stays`, (t) => {
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
  scenario('[TW-45] Huorn: keyed to the Woodland Realm by its name', (t) => {
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

describe('[TW-23] Corpse-candle', () => {
  const lit = (hand: readonly string[], dice: readonly number[]) => ({
    phase: 'attack',
    attack: { creature: 'Corpse-candle' },
    dice,
    players: {
      Ann: { hand, companies: [company('Moria', { card: 'Elladan', on: ['Scroll of Isildur'] }, 'Adrazar')] },
      Bob: { ...Bob, hand: ['Corpse-candle'] },
    },
  });
  scenario('Corpse-candle: every character checks before strikes are assigned', (t) => {
    t.given(lit([], [1, 1, 6, 6]));
    t.player('Ann').does('Elladan', 'Roll');
    t.expect.card('Elladan', { in: 'discard of Ann' }).card('Adrazar', { status: 'untapped' });
  });
  scenario('[ME-CARD-0125] [ME-CARD-4007] Corpse-candle: none if the attack is cancelled', (t) => {
    t.given(lit(['Concealment'], []));
    t.player('Ann').does('Concealment');
    t.expect.card('Elladan', { status: 'untapped' }).card('Adrazar', { status: 'tapped' });
  });
});

describe('[TW-24] Corsairs of Umbar', () => {
  const raid = (from: string, to: string) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(from, 'Elladan'), movesTo: to }] },
      Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Corsairs of Umbar', 'Orc-guard'] },
    },
  });
  scenario(
    '[ME-CARD-0126] Corsairs of Umbar: keyed to their coasts by name, and to sites in coastal regions',
    (t) => {
      t.given(raid('Edhellond', 'Tolfalas'));
      t.player('Bob').does('Corsairs of Umbar: attack');
      t.player('Bob').mayChoose.includes('Tolfalas');
    },
  );
  scenario('Corsairs of Umbar: not far from the sea', (t) => {
    t.given(raid('Rivendell', 'Moria'));
    t.player('Bob').mayNot('Corsairs of Umbar', { because: 'keyed' });
  });
});

describe('[TW-89] Slayer', () => {
  const slain = (dice: readonly number[]) => ({
    phase: 'attack',
    attack: { creature: 'Slayer', attacks: 2 },
    dice,
    players: {
      Ann: { companies: [company('Bree', 'Elladan', 'Elrohir')] },
      Bob: { ...Bob, hand: ['Slayer'] },
    },
  });
  scenario(
    '[TW-89/1 TW-89/2 ME-CARD-0690 ME-CARD-0691] Slayer: two attacks on one character; any companion may tap to cancel one, even after the first',
    (t) => {
      t.given(slain([6, 6]));
      t.player('Ann').does('Pass');
      t.player('Bob').does('Elladan');
      t.player('Ann').does('Pass', 'No', 'Pass', 'Pass', 'Slayer');
      t.expect.card('Elrohir', { status: 'tapped' }).card('Elladan', { status: 'tapped' });
    },
  );
});

describe('more against a company that has faced Orcs', () => {
  for (const [name, base, more] of [
    ['Orc-warband', 4, 3],
    ['Orc-lieutenant', 7, 4],
  ] as const) {
    scenario(`${cited(name)}: +${more} prowess after another Orc attack`, (t) => {
      t.given(going(['Orc-watch', name], threeElves, { hand: ['Concealment', 'Dark Quarrels', 'Escape'] }));
      attackWith(t, 'Bob', 'Orc-watch');
      t.player('Ann').does('Dark Quarrels');
      resolveChain(t);
      attackWith(t, 'Bob', name, 'shadow-hold');
      t.expect.table({ 'attack prowess': base + more });
    });
    scenario(`${cited(name)}: not after an Undead attack`, (t) => {
      t.given(going(['Stirring Bones', name], threeElves, { hand: ['Escape', 'Dark Quarrels'] }));
      attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
      t.player('Ann').does('Escape', 'Elladan');
      resolveChain(t);
      attackWith(t, 'Bob', name, 'shadow-hold');
      t.expect.table({ 'attack prowess': base });
    });
  }
});

const two = ['Elladan', 'Elrohir'];
const south = (hand: readonly string[], bob: object = {}) => ({
  phase: 'hazards',
  players: {
    Ann: {
      hand: ['Escape', 'Marvels Told'],
      companies: [{ ...company('Pelargir', ...two, 'Elrond'), movesTo: 'Henneth Annûn', as: 'riders' }],
    },
    Bob: { ...Bob, hand, ...bob },
  },
});

describe('Dwar of Waw', () => {
  scenario(
    '[TW-31] Dwar of Waw: a creature of 1 strike with 15 prowess and 10 body, keyed to Ithilien',
    (t) => {
      t.given(south(['Dwar of Waw']));
      t.player('Bob').does('Dwar of Waw: attack', 'Ithilien');
      resolveChain(t);
      t.expect.table({ 'attack strikes': 1, 'attack prowess': 15, 'attack body': 10 });
    },
  );
  scenario('[TW-31] Dwar of Waw: also at a site in Ithilien', (t) => {
    t.given(south(['Dwar of Waw']));
    t.player('Bob').does('Dwar of Waw: attack', 'Henneth Annûn');
  });
  scenario('[TW-31] Dwar of Waw: not in other lands', (t) => {
    t.given(going(['Dwar of Waw', 'Doors of Night'], two));
    t.player('Bob').mayNot('Dwar of Waw', { to: 'attack', because: 'keyed' });
  });
  scenario('[TW-31/1] [ME-UNIQ-006] Dwar of Waw: as a permanent-event he counts as in play', (t) => {
    t.given(
      south([], {
        hand: [
          { card: 'Dwar of Waw', as: 'first' },
          { card: 'Dwar of Waw', as: 'second' },
        ],
      }),
    );
    t.player('Bob').does('first: as a hazard');
    resolveChain(t);
    t.expect.card('first', { in: 'events of Bob' }).table({ hazardsDeclared: 1 });
    t.player('Bob').mayNot('second', { because: 'another copy' });
  });
  const inPlay = (hand: readonly string[], ann: object = {}) =>
    going(hand, two, { hand: ['Escape'], ...ann }, { events: ['Dwar of Waw'] });
  scenario('[TW-31/2] Dwar of Waw: tapped, +1 prowess for Wolves until the end of the turn', (t) => {
    t.given(inPlay(['Dire Wolves']));
    t.player('Bob').does('Dwar of Waw: as a hazard: tap');
    t.expect.table({ hazardsDeclared: 1 });
    resolveChain(t);
    t.expect.card('Dwar of Waw', { in: 'discard of Bob' });
    attackWith(t, 'Bob', 'Dire Wolves');
    t.expect.table({ 'attack prowess': 9, 'attack strikes': 4 });
  });
  scenario('[TW-31/2] Dwar of Waw: for Orcs nothing', (t) => {
    t.given(inPlay(['Hobgoblins']));
    t.player('Bob').does('Dwar of Waw: as a hazard: tap');
    resolveChain(t);
    attackWith(t, 'Bob', 'Hobgoblins');
    t.expect.table({ 'attack prowess': 10 });
  });
  scenario('[TW-31/2] Dwar of Waw: on Wolves that attack, but on no Orcs', (t) => {
    t.given(inPlay(['Dire Wolves']));
    attackWith(t, 'Bob', 'Dire Wolves');
    t.player('Ann').does('Pass');
    t.player('Bob').does('Dwar of Waw: as a hazard: tap');
    resolveChain(t);
    t.expect.table({ 'attack prowess': 9 });
  });
  scenario('[TW-31/2] Dwar of Waw: not beyond the hazard limit', (t) => {
    t.given({ ...inPlay(['Hobgoblins', 'Orc-raiders']), hazardsDeclared: 2 });
    t.player('Bob').mayNot('Dwar of Waw', { because: 'limit is reached' });
  });
  scenario('[TW-31/1] Dwar of Waw: Marvels Told is rid of him', (t) => {
    t.given({
      phase: 'organization',
      dice: [6, 6],
      players: {
        Ann: { hand: ['Marvels Told'], companies: [company('Rivendell', 'Elrond')] },
        Bob: { ...Bob, events: ['Dwar of Waw'] },
      },
    });
    t.player('Ann').does('Marvels Told');
    resolveChain(t);
    t.expect.card('Dwar of Waw', { in: 'discard of Bob' });
  });
});

describe('[TW-89/2] Slayer: the way out', () => {
  const slain = (attack: object, ...characters: readonly (string | object)[]) => ({
    phase: 'attack',
    attack: { creature: 'Slayer', attacks: 2, ...attack },
    players: {
      Ann: { companies: [{ ...company('Bree', ...characters), as: 'here' }, company('Rivendell', 'Haldir')] },
      Bob: { ...Bob, hand: ['Slayer'] },
    },
  });
  scenario('[ME-CARD-0690] before the strike is assigned, and then no more', (t) => {
    t.given({ ...slain({}, 'Elladan', 'Elrohir'), dice: [6, 6] });
    t.player('Ann').does('Slayer', 'Elrohir');
    t.expect.card('Elrohir', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
    t.player('Ann').mayChoose.excludes('Slayer');
    t.player('Bob').does('Elladan');
    t.player('Ann').does('No');
    t.expect.card('Elladan', { status: 'tapped' });
  });
  scenario('[ME-CARD-0690] by whoever is untapped in the attacked company', (t) => {
    t.given(
      slain(
        {},
        'Elladan',
        { card: 'Elrohir', status: 'tapped' },
        { card: 'Beregond', on: ['Gollum', 'Cram'] },
      ),
    );
    t.player('Ann').does('Slayer');
    t.player('Ann').mayChoose.exactly('Elladan', 'Beregond', 'Gollum');
  });
  scenario('[ME-CARD-0690] not if it cannot be cancelled', (t) => {
    t.given(slain({ certain: true }, 'Elladan', 'Elrohir'));
    t.player('Ann').mayNot('Slayer');
  });
  scenario('[ME-CARD-0690] only by the defender', (t) => {
    t.given(slain({}, 'Elladan', 'Elrohir'));
    t.player('Bob').mayNot('Slayer');
  });
});

scenario('[TW-23] Corpse-candle: who is elsewhere does not check', (t) => {
  t.given({
    phase: 'attack',
    company: 'here',
    attack: { creature: 'Corpse-candle' },
    dice: [6, 6],
    players: {
      Ann: {
        hand: ['Dark Quarrels'],
        companies: [
          { ...company('Moria', { card: 'Elladan', on: ['Scroll of Isildur'] }), as: 'here' },
          company('Bree', { card: 'Elrohir', on: ['Orcrist'] }),
        ],
      },
      Bob: { ...Bob, hand: ['Corpse-candle'] },
    },
  });
  t.expect.card('Elladan', { in: 'company of here' });
});
