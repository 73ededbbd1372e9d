/** The Wizards: characters, and whom they influence. */
import { valueAgainst } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { directInfluence } from '../../../../src/engine.ts';
import { borrow } from '../../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';
import { cited } from '../../cited.ts';

/** An influence check on a faction with dice that just do it, or just do not. */
const winning = (who: string, faction: string, site: string, dice: readonly number[]) => ({
  phase: 'at the site',
  dice,
  players: { Ann: { hand: [faction], companies: [company(site, who)] }, Bob },
});

describe('direct influence over characters', () => {
  scenario('[TW-161] Glorfindel II: +1 against Elves lets him lead one of mind 3', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Glorfindel II', 'Haldir')] }, Bob } });
    t.player('Ann').does('Glorfindel II: regroup', 'Haldir', 'Follow Glorfindel II');
    t.expect.card('Haldir', { leader: 'Glorfindel II' });
  });
  scenario('[TW-161] Glorfindel II: a Dúnadan of mind 3 is too much for him', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Glorfindel II', 'Adrazar')] }, Bob } });
    t.player('Ann').does('Glorfindel II: regroup', 'Adrazar');
    t.player('Ann').mayChoose.excludes('Follow Glorfindel II');
  });
  scenario('[TW-123] Balin: +1 against Dwarves, not against Elves', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Balin', 'Bofur', 'Haldir')] }, Bob } });
    t.player('Ann').does('Balin: regroup', 'Haldir');
    t.player('Ann').mayChoose.excludes('Follow Balin');
  });
});

scenario('[TW-126] Beorn has two for anyone but the Beornings', (t) => {
  t.given({ players: { Ann: { companies: [company('Lórien', 'Beorn')] }, Bob } });
  t.expect.value('Beorn', 'direct influence left', 2);
});

scenario('[TW-136] Celeborn has one for anyone else', (t) => {
  t.given({ players: { Ann: { companies: [company('Lórien', 'Celeborn')] }, Bob } });
  t.expect.value('Celeborn', 'direct influence', 1).value('Celeborn', 'direct influence left', 1);
});

describe('influence against factions', () => {
  // needs, direct influence, bonus, race
  for (const [who, faction, site, exact] of [
    ['Adrazar', 'Men of Lebennin', 'Pelargir', 5], // 7 = 5 + 1 + 1 − Dúnadan 1 … more than 7 wins
    ['Anborn', 'Men of Lebennin', 'Pelargir', 5],
    ['Beretar', 'Rangers of the North', 'Bree', 6],
    ['Erkenbrand', 'Riders of Rohan', 'Edoras', 6],
    ['Théoden', 'Riders of Rohan', 'Edoras', 5],
  ] as const) {
    scenario(`${cited(who)}: a roll of ${exact} wins ${faction}`, (t) => {
      t.given(winning(who, faction, site, [exact - 1, 1]));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'factions of Ann' });
    });
    scenario(`${cited(who)}: a roll of ${exact - 1} does not win ${faction}`, (t) => {
      t.given(winning(who, faction, site, [exact - 2, 1]));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'discard of Ann' });
    });
  }
  for (const [who, roll] of [
    ['Haldir', 10],
    ['Orophin', 10],
    ['Bofur', 10],
    ['Dori', 10],
    ['Fíli', 10],
    ['Kíli', 10],
    ['Háma', 10],
  ] as const) {
    // Men of Anórien need more than 7: a roll of 8, and one more for whoever is clumsy.
    scenario(`${cited(who)}: −1 to influence checks against factions`, (t) => {
      t.given(winning(who, 'Men of Anórien', 'Minas Tirith', [4, 4]));
      t.player('Ann').does('Men of Anórien: try');
      t.expect.card('Men of Anórien', { in: 'discard of Ann' });
    });
    scenario(`${cited(who)}: ${roll - 1} is enough`, (t) => {
      t.given(winning(who, 'Men of Anórien', 'Minas Tirith', [5, 4]));
      t.player('Ann').does('Men of Anórien: try');
      t.expect.card('Men of Anórien', { in: 'factions of Ann' });
    });
    scenario(`${cited(who)}: −1 to corruption checks`, (t) => {
      t.given({ players: { Ann: { companies: [company('Rivendell', who)] }, Bob } });
      t.expect.value(who, 'corruption check', -1);
    });
  }
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
    scenario(`${cited(who)}: a roll of ${equal + 1} wins ${faction}`, (t) => {
      t.given(winning(who, faction, site, [equal - 1, 2]));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'factions of Ann' });
    });
    scenario(`${cited(who)}: a roll of ${equal} does not win ${faction}`, (t) => {
      t.given(winning(who, faction, site, [equal - 1, 1]));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'discard of Ann' });
    });
  }
  scenario('[TW-166] Imrahil is worth no more to others: Men of Anórien need a roll of 5', (t) => {
    t.given(winning('Imrahil', 'Men of Anórien', 'Minas Tirith', [2, 2]));
    t.player('Ann').does('Men of Anórien: try');
    t.expect.card('Men of Anórien', { in: 'discard of Ann' });
  });
  for (const [who, dice, place] of [
    ['Beregond', [3, 4], 'discard of Ann'],
    ['Beregond', [4, 4], 'factions of Ann'],
    ['Forlong', [3, 4], 'discard of Ann'],
    ['Forlong', [4, 4], 'factions of Ann'],
  ] as const)
    scenario(`${cited(who)} is worse by one with factions: ${dice[0] + dice[1]} for Men of Anórien`, (t) => {
      t.given(winning(who, 'Men of Anórien', 'Minas Tirith', dice));
      t.player('Ann').does('Men of Anórien: try');
      t.expect.card('Men of Anórien', { in: place });
    });
  for (const [who, dice, place] of [
    ['Beretar', [3, 2], 'discard of Ann'],
    ['Beretar', [3, 3], 'factions of Ann'],
    ['Éomer', [3, 3], 'factions of Ann'],
    ['Éomer', [3, 2], 'discard of Ann'],
  ] as const)
    scenario(`[TW-281] Men of Northern Rhovanion: ${who} with a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given(winning(who, 'Men of Northern Rhovanion', 'Lake-town', dice));
      t.player('Ann').does('Men of Northern Rhovanion: try');
      t.expect.card('Men of Northern Rhovanion', { in: place });
    });
  scenario('[TW-367 TW-159/3] Wood-elves like no Dwarves: Gimli has 2 + 1 − 2', (t) => {
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

describe('direct influence against friends, and nobody else', () => {
  borrow('TW-211', 'TW-257', 'TW-268', 'TW-368');
  for (const [who, own, friend, more, other] of [
    ['Adrazar', 1, 'Men of Lebennin', 1, 'Boromir II'],
    ['Anborn', 0, 'Men of Lebennin', 2, 'Men of Anórien'],
    ['Aragorn II', 3, 'Rangers of the North', 2, 'Rangers of Ithilien'],
    ['Arwen', 0, 'Aragorn II', 7, 'Legolas'],
    ['Balin', 2, 'Blue Mountain Dwarves', 1, 'Wood-elves'],
    ['Balin', 2, 'Bofur', 1, 'Haldir'],
    ['Beorn', 2, 'Beornings', 2, 'Men of Lebennin'],
    ['Beretar', 1, 'Rangers of the North', 2, 'Rangers of Ithilien'],
    ['Boromir II', 1, 'Men of Anórien', 2, 'Men of Lebennin'],
    ['Celeborn', 1, 'Galadriel', 5, 'Haldir'],
    ['Éomer', 0, 'Riders of Rohan', 2, 'Men of Lebennin'],
    ['Erkenbrand', 2, 'Riders of Rohan', 2, 'Men of Lebennin'],
    ['Faramir', 1, 'Rangers of Ithilien', 2, 'Rangers of the North'],
    ['Gimli', 2, 'Iron Hill Dwarves', 2, 'Blue Mountain Dwarves'],
    ['Gimli', 2, 'Wood-elves', 1, 'Men of Lebennin'],
    ['Gimli', 2, 'Haldir', 1, 'Bofur'],
    ['Glorfindel II', 2, 'Haldir', 1, 'Wood-elves'],
    ['Glóin', 2, 'Blue Mountain Dwarves', 3, 'Wood-elves'],
    ['Glóin', 2, 'Iron Hill Dwarves', 1, 'Wood-elves'],
    ['Glóin', 2, 'Bofur', 1, 'Haldir'],
    ['Halbarad', 1, 'Hillmen', 2, 'Rangers of the North'],
    ['Imrahil', 2, 'Knights of Dol Amroth', 2, 'Men of Lebennin'],
    ['Legolas', 2, 'Wood-elves', 2, 'Haldir'],
    ['Peath', 1, 'Dunlendings', 4, 'Men of Lebennin'],
    ['Théoden', 3, 'Riders of Rohan', 2, 'Men of Lebennin'],
    ['Thranduil', 3, 'Wood-elves', 2, 'Haldir'],
    ['Vôteli', 1, 'Lossoth', 2, 'Woodmen'],
    ['Wacho', 0, 'Woodmen', 2, 'Lossoth'],
  ] as const)
    scenario(`${cited(who)}: ${own + more} against ${friend}, ${own} against ${other}`, (t) => {
      t.given({
        players: {
          Ann: { hand: [friend, other], companies: [company('Bree', who)] },
          Bob,
        },
      });
      const against = (card: string): number =>
        valueAgainst(t.state, directInfluence, t.who.card(who), t.who.card(card));
      expect([against(friend), against(other)]).toEqual([own + more, own]);
    });
  for (const [friend, more] of [
    ['Blue Mountain Dwarves', 4],
    ['Iron Hill Dwarves', 2],
    ['Bofur', 2],
    ['Haldir', 0],
    ['Wood-elves', 0],
  ] as const)
    scenario(`[TW-183/1 TW-183/3 ME-CARD-4052] Thorin II: ${more} more against ${friend}`, (t) => {
      t.given({ players: { Ann: { hand: [friend], companies: [company('Bree', 'Thorin II')] }, Bob } });
      const [thorin, other] = [t.who.card('Thorin II'), t.who.card(friend)];
      expect(valueAgainst(t.state, directInfluence, thorin, other)).toBe(2 + more);
    });
});
