/** What cannot be done: to whom, by what, in which way. */
import {
  aSite,
  asAPrice,
  byAnEffect,
  byAnOpponent,
  byShadowCard,
  cannotBeDiscarded,
  cannotBeMadeToDiscardFromDeck,
  cannotBeMadeToDiscardFromHand,
  cannotBePlayed,
  cannotBeReplaced,
  cannotBeTransferred,
  cannotBeUsed,
  cannotExert,
  cannotHeal,
  companion as companions,
  discardAtRandom,
  discardFromYourHand,
  discardIt,
  discardsFromDeck,
  discardsFromHand,
  discardTop,
  during,
  exertSelf,
  freePeoplesPlayer,
  healIt,
  hobbit,
  maneuver,
  possession,
  say,
  twilightBelow,
  verb,
  when,
  wizard,
  you,
} from '../../../src/cards/words/index.ts';
import { discardFromBottom } from '../../../src/rules/cards/hand.ts';
import { playSite } from '../../../src/rules/sites/next-site.ts';
import { companion, freeCondition, invent, item, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, someone, table, tyrant } from '../maneuver.ts';

const hisBottomCard = verb('bottom', discardFromBottom, [freePeoplesPlayer], say`discard his bottom card`);

invent(
  companion('Guard'),
  companion('Second'),
  companion('Wizard', { race: 'Wizard' }),
  idler,
  companion('Medic', {}, during(maneuver, { costs: [exertSelf], effect: healIt(someone) })),
  minion('Orc'),
  tyrant,
  minion('Sender', {}, during(maneuver, { effect: discardIt(someone) })),
  minion('Robber', {}, during(maneuver, { effect: discardAtRandom(1) })),
  minion('Burner', {}, during(maneuver, { effect: discardTop(1) })),
  minion('Digger', {}, during(maneuver, { effect: hisBottomCard })),
  companion('Delver', {}, during(maneuver, { effect: hisBottomCard })),
  freeCondition('Patience', {}, cannotExert(companions, byShadowCard)),
  shadowCondition('Sores', {}, cannotHeal(wizard)),
  freeCondition('Loyalty', {}, cannotBeDiscarded(companions, byAnOpponent)),
  freeCondition('Clasp', {}, cannotBeTransferred(possession)),
  freeCondition('Landmark', {}, cannotBeReplaced(aSite)),
  shadowCondition('Blockade', {}, cannotBePlayed(hobbit)),
  shadowCondition('Silence', {}, cannotBeUsed(companions, twilightBelow(1))),
  freeCondition('Secrets', {}, cannotBeMadeToDiscardFromHand(freePeoplesPlayer, byShadowCard)),
  freeCondition('Memory', {}, cannotBeMadeToDiscardFromDeck(freePeoplesPlayer, byShadowCard)),
  freeCondition(
    'Chronicle',
    {},
    when(discardsFromHand(freePeoplesPlayer, byAnEffect), { effect: add(1) }),
    when(discardsFromHand(freePeoplesPlayer, asAPrice), { effect: add(10) }),
    when(discardsFromDeck(freePeoplesPlayer, byAnEffect), { effect: add(100) }),
    when(discardsFromDeck(freePeoplesPlayer, asAPrice), { effect: add(1000) }),
  ),
  freeCondition('Study', {}, during(maneuver, { costs: [discardFromYourHand(1)], effect: add(1) })),
  item('Sword', {}),
  companion('Halfling', { race: 'Hobbit' }),
  freeCondition(
    'Surveyor',
    {},
    during(maneuver, { effect: verb('lay', playSite, [you, 2], say`play site 2`) }),
  ),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Road', { siteNumber: 2, twilight: 0, block: 1 }),
  site('Bridge', { siteNumber: 2, twilight: 0, block: 1 }),
  site('Hill', { siteNumber: 3, twilight: 0, block: 1 }),
);

scenario('who cannot be made to exert may still exert of his own will', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Medic', { card: 'Guard', wounds: 1 }], support: ['Patience'] },
      { minions: ['Tyrant'] },
    ),
  );
  t.player('Ann').does('Medic', 'Guard');
  t.expect.card('Medic', { wounds: 1 }).card('Guard', { wounds: 0 });
  t.player('Bob').does('Tyrant', 'Guard');
  t.expect.card('Guard', { wounds: 0 });
});

scenario('who cannot heal is not healed; others are', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Medic', { card: 'Wizard', wounds: 1 }, { card: 'Guard', wounds: 1 }] },
      { support: ['Sores'] },
    ),
  );
  t.player('Ann').does('Medic', 'Wizard');
  t.player('Ann').does('Medic', 'Guard');
  t.expect.card('Wizard', { wounds: 1 }).card('Guard', { wounds: 0 });
});

scenario('[LR-HEAL-005] nor does the sanctuary heal him', (t) => {
  t.given({
    phase: 'turn',
    players: {
      Ann: { site: 3, companions: [frodo({ wounds: 1 }), { card: 'Wizard', wounds: 1 }] },
      Bob: { support: ['Sores'] },
    },
  });
  t.player('Ann').mayChoose.exactly('Pass', 'Frodo: heal at the sanctuary');
});

scenario('who cannot be discarded stays', (t) => {
  t.given(table({ support: ['Loyalty'] }, { minions: ['Sender'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Sender', 'Idler');
  t.expect.card('Idler', { in: 'companions of Ann' });
});

scenario('[LR-TRANSFER-004] what cannot be transferred is not offered', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), 'Idler', { card: 'Guard', on: ['Sword'] }],
        support: ['Clasp'],
        hand: ['Guard'],
      },
      Bob: {},
    },
  });
  t.player('Ann').mayNot('Sword', { to: 'transfer', rule: 'LR-TRANSFER-003' });
});

scenario('[LR-SITE-007] a site that cannot be replaced stays where it lies', (t) => {
  t.given(
    table(
      { site: 3, support: ['Surveyor', 'Landmark'], adventure: ['Bridge'] },
      { site: 3 },
      { path: ['Gate', 'Road', 'Hill'] },
    ),
  );
  t.player('Ann').does('Surveyor');
  t.expect.card('Road', { in: 'path' }).card('Bridge', { in: 'adventure of Ann' });
});

scenario('what cannot be played is refused', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: ['Guard'], hand: ['Halfling', 'Second'] }, Bob: { support: ['Blockade'] } },
  });
  t.player('Ann').mayNot('Halfling', { because: 'forbids' });
  t.player('Ann').mayChoose.includes('Second: play');
});

for (const [twilight, offered] of [
  [0, false],
  [1, true],
] as const)
  scenario(`abilities can be forbidden while something is so: with ${twilight} twilight`, (t) => {
    t.given(table({}, { support: ['Silence'] }, { twilight }));
    if (offered) t.player('Ann').does('Idler');
    else t.expect.asked('nobody');
  });

scenario('[LR-ERRATA-060] a Shadow card cannot make him discard, from hand or from the deck', (t) => {
  t.given(
    table(
      { companions: [frodo()], support: ['Secrets', 'Memory', 'Study'], hand: ['Guard'], deck: ['Second'] },
      { minions: ['Robber', 'Burner'] },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Robber');
  t.player('Ann').passes();
  t.player('Bob').does('Burner');
  t.player('Ann').has({ hand: 1, deck: 1 });
  // What he discards himself is another matter.
  t.player('Ann').does('Study');
  t.player('Ann').has({ hand: 0 });
});

for (const [who, what, deck] of [
  ['Bob', 'Digger', 2],
  ['Ann', 'Delver', 1],
] as const)
  scenario(`[LR-ERRATA-060] nor a card from within the deck; he himself can: ${what}`, (t) => {
    t.given(
      table(
        { companions: [frodo(), 'Delver'], support: ['Memory'], deck: ['Second', 'Guard'] },
        { minions: ['Digger'] },
      ),
    );
    if (who === 'Bob') t.player('Ann').passes();
    t.player(who).does(what);
    t.player('Ann').has({ deck });
  });

for (const [ward, hand, deck] of [
  ['Secrets', 1, 0],
  ['Memory', 0, 1],
] as const)
  scenario(`[LR-ERRATA-060] hand and deck are guarded each by itself: ${ward}`, (t) => {
    t.given(
      table(
        { companions: [frodo()], support: [ward], hand: ['Guard'], deck: ['Second'] },
        { minions: ['Robber', 'Burner'] },
      ),
    );
    t.player('Bob').does('Robber');
    t.player('Bob').does('Burner');
    t.player('Ann').has({ hand, deck });
  });

for (const [who, what, twilight] of [
  ['Bob', 'Robber', 1],
  ['Ann', 'Study', 11],
  ['Bob', 'Burner', 100],
] as const)
  scenario(`discards by the effect of a card and as a price are told apart: ${what}`, (t) => {
    t.given(
      table(
        { companions: [frodo()], support: ['Chronicle', 'Study'], hand: ['Guard'], deck: ['Second'] },
        { minions: ['Robber', 'Burner'] },
      ),
    );
    if (who === 'Bob') t.player('Ann').passes();
    t.player(who).does(what);
    t.expect.table({ twilight });
  });
