/** Ents of Fangorn: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, during, either, exertOften, nazgul, playItExhausted, regroup, sauronMinion, the, toBePlayed,
  wraithMinion, yourHand,
} from '../words/index.ts';

export const card = cardFile();

const summoned = toBePlayed(either(wraithMinion, sauronMinion), yourHand, -8);
// Spied From Above
card(
  '6_84',
  during(regroup, {
    targets: [summoned],
    costs: [exertOften(nazgul, 2)],
    effect: playItExhausted(the(summoned.name), -8),
  }),
);
