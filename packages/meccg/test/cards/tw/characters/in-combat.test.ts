/** The Wizards: characters, and what they bring to a strike. */
import { describe } from 'vitest';
import { attackBody, attacksBy, modifier } from '../../../../src/cards/words/index.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, scenario } from '../../../table.ts';
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
