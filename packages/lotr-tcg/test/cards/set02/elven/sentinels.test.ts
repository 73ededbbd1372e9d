/** Mines of Moria: Elven archers and sentinels. */
import { ally, companion, freeCondition, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  companion('Archer', { race: 'Elf', culture: 'Elven', strength: 9, Archer: 1 }),
  companion('Elf', { race: 'Elf', culture: 'Elven', strength: 9 }),
  companion('Bowman', { strength: 9, Archer: 1 }),
  ally('Elf ally', { race: 'Elf', culture: 'Elven' }),
  ally('Man ally'),
  minion('Orc'),
  minion('Wild Man', { race: 'Man' }),
  freeCondition('Paper'),
  shadowCondition('Curse'),
);
const win = (who: string, twilight: number) => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), { card: who, as: 'he' }], hand: [{ card: 'Dismay Our Enemies', as: 'it' }] },
    Bob: { minions: [{ card: 'Orc', against: 'he' }, { card: 'Orc', as: 'other' }, 'Wild Man'] },
  },
});
scenario('[2_17] Dismay Our Enemies: an Elf archer wins, and Bob chooses a minion to lose', (t) => {
  t.given(win('Archer', 2));
  t.player('Ann').does('it');
  t.player('Bob').mayChoose.exactly('Orc', 'other', 'Wild Man');
  t.player('Bob').does('other');
  t.expect.card('other', { in: 'discard of Bob' }).card('Wild Man', { in: 'minions of Bob' });
});
for (const answer of ['Yes', 'No'])
  scenario(`[2_17] Dismay Our Enemies: 3 twilight prevent it: ${answer}`, (t) => {
    t.given(win('Archer', 3));
    t.player('Ann').does('it');
    t.player('Bob').does(answer);
    if (answer === 'No') t.player('Bob').does('other');
    t.expect
      .table({ twilight: answer === 'Yes' ? 0 : 3 })
      .card('other', { in: answer === 'Yes' ? 'minions of Bob' : 'discard of Bob' });
  });
for (const who of ['Elf', 'Bowman'])
  scenario(`[2_17] Dismay Our Enemies: not for ${who}`, (t) => {
    t.given(win(who, 2));
    t.player('Ann').mayNot('it', {});
  });

const sentinels = (who: string, minion: string) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo()],
      hand: [{ card: 'Secret Sentinels', as: 'it' }],
      support: [{ card: who, as: 'he' }, 'Paper'],
    },
    Bob: { minions: [minion], support: ['Curse', 'Idle'] },
  },
});
scenario('[2_20] Secret Sentinels: an Elf ally exerts, and one condition goes', (t) => {
  t.given(sentinels('Elf ally', 'Wild Man'));
  t.player('Ann').does('it').mayChoose.exactly('Paper', 'Curse', 'Idle');
  t.player('Ann').does('Curse');
  t.expect
    .card('Curse', { in: 'discard of Bob' })
    .card('he', { wounds: 1 })
    .card('Idle', { in: 'support of Bob' });
});
scenario('[2_20] Secret Sentinels: two with an Orc there', (t) => {
  t.given(sentinels('Elf ally', 'Orc'));
  t.player('Ann').does('it', 'discard 2', 'Curse', 'Idle');
  t.expect
    .card('Curse', { in: 'discard of Bob' })
    .card('Idle', { in: 'discard of Bob' })
    .card('Paper', { in: 'support of Ann' });
});
scenario('[2_20] Secret Sentinels: or one all the same', (t) => {
  t.given(sentinels('Elf ally', 'Orc'));
  t.player('Ann').does('it', 'discard a condition', 'Curse');
  t.expect.card('Idle', { in: 'support of Bob' });
});
scenario('[2_20, LR-EXERT-003] Secret Sentinels: not a Man', (t) => {
  t.given(sentinels('Man ally', 'Orc'));
  t.player('Ann').mayNot('it', { because: 'exert' });
});
