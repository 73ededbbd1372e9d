/** The Wizards: characters, and what they bring to a strike. */
import { describe } from 'vitest';
import { attackBody, attacksBy, modifier } from '../../../../src/cards/words/index.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, idleUntil, scenario } from '../../../table.ts';
import { cited } from '../../cited.ts';

/** A strike of an attack of a race against one character; what he brings to it is read before the roll. */
const facing = (name: string, race: string, also: readonly string[] = []) => ({
  phase: 'attack',
  attack: { strikes: 1, prowess: 30, race },
  players: { Ann: { companies: [company('Moria', name, ...also)], hand: ['Dodge', 'Risky Blow'] }, Bob },
});
describe('[TW-159/2] Gimli', () => {
  scenario('Gimli has +2 prowess against Orcs', (t) => {
    t.given(facing('Gimli', 'Orc'));
    t.expect.value('Gimli', 'prowess', 7, { base: 5, by: { Gimli: 2 } });
  });
  scenario('Gimli has none against Trolls', (t) => {
    t.given(facing('Gimli', 'Troll'));
    t.expect.value('Gimli', 'prowess', 5);
  });
});

invent('Hard Hide', 'LE-103', modifier({ attribute: attackBody, of: attacksBy('Nazgûl'), by: 2 }));
describe('[TW-176] Peath', () => {
  scenario('[ME-CARD-0558] Peath: +5 prowess against Nazgûl', (t) => {
    t.given(facing('Peath', 'Nazgûl'));
    t.expect.value('Peath', 'prowess', 9, { base: 4, by: { Peath: 5 } });
  });
  scenario('Peath: nothing against Men', (t) => {
    t.given(facing('Peath', 'Man'));
    t.expect.value('Peath', 'prowess', 4);
  });
  const bodies = (race: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 10, body: 9, race },
    // 4 + 5 + 6 beats 10; a body check of 6 is more than 5, half of 9, and no more than 9.
    dice: race === 'Nazgûl' ? [3, 3, 3, 3] : [5, 5, 3, 3],
    players: { Ann: { hand: ['Dodge'], companies: [company('Moria', 'Peath')] }, Bob },
  });
  scenario(
    '[ME-CARD-0558] [ME-CARD-0560] Peath: the body of a Nazgûl who strikes her is halved, rounded up',
    (t) => {
      t.given(bodies('Nazgûl'));
      t.expect.table({ 'attack body': 9 });
      t.player('Ann').does('Peath', 'No');
      t.expect.table({ 'attack body': 5 });
      t.player('Ann').does('Pass');
    },
  );
  scenario('Peath: it is halved after all else that changes it', (t) => {
    const { players, ...rest } = bodies('Nazgûl');
    t.given({ ...rest, players: { ...players, Bob: { ...Bob, events: ['Hard Hide'] } } });
    t.expect.table({ 'attack body': 11 });
    t.player('Ann').does('Peath', 'No');
    t.expect.table({ 'attack body': 6 });
    t.player('Ann').does('Pass');
  });
  scenario('Peath: the body of others is not', (t) => {
    t.given(bodies('Man'));
    t.player('Ann').does('Peath', 'No');
    t.expect.table({ 'attack body': 9 });
    t.player('Ann').does('Pass');
  });
});

describe('[TW-185] Vôteli', () => {
  const hunted = (race: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 10, body: 9, race },
    players: { Ann: { hand: ['Dodge'], companies: [company('Moria', 'Vôteli', 'Elladan')] }, Bob },
  });
  for (const [race, total] of [
    ['Nazgûl', 8],
    ['Ringwraith', 8],
    ['Undead', 3],
  ] as const)
    scenario(`[TW-185/2] Vôteli: ${total} prowess against ${race}`, (t) => {
      t.given(hunted(race));
      t.expect.value('Vôteli', 'prowess', total, { base: 3 });
    });
  scenario('[TW-185/3 ME-CARD-0806] Vôteli: a body of 9 that strikes her is 5', (t) => {
    t.given(hunted('Nazgûl'));
    t.expect.table({ 'attack body': 9 });
    t.player('Ann').does('Vôteli', 'No');
    t.expect.table({ 'attack body': 5 });
  });
  scenario('[TW-185/3 ME-CARD-0808] Vôteli: the strike against another keeps its body', (t) => {
    t.given(hunted('Nazgûl'));
    t.player('Ann').does('Elladan', 'No');
    t.expect.table({ 'attack body': 9 });
  });
  scenario('[TW-185/3] Vôteli: that of an Undead stays, too', (t) => {
    t.given(hunted('Undead'));
    t.player('Ann').does('Vôteli', 'No');
    t.expect.table({ 'attack body': 9 });
  });
});

describe('[ME-CARD-0559 ME-CARD-0807 ME-COMBAT-501] Peath and Vôteli against The Balrog himself', () => {
  const meets = (who: string, foe: string | object, first: 'foe' | 'she', dice: readonly number[]) => ({
    phase: 'at the site',
    turn: 5,
    active: first === 'foe' ? 'Bob' : 'Ann',
    dice,
    players: {
      Ann: { companies: [company('Goblin-gate', who), company('Bree', 'Elladan')] },
      Bob: { side: 'balrog', companies: [company('Goblin-gate', foe)] },
    },
  });
  const attacks = 'attack another company';
  for (const [id, who, plain] of [
    ['TW-176', 'Peath', 4],
    ['TW-185', 'Vôteli', 3],
  ] as const) {
    scenario(`[${id}] ${who}: +5 prowess, where he attacks`, (t) => {
      t.given(meets(who, 'The Balrog', 'foe', []));
      t.player('Bob').does(`The Balrog: ${attacks}`);
      t.expect.value(who, 'prowess', plain + 5, { base: plain });
    });
    for (const [first, roll, falls] of [
      ['foe', [3, 4], true],
      ['foe', [3, 3], false],
      ['she', [3, 4], true],
      ['she', [3, 3], false],
    ] as const)
      scenario(`[${id}] ${who}: ${first} attacks, his body is halved: ${roll.join(' and ')}`, (t) => {
        const rolls = first === 'foe' ? [1, 1, 6, 6] : [6, 6, 1, 1];
        t.given(meets(who, { card: 'The Balrog', status: 'tapped' }, first, [...rolls, ...roll]));
        const one = first === 'foe' ? 'Bob' : 'Ann';
        t.player(one).does(`${first === 'foe' ? 'The Balrog' : who}: ${attacks}`);
        idleUntil(t, () => t.state.global.attack === 0 || t.offered().length === 0);
        if (falls) t.expect.card('The Balrog', { in: 'out of Bob' });
        else t.expect.card('The Balrog', { status: 'wounded' });
      });
  }
});

describe('more prowess against Orcs', () => {
  for (const [name, plain, more] of [
    ['Balin', 4, 2],
    ['Bofur', 4, 1],
    ['Dori', 3, 1],
    ['Fíli', 2, 1],
    ['Glóin', 5, 1],
    ['Kíli', 3, 1],
    ['Óin', 3, 1],
    ['Thorin II', 5, 3],
    ['Elladan', 5, 1],
    ['Elrohir', 5, 1],
    ['Gildor Inglorion', 5, 2],
  ] as const) {
    scenario(`${cited(name)} has +${more} prowess against Orcs`, (t) => {
      t.given(facing(name, 'Orc'));
      t.expect.value(name, 'prowess', plain + more, { base: plain, by: { [name]: more } });
    });
    scenario(`${cited(name)} has no bonus against Trolls`, (t) => {
      t.given(facing(name, 'Troll'));
      t.expect.value(name, 'prowess', plain);
    });
  }
});
