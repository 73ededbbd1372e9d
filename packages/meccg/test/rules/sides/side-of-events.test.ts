/** Events of one side, and sites and resources of the other. ME-SITE-008, ME-FW-2000, 2004 */
import { describe } from 'vitest';
import {
  ally,
  choose,
  inOrganization,
  shortEvent,
  siteOfYours,
  tapIt,
  the,
} from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

const onSite = shortEvent({
  when: inOrganization,
  targets: [choose('site', siteOfYours)],
  effect: tapIt(the('site')),
});
invent('Deed of Heroes', 'TW-243', onSite);
invent('Deed of Minions', 'LE-188', onSite);
invent('Rite of Minions', 'LE-188', { keywords: ['sorcery'] }, onSite);
const onAlly = shortEvent({
  when: inOrganization,
  targets: [choose('ally', ally)],
  effect: tapIt(the('ally')),
});
invent('Call of Heroes', 'TW-243', onAlly);
invent('Call of Minions', 'LE-188', onAlly);

const deeds = ['Deed of Heroes', 'Deed of Minions', 'Rite of Minions'];
const calls = ['Call of Heroes', 'Call of Minions'];
const at = (site: string, hand: readonly string[], on: readonly string[] = []) => ({
  players: { Ann: { side: 'fallen-wizard', hand, companies: [company(site, { card: 'Layos', on })] }, Bob },
});

describe('a fallen-wizard', () => {
  for (const [site, may, mayNot] of [
    ['TW-413', ['Deed of Heroes', 'Rite of Minions'], 'Deed of Minions'],
    ['LE-392', ['Deed of Minions', 'Rite of Minions'], 'Deed of Heroes'],
  ] as const)
    scenario(
      `[ME-SITE-008 ME-FW-2000 ME-FW-2004] at ${site} plays ${may.join(' and ')}, and no ${mayNot}`,
      (t) => {
        t.given(at(site, deeds));
        t.player('Ann').mayChoose.includes(...may.map((card) => `${card}: `));
        t.player('Ann').mayNot(mayNot, { because: 'nothing to choose' });
      },
    );
  scenario('[ME-SITE-008] at his Haven, which is of neither side, both', (t) => {
    t.given(at('The White Towers', deeds));
    t.player('Ann').mayChoose.includes(...deeds.map((card) => `${card}: `));
  });
  for (const [one, may, mayNot] of [
    ['Goldberry', 'Call of Heroes', 'Call of Minions'],
    ['Stinker', 'Call of Minions', 'Call of Heroes'],
  ] as const)
    scenario(`[ME-FW-2000] with ${one} plays ${may}, and no ${mayNot}`, (t) => {
      t.given(at('The White Towers', calls, [one]));
      t.player('Ann').mayChoose.includes(`${may}: `);
      t.player('Ann').mayNot(mayNot, { because: 'nothing to choose' });
    });
});
