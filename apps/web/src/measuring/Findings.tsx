/** What the games of a study say: the share of the points, each deck it met, what both had at the end, and each card. */
import { Link } from '@tanstack/react-router';
import type { DeckTally, GameInfo } from '@westmarch/protocol';
import { useFaces } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { saveFile } from '../ui/save-file.ts';
import ui from '../ui/ui.module.css';
import { Bar } from './Bar.tsx';
import { cardsAsCsv } from './csv.ts';
import s from './laboratory.module.css';
import { effectInWords, inWords } from './measure.ts';

export interface FindingsProps {
  readonly info: GameInfo;
  readonly name: string;
  readonly bot: string;
  readonly tally: DeckTally;
}
export function Findings({ info, name, bot, tally }: FindingsProps) {
  const faces = useFaces(info.game);
  const cardName = (id: string): string => faces.data?.get(id)?.name ?? id;
  const deckName = (key: string): string => info.decks.find((deck) => deck.key === key)?.name ?? key;
  const file = `westmarch-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}`;
  return (
    <section className={s.findings} aria-label="What the games say">
      <h2>{name}</h2>
      <p className={s.told}>
        <strong>{inWords(tally.all)}</strong>
      </p>
      <Bar of={tally.all.share} />
      <p className={ui.faded}>
        {tally.turns.toFixed(1)} turns and {tally.choices.toFixed(0)} choices a game. A mark stands between
        the bounds that it has in 95 of 100 such studies; the line is even.
      </p>
      <div className={s.pair}>
        <Matchups tally={tally} deckName={deckName} />
        <Ends tally={tally} />
      </div>
      <Cards info={info} tally={tally} cardName={cardName} />
      <div className={ui.row}>
        <Button onClick={() => saveFile(`${file}.csv`, 'text/csv', cardsAsCsv(tally, cardName))}>
          Save the cards as CSV
        </Button>
        <Button
          onClick={() =>
            saveFile(
              `${file}.json`,
              'application/json',
              JSON.stringify({ deck: name, bot, ...tally }, null, 1),
            )
          }
        >
          Save everything as JSON
        </Button>
      </div>
    </section>
  );
}

const whole = (share: number): string => `${Math.round(share * 100)} %`;

/** The hardest first. */
function Matchups({ tally, deckName }: { tally: DeckTally; deckName: (key: string) => string }) {
  const met = tally.matchups.filter(({ games }) => games > 0);
  return (
    <div className={s.scroll}>
      <table>
        <caption>Against each deck, the hardest first</caption>
        <thead>
          <tr>
            <th scope="col">against</th>
            <th scope="col">won</th>
            <th scope="col" className={s.wide}>
              from nothing to everything
            </th>
            <th scope="col">points</th>
          </tr>
        </thead>
        <tbody>
          {met
            .toSorted((a, b) => a.share.value - b.share.value)
            .map(({ name, games, won, share }) => (
              <tr key={name}>
                <th scope="row">{deckName(name)}</th>
                <td>
                  {won} of {games}
                </td>
                <td className={s.wide}>
                  <Bar of={share} />
                </td>
                <td>{whole(share.value)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Ends({ tally: { own, theirs } }: { tally: DeckTally }) {
  return (
    <div className={s.scroll}>
      <table>
        <caption>At the end, on average</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="said-only">What</span>
            </th>
            <th scope="col">deck</th>
            <th scope="col">others</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(own).map((what) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{own[what].toFixed(1)}</td>
              <td>{(theirs[what] ?? 0).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A card's effect reaches rarely beyond these. */
const REACH = 0.4;

interface CardsProps {
  readonly info: GameInfo;
  readonly tally: DeckTally;
  readonly cardName: (id: string) => string;
}
function Cards({ info, tally, cardName }: CardsProps) {
  return (
    <div className={s.scroll}>
      <table>
        <caption>Cards, by what it brought to draw them</caption>
        <thead>
          <tr>
            <th scope="col">card</th>
            <th scope="col">drawn</th>
            <th scope="col">played</th>
            <th scope="col">unplayed</th>
            <th scope="col" className={s.wide}>
              worse or better
            </th>
            <th scope="col">in points of 100</th>
          </tr>
        </thead>
        <tbody>
          {tally.cards.map(({ id, drawn, played, discarded, effect }) => (
            <tr key={id}>
              <th scope="row">
                <Link to="/cards/$game/$id" params={{ game: info.game, id }}>
                  {cardName(id)}
                </Link>
              </th>
              <td>{drawn.toFixed(2)}</td>
              <td>{played.toFixed(2)}</td>
              <td>{discarded.toFixed(2)}</td>
              <td className={s.wide}>{effect !== null && <Bar of={effect} from={-REACH} to={REACH} />}</td>
              <td>{effectInWords(effect)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={ui.note}>
        Copies a game. What it brought: the share of points in games in which the card came to hand, less that
        in the others. That is what was drawn by luck, not what would happen without the card.
      </p>
    </div>
  );
}
