/** Hazard events: what they do, and where they may not be played. */
import { describe } from 'vitest';
import { attackWith, Bob, company, going, resolveChain, scenario } from '../table.ts';

const two = ['Elladan', 'Elrohir'];

describe('corruption cards', () => {
  scenario(
    '[ME-CARD-0434] [ME-CARD-0437] Lure of Nature: 2 points, and a check for each Wilderness at the end',
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
  for (const [card, who, because] of [
    ['Lure of Nature', 'Balin', 'nothing'],
    ['Lure of Nature', 'Sam Gamgee', 'nothing'],
    ['Lure of Expedience', 'Sam Gamgee', 'nothing'],
    ['Lure of Expedience', 'Saruman', 'nothing'],
    ['Alone and Unadvised', 'Saruman', 'nothing'],
    ['Covetous Thoughts', 'Elladan', 'nothing'],
  ] as const)
    scenario(`${card}: not on ${who}`, (t) => {
      t.given(going([card, 'Orc-guard'], [who]));
      t.player('Bob').mayNot(card, { because });
    });
  scenario('Alone and Unadvised: not on someone in a company of four', (t) => {
    t.given(going(['Alone and Unadvised', 'Orc-guard'], ['Elladan', 'Elrohir', 'Haldir', 'Orophin']));
    t.player('Bob').mayNot('Alone and Unadvised', { because: 'in a company of 3 or fewer' });
  });
  scenario('[ME-CARD-0029] Alone and Unadvised: every check of his gets the number of his company', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Bree', { card: 'Elladan', on: ['Alone and Unadvised'] }, 'Elrohir')] },
        Bob,
      },
    });
    t.expect.card('Elladan', { 'corruption check': 2, 'corruption points': 4 });
  });
  scenario('Alone and Unadvised: goes when the company has four', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Haldir'],
          companies: [
            company('Rivendell', { card: 'Elladan', on: ['Alone and Unadvised'] }, 'Elrohir', 'Balin'),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Haldir: bring into play', 'Join', 'Done');
    resolveChain(t);
    t.expect.card('Alone and Unadvised', { in: 'discard of Ann' });
  });
  for (const [card, number] of [
    ['Alone and Unadvised', 6],
    ['Lure of Expedience', 5],
    ['Lure of Nature', 4],
    ['Foolish Words', 7],
  ] as const) {
    const cursed = (roll: number) => ({
      dice: [roll - 1, 1],
      players: { Ann: { companies: [company('Bree', { card: 'Elladan', on: [card] })] }, Bob },
    });
    scenario(`${card}: tapping and a roll of more than ${number} removes it`, (t) => {
      t.given(cursed(Math.min(number + 1, 7)));
      t.player('Ann').does(`${card}: in its bearer's organization phase: tap`);
      t.expect.card(card, number + 1 <= 7 ? { in: 'discard of Ann' } : { in: 'on of Elladan' });
      t.expect.card('Elladan', { status: 'tapped' });
    });
    scenario(`${card}: a roll of ${number} does not`, (t) => {
      t.given(cursed(number));
      t.player('Ann').does(`${card}: in its bearer's organization phase: tap`);
      t.expect.card(card, { in: 'on of Elladan' });
    });
  }
  scenario(
    '[ME-CARD-0431] [ME-CARD-0432] Lure of Expedience: a check when a companion gains an item',
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
});

describe('Foolish Words', () => {
  scenario('[ME-CARD-0238] Foolish Words: −4 to influence attempts of its bearer', (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 2],
      players: {
        Ann: {
          hand: ['Men of Lebennin'],
          companies: [company('Pelargir', { card: 'Anborn', on: ['Foolish Words'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Men of Lebennin: try');
    t.expect.card('Men of Lebennin', { in: 'discard of Ann' });
  });
  scenario('[ME-CARD-0238] Foolish Words: not twice on one character', (t) => {
    t.given(going(['Foolish Words'], [{ card: 'Elladan', on: [{ card: 'Foolish Words', as: 'first' }] }]));
    t.player('Bob').mayChoose.excludes('Foolish Words: as');
  });
  scenario('[ME-CARD-0238] Foolish Words: no try without tapping, for it is no corruption card', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Bree', { card: 'Elladan', status: 'tapped', on: ['Foolish Words'] })] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Foolish Words');
  });
});

describe('Rebel-talk', () => {
  scenario('Rebel-talk: he follows nobody any more, and counts against general influence', (t) => {
    t.given(going(['Rebel-talk'], ['Elrond', { card: 'Haldir', leader: 'Elrond' }]));
    t.player('Bob').does('Rebel-talk: as a hazard');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'on of Haldir' }).card('Haldir', { leader: 'none' });
  });
  scenario('Rebel-talk: not on a mind of more than 7', (t) => {
    t.given(going(['Rebel-talk', 'Orc-guard'], ['Elrond']));
    t.player('Bob').mayNot('Rebel-talk', {
      because: 'nothing to choose a non-Wizard non-Ringwraith character with a mind of 7 or less',
    });
  });
  scenario('Rebel-talk: its bearer cannot be led', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', 'Elrond', { card: 'Haldir', on: ['Rebel-talk'] })] },
        Bob,
      },
    });
    t.player('Ann').does('Elrond: regroup', 'Haldir');
    t.player('Ann').mayChoose.excludes('Follow Elrond');
  });
  scenario('Rebel-talk: one roll a turn without tapping, more than 7', (t) => {
    t.given({
      dice: [4, 4],
      players: {
        Ann: { companies: [company('Rivendell', 'Elrond', { card: 'Haldir', on: ['Rebel-talk'] })] },
        Bob,
      },
    });
    t.player('Ann').does('Rebel-talk');
    t.expect.card('Haldir', { status: 'untapped' }).card('Rebel-talk', { in: 'discard of Ann' });
  });
});

describe('environments', () => {
  scenario('[ME-CARD-0154] Doors of Night: discards resource environments in play', (t) => {
    t.given(going(['Doors of Night'], two, { events: ['Gates of Morning'] }));
    t.player('Bob').does('Doors of Night: as');
    resolveChain(t);
    t.expect
      .card('Gates of Morning', { in: 'discard of Ann' })
      .card('Doors of Night', { in: 'events of Bob' });
  });
  scenario('Doors of Night: cannot be duplicated', (t) => {
    t.given(going(['Doors of Night'], two, {}, { events: [{ card: 'Doors of Night', as: 'first' }] }));
    t.player('Bob').mayChoose.excludes('Doors of Night: as');
  });
  scenario('[ME-CARD-0784] Twilight: discards an environment in play, against no limit', (t) => {
    t.given(going(['Twilight'], two, { events: ['Gates of Morning'] }));
    t.player('Bob').does('Twilight: at any time');
    resolveChain(t);
    t.expect.card('Gates of Morning', { in: 'discard of Ann' }).table({ hazardsDeclared: 0 });
  });
  scenario(
    '[ME-CARD-0785] [ME-CARD-0786] Twilight: cancels an environment that has not resolved, in anyone’s turn',
    (t) => {
      t.given(going(['Doors of Night'], two, { hand: ['Twilight'], events: [] }));
      t.player('Bob').does('Doors of Night: as');
      t.player('Ann').does('Twilight');
      resolveChain(t);
      t.expect.card('Doors of Night', { in: 'discard of Bob' }).card('Twilight', { in: 'discard of Ann' });
    },
  );
  scenario('Twilight: not without an environment', (t) => {
    t.given(going(['Twilight', 'Orc-guard'], two));
    t.player('Bob').mayNot('Twilight', { because: 'nothing to choose an environment card' });
  });
  scenario('Minions Stir: +1 strike and prowess for Orcs and Trolls', (t) => {
    t.given(going(['Orc-watch'], two, { hand: ['Dark Quarrels'] }, { events: ['Minions Stir'] }));
    attackWith(t, 'Bob', 'Orc-watch');
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 10 });
  });
  scenario('Minions Stir: +2 for Orcs with Doors of Night', (t) => {
    t.given(
      going(['Orc-watch'], two, { hand: ['Dark Quarrels'] }, { events: ['Minions Stir', 'Doors of Night'] }),
    );
    attackWith(t, 'Bob', 'Orc-watch');
    t.expect.table({ 'attack strikes': 5, 'attack prowess': 11 });
  });
  scenario('Minions Stir: nothing for Undead', (t) => {
    t.given(going(['Stirring Bones'], two, { hand: ['Escape'] }, { events: ['Minions Stir'] }));
    attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 9 });
  });
});

describe('The Moon Is Dead', () => {
  scenario('The Moon Is Dead: +1 strike and +1 prowess for Undead, and it goes when one is defeated', (t) => {
    t.given({
      ...going(
        ['Stirring Bones'],
        ['Elrond', 'Glorfindel II', 'Balin'],
        { hand: ['Escape'] },
        { events: ['The Moon Is Dead'] },
      ),
      dice: [6, 6, 6, 6, 6, 6],
    });
    attackWith(t, 'Bob', 'Stirring Bones', 'wilderness');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 10 });
    t.player('Ann').does('Pass', 'Elrond', 'Glorfindel II', 'Balin');
    t.player('Ann').does('The strike against Elrond', 'No', 'The strike against Glorfindel II', 'No', 'No');
    resolveChain(t);
    t.expect.card('The Moon Is Dead', { in: 'discard of Bob' });
  });
  const barrow = (events: readonly string[]) => ({
    phase: 'site',
    players: {
      Ann: {
        hand: ['Escape', 'Many Turns and Doublings', 'Glamdring'],
        companies: [company('Barrow-downs', 'Beretar', 'Elladan', 'Elrohir')],
      },
      Bob: { ...Bob, events },
    },
  });
  scenario('The Moon Is Dead: an Undead automatic-attack is faced twice', (t) => {
    t.given(barrow(['The Moon Is Dead']));
    t.player('Ann').does('Yes', 'Escape', 'Elladan', 'Pass');
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 9 });
  });
  scenario('The Moon Is Dead: without it, once', (t) => {
    t.given(barrow([]));
    t.player('Ann').does('Yes', 'Escape', 'Elladan', 'Pass');
    t.player('Ann').mayChoose.includes('Glamdring: play');
  });
});

describe('Seized by Terror', () => {
  const dark = (dice: readonly number[], more: readonly string[] = []) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: {
        companies: [{ ...company('Lórien', 'Anborn', 'Elladan'), as: 'riders', movesTo: 'Dol Guldur' }],
      },
      Bob: { ...Bob, hand: ['Seized by Terror', ...more] },
    },
  });
  scenario('Seized by Terror: roll and mind below 12, and he goes back alone', (t) => {
    t.given(dark([4, 5]));
    t.player('Bob').does('Seized by Terror: as', 'Anborn');
    resolveChain(t);
    t.expect.card('Anborn', { at: 'Lórien' });
  });
  scenario('Seized by Terror: 12 is enough to stay', (t) => {
    t.given(dark([4, 6], ['Orc-guard']));
    t.player('Bob').does('Seized by Terror: as', 'Anborn');
    resolveChain(t);
    t.expect.card('Anborn', { in: 'company of riders' });
  });
  scenario('Seized by Terror: not without Shadow-land or Dark-domain in the path', (t) => {
    t.given(going(['Seized by Terror', 'Orc-guard'], two));
    t.player('Bob').mayNot('Seized by Terror', { because: 'Shadow-land' });
  });
  scenario('[ME-CARD-0671] Seized by Terror: not on a Wizard', (t) => {
    t.given({
      ...dark([]),
      players: {
        ...dark([], ['Orc-guard']).players,
        Ann: { companies: [{ ...company('Lórien', 'Saruman'), movesTo: 'Dol Guldur' }] },
      },
    });
    t.player('Bob').mayNot('Seized by Terror', { because: 'nothing to choose a non-Wizard' });
  });
});
