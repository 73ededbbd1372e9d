/** One company attacks another: the fight itself, strike by strike. ME-CVCC-507..532 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import {
  facingStrike,
  noTap,
  oneSkill,
  sequence,
  shortEvent,
  strikeBody,
  strikeProwess,
  struckHas,
} from '../../../src/cards/words/index.ts';
import type { S } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { company, resolveChain, scenario } from '../../table.ts';

borrow('LE-5');
invent(
  'Daring Thrust',
  'LE-172',
  shortEvent({
    when: facingStrike,
    if: struckHas('warrior'),
    costs: [oneSkill],
    effect: sequence(strikeProwess(3), strikeBody(-1)),
  }),
);

invent('Sly Step', 'LE-172', shortEvent({ when: facingStrike, effect: noTap }));

const attacks = 'attack another company';
const tapped = (card: string): object => ({ card, status: 'tapped' });
const wounded = (card: string): object => ({ card, status: 'wounded' });
/** Nick's minions stand at Moria beside Jennifer's heroes, and have faced what guards it. */
const atMoria = (
  nick: readonly (string | object)[],
  jennifer: readonly (string | object)[],
  more: object = {},
) => ({
  phase: 'at the site',
  turn: 5,
  players: {
    Nick: {
      side: 'ringwraith',
      hand: ['Daring Thrust', { card: 'Daring Thrust', as: 'second thrust' }, 'Sly Step'],
      companies: [company('Moria', ...nick)],
    },
    Jennifer: {
      hand: ['Risky Blow', { card: 'Risky Blow', as: 'second blow' }, 'Dodge'],
      companies: [company('Moria', ...jennifer)],
    },
  },
  ...more,
});
/** Nobody plays anything, and nobody stays untapped, until the fight is over. */
function fightOn(t: Table<S>): void {
  for (let n = 0; n < 60 && t.state.global.attack !== 0; n++) {
    const offered = t.offered();
    t.choose(t.state.kernel.asked, ['No', 'Pass'].find((words) => offered.includes(words)) ?? offered[0]);
  }
}

describe('the worked example', () => {
  const example = atMoria(['Carambor', tapped('Ciryaher'), tapped('Gulla')], ['Beorn', wounded('Frodo')]);
  function assigned(t: Table<S>): void {
    t.player('Nick').does(`Carambor: ${attacks}`);
    t.player('Jennifer').does('Beorn');
    // Whichever strike she likes: also that of a tapped character.
    t.player('Jennifer').mayChoose.exactly('Carambor', 'Ciryaher', 'Gulla');
    t.player('Jennifer').does('Ciryaher');
    // Carambor alone is untapped, and Frodo alone is left: Nick has nothing to choose.
    t.expect.table({ strikes: ['Beorn: pending', 'Frodo: pending'], attack: 'company 1 of Nick' });
  }

  scenario(
    '[ME-CVCC-514 ME-CVCC-4002 ME-CVCC-508] strikes are assigned in three steps, and one is left over',
    (t) => {
      t.given(example);
      assigned(t);
      t.player('Jennifer').mayChoose.exactly(
        'The strike of Ciryaher against Beorn',
        'The strike of Carambor against Frodo',
      );
    },
  );

  scenario(
    '[ME-CVCC-514] who has struck strikes no second time: the rest is for the defender to say',
    (t) => {
      t.given(
        atMoria(
          ['Carambor', tapped('Ciryaher'), tapped('Gulla')],
          [tapped('Beorn'), tapped('Frodo'), tapped('Elladan')],
        ),
      );
      t.player('Nick').does(`Carambor: ${attacks}`);
      t.player('Nick').mayChoose.exactly('Beorn', 'Frodo', 'Elladan');
      t.player('Nick').does('Frodo');
      t.player('Jennifer').mayChoose.exactly('Beorn', 'Elladan');
      t.player('Jennifer').does('Elladan');
      t.player('Jennifer').mayChoose.exactly('Ciryaher', 'Gulla');
    },
  );

  scenario('[ME-CVCC-531 ME-CVCC-516 ME-CVCC-521 ME-CVCC-525 ME-CVCC-2002] it is played through', (t) => {
    t.given({ ...example, dice: [3, 3, 1, 2, 2, 2, 1, 1, 5, 6, 4, 5] });
    assigned(t);
    const [nick, jennifer] = [t.player('Nick'), t.player('Jennifer')];
    jennifer.does('The strike of Ciryaher against Beorn');
    // Ciryaher is no warrior, so that Nick has only his excess strike to think of; he saves it.
    nick.passes().does('0');
    jennifer.does('Yes');
    t.expect.table({ 'prowess against the strike': 4 });
    jennifer.does('second blow');
    resolveChain(t);
    jennifer.mayNot('Risky Blow', { because: 'another card that needs a skill' });
    jennifer.passes();
    // 2 − 1 + 6 = 7 against 4 + 3 + 3 = 10; the body check of 4 leaves him wounded.
    t.expect.card('Ciryaher', { status: 'wounded' }).card('Beorn', { status: 'untapped' });
    nick.does('second thrust');
    resolveChain(t);
    nick.mayNot('Daring Thrust', { because: 'another card that needs a skill' });
    nick.passes().does('No');
    jennifer.passes();
    t.expect.card('Frodo', { in: 'out of Jennifer' }).card('Carambor', { status: 'tapped' });
    t.player('Nick').has({ 'kill points': 2 });
    t.player('Jennifer').has({ 'kill points': 0 });
  });
});

describe('one against one', () => {
  /** Gulla, 5/8, against Beorn, 7/9. */
  const duel = (
    dice: readonly number[],
    gulla: string | object = 'Gulla',
    beorn: string | object = 'Beorn',
  ) => ({
    ...atMoria([gulla], [beorn]),
    dice,
  });
  function begin(t: Table<S>, given: object): void {
    t.given(given);
    t.player('Nick').does(`Gulla: ${attacks}`);
    if (t.offered().includes('Beorn')) t.player('Jennifer').does('Beorn');
  }

  scenario('[ME-CVCC-526 ME-CVCC-4007] the defender has more: the attacking character is wounded', (t) => {
    begin(t, duel([6, 4, 4, 5, 1, 2]));
    fightOn(t);
    // 5 + 10 against 7 + 9.
    t.expect.card('Gulla', { status: 'wounded' }).card('Beorn', { status: 'tapped' });
  });
  scenario('[ME-CVCC-526 ME-CVCC-4007 ME-CVCC-532] a tie harms nobody, and taps both', (t) => {
    begin(t, duel([6, 4, 4, 4]));
    fightOn(t);
    t.expect.card('Gulla', { status: 'tapped' }).card('Beorn', { status: 'tapped' });
  });
  scenario('[ME-CVCC-526 ME-CVCC-4007] the attacker has more: the defending character is wounded', (t) => {
    begin(t, duel([6, 4, 4, 3, 1, 2]));
    fightOn(t);
    t.expect.card('Gulla', { status: 'tapped' }).card('Beorn', { status: 'wounded' });
  });
  scenario('[ME-CVCC-522 ME-CVCC-523 ME-CVCC-4003 ME-CVCC-4008] both may stay untapped, at −3 each', (t) => {
    begin(t, duel([6, 4, 4, 4]));
    t.player('Nick').passes().does('Yes');
    t.player('Jennifer').does('Yes').passes();
    t.expect.card('Gulla', { status: 'untapped' }).card('Beorn', { status: 'untapped' });
  });
  scenario('[ME-CVCC-515 ME-CVCC-522] whoever strikes without tapping has 3 less', (t) => {
    // 5 − 3 + 10 = 12 against 7 + 6 = 13.
    begin(t, duel([6, 4, 3, 3, 1, 2]));
    t.player('Nick').passes().does('Yes');
    t.player('Jennifer').does('No').passes();
    t.expect.card('Gulla', { status: 'wounded' });
  });
  scenario('[ME-CVCC-515 ME-CVCC-523] tapped ones have 1 less, on either side', (t) => {
    begin(t, duel([3, 3, 2, 2], tapped('Gulla'), tapped('Beorn')));
    fightOn(t);
    // 5 − 1 + 6 against 7 − 1 + 4.
    t.expect.card('Gulla', { status: 'tapped' }).card('Beorn', { status: 'tapped' });
  });
  scenario('[ME-CVCC-515 ME-CVCC-523] wounded ones 2 less', (t) => {
    begin(t, duel([3, 3, 2, 2], wounded('Gulla'), wounded('Beorn')));
    fightOn(t);
    t.expect.card('Gulla', { status: 'wounded' }).card('Beorn', { status: 'wounded' });
  });
  scenario('[ME-CVCC-528 ME-CVCC-2003] a body check that equals the body leaves him wounded', (t) => {
    begin(t, duel([1, 1, 6, 6, 4, 4]));
    fightOn(t);
    t.expect.card('Gulla', { status: 'wounded' });
  });
  scenario('[ME-CVCC-528 ME-CVCC-2001] unless he was wounded before: then it is one too many', (t) => {
    begin(t, duel([1, 1, 6, 6, 4, 4], wounded('Gulla')));
    fightOn(t);
    t.expect.card('Gulla', { in: 'out of Nick' });
  });
  scenario('[ME-CVCC-529 ME-CVCC-2000 ME-CVCC-4009] who slays an attacker scores for him', (t) => {
    begin(t, duel([1, 1, 6, 6, 4, 5]));
    fightOn(t);
    t.player('Jennifer').has({ 'kill points': 1 });
    t.player('Nick').has({ 'kill points': 0 });
  });
  scenario('[ME-CVCC-4009 ME-CVCC-529] nobody scores for one who is only wounded', (t) => {
    begin(t, duel([1, 1, 6, 6, 4, 4]));
    fightOn(t);
    t.player('Jennifer').has({ 'kill points': 0 });
  });
  scenario('[ME-CVCC-520 ME-CVCC-509] what the attacker plays serves his own character', (t) => {
    // 5 + 3 + 4 = 12 against 7 + 4.
    begin(t, duel([2, 2, 2, 2, 1, 1]));
    t.player('Nick').does('second thrust');
    resolveChain(t);
    t.player('Nick').passes().does('No');
    t.player('Jennifer').does('No').passes();
    t.expect.card('Beorn', { status: 'wounded' });
  });
  scenario('[ME-CVCC-520 ME-CVCC-528] and takes from his body if he is wounded', (t) => {
    begin(t, duel([1, 1, 6, 6, 4, 4]));
    t.player('Nick').does('second thrust');
    resolveChain(t);
    t.player('Nick').passes().does('No');
    t.player('Jennifer').does('No').passes();
    t.expect.card('Gulla', { in: 'out of Nick' });
  });
});

describe('the defenders', () => {
  scenario('[ME-CVCC-524 ME-CVCC-4008] untapped ones who face no strike support for +1', (t) => {
    t.given({ ...atMoria(['Gulla'], ['Beorn', 'Frodo']), dice: [6, 4, 4, 4, 1, 1] });
    t.player('Nick').does(`Gulla: ${attacks}`);
    t.player('Jennifer').does('Beorn');
    t.player('Nick').passes().does('No');
    t.player('Jennifer').does('No', 'Tap Frodo for +1').passes();
    t.expect.card('Gulla', { status: 'wounded' }).card('Frodo', { status: 'tapped' });
  });
  scenario('[ME-CVCC-524] not one who faces a strike of the same attack', (t) => {
    t.given(atMoria(['Gulla', 'Ciryaher'], ['Beorn', 'Frodo', 'Sam Gamgee']));
    t.player('Nick').does(`Gulla: ${attacks}`);
    t.player('Jennifer').does('Beorn', 'Gulla', 'Frodo', 'The strike of Gulla against Beorn');
    t.player('Nick').passes().does('No');
    t.player('Jennifer').does('No').mayChoose.exactly('Tap Sam Gamgee for +1', 'Pass');
  });
  scenario('[ME-CVCC-527] the defender says which strike is resolved first', (t) => {
    t.given(atMoria(['Gulla', 'Ciryaher'], ['Beorn', 'Frodo']));
    t.player('Nick').does(`Gulla: ${attacks}`);
    t.player('Jennifer').does('Beorn', 'Gulla', 'Frodo');
    t.player('Jennifer').mayChoose.exactly(
      'The strike of Gulla against Beorn',
      'The strike of Ciryaher against Frodo',
    );
  });
  scenario(
    '[ME-CVCC-514 ME-CVCC-4002] left to the attacker, his untapped ones choose whom they strike',
    (t) => {
      t.given(atMoria(['Gulla', 'Carambor', tapped('Ciryaher')], ['Beorn', 'Frodo', 'Sam Gamgee']));
      t.player('Nick').does(`Gulla: ${attacks}`);
      t.player('Jennifer').passes();
      t.player('Nick').mayChoose.exactly('Gulla', 'Carambor');
      t.player('Nick').does('Carambor').mayChoose.exactly('Beorn', 'Frodo', 'Sam Gamgee');
      t.player('Nick').does('Sam Gamgee', 'Frodo');
      // The tapped Ciryaher is left, and Beorn: nobody chooses any more.
      t.expect.table({ strikes: ['Sam Gamgee: pending', 'Frodo: pending', 'Beorn: pending'] });
    },
  );
  scenario('[ME-CVCC-514] what is left of the strikes of tapped characters, the defender assigns', (t) => {
    t.given(atMoria([tapped('Gulla'), tapped('Ciryaher')], ['Beorn', 'Frodo', 'Sam Gamgee']));
    t.player('Nick').does(`Gulla: ${attacks}`);
    t.player('Jennifer').passes().mayChoose.exactly('Beorn', 'Frodo', 'Sam Gamgee');
    t.player('Jennifer').does('Frodo').mayChoose.exactly('Gulla', 'Ciryaher');
  });
  scenario('[ME-CVCC-507 ME-CVCC-4005] one strike for each who attacks', (t) => {
    t.given(atMoria(['Gulla', 'Ciryaher', 'Carambor'], ['Beorn', 'Frodo']));
    t.player('Nick').does(`Gulla: ${attacks}`);
    t.expect.table({ 'attack strikes': 3 });
  });
});
