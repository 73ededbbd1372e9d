/** The Wizards: characters. */
import { describe, expect } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';
import { cited } from '../cited.ts';
import { fiveCrams, withStone } from '../positions.ts';

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

describe('[TW-145] Elrond', () => {
  scenario('Elrond at Rivendell: a hand of one card more', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Elrond')] }, Bob } });
    t.player('Ann').has({ 'hand size': 9 });
  });
  scenario('Elrond elsewhere: a hand as usual', (t) => {
    t.given({ players: { Ann: { companies: [company('Lórien', 'Elrond')] }, Bob } });
    t.player('Ann').has({ 'hand size': 8 });
  });
  scenario('Elrond has come to Rivendell before: a hand of one card more on the way of others', (t) => {
    const here = { ...company('Rivendell', 'Elrond'), moved: true };
    const bob = { ...Bob, companies: [{ ...company('Lórien', 'Elladan'), movesTo: 'Moria' }] };
    t.given({ phase: 'hazards', active: 'Bob', players: { Ann: { companies: [here] }, Bob: bob } });
    t.player('Ann').has({ 'hand size': 9 });
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

describe('corruption checks', () => {
  for (const [who, by] of [
    ['Bilbo', 4],
    ['Frodo', 4],
    ['Merry', 2],
    ['Pippin', 2],
    ['Beregond', -1],
    ['Boromir II', -1],
    ['Forlong', -1],
    ['Óin', -1],
    ['Robin Smallburrow', 2],
    ['Annalena', 0],
    ['Arwen', 0],
    ['Bergil', 0],
    ['Glóin', 0],
    ['Thorin II', 0],
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

describe('those whose texts say nothing', () => {
  for (const [who, home, elsewhere] of [
    ['Annalena', 'Edhellond', 'Lórien'],
    ['Bergil', 'Minas Tirith', 'Lórien'],
  ] as const)
    scenario(`${cited(who)} comes at ${home}, or at a Haven`, (t) => {
      t.given({ players: { Ann: { hand: [who], companies: [company('Moria', 'Elladan')] }, Bob } });
      t.player('Ann').does(`${who}: bring into play`);
      t.player('Ann').mayChoose.includes(`Form a company at ${home}`, `Form a company at ${elsewhere}`);
      t.player('Ann').mayChoose.excludes('Join Elladan at Moria');
    });
  scenario('[TW-179] Robin Smallburrow comes at home only', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Robin Smallburrow'], companies: [company('Rivendell', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Robin Smallburrow: bring into play');
    t.expect.card('Robin Smallburrow', { at: 'Bag End' });
  });
});

describe('[TW-181] Saruman, further', () => {
  scenario('[ME-CARD-0664] takes back no spell but at the end of the turn', (t) => {
    t.given({
      players: { Ann: { discard: ['Vanishment'], companies: [company('Isengard', 'Saruman')] }, Bob },
    });
    t.player('Ann').mayNot('Saruman', { to: 'its text', because: 'end-of-turn' });
  });
});

describe('[TW-495] Fatty Bolger, further', () => {
  const strikeOn = (fatty: object) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 12, attackerChooses: true },
    dice: [6, 6],
    players: {
      Ann: { companies: [company('Moria', 'Sam Gamgee', { card: 'Fatty Bolger', ...fatty })] },
      Bob,
    },
  });
  scenario('cancels no strike against himself', (t) => {
    t.given(strikeOn({}));
    t.player('Bob').does('Fatty Bolger');
    t.player('Ann').does('No');
    t.player('Ann').mayNot('Fatty Bolger', { because: 'another Hobbit' });
    t.player('Ann').does('Pass');
  });
  scenario('nor any while he is tapped', (t) => {
    t.given(strikeOn({ status: 'tapped' }));
    t.player('Bob').does('Sam Gamgee');
    t.player('Ann').does('No');
    t.expect.card('Fatty Bolger', { status: 'tapped' }).card('Sam Gamgee', { status: 'tapped' });
  });
});

describe('who is on his way is nowhere', () => {
  for (const [from, to] of [
    ['Rivendell', 'Lórien'],
    ['Lórien', 'Rivendell'],
  ] as const)
    scenario(`[TW-145] Elrond between ${from} and ${to}: a hand as usual`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { hand: ['Twilight'], companies: [{ ...company(from, 'Elrond'), movesTo: to }] },
          Bob: { ...Bob, hand: ['Doors of Night'] },
        },
      });
      t.player('Ann').has({ 'hand size': 8 });
    });
  scenario('[TW-145] Elrond stays at Rivendell while others move', (t) => {
    t.given({
      phase: 'hazards',
      company: 'riders',
      players: {
        Ann: {
          companies: [
            { ...company('Rivendell', 'Elladan'), as: 'riders', movesTo: 'Lórien' },
            company('Rivendell', 'Elrond'),
          ],
        },
        Bob: { ...Bob, hand: ['Doors of Night'] },
      },
    });
    t.player('Ann').has({ 'hand size': 9 });
  });
});
