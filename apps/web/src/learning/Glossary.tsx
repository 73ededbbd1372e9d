/** Every word that the games use in a sense of their own, with the rules where it is at home. */
import type { GameName } from '@westmarch/protocol';
import { useState } from 'react';
import ui from '../ui/ui.module.css';
import { GLOSSARY } from './glossary.ts';
import s from './learning.module.css';
import { GAME_TITLES } from './PuzzleList.tsx';

const GAMES: readonly GameName[] = ['meccg', 'lotr-tcg'];

export function Glossary() {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  return (
    <main className={s.page}>
      <header>
        <h1>Glossary</h1>
        <p>What the words of the games mean, and the rules where each is at home.</p>
        <input
          className={ui.field}
          type="search"
          aria-label="Find a word"
          placeholder="Find a word"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </header>
      {GAMES.map((game) => {
        const found = GLOSSARY[game].filter(({ word, text }) =>
          `${word} ${text}`.toLowerCase().includes(wanted),
        );
        return (
          <section key={game} aria-labelledby={`words-${game}`}>
            <h2 id={`words-${game}`}>{GAME_TITLES[game]}</h2>
            {found.length === 0 && <p>No word of this game has that in it.</p>}
            <dl className={s.words}>
              {found.map(({ word, text, rules }) => (
                <div key={word}>
                  <dt>{word}</dt>
                  <dd>
                    {text} <small>{rules.join(', ')}</small>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </main>
  );
}
