/** What a player asks about cards and rules; the answer carries the question's number. */
import type { FromClient, FromServer, GameName, Hint, Why } from '@westmarch/protocol';
import type { AnswerOf } from '../engine/requests.ts';
import type { Ledgers } from '../ledger.ts';
import { Refusal } from '../tables/refusal.ts';
import type { Table } from '../tables/table.ts';

type Question = Extract<
  FromClient,
  { t: 'face' | 'hint' | 'map' | 'rules' | 'value' | 'why' | 'whyChosen' | 'whyThere' }
>;
type Answer = Extract<FromServer, { t: 'answer' }>;

export class Questions {
  readonly #ledgers: Ledgers;
  readonly #names: ReadonlyMap<GameName, ReadonlyMap<string, string>>;

  /** `faces`: of each game, the faces as text. */
  constructor(ledgers: Ledgers, faces: ReadonlyMap<GameName, string>) {
    this.#ledgers = ledgers;
    this.#names = new Map([...faces].map(([game, text]) => [game, namesIn(text)]));
  }

  async answer(table: Table, viewer: number, question: Question): Promise<Answer> {
    const { id } = question;
    const empty: Answer = { t: 'answer', id, name: '', offered: [], refused: [], values: [], rules: [] };
    const { game } = table.row;
    switch (question.t) {
      case 'rules':
        return { ...empty, rules: this.#ledgers.rules(game, question.rules) };
      case 'face': {
        const name = this.#names.get(game)?.get(question.face);
        if (name === undefined) throw new Refusal('no-face', 'There is no such card.');
        return { ...empty, name, rules: [...this.#ledgers.rulings(game, name)] };
      }
      case 'hint':
        return { ...empty, hint: await this.#hint(table, viewer) };
      case 'whyChosen':
        return { ...empty, why: await this.#whyChosen(table, viewer, question.v) };
      case 'map': {
        const { now } = await this.#map(table, viewer, question.company, '');
        return now === null ? empty : { ...empty, map: now };
      }
      case 'whyThere': {
        const { now, refused } = await this.#map(table, viewer, question.company, question.place);
        const answer = { ...empty, name: question.place, refused: [...refused] };
        return now === null ? answer : { ...answer, map: now };
      }
      default: {
        const found = await table.question(viewer, question.card, question.t === 'value');
        if ('fault' in found) throw new Refusal('no-card', found.fault);
        const { name, offered, refused, values } = found;
        return { ...empty, name, offered: [...offered], refused: [...refused], values: [...values] };
      }
    }
  }

  /** Against another person everybody plays by himself. */
  async #hint(table: Table, viewer: number): Promise<Hint> {
    const persons = table.row.seats.filter(({ kind }) => kind === 'person');
    if (viewer === 0 || persons.length > 1)
      throw new Refusal('no-hint', 'Hints are there where one plays against bots alone.');
    const found = await table.seen(viewer, { op: 'hint', table: table.row.id, viewer });
    if ('fault' in found) throw new Refusal('no-hint', found.fault);
    return found;
  }

  /** An engine of before gives no reasons. */
  async #whyChosen(table: Table, viewer: number, v: number): Promise<Why> {
    if (table.isEarlier) throw new Refusal('no-why', 'Bots of earlier rules give no reasons.');
    const found = await table.seen(viewer, { op: 'why', table: table.row.id, viewer, v });
    if ('fault' in found) throw new Refusal('no-why', found.fault);
    return found;
  }

  #map(table: Table, viewer: number, company: number, place: string): Promise<AnswerOf<'map'>> {
    return table.seen(viewer, { op: 'map', table: table.row.id, viewer, company, place });
  }
}

function namesIn(text: string): Map<string, string> {
  const faces: { id: string; name: string }[] = JSON.parse(text);
  return new Map(faces.map(({ id, name }) => [id, name]));
}
