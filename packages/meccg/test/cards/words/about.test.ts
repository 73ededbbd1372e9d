/** What lies with a company, or lasts about one: no second copy of the same, and nothing else is in the way. */
import { always, forEach, gets, say } from '@westmarch/kernel';
import { describe } from 'vitest';
import {
  aCompany,
  attackGets,
  attackProwess,
  attackStrikes,
  both,
  character,
  choose,
  companyGets,
  companyWithoutCopy,
  facingAttack,
  followedBy,
  inCompanyWithoutIt,
  inMovingCompany,
  inOrganization,
  notInEffect,
  notOnThisAttack,
  prowess,
  shortEvent,
  staysWith,
  tapIt,
  the,
  untilEndOfTurn,
  yours,
} from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, going, resolveChain, scenario, twice } from '../../table.ts';

const SHORT = 'TW-319';
const PERMANENT = 'TW-240';
const banner = (name: string): number =>
  invent(
    name,
    PERMANENT,
    { onCompany: true },
    shortEvent({
      when: inOrganization,
      targets: [choose('company', both(aCompany, yours, companyWithoutCopy))],
      effect: staysWith(the('company')),
    }),
  );
banner('Banner');
banner('Pennon');
const song = (name: string, by: number): number =>
  invent(
    name,
    SHORT,
    shortEvent({
      when: inOrganization,
      targets: [choose('company', both(aCompany, yours, inCompanyWithoutIt))],
      effect: companyGets(the('company'), prowess, by, untilEndOfTurn, always(say`it lasts`)),
    }),
  );
song('Song', 1);
song('Lament', -1);

const two = (hand: readonly (string | object)[]) => ({
  players: {
    Ann: {
      hand,
      companies: [
        { ...company('Rivendell', 'Elladan', 'Elrohir'), as: 'riders' },
        { ...company('Bree', 'Haldir'), as: 'walkers' },
      ],
    },
    Bob,
  },
});

describe('cards that lie with a company', () => {
  const plays = (t: Parameters<Parameters<typeof scenario>[1]>[0], card: string, first: string): void => {
    t.player('Ann').does(`${card}: `, first);
    resolveChain(t);
  };
  scenario('a second copy is for another company', (t) => {
    t.given(two(twice('Banner')));
    plays(t, 'first', 'Elladan');
    t.expect.card('first', { company: 'riders' });
    t.player('Ann').does('second: ');
    resolveChain(t);
    t.expect.card('second', { company: 'walkers' });
  });
  scenario('and then for none', (t) => {
    t.given(two([...twice('Banner'), { card: 'Banner', as: 'third' }]));
    plays(t, 'first', 'Elladan');
    t.player('Ann').does('second: ');
    resolveChain(t);
    t.player('Ann').mayNot('third', { because: 'nothing to choose' });
  });
  scenario('another card beside it is not in the way', (t) => {
    t.given(two(['Banner', 'Pennon']));
    plays(t, 'Banner', 'Elladan');
    t.player('Ann').does('Pennon: ').mayChoose.exactly('Elladan', 'Haldir');
  });
});

describe('effects on a company', () => {
  scenario('last for its characters alone; no second copy for the same', (t) => {
    t.given(two([...twice('Song'), 'Lament']));
    t.player('Ann').does('first: ', 'Haldir');
    resolveChain(t);
    t.expect.card('Haldir', { prowess: 5 }).card('Elladan', { prowess: 5 }).card('Elrohir', { prowess: 5 });
    t.player('Ann').does('Lament: ').mayChoose.exactly('Elladan', 'Haldir');
    t.player('Ann').does('Elladan');
    resolveChain(t);
    t.expect.card('Elladan', { prowess: 4 }).card('Elrohir', { prowess: 4 });
    t.player('Ann').does('second: ');
    resolveChain(t);
    t.expect.card('Elladan', { prowess: 5 }).card('Haldir', { prowess: 5 });
  });
});

describe('copies that are only declared', () => {
  scenario('are in the way on their company, and on no other', (t) => {
    t.given(two(twice('Song')));
    t.player('Ann').does('first: ', 'Elladan');
    // In answer to it: Haldir's company is the only one left.
    t.player('Ann').does('second: ');
    resolveChain(t);
    t.expect.card('Elladan', { prowess: 6 }).card('Haldir', { prowess: 5 });
  });
  scenario('and everywhere, where a card says so', (t) => {
    t.given(two(twice('Vigil')));
    t.player('Ann').does('first: ', 'Elladan');
    t.player('Ann').mayNot('second', { because: 'no other copy' });
  });
  scenario('[BA-26/1] and at their site', (t) => {
    t.given(going([...twice('Unabated in Malice'), 'Minions Stir'], ['Elladan', 'Elrohir']));
    t.player('Bob').does('first: as a hazard, if the site');
    t.player('Bob').mayNot('second', { because: 'no other copy' });
  });
});

describe('effects that last', () => {
  invent(
    'Vigil',
    SHORT,
    shortEvent({
      when: inOrganization,
      if: notInEffect,
      targets: [choose('company', both(aCompany, yours))],
      effect: companyGets(the('company'), prowess, 1, untilEndOfTurn, always(say`it lasts`)),
    }),
  );
  invent(
    'Watch',
    SHORT,
    shortEvent({
      when: inOrganization,
      if: notInEffect,
      targets: [choose('character', both(character, yours))],
      effect: gets(the('character'), prowess, 1, untilEndOfTurn),
    }),
  );
  scenario('are not in effect twice, though they are but a number', (t) => {
    t.given(two([...twice('Watch'), 'Vigil']));
    t.player('Ann').does('first: ', 'Elladan');
    resolveChain(t);
    t.player('Ann').mayNot('second', { because: 'no other copy' });
    t.player('Ann').mayChoose.includes('Vigil: ');
  });
  scenario('are not in effect twice, on whatever company', (t) => {
    t.given(two([...twice('Vigil'), 'Song']));
    t.player('Ann').does('Song: ', 'Elladan');
    resolveChain(t);
    t.player('Ann').mayChoose.includes('first: ', 'second: ');
    t.player('Ann').does('first: ', 'Elladan');
    resolveChain(t);
    t.player('Ann').mayNot('second', { because: 'no other copy' });
  });
});

describe('effects on the attack', () => {
  const call = (name: string): number =>
    invent(
      name,
      SHORT,
      shortEvent({
        when: facingAttack,
        if: notOnThisAttack,
        effect: attackGets(attackProwess, -1),
      }),
    );
  call('Jeer');
  call('Taunt');
  invent('Volley', SHORT, shortEvent({ when: facingAttack, effect: attackGets(attackStrikes, -2, 2) }));
  const faced = (strikes: number, ...hand: readonly (string | object)[]) => ({
    phase: 'attack',
    attack: { strikes, prowess: 9, race: 'Orc' },
    players: { Ann: { hand, companies: [company('Moria', 'Elladan', 'Elrohir')] }, Bob },
  });
  scenario('one copy on an attack; another card besides', (t) => {
    t.given(faced(1, ...twice('Jeer'), 'Taunt'));
    t.player('Ann').does('first: ');
    resolveChain(t);
    t.expect.table({ 'attack prowess': 8 });
    t.player('Ann').mayNot('second', { because: 'no other copy' });
    t.player('Ann').does('Taunt: ');
    resolveChain(t);
    t.expect.table({ 'attack prowess': 7 });
  });
  for (const [strikes, left] of [
    [5, 3],
    [4, 2],
    [3, 2],
    [2, 2],
  ])
    scenario(`what is taken leaves so much at least: ${strikes}`, (t) => {
      t.given(faced(strikes, 'Volley', 'Jeer'));
      t.player('Ann').does('Volley: ');
      resolveChain(t);
      t.expect.table({ 'attack strikes': left });
    });
  scenario('on the next attack another copy may be', (t) => {
    const position = going(['Orc-raiders', 'Orc-lieutenant'], ['Elladan', 'Elrohir'], {
      hand: [...twice('Jeer'), 'Escape'],
    });
    t.given(position);
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').does('first: ');
    resolveChain(t);
    t.player('Ann').does('Escape', 'Elladan');
    resolveChain(t);
    attackWith(t, 'Bob', 'Orc-raiders');
    t.player('Ann').does('second: ');
    resolveChain(t);
    t.expect.card('second', { in: 'discard of Ann' });
  });
});

describe('what follows an attack', () => {
  invent(
    'Weary Beast',
    'TW-45',
    followedBy(forEach('it', both(character, inMovingCompany), tapIt(the('it')))),
  );
  scenario('[BA-34/2] happens even when its creature was led away on a rope', (t) => {
    t.given({
      ...going(['Weary Beast', 'Cram'], [{ card: 'Beorn', on: ['Elven Rope'] }, 'Elladan'], {
        hand: ['Escape'],
      }),
      dice: [6, 6],
    });
    attackWith(t, 'Bob', 'Weary Beast');
    t.player('Ann').does('Pass', 'Beorn', 'No', 'Pass');
    t.player('Ann').does('Weary Beast');
    resolveChain(t);
    t.player('Ann').does('Yes');
    t.expect.card('Weary Beast', { in: 'on of Elven Rope' }).card('Elladan', { status: 'tapped' });
  });
});
