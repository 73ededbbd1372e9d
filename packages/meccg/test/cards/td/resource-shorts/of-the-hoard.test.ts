/** The Dragons: resource short-events about hoards. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../../table.ts';

describe('[TD-101] Bounty of the Hoard', () => {
  const found = (at: string, hand: readonly string[], siteTapped = true, status = 'untapped') => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Bounty of the Hoard', ...hand],
        companies: [{ ...company(at, { card: 'Legolas', status }), siteTapped }],
      },
      Bob,
    },
  });
  for (const item of ['Glamdring', 'Sting'])
    scenario(`${item} is played at a tapped Dragon’s lair`, (t) => {
      t.given(found('The Lonely Mountain', [item]));
      t.player('Ann').does('Bounty of the Hoard');
      t.expect.card(item, { in: 'on of Legolas' }).card('Legolas', { status: 'tapped' });
    });
  scenario('not a greater item', (t) => {
    t.given(found('The Lonely Mountain', ['The Mithril-coat']));
    t.player('Ann').mayNot('Bounty of the Hoard', { because: 'item' });
  });
  scenario('not while the site is untapped', (t) => {
    t.given(found('The Lonely Mountain', ['Glamdring'], false));
    t.player('Ann').mayNot('Bounty of the Hoard', { because: 'tapped' });
  });
  scenario('not where there is no hoard', (t) => {
    t.given(found('Moria', ['Glamdring']));
    t.player('Ann').mayNot('Bounty of the Hoard', { because: 'hoard' });
  });
  scenario('not by one who is tapped', (t) => {
    t.given(found('The Lonely Mountain', ['Glamdring'], true, 'tapped'));
    t.player('Ann').mayNot('Bounty of the Hoard', { because: 'untapped' });
  });
});
