/** The Wizards: factions. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';
import { cited } from '../cited.ts';

describe('factions: more than the number wins them, with the standard modifications', () => {
  // A Dúnadan with no direct influence of his own for it, or another of a race that counts: needed roll just wins.
  for (const [faction, site, who, roll] of [
    ['Men of Anfalas', 'Lond Galen', 'Anborn', 8],
    ['Men of Anórien', 'Minas Tirith', 'Anborn', 7],
    ['Men of Lebennin', 'Pelargir', 'Elladan', 8],
    ['Knights of Dol Amroth', 'Dol Amroth', 'Anborn', 8],
    ['Rangers of Ithilien', 'Henneth Annûn', 'Anborn', 7],
    ['Rangers of the North', 'Bree', 'Anborn', 9],
    ['Riders of Rohan', 'Edoras', 'Anborn', 9],
    ['Blue Mountain Dwarves', 'Blue Mountain Dwarf-hold', 'Gildor Inglorion', 12],
  ] as const) {
    const attempt = (total: number) => ({
      phase: 'at the site',
      dice: [Math.min(6, total - 1), total - Math.min(6, total - 1)],
      players: { Ann: { hand: [faction], companies: [company(site, who)] }, Bob },
    });
    scenario(`${cited(faction)}: ${who} wins it with a roll of ${roll}`, (t) => {
      t.given(attempt(roll));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'factions of Ann' });
    });
    scenario(`${cited(faction)}: not with ${roll - 1}`, (t) => {
      t.given(attempt(roll - 1));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'discard of Ann' });
    });
  }
});
