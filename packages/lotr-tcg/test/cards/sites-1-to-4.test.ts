/** Sites 1 to 4 of set 1: each says something only while the fellowship is there. LR-ACTIVE-006 */
import { frodo, scenario } from '../table.ts';
import { aragorn, boromir, gimli, legolas, runner, sam, savage } from './people.ts';
import { moving, standing } from './standing.ts';

scenario('[LR-ACTIVE-006] East Road: companions cost 2 more there', (t) => {
  t.given(
    standing('fellowship alone', 'East Road', 1, { hand: [gimli(), { card: 'Bounder', as: 'Bounder' }] }),
  );
  t.expect
    .value('Gimli', 'twilight cost', 4, { base: 2, by: { here: 2 } })
    .value('Bounder', 'twilight cost', 1);
});
scenario('[LR-ACTIVE-006] East Road says nothing when the fellowship is elsewhere', (t) => {
  t.given(standing('fellowship alone', 'East Road', 1, { hand: [gimli()] }, {}, 2));
  t.expect.card('Gimli', { 'twilight cost': 2 });
});

scenario('Westfarthing: a Hobbit exerts to play a companion or ally for 1 less', (t) => {
  t.given({
    ...standing('fellowship alone', 'Westfarthing', 1, { hand: [gimli(), 'Bounder', 'Armor'] }),
    twilight: 0,
  });
  t.player('Ann').does('here: Fellowship').mayChoose.exactly('Gimli', 'Bounder');
  t.player('Ann').does('Gimli');
  t.expect.card('Gimli', { in: 'companions of Ann' }).card('Frodo', { wounds: 1 }).table({ twilight: 1 });
});
scenario('[LR-EFFECT-008] Westfarthing is of no use without someone to play', (t) => {
  t.given(standing('fellowship alone', 'Westfarthing', 1, { hand: ['Armor', 'Hobbit Sword'] }));
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});

scenario('[LR-MOVE-016] Bree Gate: with a ranger the move limit is one more for the turn', (t) => {
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
scenario('Bree Gate does nothing without a ranger', (t) => {
  t.given(
    standing('regroup', 'Bree Gate', 2, { companions: [frodo(), aragorn({ wounds: 3 })], hand: [] }, {}, 3),
  );
  t.player('Ann').has({ 'move limit': 2 });
});

scenario('[LR-ERRATA-034] Ettenmoors: any player exerts his own companion or minion for 2 strength', (t) => {
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
});
scenario('[LR-ACTIVE-006] Ettenmoors cannot be used from another site', (t) => {
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

scenario('[LR-MOVE-005] Council Courtyard: whoever moves on removes 2 twilight', (t) => {
  t.given(moving('Council Courtyard', 3, 'Mithril Mine'));
  t.expect.table({ twilight: 5 - 2 + 3 + 1 });
});
scenario('Council Courtyard does nothing for whoever moves there', (t) => {
  t.given(moving('Bree Gate', 2, 'Council Courtyard'));
  t.expect.table({ twilight: 5 + 0 + 1 });
});

scenario('Rivendell Terrace: playing a Man draws a card', (t) => {
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

scenario('Mithril Mine: for 1 twilight a Shadow weapon comes from the discard pile', (t) => {
  t.given(
    standing(
      'shadow alone',
      'Mithril Mine',
      4,
      {},
      {
        minions: [runner()],
        discard: [{ card: 'Goblin Scimitar', as: 'Scimitar' }, savage()],
        hand: ['Goblin Sneak'],
      },
    ),
  );
  t.player('Bob').does('here: Shadow', 'Pass');
  t.expect.card('Scimitar', { in: 'on of Runner' }).table({ twilight: 8 });
  t.player('Bob').mayNot('here', { because: 'nothing to choose' });
});

scenario('Moria Lake: Frodo exerts, or two others do', (t) => {
  t.given(moving('Council Courtyard', 3, 'Moria Lake', { companions: [frodo(), sam(), gimli(), legolas()] }));
  t.player('Ann').mayChoose.exactly('exert Frodo', 'exert 2 other companions');
  t.player('Ann').does('exert 2 other companions').mayChoose.exactly('Sam', 'Gimli', 'Legolas');
  t.player('Ann').does('Sam').mayChoose.exactly('Gimli', 'Legolas');
  t.player('Ann').does('Gimli');
  t.expect.card('Sam', { wounds: 1 }).card('Gimli', { wounds: 1 }).card('Frodo', { wounds: 0 });
});
scenario('[LR-EFFECT-005] Moria Lake: who cannot do the one in full must do the other', (t) => {
  t.given(moving('Council Courtyard', 3, 'Moria Lake', { companions: [frodo(), sam()] }));
  t.expect.card('Frodo', { wounds: 1 }).card('Sam', { wounds: 0 });
});
scenario('[LR-EFFECT-004] Moria Lake: who can do neither in full does what he can', (t) => {
  t.given(moving('Council Courtyard', 3, 'Moria Lake', { companions: [frodo({ wounds: 3 }), sam()] }));
  t.player('Ann').does('exert 2 other companions');
  t.expect.card('Frodo', { wounds: 3 }).card('Sam', { wounds: 1 });
});
