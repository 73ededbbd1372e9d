/** Sites that have some items of a class and not others. ME-ITEM-2000 */
import { borrow } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

borrow('TW-296');
for (const [item, may] of [
  ['Palantír of Amon Sûl', true],
  ['Scroll of Isildur', false],
  ['Glamdring', true],
] as const)
  scenario(`[ME-ITEM-2000] of greater items Lossadan Cairn has Palantíri alone: ${item}`, (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: [item, 'Smoke Rings'],
          discard: ['Cram'],
          companies: [company('Lossadan Cairn', 'Elladan')],
        },
        Bob,
      },
    });
    if (may) t.player('Ann').mayChoose.includes(`${item}: play`);
    else t.player('Ann').mayNot(item, { to: 'playItem', because: 'does not allow such an item' });
  });
