/** Reforging and Andúril: won by a sage, stored, and used from where they are stored. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../table.ts';

const ANDURIL = 'Andúril, the Flame of the West';
const bearing = (name: string, ...items: readonly (string | object)[]) => ({ card: name, on: items });

describe('Andúril', () => {
  for (const [dice, stays] of [
    [[2, 3], true],
    [[2, 2], false],
  ] as const)
    scenario(`its sage checks corruption at −3: a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        phase: 'at the site',
        dice,
        players: { Ann: { hand: [ANDURIL], companies: [company('Amon Hen', 'Celeborn')] }, Bob },
      });
      t.player('Ann').does(`${ANDURIL}: `);
      t.expect.card('Celeborn', { in: stays ? 'company of company 1' : 'discard of Ann' });
    });
  scenario('[ME-ALLY-512] an ally may win it, and makes no check', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: [ANDURIL], companies: [company('Amon Hen', bearing('Elladan', 'Treebeard'))] },
        Bob,
      },
    });
    t.player('Ann').does(`${ANDURIL}: `);
    t.expect.card(ANDURIL, { in: 'on of Treebeard' });
  });
  scenario('lies not with Narsil without a stored Reforging', (t) => {
    t.given({
      players: {
        Ann: { points: [ANDURIL], companies: [company('Rivendell', bearing('Aragorn II', 'Narsil'))] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.exactly(
      'Pass',
      'Aragorn II: declare movement',
      'Aragorn II: discard',
      'Narsil: store',
    );
  });
  const whole = (...others: readonly (string | object)[]) => ({
    players: {
      Ann: {
        companies: [
          company('Rivendell', bearing('Aragorn II', { card: 'Narsil', on: [ANDURIL] }), ...others),
        ],
      },
      Bob,
    },
  });
  scenario('untaps a Dúnadan, and its bearer checks at −1', (t) => {
    t.given({ ...whole({ card: 'Beretar', status: 'tapped' }), dice: [2, 3] });
    t.player('Ann').does(`${ANDURIL}: `, 'Roll');
    t.expect
      .card('Beretar', { status: 'untapped' })
      .card(ANDURIL, { status: 'tapped' })
      .card('Aragorn II', { in: 'company of company 1' });
  });
  scenario('no Elf', (t) => {
    t.given(whole({ card: 'Legolas', status: 'tapped' }));
    t.player('Ann').mayNot(ANDURIL, { because: 'nothing to choose a tapped Dúnadan' });
  });
  scenario('cannot be stored apart from Narsil', (t) => {
    t.given(whole('Legolas'));
    t.player('Ann').mayChoose.excludes(`${ANDURIL}: store`);
    t.player('Ann').mayChoose.includes('Narsil: store');
  });
});

describe('Reforging', () => {
  const with_ = (discard: readonly string[], who: string | object = 'Celeborn') => ({
    players: {
      Ann: { points: ['Reforging'], discard, companies: [company('Lórien', who, 'Legolas')] },
      Bob,
    },
  });
  scenario('[ME-CARD-0597] brings a major weapon back', (t) => {
    t.given(with_(['Sword of Gondolin', 'Cram', 'Narsil']));
    t.player('Ann').does('Reforging: ', 'Legolas');
    t.expect
      .card('Sword of Gondolin', { in: 'on of Legolas' })
      .card('Reforging', { in: 'discard of Ann' })
      .card('Celeborn', { status: 'tapped' });
    t.player('Ann').has({ 'miscellaneous points': 0, 'item points': 2 });
  });
  scenario('[ME-CARD-0597] nothing greater, and nothing that is no gear', (t) => {
    t.given(with_(['Cram', 'Narsil', 'The Mithril-coat']));
    t.player('Ann').mayChoose.excludes('Reforging: in');
    t.player('Ann').mayNot('Reforging', { because: 'nothing to choose' });
  });
  scenario('not without an untapped sage at a Haven', (t) => {
    t.given(with_(['Sword of Gondolin'], { card: 'Celeborn', status: 'tapped' }));
    t.player('Ann').mayNot('Reforging', { because: 'nothing to choose' });
  });
  scenario('its sage does not untap before it is stored', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: { companies: [company('Lórien', { card: 'Celeborn', status: 'tapped', on: ['Reforging'] })] },
        Bob,
      },
    });
    t.expect.card('Celeborn', { status: 'tapped' });
    t.player('Ann').does('Reforging: store');
    t.expect.card('Reforging', { in: 'points of Ann' });
  });
});
