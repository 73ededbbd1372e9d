/** The Dragons: hazard short-events. */
import { going, resolveChain, scenario } from '../../table.ts';

scenario('[TD-18] Dragon-sickness: a check at −1 for one who bears a major item', (t) => {
  t.given({
    ...going(
      ['Dragon-sickness'],
      [
        { card: 'Elladan', on: ['Glamdring'] },
        { card: 'Elrohir', status: 'tapped' },
      ],
    ),
    dice: [1, 1],
  });
  t.player('Bob').does('Dragon-sickness: as');
  resolveChain(t);
  t.expect.card('Elladan', { in: 'discard of Ann' });
});

scenario('[TD-18] Dragon-sickness: not on one who bears only minor items', (t) => {
  t.given(going(['Dragon-sickness', 'Orc-guard'], [{ card: 'Elladan', on: ['Cram'] }]));
  t.player('Bob').mayNot('Dragon-sickness', {
    because: 'nothing to choose a character bearing a major or greater item',
  });
});
