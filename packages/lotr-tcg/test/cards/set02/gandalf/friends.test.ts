/** Mines of Moria: friends of Gandalf, and his spells. */
import { invent, item, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, boromir, gandalf, gimli, runner } from '../../people.ts';

invent(
  item('Staff of the test', { itemClass: 'staff', culture: 'Gandalf' }),
  minion('Wild Orc', { Fierce: 1, vitality: 3 }),
);
const hugin = (more = {}) => ({ card: 'Hugin, Emissary from Laketown', as: 'Hugin', ...more });
const jarnsmid = (more = {}) => ({ card: 'Járnsmid, Merchant from Dale', as: 'Járnsmid', ...more });
const emissary = (wounds: number) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      support: [hugin({ wounds })],
      deck: ['Armor'],
      discard: ['Goblin Sneak', 'Athelas'],
      hand: ['Hobbit Sword'],
    },
    Bob,
  },
});
scenario('[2_24/2] Hugin exerts to put a Free Peoples card beneath the draw deck', (t) => {
  t.given(emissary(0));
  t.player('Ann')
    .does('Hugin')
    .has({ deck: ['Armor', 'Athelas'], discard: ['Goblin Sneak'] });
  t.expect.card('Hugin', { wounds: 1 });
});
scenario('[2_24/2, LR-EXERT-003] Hugin does not when he is exhausted', (t) => {
  t.given(emissary(1));
  t.player('Ann').mayNot('Hugin', { rule: 'LR-EXERT-003' });
});
for (const [item, twilight] of [
  ['Great Shield', 0],
  ['Coat of Mail', 0],
  ['Athelas', 1],
] as const)
  scenario(`[2_25/2] Járnsmid: ${item} adds ${twilight}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), boromir()],
          support: [jarnsmid()],
          hand: [{ card: item, as: 'item' }, 'Defiance'],
        },
        Bob,
      },
    });
    t.player('Ann').does('item: play');
    t.expect.table({ twilight });
  });
for (const [id, who] of [
  ['2_24', hugin()],
  ['2_25', jarnsmid()],
] as const)
  for (const [friend, may] of [
    [gandalf(), true],
    [gimli(), false],
  ] as const)
    scenario(`[${id}/1, LR-SPOT-001] ${who.as} beside ${String(friend['as'])}: ${may}`, (t) => {
      t.given({
        phase: 'fellowship alone',
        players: { Ann: { companions: [frodo(), friend], hand: [who, 'Hobbit Sword'] }, Bob },
      });
      if (may) {
        t.player('Ann').does(`${who.as}: play`);
        t.expect.card(who.as, { in: 'support of Ann' });
      } else t.player('Ann').mayNot(who.as, { rule: 'LR-COST-009' });
    });

const spell = (card: string, who: unknown, twilight: number) => ({
  phase: 'maneuver',
  twilight,
  players: {
    Ann: { companions: [frodo(), who, boromir()], hand: [{ card, as: 'event' }, "Elendil's Valor"] },
    Bob: { minions: ['Wild Orc', runner()] },
  },
});
scenario('[2_28] Wielder of the Flame: a companion is defender +1', (t) => {
  t.given(spell('Wielder of the Flame', gandalf(), 0));
  t.player('Ann').does('event', 'Boromir');
  t.expect.card('Boromir', { defender: 1 }).card('Gandalf', { defender: 0 });
});
scenario('[2_28] Wielder of the Flame: a Shadow player may remove 3 twilight to prevent it', (t) => {
  t.given(spell('Wielder of the Flame', gandalf(), 4));
  t.player('Ann').does('event');
  t.player('Bob').does('Yes');
  t.expect.table({ twilight: 4 + 1 - 3 }).card('Boromir', { defender: 0 });
});
scenario('[2_28, LR-SPOT-001] Wielder of the Flame needs Gandalf', (t) => {
  t.given(spell('Wielder of the Flame', gimli(), 0));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});
scenario('[2_30] You Cannot Pass!: a minion is not fierce', (t) => {
  t.given(spell('You Cannot Pass!', gandalf({ on: ['Staff of the test'] }), 0));
  t.expect.card('Wild Orc', { fierce: 1 });
  t.player('Ann').does('event', 'Wild Orc');
  t.expect.card('Wild Orc', { fierce: 0 });
});
scenario('[2_30, LR-SPOT-001] You Cannot Pass! needs a staff', (t) => {
  t.given(spell('You Cannot Pass!', gandalf(), 0));
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});
