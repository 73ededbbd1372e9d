/** The Two Towers: the Elven culture, its events. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { elves, fight, singers } from '../../casts/elven.ts';
import { Bob } from '../../people.ts';

invent(...singers);
for (const spotted of ['2', '1'])
  scenario(`[4_58, LR-SPOT-002] Alliance Reforged: ${spotted} of two Elf companions are spotted`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), 'Guard', ...elves(2)],
          support: ['Singer'],
          hand: [{ card: 'Alliance Reforged', as: 'event' }],
          deck: ['Pause', 'Pause', 'Pause', 'Pause'],
        },
        Bob,
      },
    });
    t.player('Ann')
      .does('event', spotted)
      .has({ hand: Number(spotted) });
  });

scenario('[4_59] X Elf companions exert, and a minion against an unbound companion is X weaker', (t) => {
  t.given(
    fight(
      'Arrow and Blade',
      { card: 'Guard' },
      {},
      { companions: [...elves(2), { card: 'Elf', as: 'tired', wounds: 2 }], support: ['Singer'] },
    ),
  );
  t.player('Ann').does('event').mayChoose.exactly('e0', 'e1');
  t.player('Ann').does('e0', 'e1');
  t.expect
    .card('foe', { strength: 7 })
    .card('e0', { wounds: 1 })
    .card('e1', { wounds: 1 })
    .card('other', { strength: 9 });
});
scenario('[4_59, LR-EXERT-003] not where no Elf companion can exert', (t) => {
  t.given(fight('Arrow and Blade', { card: 'Guard' }, {}, { support: ['Singer'] }));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});
for (const [hero, wounds, strength] of [
  ['Elf', 2, 5],
  ['Elf', 0, 9],
  ['Guard', 2, 9],
] as const)
  scenario(`[4_66] Feathered: a minion with ${wounds} wounds against ${hero} has ${strength}`, (t) => {
    t.given(fight('Feathered', { card: hero }, { wounds }));
    t.player('Ann').does('event');
    t.expect.card('foe', { strength }).card('other', { strength: 9 });
  });
scenario('[4_70] Flashing Steel: an Elf exerts, and who fights that Elf is 3 weaker', (t) => {
  t.given(fight('Flashing Steel', { card: 'Elf' }, {}, { companions: elves(1) }));
  t.player('Ann').does('event').mayChoose.exactly('hero', 'e0');
  t.player('Ann').does('hero');
  t.expect.card('foe', { strength: 6 }).card('hero', { wounds: 1 });
});
scenario('[4_70] another Elf exerts in vain', (t) => {
  t.given(fight('Flashing Steel', { card: 'Elf', wounds: 2 }, {}, { companions: elves(1) }));
  t.player('Ann').does('event');
  t.expect.card('foe', { strength: 9 }).card('e0', { wounds: 1 });
});
for (const [others, strength] of [
  [2, 9],
  [1, 8],
] as const)
  scenario(`[4_83] Supporting Fire with ${others + 1} Elf companions: ${strength}`, (t) => {
    t.given(
      fight('Supporting Fire', { card: 'Elf' }, {}, { companions: elves(others), support: ['Singer'] }),
    );
    t.player('Ann').does('event', 'hero');
    t.expect.card('hero', { strength });
  });
for (const [wounds, strength] of [
  [1, 9],
  [0, 8],
] as const)
  scenario(`[4_87] Valor against a minion with ${wounds} wounds: ${strength}`, (t) => {
    t.given(fight('Valor', { card: 'Elf' }, { wounds }, { companions: ['Guard'] }));
    t.player('Ann').does('event');
    t.expect.card('hero', { strength });
  });
for (const [phase, way, minion, site] of [
  ['skirmish', 'exert', 1, 'support of Bob'],
  ['skirmish', 'liberate', 0, 'path'],
  ['regroup alone', 'liberate', 0, 'path'],
] as const)
  scenario(`[4_84] Sword-wall in ${phase}: ${way}`, (t) => {
    const position = fight('Sword-wall', { card: 'Elf' }, { wounds: 3 }, { companions: elves(2) });
    t.given({ ...position, phase });
    t.player('Ann').does('event', way);
    t.expect.card('other', { wounds: 1 + minion }).card('field', { in: site });
  });
scenario('[4_84, LR-EXERT-003] where every minion is exhausted, none is to be exerted', (t) => {
  const position = fight('Sword-wall', { card: 'Elf' }, { wounds: 3 }, { companions: elves(2) });
  const { Ann, Bob: other } = position.players;
  const minions = [{ card: 'Orc', as: 'other', against: 'hero', wounds: 3 }];
  t.given({ ...position, players: { Ann, Bob: { ...other, minions } } });
  t.player('Ann').does('event');
  t.expect.card('field', { in: 'path' }).card('other', { wounds: 3 });
});
scenario('[4_84, LR-SPOT-001] not with two Elf companions', (t) => {
  t.given(fight('Sword-wall', { card: 'Elf' }, {}, { companions: elves(1), support: ['Singer'] }));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});
const night = (hero: object) => {
  const { players } = fight('Night Without End', hero, { card: 'Weakling' });
  return { phase: 'skirmish', players: { ...players, Ann: { ...players.Ann, support: [] } } };
};
for (const [way, wounds, site] of [
  ['wound', 2, 'support of Bob'],
  ['liberate', 1, 'path'],
] as const)
  scenario(`[4_79] an Elf wins and exerts: ${way}`, (t) => {
    t.given(night({ card: 'Elf' }));
    t.player('Ann').does('event', way);
    if (way === 'wound') t.player('Ann').does('other');
    t.expect.card('hero', { wounds: 1 }).card('other', { wounds }).card('field', { in: site });
  });
for (const hero of [{ card: 'Guard' }, { card: 'Elf', wounds: 2 }])
  scenario(`[4_79] not as ${JSON.stringify(hero)} wins`, (t) => {
    t.given(night(hero));
    t.expect.card('event', { in: 'hand of Ann' }).card('field', { in: 'support of Bob' });
  });

const archers = (n: number) => ({
  phase: 'archery alone',
  players: {
    Ann: {
      companions: [frodo(), ...elves(n)],
      support: ['Blessing', 'Singer'],
      hand: [{ card: 'Company of Archers', as: 'event' }],
    },
    Bob: { minions: ['Orc'], support: ['Curse'] },
  },
});
scenario('[4_61] two Elf companions: a condition is discarded', (t) => {
  t.given(archers(2));
  t.player('Ann').does('event').mayChoose.exactly('Curse', 'Blessing');
  t.player('Ann').does('Curse');
  t.expect.card('Curse', { in: 'discard of Bob' });
});
scenario('[4_61, LR-SPOT-001] one is not enough', (t) => {
  t.given(archers(1));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});
