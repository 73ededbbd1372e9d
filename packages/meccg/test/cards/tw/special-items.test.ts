/** The Wizards: special items. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
import { bearing, fiveCrams, withStone } from '../positions.ts';

const use = 'Palantír of Orthanc: on your turn, if its bearer can';

scenario(
  '[TW-190 TW-300/1 ME-CARD-0027] Align Palantír: the bearer can use the stone, and checks corruption',
  (t) => {
    t.given(withStone('Balin', fiveCrams));
    t.player('Ann').does('Align Palantír');
    t.expect
      .card('Align Palantír', { in: 'on of Palantír of Orthanc' })
      .card('Balin', { 'corruption points': 4 });
    t.player('Ann').does(use, 'Glamdring', 'Roll');
    t.player('Ann').has({ deck: 6 });
    t.expect.card('Palantír of Orthanc', { status: 'tapped' });
  },
);

scenario('[TW-190] Align Palantír: not without a sage in the company', (t) => {
  t.given({
    players: {
      Ann: {
        hand: ['Align Palantír'],
        companies: [company('Isengard', { card: 'Bofur', on: ['Palantír of Orthanc'] })],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Align Palantír');
});

scenario('[TW-190 ME-CARD-0027 ME-CARD-4003] Align Palantír is stored with the Palantír', (t) => {
  t.given({
    dice: [6, 6],
    players: {
      Ann: {
        companies: [
          company(
            'Rivendell',
            { card: 'Balin', on: [{ card: 'Palantír of Orthanc', on: ['Align Palantír'] }] },
            'Elladan',
          ),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Palantír of Orthanc: store', 'Roll');
  t.expect
    .card('Align Palantír', { in: 'points of Ann' })
    .card('Palantír of Orthanc', { in: 'points of Ann' });
});

scenario('[TW-190 ME-CARD-0027] Align Palantír is discarded when the company moves', (t) => {
  t.given({
    phase: 'movement/hazard',
    players: {
      Ann: {
        deck: fiveCrams,
        hand: ['Smoke Rings'],
        companies: [
          {
            ...company('Rivendell', {
              card: 'Balin',
              on: [{ card: 'Palantír of Orthanc', on: ['Align Palantír'] }],
            }),
            movesTo: 'Bree',
          },
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('the path printed');
  resolveChain(t);
  t.expect.card('Align Palantír', { in: 'discard of Ann' });
});

scenario('[TW-201] Book of Mazarbul: 5 points at a Dwarf-hold', (t) => {
  t.given({
    dice: [6, 6],
    players: {
      Ann: {
        companies: [company('Blue Mountain Dwarf-hold', bearing('Balin', 'Book of Mazarbul'), 'Bofur')],
      },
      Bob,
    },
  });
  t.player('Ann').does('Book of Mazarbul: store', 'Roll');
  t.expect.card('Book of Mazarbul', { in: 'points of Ann', 'marshalling points': 5 });
});

scenario('[TW-201] Book of Mazarbul: 1 point at a Haven', (t) => {
  t.given({
    dice: [6, 6],
    players: {
      Ann: { companies: [company('Rivendell', bearing('Balin', 'Book of Mazarbul'), 'Bofur')] },
      Bob,
    },
  });
  t.player('Ann').does('Book of Mazarbul: store', 'Roll');
  t.expect.card('Book of Mazarbul', { in: 'points of Ann', 'marshalling points': 1 });
});

scenario('[TW-201] Book of Mazarbul: not at Bree', (t) => {
  t.given({
    players: { Ann: { companies: [company('Bree', bearing('Balin', 'Book of Mazarbul'))] }, Bob },
  });
  t.player('Ann').mayNot('Book of Mazarbul', { to: 'store', rule: 'ME-STORE-2003' });
});

scenario('[TW-201 ME-CARD-0099] Book of Mazarbul: a sage taps it for a larger hand', (t) => {
  t.given({
    players: { Ann: { companies: [company('Bree', bearing('Balin', 'Book of Mazarbul'))] }, Bob },
  });
  t.player('Ann').does('Book of Mazarbul: in your');
  t.player('Ann').has({ 'hand size': 9 });
  t.expect.card('Book of Mazarbul', { status: 'tapped' }).card('Balin', { status: 'untapped' });
});

scenario('[TW-201] Book of Mazarbul: not with one who is no sage', (t) => {
  t.given({
    players: { Ann: { companies: [company('Bree', bearing('Bofur', 'Book of Mazarbul'))] }, Bob },
  });
  t.player('Ann').mayNot('Book of Mazarbul', { because: 'sage' });
  t.player('Ann').has({ 'hand size': 8 });
});

scenario('[TW-300] Palantír of Orthanc: nobody uses it without being able to', (t) => {
  t.given({ ...withStone('Balin', fiveCrams), dice: [] });
  t.player('Ann').mayChoose.excludes('Palantír of Orthanc: on your turn');
});

scenario('[TW-300] Palantír of Orthanc: not with fewer than 5 cards in the deck', (t) => {
  t.given({ ...withStone('Saruman', fiveCrams.slice(1)), dice: [] });
  t.player('Ann').mayNot('Palantír of Orthanc', { to: 'its text', because: 'at least 5' });
});

describe('[TW-347] The One Ring', () => {
  const struck = (dice: readonly number[], race = 'Orc') => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 20, race },
    dice,
    players: {
      Ann: { hand: ['Dodge'], companies: [company('Moria', bearing('Frodo', 'The One Ring'))] },
      Bob,
    },
  });
  scenario('[ME-CARD-0527] doubles at most what is printed: Frodo has a prowess of 2, Aragorn of 11', (t) => {
    t.given({ players: { Ann: { companies: [company('Bree', bearing('Frodo', 'The One Ring'))] }, Bob } });
    t.expect.value('Frodo', 'prowess', 2, { base: 1, by: { 'The One Ring': 1 } });
    t.expect.value('Frodo', 'body', 10).value('Frodo', 'direct influence', 6);
  });
  scenario('[ME-CARD-0527] Aragorn has 11', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', bearing('Aragorn II', 'The One Ring'))] }, Bob },
    });
    t.expect.value('Aragorn II', 'prowess', 11, { base: 6, by: { 'The One Ring': 5 } });
  });
  scenario('[ME-COMBAT-4002] a weapon counts first: with Sting Frodo has 3', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', bearing('Frodo', 'The One Ring', 'Sting'))] }, Bob },
    });
    t.expect.value('Frodo', 'prowess', 3);
  });
  scenario('[ME-CARD-0526] gives a point to everyone in the company, and to nobody else', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company('Bree', bearing('Frodo', 'The One Ring'), 'Sam Gamgee'),
            company('Rivendell', 'Elladan'),
          ],
        },
        Bob,
      },
    });
    t.expect
      .value('Frodo', 'corruption points', 7)
      .value('Sam Gamgee', 'corruption points', 1)
      .value('Sam Gamgee', 'corruption check', 3)
      .value('Elladan', 'corruption points', 0);
  });
  scenario(
    '[ME-CARD-0528, ME-CARD-4041] cancels a strike against its bearer if he passes a check at −2',
    (t) => {
      t.given(struck([3, 3]));
      t.player('Ann').does('Frodo', 'No', 'The One Ring: ');
      resolveChain(t);
      t.expect.card('Frodo', { status: 'untapped', in: 'company of company 1' });
    },
  );
  scenario('[ME-CARD-0528] but 3 + 4 − 2 is less than 7 by two: he is gone, and the Ring with him', (t) => {
    t.given(struck([1, 2]));
    t.player('Ann').does('Frodo', 'No', 'The One Ring: ');
    resolveChain(t);
    t.expect.card('Frodo', { in: 'out of Ann' }).card('The One Ring', { in: 'discard of Ann' });
  });
  for (const race of ['Undead', 'Nazgûl'])
    scenario(`not against ${race}`, (t) => {
      t.given(struck([1, 1, 1, 1], race));
      t.player('Ann').does('Frodo', 'No');
      t.player('Ann').mayNot('The One Ring', { because: 'not by Undead or Nazgûl' });
      t.player('Ann').does('Pass');
    });
  scenario('[ME-STORE-2002] cannot be stored', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', bearing('Frodo', 'The One Ring', 'Lesser Ring'))] },
        Bob,
      },
    });
    t.player('Ann').mayNot('The One Ring', { because: 'nothing that can be stored', rule: 'ME-STORE-2002' });
    t.player('Ann').mayChoose.includes('Lesser Ring: store');
  });
});

scenario('[TW-266] Lesser Ring: its bearer has +2 direct influence', (t) => {
  t.given({ players: { Ann: { companies: [company('Bree', bearing('Frodo', 'Lesser Ring'))] }, Bob } });
  t.expect.value('Frodo', 'direct influence', 3, { base: 1, by: { 'Lesser Ring': 2 } });
});

scenario('[TW-347 ME-CARD-0528 ME-CORR-2017] who cannot be discarded has not failed, and vanishes', (t) => {
  t.given({
    ...going(['Hobgoblins'], [bearing('Frodo', 'The One Ring')], { hand: ['Tookish Blood', 'Dodge'] }),
    dice: [2, 3],
  });
  t.player('Ann').does('Tookish Blood: on your turn');
  resolveChain(t);
  attackWith(t, 'Bob', 'Hobgoblins');
  t.player('Ann').does('Frodo');
  idleUntil(t, () => offers(t, 'The One Ring'));
  t.player('Ann').does('The One Ring: ');
  idleUntil(t, () => t.state.global.stage === 0);
  t.expect.card('Frodo', { status: 'untapped', in: 'company of riders' });
});

scenario('[TW-347 ME-CARD-0528] The One Ring: it is his own check that counts, not one before it', (t) => {
  t.given({
    ...going(
      ['Weariness of the Heart', 'Giant'],
      [bearing('Frodo', 'The One Ring'), bearing('Elladan', 'Scroll of Isildur')],
      { hand: ['Dodge'] },
    ),
    dice: [1, 2, 3, 3],
  });
  t.player('Bob').does('Weariness of the Heart: as a hazard: have', 'Elladan');
  idleUntil(t, () => t.state.global.entries === 0 && t.state.global.check === 0);
  t.expect.card('Elladan', { in: 'discard of Ann' });
  idleUntil(t, () => offers(t, 'Giant: attack'));
  attackWith(t, 'Bob', 'Giant');
  t.player('Ann').does('Frodo');
  idleUntil(t, () => offers(t, 'The One Ring'));
  t.player('Ann').does('The One Ring: ');
  idleUntil(t, () => t.state.global.attack === 0);
  t.expect.card('Frodo', { status: 'untapped', in: 'company of riders' });
});

describe('[TW-274] Magic Ring of Stealth', () => {
  const ring = 'Magic Ring of Stealth';
  const struck = (who: string, status = 'untapped') => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 12, race: 'Troll' },
    players: {
      Ann: { hand: ['Dodge'], companies: [company('Moria', bearing(who, { card: ring, status }))] },
      Bob,
    },
  });
  scenario('[TW-274/1] its bearer is a scout', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 3, prowess: 12, race: 'Troll' },
      players: {
        Ann: { hand: ['Concealment'], companies: [company('Moria', bearing('Legolas', ring))] },
        Bob,
      },
    });
    t.player('Ann').does('Concealment');
    t.expect.card('Legolas', { status: 'tapped' });
  });
  scenario('[TW-274/1] without it he is none', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 3, prowess: 12, race: 'Troll' },
      players: {
        Ann: { hand: ['Concealment', 'Escape'], companies: [company('Moria', 'Legolas')] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Concealment', { because: 'scout' });
  });
  scenario('[TW-274/2 ME-COND-2000] who is a scout anyway taps it to cancel a strike against him', (t) => {
    t.given(struck('Frodo'));
    t.player('Ann').does('Frodo', 'No', `${ring}: when`);
    resolveChain(t);
    t.expect.card(ring, { status: 'tapped' }).card('Frodo', { status: 'untapped' });
  });
  scenario('[TW-274/2 ME-COND-2000] who is none without it does not', (t) => {
    t.given(struck('Legolas'));
    t.player('Ann').does('Legolas', 'No');
    t.player('Ann').mayNot(ring, { to: 'its text', because: 'already a scout' });
  });
  scenario('[TW-274/2] not when it is tapped', (t) => {
    t.given(struck('Frodo', 'tapped'));
    t.player('Ann').does('Frodo', 'No');
    t.player('Ann').mayNot(ring, { to: 'its text', because: 'untapped' });
  });
  scenario('[TW-274/2] not a strike against another', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 12, race: 'Troll' },
      players: {
        Ann: { hand: ['Dodge'], companies: [company('Moria', bearing('Frodo', ring), 'Legolas')] },
        Bob,
      },
    });
    t.player('Ann').does('Legolas', 'No', 'Pass');
    t.player('Ann').mayNot(ring, { to: 'its text', because: 'its bearer faces a strike' });
  });
});
