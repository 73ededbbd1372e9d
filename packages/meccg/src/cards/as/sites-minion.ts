/** Against the Shadow: sites of minions. */
import { attackingCompanies } from '../../rules/chain/forbidden.ts';
import { guarded } from '../../rules/combat/automatic-attacks.ts';
import { unlessBalrogInAnyShape } from '../families/under-gates.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  alignment, both, called, cardFile, character, companyHere, creaturesHere, dangerous, definite, forbid,
  harmHere, modifier, named, ringTest, say, tapsOnTheWay, thereAre, thisSite,
} from '../words/index.ts';

export const card = cardFile();

// Dancing Spire
card('AS-143');

// Eagles’ Eyrie
card('AS-144');

const keepsThePeace = forbid(attackingCompanies, { of: companyHere });
// Edhellond
card('AS-145', { site: { closedTo: 'Ringwraith' } }, dangerous(2), keepsThePeace);

// Framsburg
card('AS-146', { site: { sparedByMinor: true, hoard: true } });

// The Gem-deeps
card('AS-147', creaturesHere('Undead creature or Pûkel-creature', 'Undead', 'Pûkel-creature'));

// Gold Hill
card('AS-148');

// Grey Havens
card('AS-149', { site: { closedTo: 'Ringwraith' } }, dangerous(2), keepsThePeace);

// Himring
card('AS-150', tapsOnTheWay('overt'));

// Irerock
card('AS-151');

// The Iron-deeps
card('AS-152');

// Isle of the Ulond
card('AS-153', tapsOnTheWay('overt'));

// Isles of the Dead That Live
card('AS-154', tapsOnTheWay('covert'));

// Lórien
card('AS-155', { site: { closedTo: 'Ringwraith' } }, dangerous(2), keepsThePeace);

// Old Forest
card('AS-156');

// Ovir Hollow
card('AS-157');

// The Pûkel-deeps
card('AS-158', creaturesHere('Undead creature or Pûkel-creature', 'Undead', 'Pûkel-creature'));

// Rhosgobel
card(
  'AS-159',
  modifier({
    attribute: guarded,
    of: thisSite,
    by: 0,
    change: 'set',
    if: thereAre(
      1,
      called(definite(say`the Wizard Radagast`), both(named('Radagast'), alignment.is('hero'), character)),
    ),
  }),
);

// Rivendell
card('AS-160', { site: { closedTo: 'Ringwraith' } }, dangerous(2), keepsThePeace);

// The Sulfur-deeps
card('AS-161');

// Tolfalas
card('AS-162', tapsOnTheWay('overt'));

// The Under-courts
card('AS-163');

// The Under-galleries
card('AS-164');

// The Under-gates
card('AS-165', harmHere('non-Nazgûl'), unlessBalrogInAnyShape);

// The Under-grottos
card('AS-166', modifier({ attribute: ringTest, of: companyHere, by: 1 }));

// The Under-leas
card('AS-167', harmHere('non-Nazgûl'));

// The Under-vaults
card('AS-168', creaturesHere('Undead creature', 'Undead'));

// Weathertop
card('AS-169');

// Wellinghall
card('AS-170');
