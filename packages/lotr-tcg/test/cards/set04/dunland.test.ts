/** The Two Towers: the Dunland culture. */
import { invent, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(shadowCondition('Filler'), site('Field', { siteNumber: 1, block: 2 }));

const field = { card: 'Field', number: 1 };
const chief = (wounds: number, ann: object, bob: object, path: readonly unknown[] = []) => ({
  phase: 'shadow alone',
  twilight: 1,
  path,
  players: {
    Ann: { companions: [frodo()], site: 3, ...ann },
    Bob: {
      minions: [{ card: 'Hill Chief', as: 'Chief', wounds }],
      hand: ['Filler'],
      deck: ['Filler', 'Filler', 'Filler', 'Filler'],
      ...bob,
    },
  },
});
scenario('[4_20] Hill Chief draws three cards while a site is under control', (t) => {
  t.given(chief(0, {}, { support: [field] }));
  t.player('Bob').does('Chief').has({ hand: 4, deck: 1 });
  t.expect.card('Chief', { wounds: 1 });
});
scenario('[4_20] [LR-EXERT-003] Hill Chief does not exert when he is exhausted', (t) => {
  t.given(chief(1, {}, { support: [field] }));
  t.player('Bob').mayNot('Chief', { because: 'can exert' });
});
for (const [where, ann, path] of [
  ['on the path', {}, [field]],
  ["in another's control", { support: [field] }, []],
] as const)
  scenario(`[4_20] [LR-CONTROL-001] a site ${where} is none that he controls`, (t) => {
    t.given(chief(0, ann, {}, path));
    t.player('Bob').mayNot('Chief', { because: 'you can spot a site you control' });
  });
