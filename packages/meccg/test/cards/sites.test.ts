/** Sites with a rule of their own, and factions at theirs. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../table.ts';

describe('sites', () => {
  const moving = (from: string, to: string) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(from, 'Elladan', 'Elrohir'), as: 'riders', movesTo: to }] },
      Bob: { ...Bob, hand: ['Orc-watch', 'Ambusher'] },
    },
  });
  scenario('Mount Doom: the hazard limit is 2 higher', (t) => {
    t.given(moving('Minas Morgul', 'Mount Doom'));
    t.expect.table({ hazardLimit: 4 });
  });
  scenario('Barad-dûr: the hazard limit is 2 higher', (t) => {
    t.given(moving('Minas Morgul', 'Barad-dûr'));
    t.expect.table({ hazardLimit: 4 });
  });
  scenario('Moria: the hazard limit is as usual', (t) => {
    t.given(moving('Lórien', 'Moria'));
    t.expect.table({ hazardLimit: 2 });
  });
  scenario('Geann a-Lisch: any Man creature may be played there', (t) => {
    t.given(moving('Edhellond', 'Geann a-Lisch'));
    t.player('Bob').mayChoose.includes('Ambusher: attack');
  });
  scenario('Moria: not every Man may be played there', (t) => {
    t.given(moving('Lórien', 'Moria'));
    t.player('Bob').mayNot('Ambusher', { because: 'keyed' });
  });
  const hill = (...items: readonly string[]) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Glamdring', 'Smoke Rings'],
        discard: ['Dodge'],
        companies: [company('Hermit’s Hill', { card: 'Elladan', on: items }, 'Elrohir')],
      },
      Bob,
    },
  });
  scenario('Hermit’s Hill: two minor items make one major item playable', (t) => {
    t.given(hill('Cram', 'Horn of Anor'));
    t.player('Ann').mayNot('Glamdring', { because: 'does not allow' });
    t.player('Ann').does('Hermit’s Hill', 'Cram');
    resolveChain(t);
    t.player('Ann').does('Glamdring: play', 'Elrohir', 'Pass');
    t.expect.card('Glamdring', { in: 'on of Elrohir' }).card('Horn of Anor', { in: 'discard of Ann' });
  });
  scenario('Hermit’s Hill: not for one minor item', (t) => {
    t.given(hill('Cram'));
    t.player('Ann').mayChoose.excludes('Hermit’s Hill');
  });
  const worthy = (...characters: readonly string[]) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Smoke Rings'],
        discard: ['Dodge'],
        companies: [{ ...company('The Worthy Hills', ...characters), siteTapped: true }],
      },
      Bob,
    },
  });
  scenario('The Worthy Hills: a sage and a scout tap to untap the site', (t) => {
    t.given(worthy('Balin', 'Adrazar'));
    t.player('Ann').does('The Worthy Hills');
    resolveChain(t);
    t.expect.card('Balin', { status: 'tapped', 'site tapped': false }).card('Adrazar', { status: 'tapped' });
  });
  scenario('The Worthy Hills: not without a scout', (t) => {
    t.given(worthy('Balin', 'Bofur'));
    t.player('Ann').mayChoose.excludes('The Worthy Hills');
  });
  scenario('Tharbad: items may be played at the tapped site', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Cram', 'Smoke Rings'],
          discard: ['Dodge'],
          companies: [{ ...company('Tharbad', 'Elladan'), siteTapped: true }],
        },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Cram: play');
  });
});

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
    scenario(`${faction}: ${who} wins it with a roll of ${roll}`, (t) => {
      t.given(attempt(roll));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'factions of Ann' });
    });
    scenario(`${faction}: not with ${roll - 1}`, (t) => {
      t.given(attempt(roll - 1));
      t.player('Ann').does(`${faction}: try`);
      t.expect.card(faction, { in: 'discard of Ann' });
    });
  }
});
