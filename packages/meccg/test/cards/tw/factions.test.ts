/** The Wizards: factions. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
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
    ['Riders of Rohan', 'Edoras', 'Sam Gamgee', 9],
    ['Blue Mountain Dwarves', 'Blue Mountain Dwarf-hold', 'Gildor Inglorion', 12],
    ['Beornings', 'Beorn’s House', 'Éomer', 7],
    ['Easterlings', 'Easterling Camp', 'Anborn', 12],
    ['Iron Hill Dwarves', 'Iron Hill Dwarf-hold', 'Bofur', 8],
    ['Men of Dorwinion', 'Shrel-Kain', 'Éomer', 6],
    ['Tower Guard of Minas Tirith', 'Minas Tirith', 'Anborn', 7],
    ['Men of Dale', 'Dale', 'Éomer', 6],
    ['Wain-easterlings', 'Easterling Camp', 'Éomer', 9],
    ['Woses of the Eryn Vorn', 'The Worthy Hills', 'Éomer', 11],
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

describe('factions: where they are, and what each race is worth', () => {
  /** Direct influence of those who try, and their own trouble with factions. */
  const own: Readonly<Record<string, number>> = {
    Beretar: 1,
    'Boromir II': 1,
    Bofur: -1,
    Haldir: -1,
    Éomer: 0,
    Gandalf: 10,
  };
  for (const [faction, site, worth, other] of [
    [
      'Blue Mountain Dwarves',
      'Blue Mountain Dwarf-hold',
      { Bofur: 2, Haldir: -2, Beretar: 0, Éomer: 0 },
      'Iron Hill Dwarf-hold',
    ],
    ['Knights of Dol Amroth', 'Dol Amroth', { Beretar: 1, Haldir: 0, Éomer: 0 }, 'Pelargir'],
    ['Men of Anfalas', 'Lond Galen', { Beretar: 1, Haldir: 0, Éomer: 0 }, 'Pelargir'],
    ['Men of Anórien', 'Minas Tirith', { Beretar: 1, Haldir: 0, Éomer: 0 }, 'Pelargir'],
    ['Men of Lebennin', 'Pelargir', { Beretar: 1, Haldir: 0, Éomer: 0 }, 'Dol Amroth'],
    ['Men of Northern Rhovanion', 'Lake-town', { Éomer: 1, Haldir: 0, Beretar: 0 }, 'Bree'],
    ['Rangers of Ithilien', 'Henneth Annûn', { Beretar: 1, Haldir: 0, Éomer: 0 }, 'Bree'],
    ['Rangers of the North', 'Bree', { 'Boromir II': 1, Haldir: 0, Éomer: 0 }, 'Henneth Annûn'],
    ['Riders of Rohan', 'Edoras', { Beretar: 1, Haldir: 0, Bofur: 0 }, 'Bree'],
    ['Beornings', 'Beorn’s House', { Éomer: 1, Haldir: 0, Beretar: 0 }, 'Bree'],
    ['Easterlings', 'Easterling Camp', { Beretar: -2, Haldir: 0, Éomer: 0 }, 'Shrel-Kain'],
    [
      'Iron Hill Dwarves',
      'Iron Hill Dwarf-hold',
      { Bofur: 2, Haldir: -2, Beretar: 0, Éomer: 0 },
      'Blue Mountain Dwarf-hold',
    ],
    ['Men of Dorwinion', 'Shrel-Kain', { Éomer: 1, Haldir: 0, Beretar: 0 }, 'Easterling Camp'],
    ['Tower Guard of Minas Tirith', 'Minas Tirith', { Beretar: 1, Haldir: 0, Éomer: 0 }, 'Pelargir'],
    ['Men of Dale', 'Dale', { Éomer: 2, Bofur: 1, Haldir: 0, Beretar: 0 }, 'Lake-town'],
    ['Wain-easterlings', 'Easterling Camp', { Gandalf: -5, Beretar: -2, Haldir: 0, Éomer: 0 }, 'Shrel-Kain'],
    ['Woses of the Eryn Vorn', 'The Worthy Hills', { Éomer: 0, Haldir: 0, Beretar: 0, Bofur: 0 }, 'Bree'],
    ['Wood-elves', 'Thranduil’s Halls', { Haldir: 1, Éomer: -1, Bofur: -2, Beretar: 0 }, 'Lórien'],
  ] as const) {
    for (const [who, by] of Object.entries(worth))
      scenario(`${cited(faction)}: ${by} for ${who}`, (t) => {
        t.given({
          phase: 'at the site',
          dice: [1, 1],
          players: { Ann: { hand: [faction, 'Muster', 'Twilight'], companies: [company(site, who)] }, Bob },
        });
        t.player('Ann').does(`${faction}: try`);
        t.expect.table({ 'attempt modifier': own[who] + by });
        resolveChain(t);
      });
    scenario(`${cited(faction)}: not at ${other}`, (t) => {
      t.given({
        phase: 'at the site',
        players: { Ann: { hand: [faction], companies: [company(other, 'Elladan')] }, Bob },
      });
      t.player('Ann').mayNot(faction);
    });
  }
});
