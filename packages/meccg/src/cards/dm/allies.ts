/** Dark Minions: allies. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, cardFile, choose, ifSo, inDeck, inDeckOrDiscard, lookAt, onYourTurn, playableWhere, say, self,
  sequence, shufflePile, silent, staysIn, takeIntoHand, tapSelf, the, thereAre, untappedSelf, you, Zone,
} from '../words/index.ts';

export const card = cardFile();

// Mistress Lobelia
card(
  'DM-178',
  { at: ['Bag End', 'Bree'], manifests: 'Lobelia Sackville-Baggins' },
  staysIn(['The Shire'], 'Bree', 'Old Forest', 'The White Towers'),
  action({
    window: onYourTurn,
    zone: untappedSelf,
    costs: [tapSelf],
    effect: sequence(
      lookAt(you, inDeck, say`your play deck`),
      ifSo(
        silent(thereAre(1, playableWhere(self), inDeckOrDiscard)),
        sequence(choose('card', playableWhere(self), inDeckOrDiscard), takeIntoHand(the('card'))),
      ),
      shufflePile(Zone.deck, you, 'play deck'),
    ),
    rules: 'ME-CARD-0458',
  }),
);
