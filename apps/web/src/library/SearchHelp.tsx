/** How cards are searched: what each kind of word means, examples to press, and the fields of this game. */
import type { Library } from './query/cards.ts';
import { TEXT_FIELDS } from './query/parse.ts';
import s from './SearchBox.module.css';

const GENERAL: readonly (readonly [string, string])[] = [
  ['gandalf', 'a word of a name in any language, of a keyword or of the text'],
  ['"corruption check"', 'words that stand together'],
  ['-is:unique', 'minus: what is not wanted'],
];
const EXAMPLES = {
  meccg: [
    ['type:character mind<=4 race:elf', 'numbers are compared: = != < <= > >='],
    ['side:hero,neutral type:item', 'one or the other value'],
    ['(type:ally or type:faction) points>=2', 'brackets, and “or” between two things'],
    ['type:creature land:wilderness', 'keyed to a kind of region; site: to a kind of site'],
    ['type:site region:"Southern Mirkwood"', 'a value with spaces stands in quotation marks'],
    ['set:tw is:playable', 'is: unique, avatar, agent, haven, playable, unwritten'],
    ['race=Man', '= compares the whole word'],
  ],
  'lotr-tcg': [
    ['type:companion culture:gondor twilight<=2', 'numbers are compared: = != < <= > >='],
    ['side:shadow keyword:archer', 'what stands on the card in bold'],
    ['(culture:moria or culture:sauron) strength>=9', 'brackets, and “or” between two things'],
    ['type:site site:5 format:fellowship', 'what a format allows'],
    ['set:1,2,3 is:playable', 'is: unique, ring-bearer, playable, unwritten'],
    ['class:"hand weapon"', 'a value with spaces stands in quotation marks'],
  ],
} as const;

export function SearchHelp({ library, onTry }: { library: Library; onTry: (query: string) => void }) {
  const fields = [...TEXT_FIELDS, ...library.facets.keys()];
  return (
    <>
      <table className={s.table}>
        <tbody>
          {[...GENERAL, ...EXAMPLES[library.catalogue.game]].map(([query, meaning]) => (
            <tr key={query}>
              <th scope="row">
                <button type="button" className={s.try} onClick={() => onTry(query)}>
                  {query}
                </button>
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <b>Words:</b> {fields.join(', ')}. <b>Numbers:</b> {library.numbers.join(', ')}.
      </p>
    </>
  );
}
