/** Realms of the Elf-lords: the Elven culture. */
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
  t.expect.card('Runner', { strength: 5 }).card('Savage', { strength: 4 });
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
