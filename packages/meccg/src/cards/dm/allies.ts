/** Dark Minions: allies. */
import { alwaysReady } from '../../rules/combat/assignable.ts';
import { facesFirst } from '../../rules/combat/guarding-allies.ts';
import { ransoms } from '../../rules/prisoners/capture.ts';
import { siteType, typeNumber } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, cardFile, choose, exactly, ifSo, inDeck, inDeckOrDiscard, lookAt, modifier, onYourTurn,
  playableWhere, say, self, sequence, shufflePile, silent, staysIn, takeIntoHand, tapSelf, the, thereAre,
  untappedSelf, valueOf, word, you, Zone,
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

const BORDER_HOLD = typeNumber('border-hold');
// Noble Hound
card(
  'DM-179',
  {
    atAny: {
      suits: (s, site) => valueOf(s, siteType, site) === BORDER_HOLD,
      say: say`${word('border-hold')}`,
    },
    atTapped: true,
  },
  modifier({ attribute: facesFirst, of: exactly(self), by: 1 }),
  modifier({ attribute: alwaysReady, of: exactly(self), by: 1, rules: 'ME-CARD-0510' }),
  modifier({ attribute: ransoms, of: exactly(self), by: 1 }),
);
