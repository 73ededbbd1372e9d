/** The Fellowship of the Ring: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import { valueOf } from '@westmarch/kernel';
import { expect } from 'vitest';
import { cost } from '../../../src/engine.ts';
import { Phase } from '../../../src/state.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, boromir, gimli, merry, runner, savage } from '../people.ts';
import { moving, standing } from '../standing.ts';

scenario('[1_320 LR-ACTIVE-006] East Road: companions cost 2 more there', (t) => {
  t.given(
    standing('fellowship alone', 'East Road', 1, { hand: [gimli(), { card: 'Bounder', as: 'Bounder' }] }),
  );
  t.expect
    .value('Gimli', 'twilight cost', 4, { base: 2, by: { here: 2 } })
    .value('Bounder', 'twilight cost', 1);
});

scenario('[1_320 LR-ACTIVE-006] East Road says nothing when the fellowship is elsewhere', (t) => {
  t.given(standing('fellowship alone', 'East Road', 1, { hand: [gimli()] }, {}, 2));
  t.expect.card('Gimli', { 'twilight cost': 2 });
});

scenario('[1_320 LR-START-007] East Road says nothing while starting fellowships are put out', (t) => {
  t.given(standing('fellowship alone', 'East Road', 1, { hand: [gimli(), 'Hobbit Sword'] }));
  t.state.global.phase = Phase.setUp;
  expect(valueOf(t.state, cost, t.who.card('Gimli'))).toBe(2);
  t.state.global.phase = Phase.fellowship;
});

scenario("[1_321] Farmer Maggot's Fields: a Hobbit exerts to play Merry from the draw deck", (t) => {
  t.given({
    ...standing('fellowship alone', "Farmer Maggot's Fields", 1, { deck: ['Armor', merry(), 'Athelas'] }),
    twilight: 0,
  });
  t.player('Ann').does('here: Fellowship');
  t.expect.card('Merry', { in: 'companions of Ann' }).card('Frodo', { wounds: 1 }).table({ twilight: 1 });
});

scenario('[1_326] Westfarthing: a Hobbit exerts to play a companion or ally for 1 less', (t) => {
  t.given({
    ...standing('fellowship alone', 'Westfarthing', 1, { hand: [gimli(), 'Bounder', 'Armor'] }),
    twilight: 0,
  });
  t.player('Ann').does('here: Fellowship').mayChoose.exactly('Gimli', 'Bounder');
  t.player('Ann').does('Gimli');
  t.expect.card('Gimli', { in: 'companions of Ann' }).card('Frodo', { wounds: 1 }).table({ twilight: 1 });
});

scenario('[1_326 LR-EFFECT-008] Westfarthing is of no use without someone to play', (t) => {
  t.given(standing('fellowship alone', 'Westfarthing', 1, { hand: ['Armor', 'Hobbit Sword'] }));
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});

scenario('[1_327 LR-MOVE-016] Bree Gate: with a ranger the move limit is one more for the turn', (t) => {
  t.given({
    ...standing(
      'regroup',
      'Bree Gate',
      2,
      { companions: [frodo(), aragorn()], hand: ["Gondor's Vengeance"] },
      { minions: [runner()] },
    ),
  });
  t.player('Ann').has({ 'move limit': 3 });
  t.player('Ann').does("Gondor's Vengeance").has({ 'move limit': 3 });
});

scenario('[1_327 LR-MOVE-016] Bree Gate: a ranger who joins there still counts as they leave', (t) => {
  t.given({
    ...standing('fellowship', 'Bree Gate', 2, {
      companions: [frodo()],
      hand: ['Aragorn, Ranger of the North', 'Hobbit Sword'],
    }),
  });
  t.player('Ann').has({ 'move limit': 2 });
  t.player('Ann').does('Aragorn').has({ 'move limit': 2 });
  t.player('Ann').does('Pass').has({ 'move limit': 3 });
});

scenario('[1_327] Bree Gate does nothing without a ranger', (t) => {
  t.given(
    standing('regroup', 'Bree Gate', 2, { companions: [frodo(), aragorn({ wounds: 3 })], hand: [] }, {}, 3),
  );
  t.player('Ann').has({ 'move limit': 2 });
});

scenario('[1_329] Breeland Forest: no stealth event there', (t) => {
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

scenario(
  '[1_331 LR-ERRATA-034] Ettenmoors: any player exerts his own companion or minion for 2 strength',
  (t) => {
    t.given(
      standing(
        'skirmish',
        'Ettenmoors',
        2,
        { companions: [frodo(), gimli()] },
        { minions: [savage({ against: 'Gimli' })] },
      ),
    );
    t.player('Ann').does('here: Skirmish').mayChoose.exactly('Frodo', 'Gimli');
    t.player('Ann').does('Gimli');
    t.player('Bob').does('here: Skirmish');
    t.expect.card('Gimli', { strength: 8, wounds: 1 }).card('Savage', { strength: 7, wounds: 1 });
  },
);

scenario('[1_331 LR-ACTIVE-006] Ettenmoors cannot be used from another site', (t) => {
  t.given(
    standing(
      'skirmish',
      'Ettenmoors',
      2,
      { companions: [frodo(), gimli()], hand: ['Their Halls of Stone'] },
      { minions: [savage({ against: 'Gimli' })] },
      3,
    ),
  );
  t.player('Ann').mayNot('here', { rule: 'LR-ACTIVE-006' });
});

scenario('[1_334] Trollshaw Forest: a possession played on a companion draws a card', (t) => {
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

scenario('[1_337 LR-MOVE-005] Council Courtyard: whoever moves on removes 2 twilight', (t) => {
  t.given(moving('Council Courtyard', 3, 'Mithril Mine'));
  t.expect.table({ twilight: 5 - 2 + 3 + 1 });
});

scenario('[1_337] Council Courtyard does nothing for whoever moves there', (t) => {
  t.given(moving('Bree Gate', 2, 'Council Courtyard'));
  t.expect.table({ twilight: 5 + 0 + 1 });
});

scenario("[1_339] Frodo's Bedroom: playing a Hobbit draws a card", (t) => {
  t.given(standing('fellowship alone', "Frodo's Bedroom", 3, { hand: [merry(), gimli()], deck: ['Armor'] }));
  t.player('Ann')
    .does('here: Fellowship')
    .has({ hand: ['Gimli', 'Armor'] });
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});

scenario('[1_340] Rivendell Terrace: playing a Man draws a card', (t) => {
  t.given({
    ...standing('fellowship alone', 'Rivendell Terrace', 3, { hand: [boromir(), gimli()], deck: ['Armor'] }),
    twilight: 0,
  });
  t.player('Ann')
    .does('here: Fellowship')
    .has({ hand: ['Gimli', 'Armor'] });
  t.expect.card('Boromir', { in: 'companions of Ann' }).table({ twilight: 3 });
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});
