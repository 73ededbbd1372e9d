/** Characters of the great companies, and three Wizards: what their texts add to their numbers. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../src/facts/cards.ts';
import { Bob, company, resolveChain, scenario } from '../table.ts';

const winning = (who: string, faction: string, site: string, dice: readonly number[]) => ({
  phase: 'at the site',
  dice,
  players: { Ann: { hand: [faction], companies: [company(site, who)] }, Bob },
});

describe('influence against a faction of friends', () => {
  // The least roll that is one too few: needs − direct influence − 2 − what the race is worth.
  for (const [who, faction, site, equal] of [
    ['Aragorn II', 'Rangers of the North', 'Bree', 3],
    ['Boromir II', 'Men of Anórien', 'Minas Tirith', 3],
    ['Éomer', 'Riders of Rohan', 'Edoras', 7],
    ['Faramir', 'Rangers of Ithilien', 'Henneth Annûn', 3],
    ['Imrahil', 'Knights of Dol Amroth', 'Dol Amroth', 3],
    ['Legolas', 'Wood-elves', 'Thranduil’s Halls', 3],
  ] as const) {
    scenario(`${who}: a roll of ${equal + 1} wins ${faction}`, (t) => {
      t.given(winning(who, faction, site, [equal - 1, 2]));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'factions of Ann' });
    });
    scenario(`${who}: a roll of ${equal} does not win ${faction}`, (t) => {
      t.given(winning(who, faction, site, [equal - 1, 1]));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'discard of Ann' });
    });
  }
  scenario('Imrahil is worth no more to others: Men of Anórien need a roll of 5', (t) => {
    t.given(winning('Imrahil', 'Men of Anórien', 'Minas Tirith', [2, 2]));
    t.player('Ann').does('Men of Anórien: try');
    t.expect.card('Men of Anórien', { in: 'discard of Ann' });
  });
  for (const [dice, place] of [
    [[3, 4], 'discard of Ann'],
    [[4, 4], 'factions of Ann'],
  ] as const)
    scenario(`Beregond is worse by one with factions: ${dice[0] + dice[1]} for Men of Anórien`, (t) => {
      t.given(winning('Beregond', 'Men of Anórien', 'Minas Tirith', dice));
      t.player('Ann').does('Men of Anórien: try');
      t.expect.card('Men of Anórien', { in: place });
    });
  for (const [who, dice, place] of [
    ['Beretar', [3, 2], 'discard of Ann'],
    ['Beretar', [3, 3], 'factions of Ann'],
    ['Éomer', [3, 3], 'factions of Ann'],
    ['Éomer', [3, 2], 'discard of Ann'],
  ] as const)
    scenario(`Men of Northern Rhovanion: ${who} with a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given(winning(who, 'Men of Northern Rhovanion', 'Lake-town', dice));
      t.player('Ann').does('Men of Northern Rhovanion: try');
      t.expect.card('Men of Northern Rhovanion', { in: place });
    });
  scenario('Wood-elves like no Dwarves: Gimli has 2 + 1 − 2', (t) => {
    t.given({
      ...winning('Gimli', 'Wood-elves', 'Thranduil’s Halls', [1, 1]),
      players: {
        Ann: { hand: ['Wood-elves', 'Muster'], companies: [company('Thranduil’s Halls', 'Gimli')] },
        Bob,
      },
    });
    t.player('Ann').does('Wood-elves: try');
    t.expect.table({ 'attempt modifier': 1, 'attempt needs': 8 });
    resolveChain(t);
    t.expect.card('Wood-elves', { in: 'discard of Ann' });
  });
});

describe('Gimli', () => {
  const facing = (race: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 30, race },
    players: { Ann: { companies: [company('Moria', 'Gimli')], hand: ['Dodge', 'Risky Blow'] }, Bob },
  });
  scenario('Gimli has +2 prowess against Orcs', (t) => {
    t.given(facing('Orc'));
    t.expect.value('Gimli', 'prowess', 7, { base: 5, by: { Gimli: 2 } });
  });
  scenario('Gimli has none against Trolls', (t) => {
    t.given(facing('Troll'));
    t.expect.value('Gimli', 'prowess', 5);
  });
});

describe('corruption checks', () => {
  for (const [who, by] of [
    ['Bilbo', 4],
    ['Frodo', 4],
    ['Merry', 2],
    ['Pippin', 2],
    ['Beregond', -1],
    ['Boromir II', -1],
    ['Gandalf', 1],
    ['Radagast', 1],
    ['Pallando', 0],
    ['Legolas', 0],
  ] as const)
    scenario(`${who}: ${by}`, (t) => {
      t.given({ players: { Ann: { companies: [company('Rivendell', who)] }, Bob } });
      t.expect.value(who, 'corruption check', by);
    });
});

describe('points lost with a character', () => {
  for (const [who, points] of [
    ['Aragorn II', -3],
    ['Bilbo', -2],
    ['Frodo', -2],
    ['Legolas', 0],
  ] as const)
    scenario(`${who} eliminated: ${points}`, (t) => {
      t.given({ players: { Ann: { out: [who], companies: [company('Rivendell', 'Elladan')] }, Bob } });
      t.player('Ann').has({ 'character points': 1 + points });
    });
  scenario('none while Aragorn II is merely discarded', (t) => {
    t.given({
      players: { Ann: { discard: ['Aragorn II'], companies: [company('Rivendell', 'Elladan')] }, Bob },
    });
    t.player('Ann').has({ 'character points': 1 });
  });
});

test('Celeborn has five more for Galadriel alone, who is not in the pool yet', () => {
  expect(factsOf('TW-153').names['en']).toBe('Galadriel');
});
scenario('Celeborn has one for anyone else', (t) => {
  t.given({ players: { Ann: { companies: [company('Lórien', 'Celeborn')] }, Bob } });
  t.expect.value('Celeborn', 'direct influence', 1).value('Celeborn', 'direct influence left', 1);
});
scenario('Beorn has two for anyone but the Beornings', (t) => {
  t.given({ players: { Ann: { companies: [company('Lórien', 'Beorn')] }, Bob } });
  t.expect.value('Beorn', 'direct influence left', 2);
});

describe('Wizards', () => {
  scenario('Gandalf may be revealed at any Haven', (t) => {
    t.given({
      players: { Ann: { hand: ['Gandalf'], companies: [company('Lórien', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Gandalf: ');
    t.player('Ann').mayChoose.includes('Join Elladan at Lórien', 'Form a company at Edhellond');
  });
  scenario('Pallando comes at Rivendell or his home only', (t) => {
    t.given({
      players: { Ann: { hand: ['Pallando'], companies: [company('Lórien', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Pallando: ');
    t.player('Ann').mayChoose.exactly('Form a company at Grey Havens', 'Form a company at Rivendell');
  });
  scenario('Pallando: a hand of nine', (t) => {
    t.given({ players: { Ann: { companies: [company('Lórien', 'Pallando')] }, Bob } });
    t.player('Ann').has({ 'hand size': 9 });
    t.player('Bob').has({ 'hand size': 8 });
  });
  const discarding = (wizard: string) => ({
    phase: 'end-of-turn',
    active: 'Bob',
    players: {
      Ann: { companies: [company('Lórien', wizard)] },
      Bob: { ...Bob, hand: ['Cram', 'Hobgoblins'] },
    },
  });
  for (const [wizard, sees] of [
    ['Pallando', true],
    ['Alatar', false],
  ] as const)
    scenario(
      `[ME-CARD-0555, ME-DISC-2002] ${wizard}: what Bob discards is ${sees ? '' : 'not '}seen`,
      (t) => {
        t.given(discarding(wizard));
        t.player('Bob').does('Cram');
        t.expect.card('Cram', { in: 'discard of Bob' });
        const { knownTo } = t.state.card;
        expect((knownTo[t.who.card('Cram')] & 2) !== 0).toBe(sees);
        expect((knownTo[t.who.card('Hobgoblins')] & 2) !== 0).toBe(false);
      },
    );
  const travelling = (who: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        companies: [{ ...company('Bree', who), movesTo: 'Rivendell' }],
      },
      Bob: { ...Bob, hand: ['Orc-raiders', 'Doors of Night'] },
    },
  });
  scenario('Radagast may draw one card more for each of two Wildernesses', (t) => {
    t.given(travelling('Radagast'));
    t.player('Ann').does('the path printed', 'Yes', 'Yes');
    t.player('Ann').has({ hand: 3 });
  });
  scenario('others draw what the site says', (t) => {
    t.given(travelling('Alatar'));
    t.player('Ann').does('the path printed');
    t.player('Ann').has({ hand: 1 });
  });
});
