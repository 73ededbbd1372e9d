/** Dark Minions: hazard permanent-events. */
import { describe } from 'vitest';
import { fight, sixes } from '../../fights.ts';
import { attackWith, Bob, company, going, type Placed, resolveChain, scenario } from '../../table.ts';

describe('[DM-71] The Moon Is Dead', () => {
  scenario(
    '[DM-71/2 DM-71/3 DM-71/5] The Moon Is Dead: +1 strike and +1 prowess for Undead, and it goes when one is defeated',
    (t) => {
      t.given({
        ...going(
          ['Stirring Bones'],
          ['Elrond', 'Glorfindel II', 'Balin'],
          { hand: ['Escape'] },
          { events: ['The Moon Is Dead'] },
        ),
        dice: [6, 6, 6, 6, 6, 6],
      });
      attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
      t.expect.table({ 'attack strikes': 3, 'attack prowess': 10 });
      t.player('Ann').does('Pass', 'Elrond', 'Glorfindel II', 'Balin');
      t.player('Ann').does('The strike against Elrond', 'No', 'The strike against Glorfindel II', 'No', 'No');
      resolveChain(t);
      t.expect.card('The Moon Is Dead', { in: 'discard of Bob' });
    },
  );
  const barrow = (events: readonly string[]) => ({
    phase: 'site',
    players: {
      Ann: {
        hand: ['Escape', 'Many Turns and Doublings', 'Glamdring'],
        companies: [company('Barrow-downs', 'Beretar', 'Elladan', 'Elrohir')],
      },
      Bob: { ...Bob, events },
    },
  });
  scenario('[DM-71/4] The Moon Is Dead: an Undead automatic-attack is faced twice', (t) => {
    t.given(barrow(['The Moon Is Dead']));
    t.player('Ann').does('Yes', 'Escape', 'Elladan', 'Pass');
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 9 });
  });
  scenario('The Moon Is Dead: without it, once', (t) => {
    t.given(barrow([]));
    t.player('Ann').does('Yes', 'Escape', 'Elladan', 'Pass');
    t.player('Ann').mayChoose.includes('Glamdring: play');
  });
});

scenario('[DM-71/1] The Moon Is Dead is played as a hazard, and stays', (t) => {
  t.given(going(['The Moon Is Dead'], ['Elrond']));
  t.player('Bob').does('The Moon Is Dead: as');
  resolveChain(t);
  t.player('Bob').has({ events: ['The Moon Is Dead'] });
});

describe('[DM-56] Eyes of the Shadow', () => {
  const moving = (who: readonly Placed[], more: object = {}) =>
    going(['Orc-guard'], who, {}, { events: ['Eyes of the Shadow'], ...more });
  for (const [who, limit] of [
    [['Gandalf'], 4],
    [['Gandalf', 'Elladan', 'Elrohir'], 5],
    [['Gandalf', 'Elladan', 'Elrohir', 'Haldir'], 4],
    [['Gandalf', 'Elladan', 'Sam Gamgee', 'Merry'], 5],
    [['Elrond'], 4],
    [['Gimli'], 4],
    [['Faramir'], 2],
    [['Aragorn II'], 2],
  ] as const)
    scenario(`[DM-56/2] Eyes of the Shadow: ${who.join(', ')}: a limit of ${limit}`, (t) => {
      t.given(moving(who));
      t.expect.table({ hazardLimit: limit });
    });
  scenario('[DM-56/2] Eyes of the Shadow: not against a company that stays', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Gandalf')] },
        Bob: { ...Bob, hand: ['Orc-guard'], events: ['Eyes of the Shadow'] },
      },
    });
    t.expect.table({ hazardLimit: 2 });
  });
  scenario('[DM-56/1] Eyes of the Shadow: not while Gates of Morning is in play', (t) => {
    t.given(going(['Eyes of the Shadow', 'Orc-guard'], ['Elrond'], { events: ['Gates of Morning'] }));
    t.player('Bob').mayNot('Eyes of the Shadow', { because: 'Gates of Morning' });
  });
});

describe('[DM-80] Rank upon Rank', () => {
  const faced = (race: string, events: readonly string[], dice: readonly number[] = []) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 5, race },
    dice,
    players: {
      Ann: { hand: ['Escape'], companies: [company('Moria', 'Elrond', 'Glorfindel II')] },
      Bob: { ...Bob, events },
    },
  });
  for (const [race, night, strikes, prowess, goes] of [
    ['Man', [], 2, 6, true],
    ['Giant', ['Doors of Night'], 2, 6, true],
    ['Giant', [], 1, 5, false],
    ['Agent', ['Doors of Night'], 1, 5, false],
    ['Orc', ['Doors of Night'], 1, 5, false],
  ] as const)
    scenario(
      `[DM-80/2 DM-80/3 DM-80/4 DM-80/5 DM-80/6] Rank upon Rank: ${race}, ${night.length} Doors of Night`,
      (t) => {
        t.given(faced(race, ['Rank upon Rank', ...night], [6, 6, 6, 6].slice(0, 2 * strikes)));
        t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
        fight(t);
        t.expect.card('Rank upon Rank', { in: goes ? 'discard of Bob' : 'events of Bob' });
      },
    );
  scenario('[DM-80/6] Rank upon Rank: stays while one strike was not beaten', (t) => {
    t.given({
      ...faced('Man', ['Rank upon Rank'], [1, 1, 1, 1, 6, 6]),
      attack: { strikes: 1, prowess: 12, race: 'Man' },
    });
    fight(t);
    t.expect.card('Rank upon Rank', { in: 'events of Bob' });
  });
});

describe('[DM-83] Redoubled Force', () => {
  const entering = (at: string, dice: readonly number[] = []) => ({
    phase: 'site',
    dice,
    players: {
      Ann: { companies: [company(at, ...heroes)] },
      Bob: { ...Bob, events: ['Redoubled Force'] },
    },
  });
  const heroes = ['Elrond', 'Glorfindel II', 'Aragorn II', 'Gimli', 'Legolas', 'Boromir II', 'Haldir'];
  for (const [at, strikes, prowess] of [
    ['Moria', 7, 9],
    ['Ettenmoors', 4, 11],
    ['Barrow-downs', 1, 8],
  ] as const)
    scenario(`[DM-83/2 DM-83/3] Redoubled Force: ${strikes} strikes with ${prowess} at ${at}`, (t) => {
      t.given(entering(at));
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
    });
  scenario('[DM-83/4] Redoubled Force: goes when such an automatic-attack is defeated', (t) => {
    t.given(entering('Moria', sixes(0, 7)));
    t.player('Ann').does('Yes');
    fight(t);
    t.expect.card('Redoubled Force', { in: 'discard of Bob' });
  });
  scenario('[DM-83/4] Redoubled Force: but not for an Orc attack that is none', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 5, race: 'Orc' },
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Moria', 'Elrond')] },
        Bob: { ...Bob, events: ['Redoubled Force'] },
      },
    });
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 5 });
    fight(t);
    t.expect.card('Redoubled Force', { in: 'events of Bob' });
  });
});
