/** The Dragons: characters. */
import { valueAgainst } from '@westmarch/kernel';
import { expect } from 'vitest';
import { directInfluence } from '../../../src/engine.ts';
import { Bob, company, scenario } from '../../table.ts';
import { cited } from '../cited.ts';
import { woundedAt } from '../positions.ts';

scenario(
  '[TD-93 ME-CARD-0385 ME-CARD-0326] Ioreth: what heals one heals all the wounded in her company',
  (t) => {
    t.given(woundedAt('Bree', 'Ioreth'));
    t.player('Ann').does('Halfling Strength');
    t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Elladan', { status: 'untapped' });
  },
);

scenario('[TD-93 ME-CARD-0386] Ioreth: who is merely tapped stays so', (t) => {
  t.given(woundedAt('Bree', 'Ioreth'));
  t.player('Ann').does('Halfling Strength');
  t.expect.card('Elrohir', { status: 'tapped' });
});

scenario('[TD-93] Ioreth: without her only one is healed', (t) => {
  t.given(woundedAt('Bree'));
  t.player('Ann').does('Halfling Strength');
  t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Elladan', { status: 'wounded' });
});

for (const [whom, influence] of [
  ['Haldir', 3],
  ['Wood-elves', 3],
  ['Boromir II', 2],
  ['Knights of Dol Amroth', 2],
] as const)
  scenario(`[TD-92] Galdor has a direct influence of ${influence} against ${whom}`, (t) => {
    const held = ['Wood-elves', 'Knights of Dol Amroth'];
    t.given({
      players: {
        Ann: { hand: held, companies: [company('Rivendell', 'Galdor', 'Haldir', 'Boromir II')] },
        Bob,
      },
    });
    expect(valueAgainst(t.state, directInfluence, t.who.card('Galdor'), t.who.card(whom))).toBe(influence);
  });

for (const [who, own, friend, more, other] of [
  ['Brand', 2, 'Men of Dale', 2, 'Men of Northern Rhovanion'],
  ['Thráin II', 2, 'Blue Mountain Dwarves', 3, 'Wood-elves'],
  ['Thráin II', 2, 'Bofur', 3, 'Haldir'],
] as const)
  scenario(`${cited(who)}: ${own + more} against ${friend}, ${own} against ${other}`, (t) => {
    t.given({ players: { Ann: { hand: [friend, other], companies: [company('Bree', who)] }, Bob } });
    const against = (card: string): number =>
      valueAgainst(t.state, directInfluence, t.who.card(who), t.who.card(card));
    expect([against(friend), against(other)]).toEqual([own + more, own]);
  });

scenario('[TD-94] Thráin II has no home, and comes at Havens alone', (t) => {
  t.given({ players: { Ann: { hand: ['Thráin II'], companies: [company('Moria', 'Elladan')] }, Bob } });
  t.player('Ann').does('Thráin II: bring into play');
  t.player('Ann').mayChoose.exactly(
    'Form a company at Edhellond',
    'Form a company at Grey Havens',
    'Form a company at Lórien',
    'Form a company at Rivendell',
  );
});
