/** Rise of Saruman: the Uruk-hai culture. */
import { invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli } from '../people.ts';

invent(
  minion('Hound', { culture: 'Uruk-hai', race: 'Uruk-hai', Hunter: 1 }),
  minion('Foreign Hound', { culture: 'Orc', Hunter: 1 }),
  minion('White Uruk', { culture: 'Uruk-hai', race: 'Uruk-hai', siteNumber: 5 }),
  minion('Foreign Uruk', { culture: 'Isengard', race: 'Uruk-hai', siteNumber: 5 }),
  shadowCondition('Filler'),
);

const pit = { card: 'Vile Pit', as: 'Pit' };
for (const [who, may] of [
  ['Hound', true],
  ['Foreign Hound', false],
  ['White Uruk', false],
] as const)
  scenario(`[17_118/1, LR-ERRATA-2038] beside ${who} Vile Pit ${may ? 'can' : 'cannot'} be played`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 2,
      players: { Ann: { companions: [frodo()] }, Bob: { minions: [who], hand: [pit, 'Filler'] } },
    });
    if (may) t.player('Bob').does('Pit');
    else t.player('Bob').mayNot('Pit', { rule: 'LR-COST-009' });
    t.expect.table({ twilight: may ? 0 : 2 }).card('Pit', { in: may ? 'support of Bob' : 'hand of Bob' });
  });

const dark = (twilight: number, hand: readonly unknown[], discard: readonly unknown[]) => ({
  phase: 'shadow',
  twilight,
  players: {
    Ann: { companions: [frodo()] },
    Bob: { support: [pit], minions: ['Foreign Uruk'], hand: [...hand, 'Filler'], discard },
  },
});
const uruk = (as: string) => ({ card: 'White Uruk', as });
scenario(
  '[17_118/2] as the Shadow phase starts, two Uruk-hai cards buy a hunter from the discard pile',
  (t) => {
    t.given(
      dark(2, [uruk('a'), uruk('b'), uruk('c'), 'Foreign Hound'], ['Hound', 'White Uruk', 'Foreign Hound']),
    );
    t.player('Bob').does('Pit').mayChoose.exactly('a', 'b', 'c');
    t.player('Bob').does('a', 'b');
    t.expect
      .card('Hound', { in: 'minions of Bob' })
      .card('a', { in: 'discard of Bob' })
      .card('c', { in: 'hand of Bob' })
      .table({ twilight: 0 });
  },
);
scenario('[17_118/2] it may be left', (t) => {
  t.given(dark(2, [uruk('a'), uruk('b')], ['Hound']));
  t.player('Bob').passes();
  t.expect.card('Hound', { in: 'discard of Bob' }).card('a', { in: 'hand of Bob' });
});
for (const [why, twilight, hand, discard] of [
  ['one card is not enough', 2, [uruk('a')], ['Hound']],
  ['its cost must be there', 1, [uruk('a'), uruk('b')], ['Hound']],
  ['who is no hunter does not come', 9, [uruk('a'), uruk('b')], ['White Uruk']],
  ['nor a hunter who is discarded for it', 9, [uruk('a'), { card: 'Hound', as: 'b' }], []],
] as const)
  scenario(`[17_118/2, LR-EFFECT-006, LR-EFFECT-008] ${why}`, (t) => {
    t.given(dark(twilight, hand, discard));
    t.player('Bob').mayChoose.excludes('Pit');
    t.expect.table({ 'phase name': 'shadow' });
  });

const night = (theirs: string) => ({
  phase: 'regroup alone',
  players: {
    Ann: { companions: [frodo()] },
    Bob: { support: [pit], minions: ['Hound', 'White Uruk'] },
    Cid: { minions: [{ card: theirs, as: 'his' }] },
  },
});
scenario('[17_118/3] in the regroup phase it goes, and a hunter of one’s own comes back to hand', (t) => {
  t.given(night('Hound'));
  t.player('Bob').does('Pit');
  t.expect
    .card('Pit', { in: 'discard of Bob' })
    .card('White Uruk', { in: 'minions of Bob' })
    .card('his', { in: 'minions of Cid' });
  t.player('Bob').has({ hand: ['Hound'] });
});

const scout = (more: object = {}) => ({ card: 'White Hand Scout', as: 'Scout', ...more });
for (const [site, uruk, foreign] of [
  [4, 2 + 2 - 1, 2 + 2],
  [5, 2, 2],
] as const)
  scenario(`[17_130] at site ${site} an Uruk-hai minion costs ${uruk} beside White Hand Scout`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo()], site },
        Bob: { minions: [scout()], hand: ['White Uruk', 'Foreign Uruk', scout({ as: 'second' })] },
      },
    });
    t.expect
      .card('White Uruk', { price: uruk })
      .card('Foreign Uruk', { price: foreign })
      .card('second', { price: uruk });
  });
scenario('[17_130] two of them take the whole penalty off, and no more', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()], site: 1 },
      Bob: { minions: [scout(), scout({ as: 'b' }), scout({ as: 'c' })], hand: ['White Uruk', 'Filler'] },
    },
  });
  t.expect.card('White Uruk', { price: 2 });
});
scenario(
  '[17_130, LR-HUNTER-001] White Hand Scout hunts with two more strength, and does two wounds',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: { Ann: { companions: [frodo(), gimli()] }, Bob: { minions: [scout({ against: 'Gimli' })] } },
    });
    // 7 against 6.
    t.expect.card('Gimli', { wounds: 2 }).card('Scout', { wounds: 0, strength: 5 });
  },
);
