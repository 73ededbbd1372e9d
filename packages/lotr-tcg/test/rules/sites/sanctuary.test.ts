/** The rest at a sanctuary: where it is, who is healed, how much. What else a turn starts with: start-of-turn. */
import { ally, companion, invent, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  companion('Guard'),
  companion('Giant', { vitality: 9 }),
  ally('Friend'),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1, arrow: 1 }),
  site('Road', { siteNumber: 2, twilight: 4, block: 1 }),
  site('Haven', { siteNumber: 3, twilight: 0, block: 1, keyword: ['Sanctuary'] }),
  site('Wood', { siteNumber: 6, twilight: 0, block: 1, keyword: ['Sanctuary'] }),
  site('Falls', { siteNumber: 6, twilight: 0, block: 1 }),
  site('Field', { twilight: 1, block: 4 }),
  site('Hill', { twilight: 2, block: 4 }),
  site('Moor', { twilight: 2, block: 4 }),
  site('Ford', { twilight: 2, block: 4 }),
);
const dawn = (number: number, ann: object, more = {}) => ({
  phase: 'turn',
  path: ['Gate', 'Road', 'Haven'],
  ...more,
  players: { Ann: { site: number, hand: ['Guard'], ...ann }, Bob: {} },
});

scenario('[LR-HEAL-004] at a sanctuary wounds are healed, spread as one likes', (t) => {
  t.given(dawn(3, { companions: [frodo({ wounds: 3 }), { card: 'Giant', wounds: 4 }] }));
  t.player('Ann').does('Frodo', 'Giant', 'Giant', 'Frodo', 'Frodo');
  t.expect.card('Frodo', { wounds: 0 }).card('Giant', { wounds: 2 });
  t.player('Ann').mayChoose.exactly('Pass', 'Guard: play');
});
scenario('[LR-HEAL-005] of companions, and not of allies', (t) => {
  t.given(
    dawn(3, {
      companions: [frodo({ wounds: 3 }), { card: 'Giant', wounds: 2 }, 'Guard'],
      support: [{ card: 'Friend', wounds: 1 }],
    }),
  );
  t.player('Ann').mayChoose.exactly('Pass', 'Frodo: heal at the sanctuary', 'Giant: heal at the sanctuary');
});
scenario('[LR-HEAL-006] five are the most, all of one companion if one likes', (t) => {
  t.given(dawn(3, { companions: [frodo(), { card: 'Giant', wounds: 7 }] }));
  t.player('Ann').does('Giant', 'Giant', 'Giant', 'Giant', 'Giant');
  t.expect.card('Giant', { wounds: 2 });
  t.player('Ann').mayChoose.exactly('Pass', 'Guard: play');
});
for (const healed of [0, 1, 4])
  scenario(`[LR-HEAL-006] or ${healed}`, (t) => {
    t.given(dawn(3, { companions: [frodo(), { card: 'Giant', wounds: 7 }] }));
    for (let n = 0; n < healed; n++) t.player('Ann').does('Giant');
    t.player('Ann').passes();
    t.expect.card('Giant', { wounds: 7 - healed }).table({ 'phase name': 'fellowship' });
  });
for (const number of [2, 4, 5, 7])
  scenario(`[LR-HEAL-009] at site ${number} nobody is healed as a turn starts`, (t) => {
    t.given(dawn(number, { companions: [frodo({ wounds: 3 })] }));
    t.player('Ann').mayChoose.exactly('Pass', 'Guard: play');
    t.expect.card('Frodo', { wounds: 3 });
  });
scenario('[LR-KEYWORD-021] a sanctuary says so: site 6', (t) => {
  t.given(dawn(6, { companions: [frodo({ wounds: 1 })] }, { path: ['Gate', 'Wood'] }));
  t.player('Ann').does('Frodo: heal');
  t.expect.card('Frodo', { wounds: 0 });
});
scenario('[LR-KEYWORD-021] a numbered site that does not say so is none', (t) => {
  t.given(dawn(6, { companions: [frodo({ wounds: 1 })] }, { path: ['Gate', 'Falls'] }));
  t.player('Ann').mayChoose.exactly('Pass', 'Guard: play');
});
const free = { freePath: true, path: ['Field', 'Hill', 'Moor', 'Ford'] };
scenario('[LR-SITE-010] on a free path the third site is one, whichever it is', (t) => {
  t.given(dawn(3, { companions: [frodo({ wounds: 1 })] }, free));
  t.player('Ann').does('Frodo: heal');
  t.expect.card('Frodo', { wounds: 0 });
});
for (const [number, heals] of [
  [3, true],
  [4, false],
] as const)
  scenario(`[LR-SITE-011] the same card as site ${number}: ${heals ? 'a sanctuary' : 'none'}`, (t) => {
    const others = number === 3 ? ['Field', 'Hill', 'Moor', 'Ford'] : ['Field', 'Hill', 'Ford', 'Moor'];
    t.given(dawn(number, { companions: [frodo({ wounds: 1 })] }, { freePath: true, path: others }));
    t.expect.card('Moor', { number });
    t.player('Ann').mayChoose.exactly('Pass', heals ? 'Frodo: heal at the sanctuary' : 'Guard: play');
  });
