/** The Wizards: hazard permanent-events. */
import { describe } from 'vitest';
import { Bob, company, going, type Placed, resolveChain, scenario, twice } from '../../table.ts';
import { bearing, onTheWay, twins } from '../positions.ts';

scenario('[TW-28 ME-CARD-0154] Doors of Night: discards resource environments in play', (t) => {
  t.given(going(['Doors of Night'], twins, { events: ['Gates of Morning'] }));
  t.player('Bob').does('Doors of Night: as');
  resolveChain(t);
  t.expect.card('Gates of Morning', { in: 'discard of Ann' }).card('Doors of Night', { in: 'events of Bob' });
});

scenario('[TW-28] Doors of Night: cannot be duplicated', (t) => {
  t.given(going(['Doors of Night'], twins, {}, { events: [{ card: 'Doors of Night', as: 'first' }] }));
  t.player('Bob').mayChoose.excludes('Doors of Night: as');
});

scenario(
  '[TW-57 ME-CARD-0431 ME-CARD-0432] Lure of Expedience: a check when a companion gains an item',
  (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Glamdring'],
          companies: [company('Moria', { card: 'Elladan', on: ['Lure of Expedience'] }, 'Elrohir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: play', 'Elrohir');
    t.expect.card('Elladan', { 'corruption points': 2 });
  },
);

scenario(
  '[TW-58 ME-CARD-0434 ME-CARD-0437] Lure of Nature: 2 points, and a check for each Wilderness at the end',
  (t) => {
    t.given({ ...going(['Lure of Nature', 'Orc-guard'], ['Elladan', 'Haldir']), dice: [6, 6, 6, 6] });
    t.player('Bob').does('Lure of Nature: as a hazard', 'Elladan');
    resolveChain(t);
    t.expect.card('Elladan', { 'corruption points': 2 });
    t.player('Bob').does('Pass');
    resolveChain(t);
    t.player('Ann').does('Roll', 'Roll');
  },
);

describe('[TW-60] Lure of the Senses', () => {
  scenario('[ME-CARD-0441] is a corruption card of two points', (t) => {
    t.given(onTheWay(['Lure of the Senses', 'Lure of Nature'], 'Legolas'));
    t.player('Bob').does('Lure of the Senses: as');
    resolveChain(t);
    t.expect.value('Legolas', 'corruption points', 2);
    t.player('Bob').mayNot('Lure of Nature', { because: 'nothing to choose' });
  });
  for (const [at, dice] of [
    ['Rivendell', [1, 2]],
    ['Bree', []],
  ] as const)
    scenario(`[ME-CARD-0441] a check at the end of the untap phase at ${at}: ${dice.length > 0}`, (t) => {
      t.given({
        phase: 'untap',
        dice,
        players: { Ann: { companies: [company(at, bearing('Legolas', 'Lure of the Senses'))] }, Bob },
      });
      t.expect.card('Legolas', { in: 'company of company 1' });
    });
  scenario('[ME-CARD-4029] whoever taps for him stays tapped', (t) => {
    t.given({
      phase: 'untap',
      dice: [1, 1],
      players: {
        Ann: { companies: [company('Rivendell', bearing('Legolas', 'Lure of the Senses'), 'Gimli')] },
        Bob,
      },
    });
    t.player('Ann').does('Tap Gimli for +1');
    t.expect.card('Gimli', { status: 'tapped' }).card('Legolas', { status: 'untapped' });
  });
});

describe('[TW-64] Morgul-knife', () => {
  const attacked = (race: string, dice: readonly number[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 15, race },
    dice,
    players: {
      Ann: { companies: [company('Moria', 'Frodo')] },
      Bob: { ...Bob, hand: ['Morgul-knife'] },
    },
  });
  scenario(
    '[ME-CARD-0469, ME-CARD-0470, ME-CARD-4036] strengthens a Nazgûl and stays in whom it wounds',
    (t) => {
      t.given(attacked('Nazgûl', [1, 1, 1, 1]));
      t.player('Bob').does('Morgul-knife: as');
      resolveChain(t);
      t.expect.table({ 'attack prowess': 17 });
      t.player('Ann').does('Frodo', 'No');
      t.player('Bob').does('Yes');
      t.expect.card('Morgul-knife', { in: 'on of Frodo' }).value('Frodo', 'corruption points', 4);
    },
  );
  scenario('[ME-CARD-0469] is discarded if nobody is wounded', (t) => {
    t.given({ ...attacked('Nazgûl', [6, 6]), attack: { strikes: 1, prowess: 1, race: 'Nazgûl' } });
    t.player('Bob').does('Morgul-knife: as');
    t.player('Ann').does('Frodo', 'No');
    t.expect.card('Morgul-knife', { in: 'discard of Bob' });
  });
  scenario('[ME-CARD-4037] nor is it placed on one who has had a corruption card this turn', (t) => {
    t.given({
      ...attacked('Nazgûl', [1, 1, 1, 1]),
      players: {
        Ann: { companies: [company('Moria', { card: 'Frodo', corrupted: 1 })] },
        Bob: { ...Bob, hand: ['Morgul-knife'] },
      },
    });
    t.player('Bob').does('Morgul-knife: as');
    t.player('Ann').does('Frodo', 'No');
    t.expect.card('Morgul-knife', { in: 'discard of Bob' }).value('Frodo', 'corruption points', 0);
  });
  scenario('[ME-CARD-0469] not on an attack by Orcs', (t) => {
    t.given(attacked('Orc', [6, 6, 1, 1]));
    t.player('Ann').does('Frodo');
    t.expect.card('Morgul-knife', { in: 'hand of Bob' });
    t.player('Ann').does('No');
  });
  scenario('[ME-CARD-0469] a roll of 4 at a Haven does not remove it, and he stays tapped', (t) => {
    t.given({
      phase: 'untap',
      dice: [2, 2],
      players: {
        Ann: {
          companies: [company('Rivendell', { card: 'Frodo', status: 'tapped', on: ['Morgul-knife'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Morgul-knife');
    t.expect.card('Morgul-knife', { in: 'on of Frodo' }).card('Frodo', { status: 'tapped' });
  });
  scenario('[ME-CARD-0469] each player for his own, wherever among the companies they stand', (t) => {
    const stabbed = (card: string, as: string) => ({ card, on: [{ card: 'Morgul-knife', as }] });
    const of = (...who: readonly object[]) => ({
      companies: [
        company('Rivendell', 'Ioreth'),
        ...who.map((one, n) => company(n === 0 ? 'Lórien' : 'Grey Havens', one)),
      ],
    });
    t.given({
      phase: 'untap',
      active: 'Bob',
      dice: [2, 2],
      players: {
        Ann: of(stabbed('Frodo', 'first'), stabbed('Sam Gamgee', 'second')),
        Bob: { companies: of(stabbed('Haldir', 'third'), stabbed('Balin', 'fourth')).companies.slice(1) },
      },
    });
    t.player('Bob').mayChoose.exactly('third', 'fourth', 'Pass');
    // Whoever has tried, in vain, is not asked again.
    t.player('Bob').does('third');
    t.player('Bob').mayChoose.exactly('fourth', 'Pass');
  });
  scenario('[ME-CARD-0469] or he untaps', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: {
          companies: [company('Rivendell', { card: 'Frodo', status: 'tapped', on: ['Morgul-knife'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Pass');
    t.expect.card('Morgul-knife', { in: 'on of Frodo' }).card('Frodo', { status: 'untapped' });
  });
  scenario('[ME-CARD-0469] away from a Haven he untaps and is not asked', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: { companies: [company('Bree', { card: 'Frodo', status: 'tapped', on: ['Morgul-knife'] })] },
        Bob,
      },
    });
    t.expect.card('Frodo', { status: 'untapped' });
  });
});

describe('Doors of Night and Gates of Morning leave alone', () => {
  scenario('[TW-28] hazard environments, and resources that are none', (t) => {
    t.given(
      going(
        ['Doors of Night'],
        twins,
        { events: ['Fellowship'] },
        { events: ['Fell Winter', 'Minions Stir'] },
      ),
    );
    t.player('Bob').does('Doors of Night: as');
    resolveChain(t);
    t.expect.card('Fell Winter', { in: 'events of Bob' }).card('Minions Stir', { in: 'events of Bob' });
  });
  scenario('[TW-243] resource environments, and hazards that are none', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Gates of Morning'],
          companies: [company('Bree', bearing('Elladan', 'Foolish Words'))],
        },
        Bob: { ...Bob, events: ['Doors of Night', 'Minions Stir', 'Fell Winter'] },
      },
    });
    t.player('Ann').does('Gates of Morning');
    t.expect
      .card('Doors of Night', { in: 'discard of Bob' })
      .card('Foolish Words', { in: 'on of Elladan' })
      .card('Minions Stir', { in: 'events of Bob' });
  });
});

describe('[TW-57] Lure of Expedience, further', () => {
  scenario('[ME-CARD-0431] an item gained in another company is no matter', (t) => {
    t.given({
      phase: 'at the site',
      company: 'finders',
      players: {
        Ann: {
          hand: ['Glamdring'],
          companies: [
            { ...company('Moria', 'Elrohir'), as: 'finders' },
            company('Bree', bearing('Elladan', 'Lure of Expedience')),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: play');
    t.expect.card('Glamdring', { in: 'on of Elrohir' });
  });
});

scenario('[TW-60 ME-CARD-0441] Lure of the Senses: no check in the untap phase of another', (t) => {
  t.given({
    phase: 'untap',
    players: {
      Ann: { hand: ['Twilight'], companies: [company('Lórien', 'Elrohir')] },
      Bob: { companies: [company('Rivendell', bearing('Elladan', 'Lure of the Senses'))] },
    },
  });
  t.player('Bob').has({ discard: [] });
});

scenario('[TW-58 ME-CARD-0437] Lure of Nature: nothing at the end of the way of others', (t) => {
  t.given({
    phase: 'hazards',
    company: 'riders',
    players: {
      Ann: {
        companies: [
          { ...company('Rivendell', 'Elrohir'), as: 'riders', movesTo: 'Moria' },
          company('Lórien', bearing('Elladan', 'Lure of Nature')),
        ],
      },
      Bob: { ...Bob, hand: ['Orc-guard'] },
    },
  });
  t.player('Bob').does('Pass');
  t.expect.card('Elladan', { status: 'untapped' });
});

describe('[TW-64] Morgul-knife, further', () => {
  const by = (race: string, hand: readonly Placed[], prowess = 15, dice: readonly number[] = []) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess, race },
    dice,
    players: {
      Ann: { companies: [company('Moria', 'Frodo', 'Elladan', 'Sam Gamgee')] },
      Bob: { ...Bob, hand },
    },
  });
  scenario('[ME-CARD-0469] no second one on the same attack', (t) => {
    t.given(by('Nazgûl', [...twice('Morgul-knife')]));
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.player('Bob').mayNot('second', { because: 'no other copy is on this attack' });
  });
  scenario('[ME-CARD-0470] whoever was not wounded cannot have it', (t) => {
    t.given(by('Nazgûl', [{ card: 'Morgul-knife', as: 'knife' }], 15, [1, 1, 1, 1, 6, 6]));
    t.player('Bob').does('knife: as');
    resolveChain(t);
    t.player('Ann').does('Frodo', 'Elladan', 'The strike against Frodo', 'No', 'Pass', 'No', 'Pass');
    t.player('Bob').does('Yes');
    t.expect.card('knife', { in: 'on of Frodo' });
  });
  scenario('[ME-CARD-0469] what an event notes of a company is not taken for a knife', (t) => {
    // Fellowship remembers the company of Frodo by its number, which is that of the attack.
    const { players, ...rest } = by('Nazgûl', ['Morgul-knife']);
    const Ann = { ...players.Ann, events: [{ card: 'Fellowship', company: 'company 1' }] };
    t.given({ ...rest, players: { ...players, Ann } });
    t.player('Bob').does('Morgul-knife: as');
    resolveChain(t);
    t.expect.card('Morgul-knife', { in: 'events of Bob' });
  });
  scenario('a knife that is on someone already is on no attack', (t) => {
    const knife = { card: 'Morgul-knife', as: 'old' };
    const { players, ...rest } = by('Nazgûl', ['Morgul-knife']);
    const Ann = { companies: [company('Moria', { card: 'Frodo', on: [knife] }, 'Elladan')] };
    t.given({ ...rest, players: { ...players, Ann } });
    t.expect.table({ 'attack prowess': 15 });
    t.player('Bob').does('Morgul-knife: as');
    resolveChain(t);
    t.expect.table({ 'attack prowess': 17 }).card('old', { in: 'on of Frodo' });
  });
});
