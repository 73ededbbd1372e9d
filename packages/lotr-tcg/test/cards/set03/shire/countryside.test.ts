/** Realms of the Elf-lords: Hobbits at home, a pony and old tales. */
import {
  addsBurdens,
  addsTwilight,
  always,
  discardAtRandom,
  discardFromYourHand,
  discardsCards,
  during,
  event,
  exertIt,
  fellowship,
  freePeoplesPlayer,
  handAtLeast,
  maneuver,
  mustChoose,
  NOTHING,
  oneWay,
  removesBurdens,
  sequence,
  theRingBearer,
  unlessFreePeoples,
  you,
} from '../../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  shadowCondition,
  shadowEvent,
  site,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { merry, sam } from '../../people.ts';
import type { Fields } from '../../positions.ts';
import { moving } from '../../standing.ts';

const ways = [
  { can: handAtLeast(1, freePeoplesPlayer), does: discardsCards(1, freePeoplesPlayer) },
  { can: always(NOTHING), does: exertIt(theRingBearer) },
];
const offer = mustChoose(ways);
invent(
  idle,
  freeIdle,
  companion('Friend', { vitality: 4 }),
  ally('Old Hobbit', { race: 'Hobbit', culture: 'Shire' }),
  ally('Old Man'),
  minion('Goblin'),
  freeCondition('Paper'),
  shadowCondition('Curse'),
  shadowEvent('Gloom', {}, event(maneuver, { effect: addsBurdens(2) })),
  freeEvent('Own gloom', {}, event(maneuver, { effect: addsBurdens(2) })),
  shadowEvent('Dusk', { twilight: 0 }, event(maneuver, { effect: addsTwilight(3) })),
  freeEvent('Own dusk', { twilight: 0 }, event(maneuver, { effect: addsTwilight(3) })),
  shadowEvent('Theft', {}, event(maneuver, { effect: discardAtRandom(1) })),
  shadowEvent('Offer', {}, event(maneuver, { effect: offer })),
  shadowEvent('Late offer', {}, event(maneuver, { effect: sequence(addsTwilight(1), offer) })),
  shadowEvent('Whim', {}, event(maneuver, { effect: oneWay(you, ways) })),
  shadowEvent(
    'Ransom',
    {},
    event(maneuver, { effect: unlessFreePeoples([discardFromYourHand(1)], addsBurdens(1)) }),
  ),
  freeEvent('Own loss', {}, event(maneuver, { effect: discardsCards(1) })),
  freeEvent('Relief', {}, event(fellowship, { effect: removesBurdens(1) })),
  companion(
    'Light Hobbit',
    { race: 'Hobbit', culture: 'Shire' },
    during(fellowship, { effect: removesBurdens(1) }),
  ),
  site('Cave', { keyword: ['Underground'], block: 1, siteNumber: 4 }),
  site('Field', { keyword: ['Plains'], block: 1, siteNumber: 4 }),
  site('Start', { block: 1, siteNumber: 3 }),
);
const camp = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Free idle'], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});

const pony = { card: 'Bill the Pony', as: 'Bill' };
for (const [to, at, twilight] of [
  ['Field', 'on of Sam', 5 + 3 - 1 + 2],
  ['Cave', 'discard of Ann', 5 + 3 + 2],
] as const)
  scenario(`[3_106/2, 3_106/3] Bill the Pony goes to a ${to}`, (t) => {
    t.given(moving('Start', 3, to, { companions: [frodo(), sam({ on: [pony] })] }));
    t.expect.card('Bill', { in: at }).table({ twilight });
  });
for (const [who, ok] of [
  [sam({ as: 'he' }), true],
  [{ card: 'Friend', as: 'he' }, false],
] as const)
  scenario(
    `[3_106/1] Bill the Pony is ${ok ? '' : 'not '}borne by a companion who is ${ok ? 'a' : 'no'} Hobbit`,
    (t) => {
      t.given(
        camp('fellowship', {
          companions: [{ card: 'Friend', as: 'bearer', on: ['The One Ring, The Ruling Ring'] }, who],
          hand: [pony],
        }),
      );
      if (ok) t.player('Ann').does('Bill: play').has({ hand: 0 });
      else t.player('Ann').mayNot('Bill', {});
    },
  );
scenario("[3_107/1] Frodo's Pipe is borne by Frodo alone", (t) => {
  t.given(
    camp('fellowship', { companions: [frodo(), sam(), merry()], hand: [{ card: "Frodo's Pipe", as: 'it' }] }),
  );
  t.player('Ann').does('it: play');
  t.expect.card('it', { in: 'on of Frodo' });
});

const melilot = (card: string, wounds = 0, own = false) =>
  camp(
    'maneuver',
    {
      burdens: 0,
      hand: own ? [{ card, as: 'it' }] : [],
      support: [{ card: 'Melilot Brandybuck, Merry Dancer', as: 'Melilot', wounds }, 'Free idle'],
    },
    { hand: own ? [] : [{ card, as: 'it' }] },
  );
scenario('[3_110] Melilot Brandybuck prevents one of two burdens of a Shadow card', (t) => {
  t.given(melilot('Gloom'));
  t.player('Ann').does('Pass');
  t.player('Bob').does('it');
  t.player('Ann').does('Melilot').has({ burdens: 1 });
  t.expect.card('Melilot', { wounds: 1 });
});
scenario('[3_110, LR-EXERT-003] Melilot Brandybuck: not when exhausted', (t) => {
  t.given(melilot('Gloom', 1));
  t.player('Ann').does('Pass');
  t.player('Bob').does('it');
  t.player('Ann').mayNot('Melilot', {}).has({ burdens: 2 });
});
scenario("[3_110] Melilot Brandybuck: not the burdens of one's own card", (t) => {
  t.given(melilot('Own gloom', 0, true));
  t.player('Ann').does('it').has({ burdens: 2 });
  t.expect.card('Melilot', { wounds: 0 });
});

const noakes = (card: string, own = false) =>
  camp(
    'maneuver',
    {
      burdens: 0,
      hand: own ? ['Paper', { card, as: 'it' }] : ['Paper'],
      support: [{ card: 'Old Noakes, Purveyor of Wisdoms', as: 'Noakes' }, 'Free idle'],
    },
    { minions: ['Goblin'], hand: own ? [] : [{ card, as: 'it' }], support: ['Idle', 'Curse'] },
  );
for (const gone of ['Goblin', 'Curse'])
  scenario(`[3_111] Old Noakes: a Shadow card makes Ann discard, and ${gone} goes too`, (t) => {
    t.given(noakes('Theft'));
    t.player('Ann').does('Pass');
    t.player('Bob').does('it');
    t.player('Ann').does('Noakes').mayChoose.exactly('Goblin', 'Curse', 'Idle');
    t.player('Ann').does(gone).has({ hand: 0 });
    t.expect.card(gone, { in: 'discard of Bob' });
  });
for (const [card, answer] of [
  ['Offer', 'make the Free Peoples player discard'],
  ['Late offer', 'make the Free Peoples player discard'],
  ['Ransom', 'Yes'],
] as const)
  scenario(`[3_111, LR-ERRATA-048] Old Noakes: not where Ann has a choice (${card})`, (t) => {
    t.given(noakes(card));
    t.player('Ann').does('Pass');
    t.player('Bob').does('it');
    t.player('Ann').does(answer).has({ hand: 0 });
    t.player('Ann').mayNot('Noakes', {});
  });
scenario(
  '[3_111, LR-ERRATA-048] Old Noakes: where the choice is its player’s, Ann is made to discard',
  (t) => {
    t.given(noakes('Whim'));
    t.player('Ann').does('Pass');
    t.player('Bob').does('it', 'make the Free Peoples player discard');
    t.player('Ann').does('Noakes', 'Goblin').has({ hand: 0 });
    t.expect.card('Goblin', { in: 'discard of Bob' });
  },
);
scenario("[3_111] Old Noakes: not by one's own card", (t) => {
  t.given(noakes('Own loss', true));
  t.player('Ann').does('it').has({ hand: 0 });
  t.player('Ann').mayNot('Noakes', {});
});

const countryside = { card: 'The Shire Countryside', as: 'it' };
for (const [who, ok] of [
  [[sam()], true],
  [['Friend'], false],
] as const)
  scenario(`[3_113/1] The Shire Countryside is ${ok ? '' : 'not '}played`, (t) => {
    t.given(camp('fellowship', { companions: [frodo(), ...who], hand: [countryside] }));
    if (ok) t.player('Ann').does('it: play').has({ hand: 0 });
    else t.player('Ann').mayNot('it', {});
  });
const lighter = (by: 'Relief' | 'Light Hobbit') =>
  camp('fellowship', {
    companions: [frodo(), { card: 'Friend', wounds: 1 }, 'Light Hobbit'],
    burdens: 2,
    hand: by === 'Relief' ? ['Relief'] : [],
    support: [countryside, 'Free idle'],
  });
scenario('[3_113/2] The Shire Countryside: Ann removes a burden, and a companion heals', (t) => {
  t.given(lighter('Relief'));
  t.player('Ann').does('Relief', 'it').has({ burdens: 1 });
  t.expect.card('Friend', { wounds: 0 });
});
scenario("[3_113/2] The Shire Countryside: not by a Hobbit's text", (t) => {
  t.given(lighter('Light Hobbit'));
  t.player('Ann').does('Light Hobbit').mayNot('it', {}).has({ burdens: 1 });
  t.expect.card('Friend', { wounds: 1 });
});

const trolls = (card: string, who: string, own = false) =>
  camp(
    'maneuver',
    {
      hand: own ? [{ card, as: 'it' }] : [],
      support: [{ card: 'Three Monstrous Trolls', as: 'trolls' }, { card: who, as: 'who' }, 'Free idle'],
    },
    { hand: own ? [] : [{ card, as: 'it' }] },
  );
scenario('[3_114] Three Monstrous Trolls: a Hobbit ally exerts, and a Shadow card adds nothing', (t) => {
  t.given(trolls('Dusk', 'Old Hobbit'));
  t.player('Ann').does('Pass');
  t.player('Bob').does('it');
  t.player('Ann').does('trolls');
  t.expect.table({ twilight: 5 }).card('who', { wounds: 1 });
});
scenario('[3_114, LR-EXERT-003] Three Monstrous Trolls: no Man will do', (t) => {
  t.given(trolls('Dusk', 'Old Man'));
  t.player('Ann').does('Pass');
  t.player('Bob').does('it');
  t.player('Ann').mayNot('trolls', {});
  t.expect.table({ twilight: 8 });
});
scenario("[3_114] Three Monstrous Trolls: not against one's own card", (t) => {
  t.given(trolls('Own dusk', 'Old Hobbit', true));
  t.player('Ann').does('it');
  t.expect.table({ twilight: 8 }).card('who', { wounds: 0 });
});
