/** Which company may attack which, and when. ME-CVCC-001, 002, 500..505, 512, 4000, 4001 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { company, scenario } from '../../table.ts';

const attacks = 'attack another company';
type Side = { readonly side: string; readonly who: string; readonly at?: string };
const sideOf = ({ side, who, at = 'Moria' }: Side) => ({ side, companies: [company(at, who)] });
const meeting = (ann: Side, bob: Side) => ({
  phase: 'at the site',
  turn: 5,
  players: { Ann: { ...sideOf(ann), hand: ['Dodge'] }, Bob: sideOf(bob) },
});
const hero: Side = { side: 'wizard', who: 'Aragorn II' };
const otherHero: Side = { side: 'wizard', who: 'Haldir' };
const minion: Side = { side: 'ringwraith', who: 'Layos' };
const otherMinion: Side = { side: 'sauron', who: 'Gulla' };
const balrog: Side = { side: 'balrog', who: 'Gorbag' };
const covert: Side = { side: 'fallen-wizard', who: 'Peath', at: 'TW-413' };
const otherCovert: Side = { side: 'fallen-wizard', who: 'Ioreth', at: 'TW-413' };
const overt: Side = { side: 'fallen-wizard', who: 'Gorbag', at: 'LE-392' };

describe('may fight', () => {
  const pairs: readonly (readonly [string, Side, Side])[] = [
    ['[ME-CVCC-002 ME-CVCC-502 ME-CVCC-4001] heroes and minions', hero, minion],
    ["[ME-CVCC-502] heroes and Sauron's", otherHero, otherMinion],
    ["[ME-CVCC-502] heroes and the Balrog's", hero, balrog],
    ['[ME-CVCC-502 ME-CVCC-4001] a covert company of a fallen-wizard and minions', covert, minion],
    ['[ME-CVCC-500 ME-CVCC-502 ME-CVCC-4001] an overt company of a fallen-wizard and heroes', overt, hero],
    ['[ME-CVCC-500 ME-CVCC-502] an overt company of a fallen-wizard and minions', overt, minion],
    ['[ME-CVCC-500] an overt and a covert company of fallen-wizards', overt, covert],
  ];
  for (const [title, a, b] of pairs)
    for (const [ann, bob] of [
      [a, b],
      [b, a],
    ] as const)
      scenario(`${title}: ${ann.who} attacks ${bob.who}`, (t) => {
        t.given(meeting(ann, bob));
        t.player('Ann').mayChoose.includes(`${ann.who}: ${attacks}`);
      });
});

describe('may not fight', () => {
  const pairs: readonly (readonly [string, Side, Side])[] = [
    ['[ME-CVCC-002 ME-CVCC-503 ME-CVCC-4001] heroes and heroes', hero, otherHero],
    ['[ME-CVCC-002] minions and minions', minion, otherMinion],
    ["[ME-CVCC-002] Ringwraith's minions and the Balrog's", minion, balrog],
    ['[ME-CVCC-502 ME-CVCC-503] a covert company of a fallen-wizard and heroes', covert, hero],
    ['[ME-CVCC-503] two covert companies of fallen-wizards', covert, otherCovert],
  ];
  for (const [title, a, b] of pairs)
    for (const [ann, bob] of [
      [a, b],
      [b, a],
    ] as const)
      scenario(`${title}: ${ann.who} attacks ${bob.who}`, (t) => {
        t.given(meeting(ann, bob));
        t.player('Ann').mayNot(ann.who, {
          to: 'attackCompany',
          because: 'may fight with this one',
          rule: 'ME-CVCC-502',
        });
      });
});

describe('when', () => {
  const gulla = { card: 'Gulla', on: [] };
  /** Ann's companies at Moria and elsewhere, Bob's heroes at Moria. */
  const table = (ann: object, more: object = {}) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: { side: 'ringwraith', hand: [], companies: [company('Moria', gulla)], ...ann },
      Bob: { companies: [company('Moria', 'Haldir', 'Beorn')] },
    },
    ...more,
  });
  function fightOn(t: Table<S>): void {
    for (let n = 0; n < 60 && t.state.global.attack !== 0; n++) {
      const offered = t.offered();
      t.choose(t.state.kernel.asked, ['No', 'Pass'].find((words) => offered.includes(words)) ?? offered[0]);
    }
  }
  const even = [3, 3, 2, 2];

  scenario('[ME-CVCC-001 ME-CVCC-501] it is an attack by a company, on the company that was chosen', (t) => {
    t.given(table({}));
    t.player('Ann').does(`Gulla: ${attacks}`);
    t.expect.table({ attack: 'company 1 of Ann' });
    t.player('Bob').mayChoose.exactly('Haldir', 'Beorn', 'Pass');
  });
  scenario('[ME-CVCC-002 ME-CVCC-501] not on a company at another site', (t) => {
    t.given({
      ...table({}),
      players: { ...table({ hand: ['Cram'] }).players, Bob: { companies: [company('Bree', 'Haldir')] } },
    });
    t.player('Ann').mayNot('Gulla', {
      to: 'attackCompany',
      because: 'no company of an opponent is at this site',
      rule: 'ME-CVCC-501',
    });
  });
  scenario('[ME-CVCC-501] not before what guards the site was faced', (t) => {
    t.given({ ...table({}), phase: 'site' });
    t.player('Ann').mayNot('Gulla', {
      to: 'attackCompany',
      because: 'faced what guards its site',
      rule: 'ME-CVCC-501',
    });
  });
  scenario("[ME-CVCC-4000 ME-CVCC-501] not after an attempt to influence what is an opponent's", (t) => {
    t.given({ ...table({ influenced: true, hand: ['Dodge'] }) });
    t.player('Ann').mayNot('Gulla', {
      to: 'attackCompany',
      because: 'influence attempt',
      rule: 'ME-CVCC-501',
    });
  });
  for (const [wooed, may] of [
    ['Bob', false],
    ['Cid', true],
  ] as const)
    scenario(`[ME-CVCC-501] of many, one who has tried a card of ${wooed} may attack Bob: ${may}`, (t) => {
      const { players, ...rest } = table({ influenced: true, wooed, hand: ['Dodge'] });
      t.given({ ...rest, players: { ...players, Cid: { companies: [company('Bree', 'Bofur')] } } });
      if (may) t.player('Ann').mayChoose.includes(`Gulla: ${attacks}`);
      else t.player('Ann').mayNot('Gulla', { to: 'attackCompany', rule: 'ME-CVCC-501' });
    });
  scenario('[ME-CVCC-4000 ME-INFL-2011] nor such an attempt after it', (t) => {
    t.given({ ...table({ attacked: true, hand: ['Dodge'] }) });
    t.player('Ann').mayNot('Gulla', {
      to: 'influence',
      because: 'has attacked another',
      rule: 'ME-CVCC-4000',
    });
  });
  scenario('[ME-CVCC-504] once a turn', (t) => {
    t.given({ ...table({ attacked: true, hand: ['Dodge'] }) });
    t.player('Ann').mayNot('Gulla', {
      to: 'attackCompany',
      because: 'before in this turn',
      rule: 'ME-CVCC-504',
    });
  });
  scenario('[ME-CVCC-504 ME-CVCC-505] afterwards it is noted, and the company does nothing more', (t) => {
    t.given({ ...table({ hand: ['Cram'] }), dice: even });
    t.player('Ann').mayChoose.includes(`Gulla: ${attacks}`);
    t.player('Ann').does(`Gulla: ${attacks}`);
    t.player('Bob').does('Beorn');
    fightOn(t);
    t.player('Ann').has({ attacked: true });
    t.expect.table({ phase: 'end-of-turn' });
  });
  scenario('[ME-CVCC-504] in the next turn it may again', (t) => {
    t.given({ ...table({ attacked: true }), phase: 'end-of-turn' });
    for (let n = 0; n < 20 && t.state.global.turn === 5; n++) t.choose(t.state.kernel.asked, t.offered()[0]);
    t.player('Ann').has({ attacked: false });
  });
});

describe('Half-orcs of a fallen-wizard', () => {
  const company2 = (...who: readonly string[]) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: { side: 'fallen-wizard', hand: ['Cram'], companies: [company('TW-413', ...who)] },
      Bob: { companies: [company('Moria', 'Haldir')] },
    },
  });
  scenario('[ME-CVCC-4011] among Men they do not show: no fight with heroes', (t) => {
    t.given(company2('Peath', 'Sly Southerner'));
    t.player('Ann').mayNot('Peath', { to: 'attackCompany', because: 'may fight with this one' });
  });
  scenario('[ME-CVCC-4011] beside an Elf they do', (t) => {
    t.given(company2('Orophin', 'Sly Southerner'));
    t.player('Ann').mayChoose.includes(`Orophin: ${attacks}`);
  });
});
