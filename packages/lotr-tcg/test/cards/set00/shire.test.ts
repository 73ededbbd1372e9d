/** Promotional cards: the Shire culture. */
import { bearer, hobbit } from '../../../src/cards/words/index.ts';
import { freeCondition, invent, item } from '../../invented.ts';
import { scenario } from '../../table.ts';
import { Bob, sam } from '../people.ts';

const onAHobbit = bearer(hobbit);
const loose = { 'Support Area': 0, twilight: 2 };
invent(
  item('Sword', { twilight: 2 }, onAHobbit),
  item('Crown', { kind: 'artifact', twilight: 2, itemClass: 'helm' }, onAHobbit),
  freeCondition('Old Tale', { ...loose, culture: 'Shire', keyword: ['Tale'] }, onAHobbit),
  freeCondition('Foreign Tale', { ...loose, keyword: ['Tale'] }, onAHobbit),
  freeCondition('Shire Mood', { ...loose, culture: 'Shire' }, onAHobbit),
);

const underhill = {
  card: 'Frodo, Mr. Underhill',
  as: 'Frodo',
  on: [{ card: 'The One Ring, The Ruling Ring' }],
};
for (const [name, on, twilight] of [
  ['Sword', 'Frodo', 1],
  ['Crown', 'Frodo', 1],
  ['Old Tale', 'Frodo', 1],
  ['Foreign Tale', 'Frodo', 2],
  ['Shire Mood', 'Frodo', 2],
  ['Sword', 'Sam', 2],
] as const)
  scenario(`[0_67] ${name} played on ${on} adds ${twilight}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      twilight: 0,
      players: { Ann: { companions: [underhill, sam()], hand: [name] }, Bob },
    });
    t.player('Ann').does(name, on);
    t.expect.card(name, { in: `on of ${on}` }).table({ twilight });
  });
