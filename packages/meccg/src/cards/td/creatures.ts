/** The Dragons: creatures. */
import { dragonCreature } from '../families/dragons.ts';
import { attackerChooses, cardFile, siteWithPath } from '../words/index.ts';

export const card = cardFile();

// Bairanax
card('TD-3', ...dragonCreature('Bairanax'));

// Cave Worm
card('TD-8', {
  keyedTo: {
    regions: [
      'Redhorn Gate',
      'High Pass',
      'Gap of Isen',
      'Angmar',
      'Gundabad',
      'Grey Mountain Narrows',
      'Withered Heath',
      'Númeriador',
      'Iron Hills',
    ],
  },
});

// Dire Wolves
card('TD-13');

const dunlendings = ['Enedhwaith', 'Cardolan', 'Hollin', 'Rhudaur', 'Dunland'];
// Dunlending Raiders
card('TD-19', { keyedTo: { regions: dunlendings, types: ['ruins-and-lairs'] } });

// Eärcaraxë
card('TD-20', ...dragonCreature('Eärcaraxë'));

// Hobgoblins
card('TD-30');

const north = ['Forochel', 'Angmar', 'Gundabad', 'Grey Mountain Narrows', 'Withered Heath'];
// Ice-drake
card('TD-32', { keyedTo: { regions: ['Elven Shores', ...north] } });

// Itangast
card('TD-36', ...dragonCreature('Itangast'));

// Land-drake
card('TD-40', attackerChooses);

// Lesser Spiders
card('TD-42');

// Marsh-drake
card('TD-47');

// Rain-drake
card('TD-57', {
  keyedTo: { at: siteWithPath('ruins-and-lairs', [2, 'wilderness'], [1, 'coastal-sea']) },
});

// Sand-drake
card(
  'TD-59',
  {
    keyedTo: {
      regions: ['Khand', 'Harondor'],
      byNight: { regions: ['Ithilien', 'Nurn', 'Horse Plains'] },
    },
  },
  attackerChooses,
);

// Scatha
card('TD-60', ...dragonCreature('Scatha'));

// Scorba
card('TD-63', ...dragonCreature('Scorba'));

// True Cold-drake
card('TD-77', { keyedTo: { regions: ['Númeriador', ...north, 'Iron Hills'] } });

// True Fire-drake
card('TD-78', { keyedTo: { byNight: { types: { wilderness: 2 } } } });
