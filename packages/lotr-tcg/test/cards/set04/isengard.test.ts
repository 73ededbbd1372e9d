/** The Two Towers: the Isengard culture. */
import { companion, invent, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  companion('Unbound one', { vitality: 2 }),
  companion('Bound one', { keyword: ['Ring-bound'] }),
  shadowCondition('Fog'),
);
const champion = (wounds: number, champ = 0) => ({
  phase: 'assignment alone',
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), { card: 'Unbound one', as: 'one', wounds }, 'Bound one'] },
    Bob: { minions: [{ card: 'Orthanc Champion', as: 'Champion', wounds: champ }], support: ['Fog'] },
  },
});
scenario('[4_164] Orthanc Champion is assigned to an unbound companion', (t) => {
  t.given(champion(1));
  t.player('Bob').does('Champion');
  t.expect.card('Champion', { wounds: 1, against: 'one' });
});
scenario('[4_164, LR-EFFECT-009] who can exert may prevent it', (t) => {
  t.given(champion(0));
  t.player('Bob').does('Champion');
  t.player('Ann').does('Yes');
  t.expect.card('one', { wounds: 1 }).card('Champion', { wounds: 1, against: 'none' });
});
scenario('[4_164, LR-EXERT-003] an exhausted Champion does not', (t) => {
  t.given(champion(0, 1));
  t.player('Bob').mayNot('Champion', { rule: 'LR-EXERT-003' });
});
