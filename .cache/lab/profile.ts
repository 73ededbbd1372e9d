// scratch: choices of Loremaster along Steward games
import { play } from '@westmarch/bots';
import { lotrLoremaster, lotrSteward } from '@westmarch/bots/lotr-tcg';
import { meccgLoremaster, steward } from '@westmarch/bots/meccg';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { meccg } from '@westmarch/meccg';
import { ALL_DECKS, mirrors } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';

const [name, iters, games] = process.argv.slice(2);
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
function run(game: any, table: any, mk: any, st: any) {
  const all = mirrors(table.meets.groups.get(ALL_DECKS) ?? []);
  let n = 0,
    its = 0,
    t = 0,
    one = 0,
    thought = 0;
  for (let g = 0; g < Number(games); g++) {
    const { own } = all[(g * 7) % all.length];
    const setup = table.meets.setup([own, own], 2);
    const bots = [1, 2].map((seat) => {
      const lore = mk('x', {
        own: table.ownCards(setup, seat),
        budget: () => ({ iterations: Number(iters) }),
      });
      const base = st('y');
      return {
        name: 'z',
        choose(v: any, d: any, o: any, m: number) {
          if (m % 5 === 0) {
            const b = cpu();
            lore.choose(v, d, o, m);
            t += cpu() - b;
            n++;
            its += lore.last.iterations;
            if (lore.last.tried.length > 1) thought++;
            else one++;
          }
          const q = game.view(v, d.player);
          return base.choose(v, d, o, m);
        },
      };
    });
    play(game, setup, `p-${g}`, bots as any);
  }
  console.log(name, { n, its, cpuMs: t, msPerIter: t / its, itsPerChoice: its / n, one, thought });
}
if (name === 'lotr') run(lotrTcg, lotrTable, lotrLoremaster, lotrSteward);
else run(meccg, meccgTable, meccgLoremaster, steward);
