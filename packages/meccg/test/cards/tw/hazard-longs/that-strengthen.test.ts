/** The Wizards: hazard long-events that strengthen attacks. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, idleUntil, offers, scenario } from '../../../table.ts';
import { twins } from '../../positions.ts';

for (const [at, strikes] of [
  ['Moria', 8],
  ['Carn Dûm', 8],
  ['Ettenmoors', 1],
] as const)
  scenario(`[TW-10/2] Awaken Minions: ${strikes} strikes at ${at}`, (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: { companies: [company(at, 'Legolas', 'Gimli')] },
        Bob: { ...Bob, events: ['Awaken Minions'] },
      },
    });
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': strikes });
  });
scenario('[TW-10/2] Awaken Minions: nothing for a creature at a Shadow-hold', (t) => {
  t.given({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Dark Quarrels'], companies: [company('Moria', ...twins)] },
      Bob: { ...Bob, hand: ['Orc-watch'], events: ['Awaken Minions'] },
    },
  });
  attackWith(t, 'Bob', 'Orc-watch');
  t.expect.table({ 'attack strikes': 3 });
});

const faced = (race: string, events: readonly string[]) => ({
  phase: 'attack',
  attack: { strikes: 2, prowess: 9, race },
  players: { Ann: { hand: ['Escape'], companies: [company('Moria', ...twins)] }, Bob: { ...Bob, events } },
});
describe('[TW-81] Plague of Wights', () => {
  for (const [race, night, strikes, prowess] of [
    ['Undead', [], 2, 10],
    ['Undead', ['Doors of Night'], 4, 10],
    ['Orc', ['Doors of Night'], 2, 9],
  ] as const)
    scenario(`[TW-81/2 TW-81/3] ${race}, ${night.length} Doors of Night: ${strikes} strikes`, (t) => {
      t.given(faced(race, ['Plague of Wights', ...night]));
      t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
    });
  for (const [race, may] of [
    ['Undead', false],
    ['Orc', true],
  ] as const)
    scenario(`[TW-81/3] [ME-CARD-4017] Doors of Night while ${race} strikes are resolved: ${may}`, (t) => {
      t.given({
        ...faced(race, []),
        players: {
          Ann: { hand: ['Escape'], companies: [{ ...company('Rivendell', ...twins), movesTo: 'Moria' }] },
          Bob: { ...Bob, events: ['Plague of Wights'], hand: ['Doors of Night', 'Weariness of the Heart'] },
        },
      });
      t.player('Ann').does('Pass', 'Elladan', 'Elrohir');
      idleUntil(t, () => offers(t, 'Weariness'));
      if (may) t.player('Bob').mayChoose.includes('Doors of Night: as');
      else t.player('Bob').mayNot('Doors of Night', { because: 'strikes are assigned' });
    });
});

describe('[TW-108] Wake of War', () => {
  for (const [race, night, strikes, prowess] of [
    ['Wolf', [], 3, 10],
    ['Spider', [], 3, 10],
    ['Animal', [], 3, 10],
    ['Wolf', ['Doors of Night'], 4, 11],
    ['Spider', ['Doors of Night'], 3, 10],
    ['Animal', ['Doors of Night'], 3, 10],
    ['Orc', ['Doors of Night'], 2, 9],
  ] as const)
    scenario(
      `[TW-108/2 TW-108/3 TW-108/4 TW-108/5] ${race}, ${night.length} Doors of Night: ${strikes} strikes`,
      (t) => {
        t.given(faced(race, ['Wake of War', ...night]));
        t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
      },
    );
  for (const [events, strikes, prowess] of [
    [[], 4, 8],
    [['Wake of War'], 5, 9],
    [['Wake of War', 'Doors of Night'], 6, 10],
  ] as const)
    scenario(`[ME-HAZ-2004] Dire Wolves: ${strikes} strikes at ${prowess}`, (t) => {
      t.given(going(['Dire Wolves'], twins, { hand: ['Escape'] }, { events }));
      attackWith(t, 'Bob', 'Dire Wolves');
      t.expect.table({ 'attack strikes': strikes, 'attack prowess': prowess });
    });
});
