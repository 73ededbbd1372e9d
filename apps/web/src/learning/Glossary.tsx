/** Every word that the games use in a sense of their own, by the alphabet, with the rules where it is at home. */
import { Link } from '@tanstack/react-router';
import type { GameName } from '@westmarch/protocol';
import { useState } from 'react';
import { WORDS as LOTR } from '../glossary/lotr-tcg.ts';
import { WORDS as MECCG } from '../glossary/meccg.ts';
import type { Word } from '../glossary/word.ts';
import page from '../ui/page.module.css';
import ui from '../ui/ui.module.css';
import s from './learning.module.css';
import { GAME_TITLES } from './PuzzleList.tsx';

const byName = (words: readonly Word[]): readonly Word[] =>
  words.toSorted((a, b) => a.word.localeCompare(b.word, 'en', { sensitivity: 'base' }));
const SECTIONS: readonly (readonly [GameName, readonly Word[]])[] = [
  ['meccg', byName(MECCG)],
  ['lotr-tcg', byName(LOTR)],
];

/** What a word is found by: itself, its other forms, and its meaning. Those whose name begins so come first. */
function wordsLike(words: readonly Word[], typed: string): readonly Word[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return words;
  const found = words.filter(({ word, also = [], text }) =>
    [word, ...also, text].join(' ').toLowerCase().includes(wanted),
  );
  const begins = ({ word }: Word): number => (word.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}

export function Glossary() {
  const [typed, setTyped] = useState('');
  return (
    <main className={`${page.page} ${s.page}`}>
      <header>
        <h1>Glossary</h1>
        <p>
          What the words of the games mean, and the rules where each is at home. At a table, in lessons, on
          cards and in the rules the same words are underlined with dots: hover, focus or press one.
        </p>
        <input
          className={`${ui.field} ${s.find}`}
          type="search"
          aria-label="Find a word"
          placeholder="Find a word"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </header>
      {SECTIONS.map(([game, words]) => (
        <OfGame key={game} game={game} words={wordsLike(words, typed)} />
      ))}
    </main>
  );
}

function OfGame({ game, words }: { game: GameName; words: readonly Word[] }) {
  return (
    <section aria-labelledby={`words-${game}`}>
      <h2 id={`words-${game}`}>
        {GAME_TITLES[game]} <small className={s.progress}>{words.length}</small>
      </h2>
      {words.length === 0 && <p>No word of this game has that in it.</p>}
      <dl className={s.words}>
        {words.map(({ word, text, rules }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              {text}{' '}
              <small>
                {rules.map((rule, i) => (
                  <span key={rule}>
                    {i > 0 && ', '}
                    <Link to="/rules/$game" params={{ game }} search={{ rule }}>
                      {rule}
                    </Link>
                  </span>
                ))}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
