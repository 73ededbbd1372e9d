/** The Lidless Eye: resource short-events against attacks and strikes. */
import { describe } from 'vitest';
import { Bob, company, type Placed, resolveChain, scenario } from '../../table.ts';

const minions = (hand: readonly string[], race: string, who: readonly Placed[], more: object = {}) => ({
  phase: 'attack',
  attack: { strikes: 3, prowess: 9, race },
  players: { Ann: { side: 'ringwraith', hand, companies: [company('Moria', ...who)] }, Bob },
  ...more,
});

describe('[LE-160] A Nice Place to Hide', () => {
  scenario('an untapped scout taps, and the attack is cancelled', (t) => {
    t.given(minions(['A Nice Place to Hide'], 'Undead', ['Ostisen', 'Layos']));
    t.player('Ann').does('A Nice Place to Hide');
    t.expect.card('Ostisen', { status: 'tapped' }).card('Layos', { status: 'untapped' });
  });
  scenario('not without one', (t) => {
    t.given(minions(['A Nice Place to Hide'], 'Undead', [{ card: 'Ostisen', status: 'tapped' }, 'Layos']));
    t.player('Ann').mayNot('A Nice Place to Hide', { because: 'nothing to choose an untapped scout' });
  });
});

describe('[LE-172] Bold Thrust', () => {
  const struck = (who: string, dice: readonly number[]) => ({
    ...minions(['Bold Thrust'], 'Orc', [who]),
    attack: { strikes: 1, prowess: 12, race: 'Orc' },
    dice,
  });
  // Jerrek: 5 and 3 are 8; with a roll of 5 he beats 12, with 4 he ties.
  scenario('a warrior has +3 prowess', (t) => {
    t.given(struck('Jerrek', [2, 3]));
    t.player('Ann').does('Jerrek', 'No', 'Bold Thrust');
    t.expect.card('Jerrek', { status: 'tapped' });
  });
  // A body check of 8 is no more than his body of 8, but more than 7.
  scenario('and −1 body if he is wounded', (t) => {
    t.given(struck('Jerrek', [1, 1, 4, 4]));
    t.player('Ann').does('Jerrek', 'No', 'Bold Thrust');
    t.expect.card('Jerrek', { in: 'out of Ann' });
  });
  scenario('nobody else has it', (t) => {
    t.given(struck('Layos', [6, 6]));
    t.player('Ann').does('Layos', 'No');
    t.expect.card('Bold Thrust', { in: 'hand of Ann' });
  });
});

describe('[LE-180] Diversion', () => {
  scenario('someone is wounded without a check, and the attack is cancelled', (t) => {
    t.given(minions(['Diversion'], 'Undead', ['Layos', { card: 'Ostisen', status: 'wounded' }]));
    t.player('Ann').does('Diversion');
    t.expect.card('Layos', { status: 'wounded' });
  });
  scenario('not where all are wounded', (t) => {
    t.given(minions(['Diversion', 'Orc Quarrels'], 'Orc', [{ card: 'Ostisen', status: 'wounded' }]));
    t.player('Ann').mayNot('Diversion', { because: 'unwounded' });
  });
});

describe('[LE-212] Not Slay Needlessly', () => {
  for (const race of ['Elf', 'Dwarf', 'Dúnadan', 'Man'])
    scenario(`[LE-212/1] the attack of ${race} on a covert company is cancelled`, (t) => {
      t.given(minions(['Not Slay Needlessly'], race, ['Layos']));
      t.player('Ann').does('Not Slay Needlessly');
      t.expect.card('Layos', { status: 'untapped' });
    });
  scenario('[LE-212/2] on an overt one it has −2 prowess, and not −4', (t) => {
    t.given(minions(['Not Slay Needlessly', 'Not Slay Needlessly'], 'Elf', ['Gorbag']));
    const one = t.offered().find((text) => text.startsWith('Not Slay')) ?? '';
    t.player('Ann').does(one);
    t.expect.table({ 'attack prowess': 7 });
    t.player('Ann').mayNot('Not Slay Needlessly in hand of Ann', { because: 'no other copy' });
  });
  scenario('[LE-212/1] not that of Orcs', (t) => {
    t.given(minions(['Not Slay Needlessly'], 'Orc', ['Layos']));
    t.player('Ann').mayNot('Not Slay Needlessly', { because: 'Elves' });
  });
});

describe('[LE-216] Orc Quarrels', () => {
  for (const race of ['Orc', 'Troll', 'Man'])
    scenario(`[LE-216/1] cancels an attack by ${race}s`, (t) => {
      t.given(minions(['Orc Quarrels'], race, ['Layos']));
      t.player('Ann').does('Orc Quarrels');
      t.expect.card('Layos', { status: 'untapped' });
    });
  scenario('[LE-216/1] and of nobody else', (t) => {
    t.given(minions(['Orc Quarrels'], 'Undead', ['Layos', 'Ostisen']));
    t.player('Ann').mayNot('Orc Quarrels', { because: 'Orcs' });
  });
  scenario('[LE-216/2] under Skies of Fire half the strikes of any attack, rounded up', (t) => {
    t.given({
      ...minions([], 'Undead', []),
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Orc Quarrels', 'Diversion'],
          events: ['Skies of Fire'],
          companies: [company('Moria', 'Layos', 'Ostisen', 'Jerrek')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Orc Quarrels');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 2 });
  });
});

describe('[LE-225] Ruse', () => {
  scenario('[LE-225/1] an untapped diplomat of a covert company taps, and the attack is cancelled', (t) => {
    t.given(minions(['Ruse'], 'Undead', ['Layos', 'Jerrek']));
    t.player('Ann').does('Ruse: when your company faces an attack, if the company is covert');
    t.expect.card('Layos', { status: 'tapped' }).card('Jerrek', { status: 'untapped' });
  });
  scenario('[LE-225/1] not in an overt one', (t) => {
    t.given(minions(['Ruse'], 'Undead', ['Layos', 'Orc Brawler']));
    t.player('Ann').mayNot('Ruse', { because: 'covert' });
  });
  scenario('[LE-225/2] a scout, tapped or not, is struck by nobody', (t) => {
    t.given(minions(['Ruse'], 'Undead', [{ card: 'Ostisen', status: 'tapped' }, 'Gorbag', 'Orc Brawler']));
    t.player('Ann').does('Ruse', 'Ostisen');
    t.player('Ann').mayChoose.exactly('Gorbag', 'Orc Brawler', 'Pass');
  });
});

describe('[LE-247] Under His Blow', () => {
  const struck = (status: string) => ({
    ...minions(['Under His Blow'], 'Orc', [{ card: 'Jerrek', status }]),
    attack: { strikes: 1, prowess: 12, race: 'Orc' },
    dice: [6, 6],
  });
  scenario('who is untapped stays so, at full prowess', (t) => {
    t.given({ ...struck('untapped'), dice: [4, 4] });
    t.player('Ann').does('Jerrek', 'No', 'Under His Blow');
    t.expect.card('Jerrek', { status: 'untapped' }).card('Under His Blow', { in: 'discard of Ann' });
  });
  scenario('who is tapped does not', (t) => {
    t.given(struck('tapped'));
    t.expect.card('Under His Blow', { in: 'hand of Ann' });
  });
});

describe('[LE-238] Swift Strokes', () => {
  const struck = (who: string, dice: readonly number[]) => ({
    ...minions(['Swift Strokes'], 'Orc', [who]),
    attack: { strikes: 1, prowess: 12, race: 'Orc' },
    dice,
  });
  // Jerrek: 5 and 1 are 6; with 7 he beats 12.
  for (const dice of [
    [3, 4, 1, 1],
    [1, 1, 3, 4],
  ])
    scenario(
      `a warrior has +1 prowess, and the better of ${dice[0] + dice[1]} and ${dice[2] + dice[3]}`,
      (t) => {
        t.given(struck('Jerrek', dice));
        t.player('Ann').does('Jerrek', 'No', 'Swift Strokes');
        t.expect.card('Jerrek', { status: 'tapped' });
      },
    );
  scenario('5 and 4 are too few', (t) => {
    t.given(struck('Jerrek', [2, 3, 2, 2, 1, 1]));
    t.player('Ann').does('Jerrek', 'No', 'Swift Strokes');
    t.expect.card('Jerrek', { status: 'wounded' });
  });
  scenario('nobody else has it', (t) => {
    t.given(struck('Layos', [6, 6]));
    t.player('Ann').does('Layos', 'No');
    t.expect.card('Swift Strokes', { in: 'hand of Ann' });
  });
});
