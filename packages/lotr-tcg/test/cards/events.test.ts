/** Skirmish events of set 1. */
import { companion, invent, minion } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { aragorn, boromir, gandalf, gimli, legolas, runner, sam, savage } from './people.ts';

invent(
  minion('Wraith of the events', { race: 'Nazgul', culture: 'Wraith', strength: 9 }),
  companion('Shield-bearer', { Defender: 1 }),
);
const wraith = { card: 'Wraith of the events', as: 'Wraith', against: 'Legolas' };
const spare = 'Hobbit Intuition';

/** One skirmish, with someone to act in it. */
const fight = (
  companions: readonly unknown[],
  minions: readonly unknown[],
  event: string,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  phase: 'skirmish',
  ...more,
  players: {
    Ann: { companions: [frodo(), ...companions], hand: [{ card: event, as: 'the event' }, spare] },
    Bob: { minions },
  },
});

scenario('[LR-EVENT-002 LR-EVENT-003] Their Halls of Stone gives a Dwarf 2, and is discarded', (t) => {
  t.given(fight([gimli(), boromir()], [runner({ against: 'Gimli' })], 'Their Halls of Stone'));
  t.player('Ann').does('the event');
  t.expect.card('Gimli', { strength: 8 }).card('the event', { in: 'discard of Ann' });
});
scenario('Their Halls of Stone gives 4 at an underground site', (t) => {
  t.given({
    phase: 'skirmish',
    path: [{ card: 'Mithril Mine', number: 4 }],
    players: {
      Ann: { companions: [frodo(), gimli()], hand: ['Their Halls of Stone', spare], site: 4 },
      Bob: { minions: [runner({ against: 'Gimli' })] },
    },
  });
  t.player('Ann').does('Their Halls of Stone');
  t.expect.card('Gimli', { strength: 10 });
});
scenario('[LR-EFFECT-007] Their Halls of Stone can be played without a Dwarf, for nothing', (t) => {
  t.given(fight([boromir()], [runner({ against: 'Boromir' })], 'Their Halls of Stone'));
  t.player('Ann').does('the event');
  t.expect.card('Boromir', { strength: 7 }).card('the event', { in: 'discard of Ann' });
});

scenario('Defiance gives an Elf 2, or 4 against a Nazgûl', (t) => {
  t.given(fight([legolas()], [wraith], 'Defiance'));
  t.player('Ann').does('the event');
  t.expect.card('Legolas', { strength: 13 }).table({ twilight: 1 });
});
scenario('Defiance gives no more than 2 against others', (t) => {
  t.given(fight([legolas()], [runner({ against: 'Legolas' })], 'Defiance'));
  t.player('Ann').does('the event');
  t.expect.card('Legolas', { strength: 8 });
});

const wizard = (burdens: number) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), gandalf()], hand: ['Mysterious Wizard', spare], burdens },
    Bob: { minions: [runner({ against: 'Gandalf' })] },
  },
});
scenario('Mysterious Wizard gives Gandalf 4 with 4 burdens or fewer', (t) => {
  t.given(wizard(4));
  t.player('Ann').does('Mysterious Wizard');
  t.expect.card('Gandalf', { strength: 11 });
});
scenario('Mysterious Wizard gives Gandalf 2 with 5 burdens', (t) => {
  t.given(wizard(5));
  t.player('Ann').does('Mysterious Wizard');
  t.expect.card('Gandalf', { strength: 9 });
});

scenario('Swordarm of the White Tower gives a Gondor companion 2 who is no defender', (t) => {
  t.given(fight([boromir(), gimli()], [runner({ against: 'Boromir' })], 'Swordarm of the White Tower'));
  t.player('Ann').does('the event');
  t.expect.card('Boromir', { strength: 9 });
});

scenario('Swordarm of the White Tower gives a defender 4', (t) => {
  t.given(
    fight(['Shield-bearer', gimli()], [runner({ against: 'Shield-bearer' })], 'Swordarm of the White Tower'),
  );
  t.player('Ann').does('the event');
  t.expect.card('Shield-bearer', { strength: 10 });
});

scenario('Swordsman of the Northern Kingdom gives a ranger 4 against a roaming minion', (t) => {
  t.given({ ...fight([aragorn()], [runner({ against: 'Aragorn' })], 'Swordsman of the Northern Kingdom') });
  t.player('Ann').does('the event');
  t.expect.card('Aragorn', { strength: 12 });
});
scenario('Swordsman of the Northern Kingdom gives 2 against one that does not roam', (t) => {
  t.given({
    phase: 'skirmish',
    path: [{ card: 'Mithril Mine', number: 4 }],
    players: {
      Ann: { companions: [frodo(), aragorn()], hand: ['Swordsman of the Northern Kingdom', spare], site: 4 },
      Bob: { minions: [runner({ against: 'Aragorn' })] },
    },
  });
  t.player('Ann').does('Swordsman');
  t.expect.card('Aragorn', { strength: 10 });
});

const bred = (minions: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), gimli()], hand: ['Their Halls of Stone'] },
    Bob: { minions, hand: [{ card: 'Bred for Battle', as: 'Bred' }] },
  },
});
scenario('Bred for Battle: an Uruk-hai exerts to get 3', (t) => {
  t.given(bred([savage({ against: 'Gimli' }), runner()]));
  t.player('Ann').passes();
  t.player('Bob').does('Bred');
  t.expect.card('Savage', { wounds: 1, strength: 8 });
});
scenario('[LR-EXERT-006] Bred for Battle is not for an exhausted Uruk-hai', (t) => {
  t.given(bred([savage({ against: 'Gimli', wounds: 2 })]));
  t.player('Bob').mayNot('Bred', { because: 'Uruk-hai can exert' });
});

const drums = (companion: unknown, name: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), companion], hand: [spare] },
    Bob: { minions: [runner({ against: name })], hand: [{ card: 'Drums in the Deep', as: 'Drums' }] },
  },
});
scenario('Drums in the Deep gives a Moria Orc 4 against a Dwarf', (t) => {
  t.given(drums(gimli(), 'Gimli'));
  t.player('Ann').passes();
  t.player('Bob').does('Drums');
  t.expect.card('Runner', { strength: 9 });
});
scenario(
  'Drums in the Deep gives 2 against others; and [LR-EVENT-001] no Shadow event is for its owner’s turn',
  (t) => {
    t.given(drums(legolas(), 'Legolas'));
    t.player('Ann').passes();
    t.player('Bob').does('Drums');
    t.expect.card('Runner', { strength: 7 });
  },
);

const intuition = (site: number, against: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), sam()],
      hand: [
        { card: 'Hobbit Intuition', as: 'Intuition' },
        { card: 'Hobbit Intuition', as: 'another' },
      ],
      site,
    },
    Bob: { minions: [{ card: 'Goblin Patrol Troop', as: 'Troop', against }] },
  },
});
scenario('[LR-SKIRM-017] Hobbit Intuition cancels the skirmish of a Hobbit at sites 1 to 4', (t) => {
  t.given(intuition(4, 'Sam'));
  t.player('Ann').does('Intuition');
  t.expect
    .card('Sam', { wounds: 0, in: 'companions of Ann' })
    .card('Troop', { in: 'minions of Bob', wounds: 0 });
});
scenario('[LR-RING-006] Hobbit Intuition does not cancel that of the Ring-bearer', (t) => {
  t.given(intuition(1, 'Frodo'));
  t.player('Ann').does('Intuition');
  t.player('Ann').mayChoose.includes('another');
});
scenario('Hobbit Intuition gives a Hobbit 3 anywhere else', (t) => {
  t.given(intuition(5, 'Sam'));
  t.player('Ann').does('Intuition', 'Sam');
  t.expect.card('Sam', { strength: 6 });
});

scenario('Noble Intentions: a companion who is no Hobbit exerts for one', (t) => {
  t.given(fight([sam(), gimli()], [runner({ against: 'Sam' })], 'Noble Intentions'));
  t.player('Ann').does('the event', 'Sam');
  t.expect.card('Sam', { strength: 6, wounds: 0 }).card('Gimli', { wounds: 1 });
});
scenario('Noble Intentions needs someone other than a Hobbit', (t) => {
  t.given(fight([sam()], [runner({ against: 'Sam' })], 'Noble Intentions'));
  t.player('Ann').mayNot('the event', { because: 'non-Hobbit companion can exert' });
});
