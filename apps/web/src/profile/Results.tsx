/** Games won and lost: in all, against each opponent, by game and by deck. */
import type { GameInfo, Profile } from '@westmarch/protocol';
import ui from '../ui/ui.module.css';
import s from './profile.module.css';

type Tally = Profile['all'];

export function Results({ profile, games }: { profile: Profile; games: readonly GameInfo[] }) {
  const { all, opponents, decks } = profile;
  const titleOf = (game: string): string => games.find((one) => one.game === game)?.title ?? game;
  const deckOf = (game: string, deck: string): string =>
    games.find((one) => one.game === game)?.decks.find(({ key }) => key === deck)?.name ?? deck;
  if (all.played === 0)
    return (
      <section aria-labelledby="results">
        <h2 id="results">Results</h2>
        <p className={ui.faded}>No game of yours is over yet. Its result will stand here.</p>
      </section>
    );
  return (
    <section aria-labelledby="results">
      <h2 id="results">Results</h2>
      <p>
        {all.played} {all.played === 1 ? 'game' : 'games'}: {all.won} won, {all.lost} lost
        {all.drawn > 0 ? `, ${all.drawn} drawn` : ''}.
      </p>
      <div className={s.tallies}>
        <Tallies
          caption="Against"
          rows={opponents.map((one) => [one.bot ? `${one.name} (a bot)` : one.name, one] as const)}
        />
        <Tallies caption="By game" rows={profile.games.map((one) => [titleOf(one.game), one] as const)} />
        <Tallies caption="By deck" rows={decks.map((one) => [deckOf(one.game, one.deck), one] as const)} />
      </div>
    </section>
  );
}

const SHOWN = 12;

function Tallies({ caption, rows }: { caption: string; rows: readonly (readonly [string, Tally])[] }) {
  return (
    <div className={s.tally}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="said-only">{caption}</span>
            </th>
            <th scope="col">won</th>
            <th scope="col">lost</th>
            <th scope="col">drawn</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(([name, { won, lost, drawn }], i) => (
            <tr key={`${name} ${i}`}>
              <th scope="row">{name}</th>
              <td>{won}</td>
              <td>{lost}</td>
              <td>{drawn}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && (
        <p className={ui.note}>and {rows.length - SHOWN} more, in the file of your data</p>
      )}
    </div>
  );
}
