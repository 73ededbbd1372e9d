/** What one viewer sees: his view, and names for everything in it. */
import { type Names, namesOf, type Phrase, render, type State, sentence } from '@westmarch/kernel';
import { thirdPerson } from './words.ts';

export class Seat<S extends State = State> {
  readonly view: S;
  /** The seat of the viewer; 0 for a spectator. */
  readonly you: number;
  readonly players: readonly string[];
  readonly #names: Names;

  constructor(view: S, you: number, players: readonly string[]) {
    this.view = view;
    this.you = you;
    this.players = players;
    this.#names = namesOf(view, players);
  }

  say(phrase: Phrase): string {
    return render(this.view.engine.language, this.#names, phrase);
  }
  sentence(phrase: Phrase): string {
    return sentence(this.view.engine.language, this.#names, phrase);
  }

  /** The name of a card as far as the viewer knows it. */
  card(card: number): string {
    return this.def(this.view.card.def[card]);
  }
  def(def: number): string {
    return def === 0 ? 'a hidden card' : this.#names.def(def, 'en');
  }
  isKnown(card: number): boolean {
    return this.view.card.def[card] !== 0;
  }
  player(player: number): string {
    return this.players[player - 1] ?? '';
  }
  /** "you play", "Novice plays" */
  does(player: number, verb: string): string {
    return player === this.you ? `you ${verb}` : `${this.player(player)} ${thirdPerson(verb)}`;
  }
  whose(player: number): string {
    return player === this.you ? 'your' : `${this.player(player)}'s`;
  }
}
