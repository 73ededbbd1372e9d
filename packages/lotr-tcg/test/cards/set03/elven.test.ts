/** Realms of the Elf-lords: the Elven culture. */
import { ally, freeCondition, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli, runner, savage } from '../people.ts';
import { standing } from '../standing.ts';

const councilor = (card: string, minions: readonly unknown[], phase: string) => ({
  phase,
  players: {
    Ann: { companions: [frodo(), gimli()], support: [{ card, as: 'him' }], hand: ['Hobbit Intuition'] },
    Bob: { minions },
  },
});

scenario('[3_18] Galdor returns a minion to its owner’s hand', (t) => {
  t.given(councilor('Galdor, Councilor From the West', [runner(), savage()], 'regroup alone'));
  t.player('Ann').does('him: Regroup', 'Savage');
  t.expect.card('Savage', { in: 'hand of Bob' }).card('him', { wounds: 1 });
});

scenario('[3_18 LR-SPOT-001] Galdor needs a minion to spot', (t) => {
  t.given({
    ...councilor('Galdor, Councilor From the West', [], 'fellowship alone'),
  });
  t.player('Ann').mayNot('him', { because: 'spot a minion' });
});

scenario(
  '[3_18/1 3_20/1 3_25/1 LR-COST-009] Galdor, Golradir and Saelbeth are played only with an Elf in play',
  (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), gimli()],
          hand: [
            'Galdor, Councilor From the West',
            'Golradir, Councilor of Imladris',
            'Saelbeth, Elven Councilor',
            'Hobbit Sword',
          ],
        },
        Bob,
      },
    });
    for (const card of [
      'Galdor, Councilor From the West',
      'Golradir, Councilor of Imladris',
      'Saelbeth, Elven Councilor',
    ])
      t.player('Ann').mayNot(card, { rule: 'LR-COST-009' });
  },
);

scenario('[3_20/2] Golradir makes an Orc weaker by 1', (t) => {
  t.given(councilor('Golradir, Councilor of Imladris', [runner({ against: 'Gimli' }), savage()], 'skirmish'));
  t.player('Ann').does('him: Skirmish');
  t.expect.card('Runner', { strength: 4 }).card('Savage', { strength: 5 });
});

scenario('[3_25/2] Saelbeth makes an Uruk-hai weaker by 1', (t) => {
  t.given(councilor('Saelbeth, Elven Councilor', [runner({ against: 'Gimli' }), savage()], 'skirmish'));
  t.player('Ann').does('him: Skirmish');
  t.expect.card('Runner', { strength: 5 }).card('Savage', { strength: 4 }).card('him', { wounds: 1 });
});
scenario('[3_25/2, LR-EXERT-003] Saelbeth does nothing when exhausted', (t) => {
  const position = councilor('Saelbeth, Elven Councilor', [savage({ against: 'Gimli' })], 'skirmish');
  const support = [{ card: 'Saelbeth, Elven Councilor', as: 'him', wounds: 2 }];
  t.given({ ...position, players: { ...position.players, Ann: { ...position.players.Ann, support } } });
  t.player('Ann').mayNot('him', { rule: 'LR-EXERT-003' });
});

scenario('[3_121] Legolas, Son of Thranduil adds 1 to the archery at a river or forest', (t) => {
  const son = { card: 'Legolas, Son of Thranduil', as: 'Legolas' };
  t.given(
    standing(
      'archery fire',
      'Anduin Confluence',
      7,
      { companions: [frodo(), son] },
      { minions: [runner(), savage()] },
    ),
  );
  t.expect.table({ 'fellowship archery': 2 });
});

scenario('[3_121] Legolas, Son of Thranduil adds nothing elsewhere', (t) => {
  const son = { card: 'Legolas, Son of Thranduil', as: 'Legolas' };
  t.given(
    standing(
      'archery fire',
      'Mithril Mine',
      4,
      { companions: [frodo(), son] },
      { minions: [runner(), savage()] },
    ),
  );
  t.expect.table({ 'fellowship archery': 1 });
});

invent(
  ally('Of the house', { home: 1 << 3, vitality: 4 }),
  ally('Stranger', { home: 1 << 6, vitality: 4 }),
  freeCondition('Leaf'),
);
const elrond = (phase: string, wounds: number) => ({
  phase,
  path: [{ card: 'Westfarthing', number: 1 }],
  players: {
    Ann: {
      companions: [frodo(), gimli({ wounds: 2 })],
      support: [
        { card: 'Elrond, Herald to Gil-galad', as: 'Elrond', wounds },
        { card: 'Of the house', as: 'house', wounds: 3 },
        { card: 'Stranger', wounds: 3 },
      ],
      hand: ['Leaf'],
      site: 1,
    },
    Bob: { minions: [runner()] },
  },
});
scenario('[3_13/1] at the start of the turn an ally of site 3 heals up to twice', (t) => {
  t.given(elrond('turn', 0));
  t.player('Ann').does('Elrond').mayChoose.exactly('0', '1', '2');
  t.player('Ann').does('2');
  t.expect.card('house', { wounds: 1 }).card('Stranger', { wounds: 3 });
});
scenario('[3_13/2, LR-EXERT-004] Elrond exerts twice to heal a companion', (t) => {
  t.given(elrond('regroup alone', 1));
  t.player('Ann').does('Elrond');
  t.expect.card('Elrond', { wounds: 3 }).card('Gimli', { wounds: 1 });
});
scenario('[3_13/2, LR-EXERT-004] who can exert once only does not', (t) => {
  t.given(elrond('regroup alone', 2));
  t.player('Ann').mayNot('Elrond', { rule: 'LR-EXERT-004' });
});
