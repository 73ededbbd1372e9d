/** The Two Towers: sites of Edoras and the White Mountains. LR-ACTIVE-006 */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { bearer, man } from '../../../../src/cards/words/index.ts';
import { ally, companion, freeEvent, invent, item, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { boromir, gimli, runner } from '../../people.ts';
import { moving, standing } from '../../standing.ts';

invent(
  freeEvent('Paper', { twilight: 9 }),
  item('Rohan horse', { culture: 'Rohan', itemClass: 'mount' }, bearer(man)),
  item('Gondor horse', { itemClass: 'mount' }),
  item('Blade'),
  item('Orc blade', { side: 'Shadow', culture: 'Moria' }),
  item('Bow', { itemClass: 'ranged weapon' }),
  item('Cloak', { itemClass: 'cloak' }),
  companion('Rider', { culture: 'Rohan' }),
  companion('Guard'),
  companion('King', { culture: 'Rohan', title: titleNumber('Théoden') }),
  ally('Villager', { culture: 'Rohan', homeBlock: 2, home: 1 << 3, Archer: 1 }),
  ally('Neighbour', { homeBlock: 2, home: 1 << 3, Archer: 1 }),
  minion('Hillman', { culture: 'Dunland', race: 'Man' }),
);

scenario('[4_336] Wold of Rohan: 1 twilight for each character that the Free Peoples player assigns', (t) => {
  t.given(
    standing(
      'assignment alone',
      'Wold of Rohan',
      2,
      { companions: [frodo(), gimli(), boromir()] },
      { minions: [runner({ as: 'one' }), runner({ as: 'two' }), runner({ as: 'three' })] },
    ),
  );
  t.player('Ann').does('one').does('Gimli').does('two').does('Boromir').does('Pass').does('here: one');
  t.player('Bob').does('three').does('Frodo');
  t.expect.table({ twilight: 11 });
});

scenario(
  '[4_337, LR-FELLOW-006] Barrows of Edoras: the hand goes beneath the deck, and four are drawn',
  (t) => {
    t.given(
      standing('fellowship alone', 'Barrows of Edoras', 3, {
        hand: [{ card: 'Paper', as: 'old' }, 'Blade'],
        deck: ['Rider', 'Guard', 'Villager', 'Bow', { card: 'Cloak', as: 'fifth' }],
      }),
    );
    t.player('Ann').does('here').has({ hand: 4, deck: 3 });
    t.expect.card('fifth', { in: 'deck of Ann' });
  },
);

scenario('[4_338] Golden Hall: all weapons of the Free Peoples are discarded', (t) => {
  const position = moving('Plains of Rohan Camp', 2, 'Golden Hall', {
    companions: [frodo(), { ...boromir(), on: ['Blade', 'Bow', 'Cloak'] }],
  });
  t.given({ ...position, players: { ...position.players, Bob: { support: ['Orc blade'] } } });
  t.player('Ann').has({ discard: ['Blade', 'Bow'] });
  t.expect.card('Orc blade', { in: 'support of Bob' });
});

const stables = (who: string) =>
  standing('fellowship alone', 'Stables', 3, {
    companions: [frodo(), { card: who, as: 'he' }],
    deck: ['Gondor horse', { card: 'Rohan horse', as: 'first' }],
    hand: ['Villager'],
  });
scenario('[4_339, LR-LIMIT-001] Stables: a Rohan Man exerts for one Rohan mount in a turn', (t) => {
  t.given(stables('Rider'));
  t.player('Ann').does('here');
  t.expect.card('he', { wounds: 1 }).card('first', { in: 'on of he' });
  t.player('Ann').mayNot('here');
});
scenario('[4_339] Stables: a Man of Gondor does not find one', (t) => {
  t.given(stables('Guard'));
  t.player('Ann').mayNot('here', { because: 'a Rohan Man can exert' });
});

for (const [who, at, total] of [
  ['Villager', 3, 0],
  ['Neighbour', 3, 1],
  ['Villager', 4, 0],
] as const)
  scenario(`[4_340] Streets of Edoras: ${who} of site 3 adds ${total} at site ${at}`, (t) => {
    t.given(
      standing(
        'archery fire',
        'Streets of Edoras',
        3,
        { support: [who] },
        { minions: [{ card: 'Hillman', as: 'he' }] },
        at,
      ),
    );
    if (total > 0) t.player('Ann').does('Pass');
    t.expect.card('he', { wounds: total });
  });
for (const [who, site] of [
  ['Villager', 'Streets of Edoras'],
  ['Villager', 'Golden Hall'],
] as const)
  scenario(`[4_340] ${site}: whether a Rohan ally at home skirmishes`, (t) => {
    t.given(
      standing('assignment alone', site, 3, { support: [{ card: who, as: 'he' }] }, { minions: [runner()] }),
    );
    t.player('Ann').does('Runner');
    if (site === 'Golden Hall') t.player('Ann').does('he');
    t.expect.card('Runner', { against: site === 'Golden Hall' ? 'he' : 'Frodo' });
  });

for (const [who, at, twilight] of [
  ['Guard', 4, 5],
  ['Villager', 4, 4],
  ['Guard', 3, 2],
  ['Blade', 4, 1],
] as const)
  scenario(`[4_343, LR-ERRATA-063] Ered Nimrais: ${who} costs ${twilight} at site ${at}`, (t) => {
    t.given(standing('fellowship alone', 'Ered Nimrais', 4, { hand: [who, 'Paper'] }, {}, at));
    t.expect.card(who, { 'twilight cost': twilight });
  });

scenario('[4_344] Westemnet Hills: the mounted heal', (t) => {
  t.given(
    moving('Golden Hall', 3, 'Westemnet Hills', {
      companions: [
        frodo({ wounds: 1 }),
        { card: 'Guard', as: 'rider', wounds: 2, on: ['Rohan horse'] },
        gimli({ wounds: 1 }),
      ],
      support: [{ card: 'Villager', as: 'ally', wounds: 1, on: ['Gondor horse'] }],
    }),
  );
  t.expect.card('rider', { wounds: 1 }).card('ally', { wounds: 0 });
  t.expect.card('Gimli', { wounds: 1 }).card('Frodo', { wounds: 1 });
});

const mountains = (...companions: readonly unknown[]) =>
  moving('Golden Hall', 3, 'White Mountains', { companions: [frodo(), ...companions] });
scenario('[4_345] White Mountains: Théoden exerts, or two others do', (t) => {
  const theoden = { card: 'King', as: 'Théoden' };
  t.given(mountains(theoden, gimli()));
  t.player('Ann').does('exert Théoden');
  t.expect.card('Théoden', { wounds: 1 }).card('Gimli', { wounds: 0 });
});
scenario('[4_345] White Mountains: without Théoden two others exert', (t) => {
  t.given(mountains(gimli()));
  t.player('Ann').does('Gimli');

  t.expect.card('Gimli', { wounds: 1 }).card('Frodo', { wounds: 1 });
});

for (const [horses, twilight] of [
  [[], 0],
  [['Rohan horse'], 1],
] as const)
  scenario(`[4_346] White Rocks: ${twilight} more for ${twilight} mounted companions`, (t) => {
    t.given(
      moving('Golden Hall', 3, 'White Rocks', {
        companions: [frodo(), { card: 'Guard', on: horses }],
        support: [{ card: 'Villager', on: ['Gondor horse'] }],
      }),
    );
    t.expect.table({ twilight: 5 + 3 + 2 + twilight });
  });
