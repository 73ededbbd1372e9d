/** The Wizards: resource permanent-events that are won by lore: where Information is playable. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';
import { exploring } from '../positions.ts';

const ANDURIL = 'Andúril, the Flame of the West';
const bearing = (name: string, ...items: readonly (string | object)[]) => ({ card: name, on: items });

describe('Andúril', () => {
  for (const [dice, stays] of [
    [[2, 3], true],
    [[2, 2], false],
  ] as const)
    scenario(`[TW-192] its sage checks corruption at −3: a roll of ${dice[0] + dice[1]}`, (t) => {
      t.given({
        phase: 'at the site',
        dice,
        players: { Ann: { hand: [ANDURIL], companies: [company('Amon Hen', 'Celeborn')] }, Bob },
      });
      t.player('Ann').does(`${ANDURIL}: `);
      t.expect.card('Celeborn', { in: stays ? 'company of company 1' : 'discard of Ann' });
    });
  scenario('[TW-192 ME-ALLY-512] an ally may win it, and makes no check', (t) => {
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
  scenario('[TW-192] lies not with Narsil without a stored Reforging', (t) => {
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
  scenario('[TW-192] untaps a Dúnadan, and its bearer checks at −1', (t) => {
    t.given({ ...whole({ card: 'Beretar', status: 'tapped' }), dice: [2, 3] });
    t.player('Ann').does(`${ANDURIL}: `, 'Roll');
    t.expect
      .card('Beretar', { status: 'untapped' })
      .card(ANDURIL, { status: 'tapped' })
      .card('Aragorn II', { in: 'company of company 1' });
  });
  scenario('[TW-192] no Elf', (t) => {
    t.given(whole({ card: 'Legolas', status: 'tapped' }));
    t.player('Ann').mayNot(ANDURIL, { because: 'nothing to choose a tapped Dúnadan' });
  });
  scenario('[TW-192] cannot be stored apart from Narsil', (t) => {
    t.given(whole('Legolas'));
    t.player('Ann').mayChoose.excludes(`${ANDURIL}: store`);
    t.player('Ann').mayChoose.includes('Narsil: store');
  });
});

scenario('[TW-210 ME-CARD-4016] a sage taps with the site, and it scores at once', (t) => {
  t.given(exploring('Amon Hen', 'Celeborn'));
  t.player('Ann').does('Dreams of Lore: ');
  t.expect
    .card('Dreams of Lore', { in: 'on of Celeborn' })
    .card('Celeborn', { status: 'tapped', 'site tapped': true });
  t.player('Ann').has({ 'miscellaneous points': 2 });
});

scenario('[TW-210] not without a sage', (t) => {
  t.given(exploring('Amon Hen', 'Legolas'));
  t.player('Ann').mayNot('Dreams of Lore');
});

scenario('[TW-210] not where no Information is playable', (t) => {
  t.given(exploring('Moria', 'Celeborn'));
  t.player('Ann').mayNot('Dreams of Lore', { because: 'it needs that Information is playable there' });
});

scenario('[TW-210] not at a tapped site', (t) => {
  t.given(exploring('Amon Hen', 'Celeborn', { siteTapped: true }));
  t.player('Ann').mayNot('Dreams of Lore', { because: 'untapped' });
});

scenario('[TW-210] its bearer does not untap until it is stored at a Haven', (t) => {
  t.given({
    phase: 'untap',
    players: {
      Ann: {
        companies: [
          company(
            'Rivendell',
            { card: 'Celeborn', status: 'tapped', on: ['Dreams of Lore'] },
            { card: 'Elladan', status: 'tapped' },
          ),
        ],
      },
      Bob,
    },
  });
  t.expect.card('Celeborn', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
  t.player('Ann').does('Dreams of Lore: store');
  t.expect.card('Dreams of Lore', { in: 'points of Ann' });
  t.player('Ann').has({ 'miscellaneous points': 2 });
});

describe('[TW-314] Reforging', () => {
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
