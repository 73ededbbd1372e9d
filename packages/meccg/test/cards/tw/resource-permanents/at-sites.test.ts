/** The Wizards: resource permanent-events that are won at a site, and what else lies or waits there. */
import { describe, expect } from 'vitest';
import { Bob, company, offers, scenario } from '../../../table.ts';
import { cited } from '../../cited.ts';

describe('[TW-315] Rescue Prisoners, and what else was played there', () => {
  const laden = (at: string, card: string, playedAt: string) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: [{ card: 'Rescue Prisoners', as: 'another' }, 'Twilight'],
        events: ['Gates of Morning'],
        companies: [
          {
            ...company(at, { card: 'Beretar', status: 'tapped', on: [{ card, playedAt }] }, 'Elladan'),
            siteTapped: true,
          },
        ],
      },
      Bob,
    },
  });
  for (const [card, playedAt, does] of [
    ['Rescue Prisoners', 'Moria', false],
    ['Rescue Prisoners', 'Dol Guldur', true],
    ['The Windlord Found Me', 'Moria', true],
  ] as const)
    scenario(`at Moria with ${card} of ${playedAt}: ${does}`, (t) => {
      t.given(laden('Moria', card, playedAt));
      if (does) t.player('Ann').mayChoose.includes('another: in your');
      else t.player('Ann').mayNot('another', { because: 'no other copy was played at this site' });
    });
});

describe('[ME-ONGUARD-2006] what taps the site by its text lets cards on guard be revealed', () => {
  const watched = (at: string, card: string, siteTapped: boolean) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: [card, 'Many Turns and Doublings', 'Dark Quarrels'],
        companies: [
          {
            ...company(at, 'Celeborn', 'Beretar'),
            siteTapped,
            onGuard: [{ card: 'Lure of the Senses', owner: 'Bob', controller: 'Bob' }],
          },
        ],
      },
      Bob,
    },
  });
  for (const [at, card, does] of [
    ['Amon Hen', 'Dreams of Lore', true],
    ['Amon Hen', 'Reforging', true],
    ['Amon Hen', 'Andúril, the Flame of the West', true],
    ['Moria', 'The Windlord Found Me', true],
    ['Moria', 'Rescue Prisoners', false],
  ] as const)
    scenario(`${cited(card)} at ${at}: ${does}`, (t) => {
      t.given(watched(at, card, card === 'Rescue Prisoners'));
      t.player('Ann').does(`${card}: in your`);
      const offered = offers(t, 'Lure of the Senses: reveal');
      expect(offered).toBe(does);
      if (offered) t.player('Bob').does('Lure of the Senses: reveal');
    });
});
