/** What the player at the table sees: his view, and names for everything in it. */
import { type Names, namesOf, type Phrase, render, sentence } from '@westmarch/kernel';
import {
  CardKind,
  companyOf,
  firstOf,
  type MeccgState,
  membersOf,
  printed,
  siteName,
} from '@westmarch/meccg';

export class Seat {
  readonly view: MeccgState;
  readonly you: number;
  readonly players: readonly string[];
  readonly #names: Names;

  constructor(view: MeccgState, you: number, players: readonly string[]) {
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

  /** The name of a card as far as you know it. */
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
    return this.players[player - 1];
  }
  /** "you play", "Novice plays" */
  does(player: number, verb: string): string {
    return player === this.you ? `you ${verb}` : `${this.player(player)} ${thirdPerson(verb)}`;
  }
  whose(player: number): string {
    return player === this.you ? 'your' : `${this.player(player)}'s`;
  }
  /** A company by its first member, or by the one who makes it known: "the company of Elrond". */
  company(company: number): string {
    const first = firstOf(this.view, company);
    const leader = membersOf(this.view, company).find((c) => printed.avatar(this.view, c) === 1) ?? first;
    const { player } = this.view.company;
    return leader === 0
      ? `${this.whose(player[company])} company`
      : `${this.whose(player[company])} company of ${this.card(leader)}`;
  }
  /** Where a company stands, or where it comes from while it is on its way. */
  siteCard(company: number): number {
    const { site, origin } = this.view.company;
    return site[company] || origin[company];
  }
  site(company: number): string {
    return siteName(printed.site(this.view, this.siteCard(company)));
  }
  /** Where a card lies, if it is with a company. */
  siteOf(card: number): string {
    const company = companyOf(this.view, card);
    return company === 0 ? '' : this.site(company);
  }
  isOnTable(card: number): boolean {
    return this.view.card.live[card] === 1 && printed.kind(this.view, card) !== CardKind.site;
  }
}

function thirdPerson(verb: string): string {
  const [first, ...rest] = verb.split(' ');
  const irregular: Readonly<Record<string, string>> = { have: 'has', are: 'is', pass: 'passes' };
  return [irregular[first] ?? `${first}s`, ...rest].join(' ');
}
