/** Realms of the Elf-lords: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import { ally, companion, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { legolas } from '../people.ts';
import { moving } from '../standing.ts';

invent(
  ally('Elf at home', { race: 'Elf', home: 1 << 6 }),
  companion('Fifth'),
  companion('Sixth', { title: 200_002 }),
);
const haldir = { card: 'Haldir, Elf of the Golden Wood', as: 'Haldir' };

scenario('[3_116] Eregion Hills adds a burden to whoever comes, and to nobody who leaves', (t) => {
  t.given(moving('Council Courtyard', 3, 'Eregion Hills'));
  t.player('Ann').has({ burdens: 1 });
});

scenario('[3_119] House of Elrond: with 2 Elves a burden may be removed', (t) => {
  t.given(
    moving('Bree Gate', 2, 'House of Elrond', { companions: [frodo(), legolas(), haldir], burdens: 2 }),
  );
  t.player('Ann').does('Yes').has({ burdens: 1 });
});

scenario('[3_119] House of Elrond does nothing with one Elf', (t) => {
  t.given(moving('Bree Gate', 2, 'House of Elrond', { companions: [frodo(), legolas()], burdens: 2 }));
  t.player('Ann').has({ burdens: 2 });
});
