/** Sites of the other starter decks of sets 1 to 3. */
import { valueOf } from '@westmarch/kernel';
import { expect } from 'vitest';
import { cost } from '../../src/engine.ts';
import { Phase } from '../../src/state.ts';
import { ally, companion, invent } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { boromir, gimli, legolas, merry, runner, savage } from './people.ts';
import { moving, standing } from './standing.ts';

invent(
  ally('Elf at home', { race: 'Elf', home: 1 << 6 }),
  companion('Fifth'),
  companion('Sixth', { title: 200_002 }),
);
const haldir = { card: 'Haldir, Elf of the Golden Wood', as: 'Haldir' };

scenario('Lothlórien Woods: allies at home there have 3 more', (t) => {
  t.given(
    standing('fellowship alone', 'Lothlórien Woods', 6, {
      support: ['Elf at home', 'Bounder'],
      hand: ['Hobbit Sword'],
    }),
  );
  t.expect.card('Elf at home', { strength: 6 }).card('Bounder', { strength: 2 });
});
scenario('[LR-EFFECT-011] Anduin Banks: each companion over 4 adds 2 to the minion archery', (t) => {
  t.given(
    standing(
      'archery fire',
      'Anduin Banks',
      8,
      { companions: [frodo(), gimli(), boromir(), legolas(), 'Fifth', 'Sixth'] },
      { minions: [runner()] },
    ),
  );
  t.expect.table({ 'minion archery': 4 });
});
scenario('[LR-EFFECT-011] Anduin Banks adds nothing for 4', (t) => {
  t.given(
    standing(
      'archery fire',
      'Anduin Banks',
      8,
      { companions: [frodo(), gimli(), boromir(), legolas()] },
      { minions: [runner(), savage()] },
    ),
  );
  t.expect.table({ 'minion archery': 0 });
});
scenario("Farmer Maggot's Fields: a Hobbit exerts to play Merry from the draw deck", (t) => {
  t.given({
    ...standing('fellowship alone', "Farmer Maggot's Fields", 1, { deck: ['Armor', merry(), 'Athelas'] }),
    twilight: 0,
  });
  t.player('Ann').does('here: Fellowship');
  t.expect.card('Merry', { in: 'companions of Ann' }).card('Frodo', { wounds: 1 }).table({ twilight: 1 });
});
scenario('Breeland Forest: no stealth event there', (t) => {
  t.given(
    standing(
      'skirmish',
      'Breeland Forest',
      2,
      { companions: [frodo(), gimli()], hand: ['Hobbit Intuition', 'Their Halls of Stone'] },
      { minions: [runner({ against: 'Gimli' })] },
    ),
  );
  t.player('Ann').mayNot('Hobbit Intuition');
  t.player('Ann').mayChoose.includes('Their Halls of Stone');
});
scenario('Trollshaw Forest: a possession played on a companion draws a card', (t) => {
  t.given(
    standing('fellowship alone', 'Trollshaw Forest', 2, {
      hand: [{ card: 'Hobbit Sword', as: 'Sword' }, gimli()],
      deck: ['Armor', 'Athelas'],
    }),
  );
  t.player('Ann')
    .does('Sword: play')
    .has({ hand: ['Gimli', 'Armor'] });
  t.player('Ann')
    .does('Gimli: play')
    .has({ hand: ['Armor'] });
});
scenario("Frodo's Bedroom: playing a Hobbit draws a card", (t) => {
  t.given(standing('fellowship alone', "Frodo's Bedroom", 3, { hand: [merry(), gimli()], deck: ['Armor'] }));
  t.player('Ann')
    .does('here: Fellowship')
    .has({ hand: ['Gimli', 'Armor'] });
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});
scenario('Dwarrowdelf Chamber: Gimli exerts, or two others do', (t) => {
  t.given(moving('Council Courtyard', 3, 'Dwarrowdelf Chamber', { companions: [frodo(), gimli()] }));
  t.expect.card('Gimli', { wounds: 1 }).card('Frodo', { wounds: 0 });
});
scenario('Hobbiton Woods: a Hobbit exerts to play site 2', (t) => {
  t.given(
    standing('fellowship alone', 'Hobbiton Woods', 1, {
      adventure: [{ card: 'Ettenmoors', as: 'Ettenmoors' }, 'Moria Lake'],
    }),
  );
  t.player('Ann').does('here: Fellowship');
  t.expect.card('Ettenmoors', { in: 'path', number: 2 }).card('Frodo', { wounds: 1 });
});
scenario('Eregion Hills adds a burden to whoever comes, and to nobody who leaves', (t) => {
  t.given(moving('Council Courtyard', 3, 'Eregion Hills'));
  t.player('Ann').has({ burdens: 1 });
});
scenario('House of Elrond: with 2 Elves a burden may be removed', (t) => {
  t.given(
    moving('Bree Gate', 2, 'House of Elrond', { companions: [frodo(), legolas(), haldir], burdens: 2 }),
  );
  t.player('Ann').does('Yes').has({ burdens: 1 });
});
scenario('House of Elrond does nothing with one Elf', (t) => {
  t.given(moving('Bree Gate', 2, 'House of Elrond', { companions: [frodo(), legolas()], burdens: 2 }));
  t.player('Ann').has({ burdens: 2 });
});
scenario('[LR-START-007] East Road says nothing while starting fellowships are put out', (t) => {
  t.given(standing('fellowship alone', 'East Road', 1, { hand: [gimli(), 'Hobbit Sword'] }));
  t.state.global.phase = Phase.setUp;
  expect(valueOf(t.state, cost, t.who.card('Gimli'))).toBe(2);
  t.state.global.phase = Phase.fellowship;
});

for (const number of [6, 7])
  scenario(`Anduin Wilderland: ${number === 7 ? 'no archery phase there' : 'archery elsewhere'}`, (t) => {
    t.given(
      standing(
        'maneuver',
        'Anduin Wilderland',
        7,
        { companions: [frodo(), gimli()] },
        { minions: ['Goblin Marksman', savage()] },
        number,
      ),
    );
    if (number === 6) t.player('Ann').does('Gimli');
    t.expect.card('Gimli', { wounds: number === 6 ? 1 : 0 }).table({ 'phase name': 'assignment' });
  });
