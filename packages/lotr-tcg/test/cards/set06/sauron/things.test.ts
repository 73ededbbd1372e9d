/** Ents of Fangorn: possessions and conditions of the Sauron culture. */
import { companion, freeCondition, invent, minion, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  companion('Friend', { vitality: 4, strength: 7 }),
  companion('Strong one', { vitality: 4, strength: 12 }),
  freeCondition('Song'),
  minion('Black Orc', { culture: 'Sauron', strength: 8 }),
  minion('Black Man', { culture: 'Sauron', race: 'Man', twilight: 5, vitality: 3 }),
  minion('Black Troll', { culture: 'Sauron', race: 'Troll' }),
  minion('Rock', { race: 'Troll' }),
  minion('Rider', { culture: 'Wraith', race: 'Nazgul', twilight: 6, vitality: 4 }),
  minion('Red Orc', { twilight: 0 }),
  ...[1, 2].map((n) => site(`Field ${n}`, { siteNumber: n, block: 2 })),
);
const fields = [1, 2].map((number) => ({ card: `Field ${number}`, number }));

const banner = (hero: string, sites: number) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), hero], site: 5 },
    Bob: {
      minions: [{ card: 'Black Orc', on: [{ card: 'Banner of the Eye', as: 'banner' }], against: hero }],
      support: fields.slice(0, sites),
      site: 5,
    },
  },
});
for (const sites of [1, 2])
  scenario(`[6_98/2] Banner of the Eye: ${sites} twilight when its bearer wins`, (t) => {
    t.given(banner('Friend', sites));
    t.player('Bob').does('banner');
    t.expect.table({ twilight: sites });
  });
scenario('[6_98/2] it may be left', (t) => {
  t.given(banner('Friend', 2));
  t.player('Bob').does('Pass');
  t.expect.table({ twilight: 0 });
});
scenario('[6_98/2] not when he loses', (t) => {
  t.given(banner('Strong one', 2));
  t.expect.table({ twilight: 0 }).card('Black Orc', { wounds: 1 });
});
const bearing = (card: string, minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 1,
  players: {
    Ann: { companions: [frodo()], site: 6 },
    Bob: { minions, hand: [{ card, as: 'thing' }], support: ['Idle'], deck: ['Song', 'Song'] },
  },
});
scenario('[6_98/1, LR-ATTACH-001] it is borne by a Sauron Orc', (t) => {
  t.given(bearing('Banner of the Eye', ['Black Man', 'Red Orc', 'Black Orc']));
  t.player('Bob').does('thing');
  t.expect.card('Black Orc', { strength: 9 });
});
scenario("[6_107/1, 6_107/2] Troll's Chain is borne by a Sauron Troll, and draws a card", (t) => {
  t.given(bearing("Troll's Chain", ['Rock', 'Black Orc', 'Black Troll']));
  t.player('Bob').does('thing: play', 'thing: when').has({ hand: 1, deck: 1 });
  t.expect.card('Black Troll', { strength: 7 });
});
scenario('[6_107/2] the card may be left', (t) => {
  t.given(bearing("Troll's Chain", ['Black Troll']));
  t.player('Bob').does('thing: play', 'Pass').has({ hand: 0, deck: 2 });
});
scenario('[6_107/1, LR-ATTACH-001] no other Troll bears it', (t) => {
  t.given(bearing("Troll's Chain", ['Rock', 'Black Orc']));
  t.player('Bob').mayNot('thing', {});
});

const peril = (twilight: number, hand: readonly unknown[], wounds = 0) => ({
  phase: 'regroup alone',
  twilight,
  players: {
    Ann: { companions: [frodo()], site: 6 },
    Bob: {
      minions: [{ card: 'Black Orc', wounds }],
      support: [{ card: 'Peril', as: 'Peril' }, 'Idle'],
      hand,
    },
  },
});
for (const [who, twilight, wounds] of [
  ['Rider', 2, 3],
  ['Black Man', 1, 2],
] as const) {
  scenario(`[6_105] Peril: an Orc exerts to play ${who} for 4 less, exhausted`, (t) => {
    t.given(peril(twilight, [who, 'Red Orc']));
    t.player('Bob').does('Peril');
    t.expect
      .card(who, { in: 'minions of Bob', wounds })
      .card('Black Orc', { wounds: 1 })
      .table({ twilight: 0 });
  });
  scenario(`[6_105, LR-EFFECT-008] not with ${twilight - 1} twilight`, (t) => {
    t.given(peril(twilight - 1, [who, 'Red Orc']));
    t.player('Bob').mayNot('Peril', {});
  });
}
scenario('[6_105, LR-EXERT-003] not when the Orc is exhausted', (t) => {
  t.given(peril(9, ['Rider'], 1));
  t.player('Bob').mayNot('Peril', { rule: 'LR-EXERT-003' });
});
scenario('[6_105, LR-EFFECT-008] nobody else is played', (t) => {
  t.given(peril(9, ['Red Orc']));
  t.player('Bob').mayNot('Peril', {});
});
