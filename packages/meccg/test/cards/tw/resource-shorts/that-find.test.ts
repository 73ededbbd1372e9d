/** The Wizards: resource short-events that find somebody or something. */
import { describe } from 'vitest';
import { fallen } from '../../../fallen-wizards.ts';
import { Bob, company, type Placed, scenario } from '../../../table.ts';

describe('[TW-188] A Chance Meeting', () => {
  const meeting = (at: string, hand: readonly string[], who = 'Imrahil', more: object = {}) => ({
    players: {
      Ann: { hand: ['A Chance Meeting', ...hand], companies: [company(at, who)], ...more },
      Bob,
    },
  });
  for (const site of ['Edoras', 'Bree', 'Amon Hen'])
    scenario(`[ME-CARD-2001] at ${site} somebody joins with direct influence`, (t) => {
      t.given(meeting(site, ['Bergil']));
      t.player('Ann').does('A Chance Meeting');
      t.expect.card('Bergil', { at: site, leader: 'Imrahil' });
    });
  scenario('even a Hobbit', (t) => {
    t.given(meeting('Bree', ['Merry'], 'Elrond'));
    t.player('Ann').does('A Chance Meeting');
    t.expect.card('Merry', { at: 'Bree', leader: 'Elrond' });
  });
  for (const site of ['Rivendell', 'Moria'])
    scenario(`not at ${site}`, (t) => {
      t.given(meeting(site, ['Bergil']));
      t.player('Ann').mayNot('A Chance Meeting', { because: 'company' });
    });
  scenario('not without direct influence enough', (t) => {
    t.given(meeting('Bree', ['Elladan']));
    t.player('Ann').mayNot('A Chance Meeting', { because: 'company' });
  });
  scenario('[ME-CARD-2001] nobody but those whom direct influence can control', (t) => {
    t.given(meeting('Bree', ['Elladan', 'Bergil', 'Annalena']));
    t.player('Ann').does('A Chance Meeting');
    t.expect.card('Bergil', { leader: 'Imrahil' }).card('Elladan', { in: 'hand of Ann' });
  });
  scenario('[ME-CARD-2000] no Wizard', (t) => {
    t.given(meeting('Bree', ['Gandalf'], 'Elrond'));
    t.player('Ann').mayNot('A Chance Meeting', { because: 'company' });
  });
  for (const site of ['Edoras', 'Bree', 'Amon Hen'])
    scenario(`[ME-CARD-2003 ME-AGENT-500] an agent whom a fallen-wizard meets at ${site}`, (t) => {
      t.given(meeting(site, ['Deallus'], 'Elrond', fallen));
      t.player('Ann').does('A Chance Meeting');
      t.expect.card('Deallus', { at: site, leader: 'Elrond' });
    });
  scenario('[ME-CARD-2003] no agent where nobody is met', (t) => {
    t.given(meeting('TW-413', ['Deallus'], 'Elrond', fallen));
    t.player('Ann').mayNot('A Chance Meeting', { because: 'company' });
  });
  scenario('[ME-AGENT-501] nor one who is a hazard to his player', (t) => {
    t.given(meeting('Bree', ['Deallus'], 'Elrond'));
    t.player('Ann').mayNot('A Chance Meeting', { because: 'company' });
  });
  scenario('[ME-CARD-2002] beside the one character of the turn', (t) => {
    t.given(meeting('Bree', ['Bergil', 'Annalena']));
    t.player('Ann').does('Annalena: bring into play', 'Form a company at Edhellond');
    t.player('Ann').does('A Chance Meeting');
    t.expect.card('Bergil', { at: 'Bree' }).card('Annalena', { at: 'Edhellond' });
  });
  scenario('[ME-CARD-2001] in the site phase, too', (t) => {
    t.given({ ...meeting('Bree', ['Bergil']), phase: 'at the site' });
    t.player('Ann').does('A Chance Meeting');
    t.expect.card('Bergil', { at: 'Bree' });
  });
  for (const [movesTo, offered] of [
    ['Bag End', false],
    ['', true],
  ] as const)
    scenario(
      `[ME-CARD-2001] in the movement/hazard phase of a company that ${offered ? 'stays' : 'moves'}`,
      (t) => {
        t.given({
          phase: 'hazards',
          players: {
            Ann: {
              hand: ['A Chance Meeting', 'Bergil'],
              companies: [{ ...company('Bree', 'Imrahil'), ...(movesTo === '' ? {} : { movesTo }) }],
            },
            Bob: { ...Bob, hand: ['Doors of Night'] },
          },
        });
        if (offered) t.player('Ann').does('A Chance Meeting');
        else t.player('Ann').mayNot('A Chance Meeting', { because: 'company' });
      },
    );
});

describe('[TW-349] Thorough Search', () => {
  const searching = (hand: readonly string[], siteTapped: boolean, ...who: readonly Placed[]) => ({
    phase: 'at the site',
    players: {
      Ann: { hand: ['Thorough Search', ...hand], companies: [{ ...company('Moria', ...who), siteTapped }] },
      Bob,
    },
  });
  for (const siteTapped of [true, false])
    scenario(`[ME-CARD-0749] a companion plays an item, and the site stays as it is: ${siteTapped}`, (t) => {
      t.given(searching(['Glamdring'], siteTapped, 'Frodo', 'Legolas'));
      t.player('Ann').does('Thorough Search');
      t.expect
        .card('Glamdring', { in: 'on of Legolas' })
        .card('Frodo', { status: 'tapped', 'site tapped': siteTapped })
        .card('Legolas', { status: 'tapped' });
    });
  scenario('not a greater item', (t) => {
    t.given(searching(['The Mithril-coat'], true, 'Frodo', 'Legolas'));
    t.player('Ann').mayNot('Thorough Search', { because: 'item' });
  });
  scenario('[ME-CARD-0749] not one that the site does not allow', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Thorough Search', 'Glamdring'],
          companies: [company('Ettenmoors', 'Frodo', 'Legolas')],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Thorough Search', { because: 'item' });
  });
  scenario('not without a scout', (t) => {
    t.given(searching(['Glamdring'], true, 'Elladan', 'Legolas'));
    t.player('Ann').mayNot('Thorough Search', { because: 'scout' });
  });
  scenario('not by the scout himself', (t) => {
    t.given(searching(['Glamdring'], true, 'Frodo', { card: 'Legolas', status: 'tapped' }));
    t.player('Ann').mayNot('Thorough Search', { because: 'scout' });
  });
});
