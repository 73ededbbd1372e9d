/** Which creatures could be keyed to some region that is no Coastal Sea, wherever the company is. */
import { Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { isKeyedInland } from '../../../src/rules/hazards/keying.ts';
import { borrow, invent } from '../../invented.ts';
import { adapter, Bob, company } from '../../table.ts';

borrow('TD-66');
const SEA_SERPENT = 'TD-66';
invent('Serpent of the Bay', SEA_SERPENT, { keyedTo: { regions: ['Bay of Belfalas', 'Andrast Coast'] } });
invent('Serpent of the Shore', SEA_SERPENT, { keyedTo: { regions: ['Bay of Belfalas', 'Anfalas'] } });
invent('Serpent by Night', SEA_SERPENT, { keyedTo: { atNight: ['Anfalas'] } });

test.each([
  ['Sea Serpent', [], false],
  ['Hobgoblins', [], true],
  ['Orc-lieutenant', [], true],
  ['Serpent of the Bay', [], false],
  ['Serpent of the Shore', [], true],
  ['Serpent by Night', [], false],
  ['Serpent by Night', ['Doors of Night'], true],
])('%s, with %j in play: %s', (creature, events, inland) => {
  const t = new Table(adapter);
  t.given({
    players: {
      Ann: { companies: [company('Bree', 'Elladan')] },
      Bob: { ...Bob, hand: [creature], events },
    },
  });
  expect(isKeyedInland(t.state, t.who.card(creature))).toBe(inland);
});
