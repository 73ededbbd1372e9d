/** Ents of Fangorn: the Elven culture, its people and what lies on top of the deck. */
import { expect } from 'vitest';
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { deckOf, elves, seers } from '../../casts/elven.ts';
import { Bob, gimli } from '../../people.ts';

invent(...seers);
const arwen = (against: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), gimli(), { card: 'Arwen, Evenstar of Her People', as: 'Arwen' }, 'Elf'],
      support: ['Pause', 'Singer'],
    },
    Bob: { minions: [{ card: 'Orc', as: 'foe', against }] },
  },
});
scenario('[6_13] any Elf exerts, and who fights Arwen is weaker', (t) => {
  t.given(arwen('Arwen'));
  t.player('Ann').does('Arwen').mayChoose.exactly('Arwen', 'Elf', 'Singer');
  t.player('Ann').does('Elf');
  t.expect.card('foe', { strength: 7 }).card('Elf', { wounds: 1 });
});
scenario('[6_13] who fights another is not', (t) => {
  t.given(arwen('Gimli'));
  t.player('Ann').does('Arwen', 'Elf');
  t.expect.card('foe', { strength: 8 });
});

const banner = (foe: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Elf', on: [{ card: 'Banner of Elbereth', as: 'Banner' }] }],
      deck: deckOf('Song'),
      site: 3,
    },
    Bob: { minions: [{ card: foe, against: 'Elf' }], support: [{ card: 'Field', number: 1, as: 'field' }] },
  },
});
scenario('[6_14/2, 6_14/3] as its bearer wins, a card is drawn and a site liberated', (t) => {
  t.given(banner('Weakling'));
  t.player('Ann').does('Banner: each time').has({ hand: 1 });
  t.player('Ann').does('Banner');
  t.expect.card('field', { in: 'path' }).card('Banner', { in: 'discard of Ann' });
});
scenario('[6_14/2, 6_14/3] not as its bearer loses', (t) => {
  t.given(banner('Orc'));
  t.player('Ann').has({ hand: 0 });
  t.expect.card('Banner', { in: 'on of Elf' });
});
for (const [card, id] of [
  ['Banner of Elbereth', '6_14/1'],
  ['Naith Longbow', '6_21/1'],
] as const)
  scenario(`[${id}, LR-ATTACH-001] ${card} is borne by an Elf companion`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), 'Guard', 'Elf'], support: ['Singer'], hand: [card] }, Bob },
    });
    t.player('Ann').does(`${card}: play`);
    t.expect.card(card, { in: 'on of Elf' });
  });

for (const [id, card] of [
  ['6_15/1', 'Elrond, Keeper of Vilya'],
  ['6_18/1', 'Galadriel, Keeper of Nenya'],
] as const)
  scenario(`[${id}] at the start of a turn ${card} is healed once`, (t) => {
    t.given({
      phase: 'turn',
      players: {
        Ann: {
          companions: [frodo({ wounds: 1 })],
          support: [{ card, as: 'it', wounds: 2 }],
          hand: ['Cup', 'Pause'],
        },
        Bob,
      },
    });
    t.expect.card('it', { wounds: 1 }).card('Frodo', { wounds: 1 });
  });
const elrond = (top: string, wounds = 0) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo({ wounds: 1 }), { card: 'Elf', wounds: 1 }, gimli({ wounds: 1 })],
      support: [{ card: 'Elrond, Keeper of Vilya', as: 'Elrond', wounds }],
      hand: ['Pause'],
      deck: deckOf(top),
    },
    Bob,
  },
});
scenario('[6_15/2] an Elven card from the top may come to hand, and an Elf companion heals', (t) => {
  t.given(elrond('Song'));
  t.player('Ann')
    .does('Elrond', 'Yes')
    .has({ hand: ['Pause', 'Song'], deck: 2 });
  t.expect.card('Elf', { wounds: 0 }).card('Gimli', { wounds: 1 }).card('Elrond', { wounds: 1 });
});
scenario('[6_15/2] it may be left', (t) => {
  t.given(elrond('Song'));
  t.player('Ann')
    .does('Elrond', 'No')
    .has({ hand: ['Pause'] });
  t.expect.card('Elf', { wounds: 1 }).card('Song', { in: 'discard of Ann' });
});
scenario('[6_15/2] another card is just discarded', (t) => {
  t.given(elrond('Cup'));
  t.player('Ann')
    .does('Elrond')
    .has({ hand: ['Pause'] });
  t.expect.card('Elf', { wounds: 1 }).card('Cup', { in: 'discard of Ann' });
});
scenario('[6_15/2, LR-EXERT-003] not exhausted', (t) => {
  t.given(elrond('Song', 3));
  t.player('Ann').mayNot('Elrond', { rule: 'LR-EXERT-003' });
});

const skirmish = (hero: string, deck: readonly string[], ann: object) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), { card: hero, as: 'hero' }], support: ['Pause'], deck, ...ann },
    Bob: {
      minions: [
        { card: 'Orc', as: 'foe', against: 'hero' },
        { card: 'Orc', as: 'other' },
      ],
    },
  },
});
const forearmed = { hand: [{ card: 'Forearmed', as: 'event' }] };
for (const [hero, top, strength] of [
  ['Elf', 'Song', 5],
  ['Elf', 'Curse', 7],
  ['Guard', 'Song', 8],
] as const)
  scenario(`[6_16] Forearmed for ${hero} with ${top} on top: ${strength}`, (t) => {
    t.given(skirmish(hero, deckOf(top), forearmed));
    t.player('Ann').does('event').has({ deck: 3 });
    t.expect.card('foe', { strength }).card('other', { strength: 8 });
  });
scenario('[6_16, LR-COST-002] not with an empty deck', (t) => {
  t.given(skirmish('Elf', [], forearmed));
  t.player('Ann').mayNot('event', { rule: 'LR-COST-002' });
});
const galadriel = { support: ['Pause', { card: 'Galadriel, Keeper of Nenya', as: 'Galadriel' }] };
for (const [hero, top, strength] of [
  ['Elf', 'Curse', 5],
  ['Elf', 'Song', 8],
  ['Guard', 'Curse', 8],
] as const)
  scenario(`[6_18/2] Galadriel for ${hero} with ${top} on top: ${strength}`, (t) => {
    t.given(skirmish(hero, deckOf(top), galadriel));
    t.player('Ann').does('Galadriel').has({ deck: 2 });
    t.expect.card('foe', { strength }).card('Galadriel', { wounds: 1 }).card('other', { strength: 8 });
  });
scenario('[6_18/2, LR-EXERT-003] not exhausted', (t) => {
  t.given(
    skirmish('Elf', [], {
      support: ['Pause', { card: 'Galadriel, Keeper of Nenya', as: 'Galadriel', wounds: 2 }],
    }),
  );
  t.player('Ann').mayNot('Galadriel', { rule: 'LR-EXERT-003' });
});

const warned = {
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      support: [{ card: 'Forewarned', as: 'it' }],
      deck: deckOf('Song'),
      hand: ['Pause'],
    },
    Bob,
  },
};
scenario(
  '[6_17/2, LR-EFFECT-002] for 1 twilight the top card is seen, and may go with the condition',
  (t) => {
    t.given(warned);
    t.player('Ann').does('it', 'Yes').has({ deck: 2 });
    t.expect
      .card('it', { in: 'discard of Ann' })
      .card('Song', { in: 'discard of Ann' })
      .table({ twilight: 1 });
  },
);
scenario('[6_17/2] or both stay', (t) => {
  t.given(warned);
  t.player('Ann').does('it', 'No').has({ deck: 3 });
  t.expect.card('it', { in: 'support of Ann' }).table({ twilight: 1 });
  // Ann alone has seen it.
  expect(t.state.card.knownTo[t.who.card('Song')]).toBe(0b10);
});
for (const [id, card, n, enough] of [
  ['6_17/1', 'Forewarned', 1, false],
  ['6_17/1', 'Forewarned', 2, true],
  ['6_23/1', 'Naith Warband', 2, false],
  ['6_23/1', 'Naith Warband', 3, true],
] as const)
  scenario(`[${id}, LR-COST-009] ${card} with ${n} Elf companions: ${enough}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo(), 'Guard', ...elves(n)], hand: [{ card, as: 'it' }, 'Pause'] },
        Bob,
      },
    });
    if (enough) {
      t.player('Ann')
        .does('it: play')
        .has({ hand: ['Pause'] });
    } else t.player('Ann').mayNot('it', { rule: 'LR-COST-009' });
  });
for (const [id, card] of [
  ['6_15/1', 'Elrond, Keeper of Vilya'],
  ['6_18/1', 'Galadriel, Keeper of Nenya'],
] as const)
  scenario(`[${id}, LR-ACTIVE-001] ${card} is not active as the turn of another starts`, (t) => {
    t.given({
      phase: 'turn',
      active: 'Bob',
      players: {
        Ann: { companions: [frodo()], support: [{ card, as: 'it', wounds: 2 }] },
        Bob: { companions: [frodo({ as: 'his Frodo', on: [] })], hand: ['Cup', 'Pause'] },
      },
    });
    t.expect.card('it', { wounds: 2 });
  });
