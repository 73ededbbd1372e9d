/** The Two Towers block: who makes starting fellowships of Gondor cheaper, while they are put together. */
import { companion, invent, minion, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';

invent(
  companion('Guard'),
  companion('Knight', { keyword: ['Knight'] }),
  companion('Rider', { culture: 'Rohan' }),
  minion('Orc'),
  site('Gate', { siteNumber: 1, block: 2 }),
  site('Other gate', { siteNumber: 1, block: 2 }),
);
const seat = (as: string, deck: readonly unknown[], gate: string) => ({
  companions: [frodo({ as, on: [] })],
  ringBearer: as,
  deck: [...deck, ...Array.from({ length: 12 }, () => 'Orc')],
  adventure: [gate],
});
for (const [id, leader, cheaper] of [
  ['4_116/1', 'Faramir, Captain of Gondor', 'Guard'],
  ['5_31/1', 'Alcarin, Warrior of Lamedon', 'Knight'],
] as const)
  scenario(
    `[${id}, LR-START-003, LR-START-010] behind ${leader} ${cheaper} costs 1, and no other does`,
    (t) => {
      t.given({
        phase: 'set-up',
        players: {
          Ann: seat('Frodo', [{ card: leader, as: 'leader' }, cheaper, 'Rider'], 'Gate'),
          Bob: seat(
            'his Frodo',
            [
              { card: cheaper, as: 'his' },
              { card: cheaper, as: 'his second' },
            ],
            'Other gate',
          ),
        },
      });
      t.player('Ann').does('1');
      t.player('Bob').does('0');
      t.player('Ann').does('1', 'leader').mayChoose.exactly('Pass', cheaper);
      t.player('Ann').does(cheaper);
      t.expect.card(cheaper, { in: 'companions of Ann' });
      t.player('Bob').does('his', 'his second');
      t.expect.card('his second', { in: 'companions of Bob' });
    },
  );
