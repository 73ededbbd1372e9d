/** The Lidless Eye: hazard permanent-events. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario, twice } from '../../table.ts';
import { coveting } from '../positions.ts';

describe('[LE-132] Rebel-talk', () => {
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

describe('[LE-107] Covetous Thoughts', () => {
  const greedy = (dice: readonly number[], more: object = {}) => ({
    dice,
    players: {
      Ann: {
        hand: ['Cram'],
        companies: [coveting],
      },
      Bob,
    },
    ...more,
  });
  scenario('[LE-107/1] on a minion of the company, and on nobody else', (t) => {
    t.given(going(['Covetous Thoughts', 'Rebel-talk'], ['Luitprand', 'Elladan']));
    t.player('Bob').does('Covetous Thoughts: as');
    resolveChain(t);
    t.expect.card('Covetous Thoughts', { in: 'on of Luitprand' });
  });
  for (const [roll, place] of [
    [[1, 3], 'company of travellers'],
    [[1, 2], 'discard of Ann'],
  ] as const)
    scenario(`[LE-107/2] a check at −1 for the Glamdring of a companion: ${roll[0] + roll[1]}`, (t) => {
      // The card and his own Horn are 2 points of corruption: 4 − 1 is more, 3 − 1 is not. The Horn is not checked for.
      t.given(greedy(roll, { phase: 'end-of-turn' }));
      t.player('Ann').does('Keep all', 'Roll');
      t.expect.card('Luitprand', { in: place });
    });
  scenario('[LE-107/3] tapping and a roll of 6 removes it', (t) => {
    t.given(greedy([3, 3]));
    t.player('Ann').does("Covetous Thoughts: in its bearer's organization phase: tap");
    t.expect.card('Covetous Thoughts', { in: 'discard of Ann' }).card('Luitprand', { status: 'tapped' });
  });
  for (const [roll, place] of [
    [[4, 4], 'on of Luitprand'],
    [[4, 5], 'discard of Ann'],
  ] as const)
    scenario(`[LE-107/4] without tapping, a roll of ${roll[0] + roll[1]}: ${place}`, (t) => {
      t.given(greedy(roll));
      t.player('Ann').does("Covetous Thoughts: in its bearer's organization phase: roll");
      t.expect.card('Covetous Thoughts', { in: place }).card('Luitprand', { status: 'untapped' });
    });
});

describe('So You’ve Come Back', () => {
  scenario('[LE-138/1] So You’ve Come Back: on a character of mind 5, not on one of 6', (t) => {
    t.given(going(['So You’ve Come Back', 'Orc-guard'], ['Beretar', 'Gimli']));
    t.player('Bob').does('So You’ve Come Back: as');
    resolveChain(t);
    t.expect.card('So You’ve Come Back', { in: 'on of Beretar' });
  });
  scenario('[LE-138/1] So You’ve Come Back: on nobody of mind 6 or more', (t) => {
    t.given(going(['So You’ve Come Back', 'Orc-guard'], ['Gimli']));
    t.player('Bob').mayNot('So You’ve Come Back', { because: 'mind of 5 or less' });
  });
  scenario('[LE-138/1] So You’ve Come Back: not a second one in a company', (t) => {
    t.given(
      going(
        ['So You’ve Come Back', 'Orc-guard'],
        ['Haldir', { card: 'Orophin', on: [{ card: 'So You’ve Come Back', as: 'first', owner: 'Bob' }] }],
      ),
    );
    t.player('Bob').mayNot('So You’ve Come Back', { because: 'no other copy' });
  });
  scenario('[LE-138/2] So You’ve Come Back: +1 mind for others, but no follower and no Wizard', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company(
              'Bree',
              { card: 'Elladan', on: ['So You’ve Come Back'] },
              'Elrond',
              { card: 'Haldir', leader: 'Elrond' },
              'Gandalf',
            ),
            company('Rivendell', 'Balin'),
          ],
        },
        Bob,
      },
    });
    t.expect
      .card('Elladan', { mind: 4 })
      .card('Elrond', { mind: 11 })
      .card('Haldir', { mind: 3 })
      .card('Gandalf', { mind: 0 })
      .card('Balin', { mind: 5 });
  });
  const cursed = (at: string, ...others: readonly (string | object)[]) => ({
    players: {
      Ann: {
        companies: [
          company(at, { card: 'Elladan', on: [{ card: 'So You’ve Come Back', owner: 'Bob' }] }, ...others),
        ],
      },
      Bob,
    },
  });
  scenario('[LE-138/3] So You’ve Come Back: goes when he is alone at a Haven', (t) => {
    t.given(cursed('Rivendell'));
    t.player('Ann').does('So You’ve Come Back: in its bearer');
    t.expect.card('So You’ve Come Back', { in: 'discard of Bob' });
  });
  scenario('[LE-138/3] So You’ve Come Back: not while somebody is with him', (t) => {
    t.given(cursed('Rivendell', 'Elrohir'));
    t.player('Ann').mayNot('So You’ve Come Back', { because: 'by himself' });
  });
  scenario('[LE-138/3] So You’ve Come Back: not elsewhere', (t) => {
    t.given(cursed('Bree'));
    t.player('Ann').mayNot('So You’ve Come Back', { because: 'at a Haven' });
  });
});

describe('[LE-137] Shut Yer Mouth', () => {
  scenario('[LE-137/1] Shut Yer Mouth: on a character, once', (t) => {
    t.given(going(twice('Shut Yer Mouth'), ['Elrond']));
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.expect.card('first', { in: 'on of Elrond' }).value('Elrond', 'direct influence', 2);
    t.player('Bob').mayNot('second', { because: 'nothing to choose' });
  });
  scenario('[LE-137/1] Shut Yer Mouth: not on a Wizard', (t) => {
    t.given(going(['Shut Yer Mouth', 'Orc-guard'], ['Gandalf']));
    t.player('Bob').mayNot('Shut Yer Mouth', { because: 'nothing to choose' });
  });
  for (const [who, influence] of [
    ['Elrond', 2],
    ['Elladan', 0],
    ['Gimli', 0],
  ] as const)
    scenario(`[LE-137/2] Shut Yer Mouth: ${who} keeps ${influence}`, (t) => {
      t.given({
        players: { Ann: { companies: [company('Bree', { card: who, on: ['Shut Yer Mouth'] })] }, Bob },
      });
      t.expect.value(who, 'direct influence', influence);
    });
  for (const [dice, at] of [
    [[4, 3], 'on of Elrond'],
    [[4, 4], 'discard of Ann'],
  ] as const)
    scenario(`[LE-137/3] Shut Yer Mouth: a roll of ${dice[0] + dice[1]}, once a turn`, (t) => {
      t.given({
        dice,
        players: {
          Ann: {
            hand: ['Twilight'],
            companies: [company('Bree', { card: 'Elrond', status: 'tapped', on: ['Shut Yer Mouth'] })],
          },
          Bob,
        },
      });
      t.player('Ann').does('Shut Yer Mouth: in');
      t.expect.card('Shut Yer Mouth', { in: at });
      t.player('Ann').mayChoose.excludes('Shut Yer Mouth: in');
    });
});
