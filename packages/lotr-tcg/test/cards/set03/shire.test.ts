/** Realms of the Elf-lords: the Shire culture. */
import { companion, freeCondition, invent, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli, merry, sam, savage, soldier } from '../people.ts';
import { fightWith } from '../positions.ts';

type Fields = Readonly<Record<string, unknown>>;
const against = (who: string, foe: Fields): Fields => ({ ...foe, against: who });

scenario('[3_108/2] Frying Pan: its bearer exerts to wound an Orc he fights', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), merry({ on: [{ card: 'Frying Pan', as: 'Pan' }] })],
        hand: ['Hobbit Intuition'],
      },
      Bob: { minions: [against('Merry', soldier()), { card: 'Moria Scout', as: 'Scout' }] },
    },
  });
  t.player('Ann').does('Pan: Skirmish');
  t.expect.card('Soldier', { wounds: 1 }).card('Scout', { wounds: 0 }).card('Merry', { wounds: 1 });
});

scenario('[3_112] Seek and Hide: a minion loses its damage bonuses', (t) => {
  t.given(fightWith('Seek and Hide', [sam(), gimli()], [savage({ against: 'Gimli' })]));
  t.player('Ann').does('event');
  t.expect.card('Savage', { damage: 0 });
});

scenario('[3_112 LR-SPOT-001] Seek and Hide needs two Shire companions', (t) => {
  t.given(fightWith('Seek and Hide', [gimli()], [savage({ against: 'Gimli' })]));
  t.player('Ann').mayNot('event', { because: 'spot 2 Shire companions' });
});

invent(
  shadowCondition('Costly', { twilight: 2 }),
  freeCondition('Handkerchief'),
  companion('Small one', { race: 'Hobbit' }),
);
const alone = (...friends: readonly unknown[]) => ({
  phase: 'fellowship alone',
  twilight: 5,
  players: {
    Ann: {
      companions: [frodo(), ...friends],
      hand: [{ card: 'Meant to Be Alone', as: 'Alone' }, 'Handkerchief'],
    },
    Bob: { hand: ['Costly'] },
  },
});
scenario('[3_109] so much twilight goes as the revealed card costs', (t) => {
  t.given(alone('Small one'));
  t.player('Ann').does('Alone');
  t.expect.table({ twilight: 4 });
});
scenario('[3_109, LR-SPOT-001] the Ring-bearer himself does not count', (t) => {
  t.given(alone(gimli()));
  t.player('Ann').mayNot('Alone', { because: 'except the Ring-bearer' });
});
