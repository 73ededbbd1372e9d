/** The Wizards: resource permanent-events that are won by lore: where Information is playable. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { cited } from '../cited.ts';
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
    t.player('Ann').does(`${ANDURIL}: `);
    t.expect.card('Beretar', { status: 'untapped' });
    t.player('Ann').does('Roll');
    t.expect
      .card('Beretar', { status: 'untapped' })
      .card(ANDURIL, { status: 'tapped' })
      .card('Aragorn II', { in: 'company of company 1' });
  });
  scenario('[TW-192] its bearer checks at −1: a roll of 4 is too little', (t) => {
    t.given({ ...whole({ card: 'Beretar', status: 'tapped' }), dice: [2, 2] });
    t.expect.value('Aragorn II', 'corruption points', 3);
    t.player('Ann').does(`${ANDURIL}: `, 'Roll');
    t.expect.card('Aragorn II', { in: 'discard of Ann' });
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

describe('what lore is won with', () => {
  for (const card of [ANDURIL, 'Dreams of Lore', 'Reforging']) {
    const there = (at: string, who: string | object, more: object = {}, ann: object = {}) => ({
      phase: 'at the site',
      players: {
        Ann: {
          hand: [card, 'Twilight'],
          events: ['Gates of Morning'],
          companies: [{ ...company(at, who, 'Legolas'), ...more }],
          ...ann,
        },
        Bob,
      },
    });
    scenario(`${cited(card)}: by an untapped sage at an untapped site`, (t) => {
      t.given(there('Amon Hen', 'Celeborn'));
      t.player('Ann').mayChoose.includes(`${card}: in your site phase`);
    });
    for (const [why, position] of [
      ['without Information', there('Moria', 'Celeborn')],
      ['at a tapped site', there('Amon Hen', 'Celeborn', { siteTapped: true })],
      ['by a tapped sage', there('Amon Hen', { card: 'Celeborn', status: 'tapped' })],
      ['by one who is no sage', there('Amon Hen', 'Elladan')],
    ] as const)
      scenario(`${cited(card)}: not ${why}`, (t) => {
        t.given(position);
        t.player('Ann').mayNot(card);
      });
    scenario(`${cited(card)}: the sage and the site tap, and it is on him`, (t) => {
      t.given({ ...there('Amon Hen', 'Celeborn'), dice: card === ANDURIL ? [6, 6] : [] });
      t.player('Ann').does(`${card}: in your site phase`);
      resolveChain(t);
      t.expect
        .card('Celeborn', { status: 'tapped', 'site tapped': true })
        .card(card, { in: 'on of Celeborn' })
        .card('Legolas', { status: 'untapped' });
      if (card === ANDURIL) t.player('Ann').does('Roll');
    });
    for (const [at, does] of [
      ['Rivendell', true],
      ['Bree', false],
    ] as const)
      scenario(`${cited(card)}: stored at ${at}: ${does}`, (t) => {
        t.given({
          players: {
            Ann: {
              companies: [company(at, { card: 'Celeborn', status: 'tapped', on: [card, 'Lesser Ring'] })],
            },
            Bob,
          },
        });
        if (does) t.player('Ann').mayChoose.includes(`${card}: store`);
        else t.player('Ann').mayNot(card, { to: 'store' });
      });
  }
});

describe('Andúril, further', () => {
  const withReforging = (sword: string, points: readonly string[] = [ANDURIL, 'Reforging']) => ({
    players: {
      Ann: { points, companies: [company('Bree', bearing('Aragorn II', sword))] },
      Bob,
    },
  });
  scenario('[TW-192 ME-ITEM-2009] a stored Reforging is discarded, and it lies with Narsil', (t) => {
    t.given(withReforging('Narsil'));
    t.player('Ann').does(`${ANDURIL}: in your organization phase`);
    t.expect
      .card(ANDURIL, { in: 'on of Narsil', 'marshalling points': 4 })
      .card('Reforging', { in: 'discard of Ann' })
      .value('Aragorn II', 'prowess', 11)
      .value('Aragorn II', 'direct influence', 5);
  });
  scenario('[TW-192] not with another sword', (t) => {
    t.given(withReforging('Orcrist'));
    t.player('Ann').mayNot(ANDURIL, { because: 'nothing to choose' });
  });
  scenario('[TW-192] Narsil behind another weapon: nothing of it counts', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company(
              'Rivendell',
              bearing('Aragorn II', 'Dagger of Westernesse', { card: 'Narsil', on: [ANDURIL] }),
            ),
          ],
        },
        Bob,
      },
    });
    t.expect.value('Aragorn II', 'prowess', 7).value('Aragorn II', 'direct influence', 3);
  });
  scenario('[TW-192 ME-STRIKE-536] a weapon counts first: Fellowship is added to the 11', (t) => {
    t.given({
      players: {
        Ann: {
          events: [{ card: 'Fellowship', company: 'company 1' }],
          companies: [company('Rivendell', bearing('Glorfindel II', { card: 'Narsil', on: [ANDURIL] }))],
        },
        Bob,
      },
    });
    t.expect.value('Glorfindel II', 'prowess', 12);
  });
  scenario('[TW-192 ME-STRIKE-536] nobody beyond 11', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [company('Rivendell', bearing('Glorfindel II', { card: 'Narsil', on: [ANDURIL] }))],
        },
        Bob,
      },
    });
    t.expect.value('Glorfindel II', 'prowess', 11);
  });
});

describe('[TW-314] Reforging, further', () => {
  const stored = (discard: readonly string[], ...companies: readonly object[]) => ({
    players: { Ann: { points: ['Reforging'], discard, companies }, Bob },
  });
  for (const [item, does] of [
    ['Sting', true],
    ['Glamdring', true],
    ['Shield of Iron-bound Ash', true],
    ['Great-shield of Rohan', true],
    ['Hauberk of Bright Mail', true],
    ['Orcrist', false],
    ['Cram', false],
    ['Lesser Ring', false],
  ] as const)
    scenario(`[ME-CARD-0597] ${item}: ${does}`, (t) => {
      t.given(stored([item], company('Lórien', 'Celeborn')));
      if (does) t.player('Ann').mayChoose.includes('Reforging: in your');
      else t.player('Ann').mayNot('Reforging', { because: 'nothing to choose' });
    });
  scenario('[ME-CARD-0597] not away from a Haven', (t) => {
    t.given(stored(['Glamdring'], company('Bree', 'Celeborn')));
    t.player('Ann').mayNot('Reforging', { because: 'nothing to choose' });
  });
  scenario('[ME-CARD-0597] to someone in the company of the sage, and nobody else', (t) => {
    t.given(stored(['Glamdring'], company('Lórien', 'Celeborn', 'Legolas'), company('Lórien', 'Haldir')));
    t.player('Ann').does('Reforging: in your');
    t.player('Ann').mayChoose.exactly('Celeborn', 'Legolas');
  });
  scenario('[ME-CARD-0598 ME-CARD-0431] whoever gets it has gained an item', (t) => {
    t.given({
      ...stored(['Glamdring'], company('Lórien', { card: 'Celeborn', on: ['Lure of Expedience'] })),
      dice: [6, 6],
    });
    t.player('Ann').does('Reforging: in your');
    t.expect.card('Glamdring', { in: 'on of Celeborn' });
  });
});
