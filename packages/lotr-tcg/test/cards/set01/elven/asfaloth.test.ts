/** The Fellowship of the Ring: the horse that bears Elves over plains. */
import { companion, freeCondition, invent, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, gimli } from '../../people.ts';

invent(
  companion('Elf on foot', { race: 'Elf', culture: 'Elven' }),
  freeCondition('Paper'),
  site('Flat', { siteNumber: 4, block: 1, keyword: ['Plains'] }),
  site('Cave', { siteNumber: 5, block: 1, keyword: ['Underground'] }),
);
const riding = (number: number, ann: object) => ({
  phase: 'fellowship alone',
  path: [
    { card: 'Flat', number: 4 },
    { card: 'Cave', number: 5 },
  ],
  players: { Ann: { site: number, ...ann }, Bob },
});
const arwen = (on: readonly unknown[] = []) => ({ card: 'Arwen, Daughter of Elrond', as: 'Arwen', on });
scenario('[1_31/1, 1_31/2] Asfaloth costs nothing on Arwen, and 2 on another Elf', (t) => {
  t.given(riding(4, { companions: [frodo(), arwen(), gimli()], hand: ['Asfaloth', 'Paper'] }));
  t.player('Ann').does('Asfaloth: play');
  t.expect.card('Asfaloth', { in: 'on of Arwen' }).table({ twilight: 0 }).card('Arwen', { strength: 10 });
});
scenario('[1_31/2] the other Elf pays', (t) => {
  t.given(riding(4, { companions: [frodo(), 'Elf on foot'], hand: ['Asfaloth', 'Paper'] }));
  t.player('Ann').does('Asfaloth: play');
  t.expect.table({ twilight: 2 });
});
scenario('[1_31/3] away from plains it gives less', (t) => {
  t.given(riding(3, { companions: [frodo(), arwen(['Asfaloth'])], hand: ['Paper'] }));
  t.expect.card('Arwen', { strength: 8 });
});
scenario('[1_31/4] it is discarded as the fellowship comes underground', (t) => {
  t.given({ ...riding(4, { companions: [frodo(), arwen(['Asfaloth'])] }), phase: 'move' });
  t.expect.card('Asfaloth', { in: 'discard of Ann' });
});
scenario('[1_31/4] and as it is played there', (t) => {
  t.given(riding(5, { companions: [frodo(), arwen()], hand: ['Asfaloth', 'Paper'] }));
  t.player('Ann').does('Asfaloth: play');
  t.expect.card('Asfaloth', { in: 'discard of Ann' });
});
