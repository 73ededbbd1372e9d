/** The Dragons: characters. */
import { scenario } from '../../table.ts';
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
