/** Characters: what their texts add to their numbers. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../table.ts';

/** A strike of an attack of a race against one character; what he brings to it is read before the roll. */
const facing = (name: string, race: string, also: readonly string[] = []) => ({
  phase: 'attack',
  attack: { strikes: 1, prowess: 30, race },
  players: { Ann: { companies: [company('Moria', name, ...also)], hand: ['Dodge', 'Risky Blow'] }, Bob },
});

describe('more prowess against Orcs', () => {
  for (const [name, plain, more] of [
    ['Balin', 4, 2],
    ['Bofur', 4, 1],
    ['Elladan', 5, 1],
    ['Elrohir', 5, 1],
    ['Gildor Inglorion', 5, 2],
  ] as const) {
    scenario(`${name} has +${more} prowess against Orcs`, (t) => {
      t.given(facing(name, 'Orc'));
      t.expect.value(name, 'prowess', plain + more, { base: plain, by: { [name]: more } });
    });
    scenario(`${name} has no bonus against Trolls`, (t) => {
      t.given(facing(name, 'Troll'));
      t.expect.value(name, 'prowess', plain);
    });
  }
});

/** An influence check on a faction with dice that just do it, or just do not. */
const winning = (who: string, faction: string, site: string, dice: readonly number[]) => ({
  phase: 'at the site',
  dice,
  players: { Ann: { hand: [faction], companies: [company(site, who)] }, Bob },
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
    scenario(`${who}: a roll of ${exact} wins ${faction}`, (t) => {
      t.given(winning(who, faction, site, [exact - 1, 1]));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'factions of Ann' });
    });
    scenario(`${who}: a roll of ${exact - 1} does not win ${faction}`, (t) => {
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
    scenario(`${who}: −1 to influence checks against factions`, (t) => {
      t.given(winning(who, 'Men of Anórien', 'Minas Tirith', [4, 4]));
      t.player('Ann').does('Men of Anórien: try');
      t.expect.card('Men of Anórien', { in: 'discard of Ann' });
    });
    scenario(`${who}: ${roll - 1} is enough`, (t) => {
      t.given(winning(who, 'Men of Anórien', 'Minas Tirith', [5, 4]));
      t.player('Ann').does('Men of Anórien: try');
      t.expect.card('Men of Anórien', { in: 'factions of Ann' });
    });
    scenario(`${who}: −1 to corruption checks`, (t) => {
      t.given({ players: { Ann: { companies: [company('Rivendell', who)] }, Bob } });
      t.expect.value(who, 'corruption check', -1);
    });
  }
});

describe('direct influence over characters', () => {
  scenario('Glorfindel II: +1 against Elves lets him lead one of mind 3', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Glorfindel II', 'Haldir')] }, Bob } });
    t.player('Ann').does('Glorfindel II: regroup', 'Haldir', 'Follow Glorfindel II');
    t.expect.card('Haldir', { leader: 'Glorfindel II' });
  });
  scenario('Glorfindel II: a Dúnadan of mind 3 is too much for him', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Glorfindel II', 'Adrazar')] }, Bob } });
    t.player('Ann').does('Glorfindel II: regroup', 'Adrazar');
    t.player('Ann').mayChoose.excludes('Follow Glorfindel II');
  });
  scenario('[ME-FAQ-003] Balin: +1 against Dwarves, not against Elves', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Balin', 'Bofur', 'Haldir')] }, Bob } });
    t.player('Ann').does('Balin: regroup', 'Haldir');
    t.player('Ann').mayChoose.excludes('Follow Balin');
  });
});

describe('Hobbits', () => {
  scenario('Sam Gamgee: +3 to corruption checks, and arrives at home only', (t) => {
    t.given({
      players: { Ann: { hand: ['Sam Gamgee'], companies: [company('Bag End', 'Fatty Bolger')] }, Bob },
    });
    t.player('Ann').does('Sam Gamgee: bring into play');
    t.expect.card('Sam Gamgee', { 'corruption check': 3, at: 'Bag End' });
  });
  scenario('Sam Gamgee does not arrive at a Haven', (t) => {
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
  scenario('Fatty Bolger: taps to cancel a strike against another Hobbit', (t) => {
    t.given(strikeOn('Sam Gamgee'));
    t.player('Bob').does('Sam Gamgee');
    t.player('Ann').does('No', 'Pass', 'Fatty Bolger');
    t.expect.card('Fatty Bolger', { status: 'tapped' }).card('Sam Gamgee', { status: 'untapped' });
  });
  scenario('Fatty Bolger: not against an Elf', (t) => {
    t.given(strikeOn('Elladan'));
    t.player('Bob').does('Elladan');
    t.player('Ann').does('No');
    t.player('Ann').mayNot('Fatty Bolger', { because: 'another Hobbit' });
    t.player('Ann').does('Pass');
  });
});

describe('Ioreth', () => {
  const wounded = (name: string) => ({ card: name, status: 'wounded' });
  const table = (at: string, ...others: readonly string[]) => ({
    players: {
      Ann: {
        hand: ['Halfling Strength'],
        companies: [
          company(at, ...others, wounded('Sam Gamgee'), wounded('Elladan'), {
            card: 'Elrohir',
            status: 'tapped',
          }),
        ],
      },
      Bob: { companies: [company('Edhellond', 'Anborn')] },
    },
  });
  scenario(
    '[ME-CARD-0385] [ME-CARD-0326] Ioreth: what heals one heals all the wounded in her company',
    (t) => {
      t.given(table('Bree', 'Ioreth'));
      t.player('Ann').does('Halfling Strength');
      t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Elladan', { status: 'untapped' });
    },
  );
  scenario('[ME-CARD-0386] Ioreth: who is merely tapped stays so', (t) => {
    t.given(table('Bree', 'Ioreth'));
    t.player('Ann').does('Halfling Strength');
    t.expect.card('Elrohir', { status: 'tapped' });
  });
  scenario('Ioreth: without her only one is healed', (t) => {
    t.given(table('Bree'));
    t.player('Ann').does('Halfling Strength');
    t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Elladan', { status: 'wounded' });
  });
  scenario('[ME-CARD-0516] [ME-CARD-4023] Old Forest: healing effects reach all who are there', (t) => {
    t.given(table('Old Forest'));
    t.player('Ann').does('Halfling Strength');
    t.expect.card('Elladan', { status: 'untapped' });
  });
  scenario('[ME-CARD-0624] [ME-CARD-4023] Rhosgobel: healing effects reach all who are there', (t) => {
    t.given(table('Rhosgobel'));
    t.player('Ann').does('Halfling Strength');
    t.expect.card('Elladan', { status: 'untapped' });
  });
});

describe('Elrond', () => {
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

describe('Peath', () => {
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

describe('Saruman', () => {
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

describe('Alatar', () => {
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
