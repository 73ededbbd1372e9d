/** The Wizards: characters. */

import { valueAgainst } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { directInfluence } from '../../../src/engine.ts';
import { factsOf } from '../../../src/facts/cards.ts';
import { borrow } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { cited } from '../cited.ts';
import { fiveCrams, withStone } from '../positions.ts';

/** A strike of an attack of a race against one character; what he brings to it is read before the roll. */
const facing = (name: string, race: string, also: readonly string[] = []) => ({
  phase: 'attack',
  attack: { strikes: 1, prowess: 30, race },
  players: { Ann: { companies: [company('Moria', name, ...also)], hand: ['Dodge', 'Risky Blow'] }, Bob },
});
/** An influence check on a faction with dice that just do it, or just do not. */
const winning = (who: string, faction: string, site: string, dice: readonly number[]) => ({
  phase: 'at the site',
  dice,
  players: { Ann: { hand: [faction], companies: [company(site, who)] }, Bob },
});

describe('[TW-117] Alatar', () => {
  /** To Dol Amroth, for which an opponent draws one card. */
  const moving = (who: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        hand: ['Smoke Rings'],
        discard: ['Cram'],
        companies: [{ ...company('Edhellond', who), movesTo: 'Dol Amroth' }],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], deck: ['Orc-guard', 'Orc-watch', 'Ghosts'] },
    },
  });
  scenario('[ME-CARD-0018] Alatar: the opponent draws one card fewer for his company', (t) => {
    t.given(moving('Alatar'));
    t.player('Ann').does('the path printed');
    t.player('Bob').has({ deck: 3 });
  });
  scenario('Alatar: without him the opponent draws as printed', (t) => {
    t.given(moving('Elladan'));
    t.player('Ann').does('the path printed');
    t.player('Bob').has({ deck: 2 });
  });
  const attacked = (where: string) => ({
    phase: 'attack',
    company: 'riders',
    attack: { creature: 'Orc-watch' },
    players: {
      Ann: {
        companies: [
          { ...company('Moria', 'Elladan', 'Elrohir'), as: 'riders' },
          { ...company(where, { card: 'Alatar', on: ['Gollum'] }), as: 'tower' },
        ],
      },
      Bob: { ...Bob, hand: ['Orc-watch'] },
    },
  });
  scenario(
    '[ME-CARD-0018] [ME-CARD-0021] Alatar at a Haven joins the attacked company, his allies are discarded',
    (t) => {
      t.given(attacked('Rivendell'));
      t.player('Ann').does('Alatar');
      resolveChain(t);
      t.expect.card('Alatar', { in: 'company of riders' }).card('Gollum', { in: 'discard of Ann' });
    },
  );
  scenario('Alatar declares it once: nobody may answer himself with it for ever', (t) => {
    const { players, ...rest } = attacked('Rivendell');
    t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, hand: ['Dark Quarrels'] } } });
    t.player('Ann').does('Alatar');
    t.player('Ann').mayNot('Alatar');
  });
  scenario('Alatar elsewhere cannot join', (t) => {
    t.given(attacked('Bree'));
    t.player('Ann').mayNot('Alatar', { because: 'Haven' });
  });
});

describe('[TW-117] Alatar', () => {
  scenario(
    '[ME-CARD-0018] [ME-CARD-0019] [ME-CARD-4001] Alatar faces a strike first, then taps and checks corruption',
    (t) => {
      t.given({
        phase: 'attack',
        company: 'riders',
        attack: { creature: 'Barrow-wight' },
        dice: [6, 6, 6, 6],
        players: {
          Ann: {
            companies: [
              { ...company('Moria', 'Elladan'), as: 'riders' },
              { ...company('Rivendell', 'Alatar'), as: 'tower' },
            ],
          },
          Bob: { ...Bob, hand: ['Barrow-wight'] },
        },
      });
      t.player('Ann').does('Alatar');
      resolveChain(t);
      t.player('Ann').does('Yes', 'Pass', 'Alatar', 'Roll');
      t.expect
        .card('Alatar', { status: 'tapped', in: 'company of riders' })
        .card('Elladan', { status: 'untapped' });
    },
  );
});

describe('points lost with a character', () => {
  for (const [who, points] of [
    ['Aragorn II', -3],
    ['Bilbo', -2],
    ['Frodo', -2],
    ['Legolas', 0],
  ] as const)
    scenario(`${cited(who)} eliminated: ${points}`, (t) => {
      t.given({ players: { Ann: { out: [who], companies: [company('Rivendell', 'Elladan')] }, Bob } });
      t.player('Ann').has({ 'character points': 1 + points });
    });
  scenario('[TW-120] none while Aragorn II is merely discarded', (t) => {
    t.given({
      players: { Ann: { discard: ['Aragorn II'], companies: [company('Rivendell', 'Elladan')] }, Bob },
    });
    t.player('Ann').has({ 'character points': 1 });
  });
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

test('[TW-136] Celeborn has five more for Galadriel alone, who is not in the pool yet', () => {
  expect(factsOf('TW-153').names['en']).toBe('Galadriel');
});

scenario('[TW-136] Celeborn has one for anyone else', (t) => {
  t.given({ players: { Ann: { companies: [company('Lórien', 'Celeborn')] }, Bob } });
  t.expect.value('Celeborn', 'direct influence', 1).value('Celeborn', 'direct influence left', 1);
});

describe('[TW-145] Elrond', () => {
  scenario('Elrond at Rivendell: a hand of one card more', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Elrond')] }, Bob } });
    t.player('Ann').has({ 'hand size': 9 });
  });
  scenario('Elrond elsewhere: a hand as usual', (t) => {
    t.given({ players: { Ann: { companies: [company('Lórien', 'Elrond')] }, Bob } });
    t.player('Ann').has({ 'hand size': 8 });
  });
  scenario('Elrond eliminated: −3 points; discarded: none', (t) => {
    t.given({ players: { Ann: { companies: [company('Lórien', 'Elladan')], out: ['Elrond'] }, Bob } });
    t.player('Ann').has({ 'character points': -2 });
  });
  scenario('Elrond discarded costs nothing', (t) => {
    t.given({ players: { Ann: { companies: [company('Lórien', 'Elladan')], discard: ['Elrond'] }, Bob } });
    t.player('Ann').has({ 'character points': 1 });
  });
});

describe('[TW-153] Galadriel', () => {
  for (const [site, cards] of [
    ['Lórien', 9],
    ['Rivendell', 8],
  ] as const)
    scenario(`[TW-153/1] Galadriel at ${site}: a hand of ${cards}`, (t) => {
      t.given({ players: { Ann: { companies: [company(site, 'Galadriel')] }, Bob } });
      t.player('Ann').has({ 'hand size': cards });
      t.player('Bob').has({ 'hand size': 8 });
    });
  scenario('[TW-153/2] Galadriel eliminated: −3 points', (t) => {
    t.given({ players: { Ann: { companies: [company('Lórien', 'Elladan')], out: ['Galadriel'] }, Bob } });
    t.player('Ann').has({ 'character points': -2 });
  });
  scenario('[TW-153/2] Galadriel discarded costs nothing', (t) => {
    t.given({ players: { Ann: { companies: [company('Lórien', 'Elladan')], discard: ['Galadriel'] }, Bob } });
    t.player('Ann').has({ 'character points': 1 });
  });
});

describe('Wizards', () => {
  scenario('[TW-156] Gandalf may be revealed at any Haven', (t) => {
    t.given({
      players: { Ann: { hand: ['Gandalf'], companies: [company('Lórien', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Gandalf: ');
    t.player('Ann').mayChoose.includes('Join Elladan at Lórien', 'Form a company at Edhellond');
  });
  scenario('[TW-175] Pallando comes at Rivendell or his home only', (t) => {
    t.given({
      players: { Ann: { hand: ['Pallando'], companies: [company('Lórien', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Pallando: ');
    t.player('Ann').mayChoose.exactly('Form a company at Grey Havens', 'Form a company at Rivendell');
  });
  scenario('[TW-175] Pallando: a hand of nine', (t) => {
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
      `[ME-CARD-0555, ME-DISC-2002] ${cited(wizard)}: what Bob discards is ${sees ? '' : 'not '}seen`,
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
  scenario('[TW-178] Radagast may draw one card more for each of two Wildernesses', (t) => {
    t.given(travelling('Radagast'));
    t.player('Ann').does('the path printed', 'Yes', 'Yes');
    t.player('Ann').has({ hand: 3 });
  });
  scenario('[TW-178] others draw what the site says', (t) => {
    t.given(travelling('Alatar'));
    t.player('Ann').does('the path printed');
    t.player('Ann').has({ hand: 1 });
  });
});

describe('[TW-159/2] Gimli', () => {
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
  scenario('Peath: the body of others is not', (t) => {
    t.given(bodies('Man'));
    t.player('Ann').does('Peath', 'No');
    t.expect.table({ 'attack body': 9 });
    t.player('Ann').does('Pass');
  });
});

describe('Hobbits', () => {
  scenario('[TW-180] Sam Gamgee: +3 to corruption checks, and arrives at home only', (t) => {
    t.given({
      players: { Ann: { hand: ['Sam Gamgee'], companies: [company('Bag End', 'Fatty Bolger')] }, Bob },
    });
    t.player('Ann').does('Sam Gamgee: bring into play');
    t.expect.card('Sam Gamgee', { 'corruption check': 3, at: 'Bag End' });
  });
  scenario('[TW-180] Sam Gamgee does not arrive at a Haven', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Sam Gamgee'],
          companies: [company('Rivendell', 'Elladan')],
          discardedSites: ['Bag End'],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Sam Gamgee', { because: 'nowhere' });
  });
  const strikeOn = (target: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 12, attackerChooses: true },
    players: {
      Ann: { companies: [company('Moria', 'Sam Gamgee', 'Fatty Bolger', 'Elladan')] },
      Bob,
    },
    dice: target === 'Sam Gamgee' ? [] : [6, 6],
  });
  scenario('[TW-495] Fatty Bolger: taps to cancel a strike against another Hobbit', (t) => {
    t.given(strikeOn('Sam Gamgee'));
    t.player('Bob').does('Sam Gamgee');
    t.player('Ann').does('No', 'Pass', 'Fatty Bolger');
    t.expect.card('Fatty Bolger', { status: 'tapped' }).card('Sam Gamgee', { status: 'untapped' });
  });
  scenario('[TW-495] Fatty Bolger: not against an Elf', (t) => {
    t.given(strikeOn('Elladan'));
    t.player('Bob').does('Elladan');
    t.player('Ann').does('No');
    t.player('Ann').mayNot('Fatty Bolger', { because: 'another Hobbit' });
    t.player('Ann').does('Pass');
  });
});

describe('[TW-181] Saruman', () => {
  const ending = (status: string) => ({
    phase: 'end-of-turn',
    players: {
      Ann: { discard: ['Vanishment', 'Cram'], companies: [company('Isengard', { card: 'Saruman', status })] },
      Bob,
    },
  });
  scenario(
    '[ME-CARD-0664] Saruman: taps as the end-of-turn phase begins to take back a spell, and nothing else',
    (t) => {
      t.given(ending('untapped'));
      t.player('Ann').does('Saruman');
      t.expect.card('Vanishment', { in: 'hand of Ann' }).card('Saruman', { status: 'tapped' });
    },
  );
  scenario('Saruman: not when he is tapped', (t) => {
    t.given(ending('tapped'));
    t.player('Ann').mayNot('Saruman', { because: 'untapped' });
  });
});

scenario('[TW-181 ME-CARD-0664] Saruman taps to use a Palantír', (t) => {
  t.given(withStone('Saruman', fiveCrams));
  t.player('Ann').does('Palantír of Orthanc: on your turn, if its bearer taps', 'Dodge', 'Pass', 'Roll');
  t.expect.card('Saruman', { status: 'tapped' }).card('Palantír of Orthanc', { status: 'tapped' });
  t.player('Ann').has({ deck: 6 });
});

describe('more prowess against Orcs', () => {
  for (const [name, plain, more] of [
    ['Balin', 4, 2],
    ['Bofur', 4, 1],
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
  for (const [dice, place] of [
    [[3, 4], 'discard of Ann'],
    [[4, 4], 'factions of Ann'],
  ] as const)
    scenario(
      `[TW-127] Beregond is worse by one with factions: ${dice[0] + dice[1]} for Men of Anórien`,
      (t) => {
        t.given(winning('Beregond', 'Men of Anórien', 'Minas Tirith', dice));
        t.player('Ann').does('Men of Anórien: try');
        t.expect.card('Men of Anórien', { in: place });
      },
    );
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
    scenario(`${cited(who)}: ${by}`, (t) => {
      t.given({ players: { Ann: { companies: [company('Rivendell', who)] }, Bob } });
      t.expect.value(who, 'corruption check', by);
    });
});

scenario('[TW-159/1] Gimli has +2 direct influence against Iron Hill Dwarves, and nobody like them', (t) => {
  borrow('TW-261');
  t.given({
    players: {
      Ann: {
        factions: ['Iron Hill Dwarves', 'Blue Mountain Dwarves'],
        companies: [company('Bree', 'Gimli')],
      },
      Bob,
    },
  });
  const against = (faction: string): number =>
    valueAgainst(t.state, directInfluence, t.who.card('Gimli'), t.who.card(faction));
  expect([against('Iron Hill Dwarves'), against('Blue Mountain Dwarves')]).toEqual([4, 2]);
});
