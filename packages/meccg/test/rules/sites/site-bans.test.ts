/** What is forbidden at a site is so for allies and factions as for items. ME-SITE-2000 */
import { forbid } from '@westmarch/kernel';
import { playing, siteWork } from '../../../src/rules/chain/forbidden.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

invent('No Playing', 'TW-243', forbid(playing, {}));
invent('No Work', 'TW-243', forbid(siteWork, {}));

const plays = [
  ['Gollum', 'Goblin-gate', 'playAlly'],
  ['Riders of Rohan', 'Edoras', 'winOver'],
  ['Glamdring', 'Moria', 'playItem'],
] as const;
for (const [card, at, to] of plays) {
  const there = (events: readonly string[]) => ({
    phase: 'at the site',
    players: {
      Ann: { events, hand: [card, 'Smoke Rings'], discard: ['Dodge'], companies: [company(at, 'Elladan')] },
      Bob,
    },
  });
  for (const ban of ['No Playing', 'No Work'])
    scenario(`[ME-SITE-2000] ${card} is not played where a card says "${ban}"`, (t) => {
      t.given(there([ban]));
      t.player('Ann').mayNot(card, { to, because: `${ban} forbids it` });
    });
  scenario(`[ME-SITE-2000] ${card} is, where none does`, (t) => {
    t.given(there([]));
    t.player('Ann').mayChoose.includes(`${card}: `);
  });
}
