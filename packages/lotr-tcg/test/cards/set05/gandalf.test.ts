/** Battle of Helm's Deep: the Gandalf culture. */
import { titleNumber } from '../../../src/cards/titles.ts';
import { companion, freeCondition, invent, item, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';
import { gimli, merry, runner, sam } from '../people.ts';

invent(companion('Guide', { race: 'Hobbit', vitality: 2 }), freeCondition('Twig'));
const ent = (wounds: number, hand: number, card = 'Forest Guardian') => ({
  phase: 'assignment alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Guide', wounds }, { card, as: 'Ent' }],
      hand: Array.from({ length: hand }, (_x, i) => ({ card: 'Twig', as: `twig ${i}` })),
    },
    Bob: { minions: [runner()] },
  },
});
scenario('[5_17, LR-KEYWORD-025] a Hobbit exerts, and the Ent may skirmish', (t) => {
  t.given(ent(0, 0));
  t.player('Ann').does('Ent', 'Runner').mayChoose.exactly('Frodo', 'Guide', 'Ent');
  t.expect.card('Guide', { wounds: 1 });
});
scenario('[5_17] or two cards go', (t) => {
  t.given(ent(1, 2));
  t.player('Ann').does('Ent', 'twig 0', 'Runner').mayChoose.exactly('Frodo', 'Guide', 'Ent');
});
scenario('[5_17, LR-COST-002] who can do neither has an Ent that waits', (t) => {
  t.given(ent(1, 1));
  t.player('Ann').mayNot('Ent', { rule: 'LR-COST-002' });
  t.player('Ann').does('Runner').mayChoose.exactly('Frodo', 'Guide');
});
for (const [id, card] of [
  ['5_15', 'Birchseed, Tall Statesman'],
  ['5_19', 'Lindenroot, Elder Shepherd'],
] as const) {
  scenario(`[${id}/1, LR-KEYWORD-025] a Hobbit exerts, and ${card} may skirmish`, (t) => {
    t.given(ent(0, 0, card));
    t.player('Ann').does('Ent', 'Runner').mayChoose.exactly('Frodo', 'Guide', 'Ent');
  });
  scenario(`[${id}/1] ${card} waits where nobody hurries`, (t) => {
    t.given(ent(1, 1, card));
    t.player('Ann').mayNot('Ent', { rule: 'LR-COST-002' });
  });
}

invent(
  idle,
  companion('Grey one', { race: 'Wizard', culture: 'Gandalf', vitality: 4, title: titleNumber('Gandalf') }),
  companion('Friend', { signet: 'Gandalf' }),
  companion('Stranger'),
  minion('Uruk', { culture: 'Isengard', race: 'Uruk-hai', vitality: 3 }),
  minion('Orc', { vitality: 3 }),
  item('Axe', { side: 'Shadow', culture: 'Moria' }),
);
const birchseed = (wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [
        frodo({ wounds: 1 }),
        sam({ wounds: 1 }),
        merry({ wounds: 1 }),
        gimli({ wounds: 1 }),
        { card: 'Birchseed, Tall Statesman', as: 'Ent', wounds },
      ],
      hand: ['Twig'],
    },
    Bob: {},
  },
});
scenario('[5_15/2] Birchseed heals an unbound Hobbit', (t) => {
  t.given(birchseed(0));
  t.player('Ann').does('Ent');
  t.expect.card('Merry', { wounds: 0 }).card('Sam', { wounds: 1 }).card('Ent', { wounds: 1 });
});
scenario('[5_15/2, LR-EXERT-003] not once he is exhausted', (t) => {
  t.given(birchseed(3));
  t.player('Ann').mayNot('Ent', { rule: 'LR-EXERT-003' });
});

type Fields = Readonly<Record<string, unknown>>;
const spell = (card: string, twilight: number, ann: Fields, bob: Fields, wounds = 0) => ({
  phase: 'maneuver alone',
  twilight,
  players: {
    Ann: {
      companions: [frodo(), { card: 'Grey one', as: 'Gandalf', wounds }],
      hand: [{ card, as: 'event' }],
      ...ann,
    },
    Bob: { minions: [{ card: 'Orc', as: 'orc' }], support: ['Idle'], ...bob },
  },
});
const hills = (who: string, wounds = 0) => ({
  ...spell('Down From the Hills', 0, {}, {}),
  players: {
    Ann: {
      companions: [frodo(), { card: 'Grey one', as: 'Gandalf', wounds }, { card: who, as: 'he' }],
      hand: [{ card: 'Down From the Hills', as: 'event' }],
    },
    Bob: { minions: [{ card: 'Orc', as: 'orc' }], support: ['Idle'] },
  },
});
scenario('[5_16] an unbound companion with the Gandalf signet becomes a hero', (t) => {
  t.given(hills('Friend'));
  t.player('Ann').does('event');
  t.expect.card('he', { strength: 11, defender: 1, damage: 2 }).card('Gandalf', { wounds: 3 });
});
scenario('[5_16] nobody else does', (t) => {
  t.given(hills('Stranger'));
  t.player('Ann').does('event');
  t.expect.card('he', { strength: 6, defender: 0, damage: 0 });
});
scenario('[5_16, LR-EXERT-004] Gandalf must be able to exert 3 times', (t) => {
  t.given(hills('Friend', 1));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-004' });
});
scenario('[5_16] he takes no wounds until the regroup phase', (t) => {
  t.given({ ...hills('Friend'), phase: 'maneuver' });
  t.player('Ann').does('event');
  t.player('Bob').does('Idle').does('Pass').does('Pass').does('Pass');
  t.expect.card('he', { wounds: 0 });
});

scenario('[5_18] with 3 twilight a minion is wounded twice', (t) => {
  t.given(spell('Fury of the White Rider', 3, {}, {}));
  t.player('Ann').does('event');
  t.expect.card('orc', { wounds: 2 }).card('Gandalf', { wounds: 1 });
});
scenario('[5_18] not where Gandalf is exhausted', (t) => {
  t.given(spell('Fury of the White Rider', 3, {}, {}, 3));
  t.player('Ann').mayNot('event');
});
scenario('[5_18] not with less twilight', (t) => {
  t.given(spell('Fury of the White Rider', 2, {}, {}));
  t.player('Ann').mayNot('event', { because: '3 twilight tokens' });
});

for (const [who, wounds] of [
  ['Uruk', 1],
  ['Orc', 0],
] as const)
  scenario(`[5_19/2] Lindenroot wounds ${who} ${wounds} times`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), { card: 'Lindenroot, Elder Shepherd', as: 'Ent' }] },
        Bob: {
          minions: [
            { card: who, as: 'he', against: 'Ent' },
            { card: 'Uruk', as: 'other' },
          ],
          support: ['Idle'],
        },
      },
    });
    t.player('Ann').does('Ent');
    t.expect.card('he', { wounds }).card('other', { wounds: 0 }).card('Ent', { wounds: 1 });
  });

const tide = {
  support: ['Idle', { card: 'Axe', as: 'one' }, { card: 'Axe', as: 'two' }, { card: 'Axe', as: 'three' }],
};
scenario('[5_20] up to two Shadow possessions go', (t) => {
  t.given(spell('Turn of the Tide', 0, {}, tide));
  t.player('Ann').does('event');
  t.player('Bob').does('No');
  t.player('Ann').does('one').does('three');
  t.expect.card('one', { in: 'discard of Bob' }).card('three', { in: 'discard of Bob' });
  t.expect.card('two', { in: 'support of Bob' }).card('Gandalf', { wounds: 1 });
});
scenario('[5_20] unless a minion goes', (t) => {
  t.given(spell('Turn of the Tide', 0, {}, tide));
  t.player('Ann').does('event');
  t.player('Bob').does('Yes');
  t.expect.card('orc', { in: 'discard of Bob' }).card('one', { in: 'support of Bob' });
});
