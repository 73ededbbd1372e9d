/** A number taken apart: what is printed, and every change with its source. "Why 7": 5 printed, +1 sword, +1 support. */
import type { Breakdown as Sum } from '@westmarch/protocol';
import { minus, signed } from '../../card/numbers.ts';
import ui from '../../ui/ui.module.css';
import s from '../parts.module.css';
import { pointAt } from '../ui-store.ts';
import { RuleLinks } from './Rules.tsx';

export function BreakdownTable({ sum }: { sum: Sum }) {
  return (
    <table className={s.sum}>
      <caption>
        Why {sum.name} is {minus(sum.value)}
      </caption>
      <tbody>
        <tr>
          <td>{minus(sum.base)}</td>
          <th scope="row">to begin with</th>
        </tr>
        {sum.terms.map(({ by, source, card, text, rules }, i) => (
          <tr
            key={`${i}-${source}`}
            onPointerEnter={() => pointAt(card === 0 ? [] : [card])}
            onPointerLeave={() => pointAt([])}
          >
            <td>{signed(by)}</td>
            <th scope="row">
              {source}
              {text !== '' && text !== source && <span className={ui.note}> {text}</span>}{' '}
              <RuleLinks rules={rules} />
            </th>
          </tr>
        ))}
        <tr className={s.total}>
          <td>{minus(sum.value)}</td>
          <th scope="row">now</th>
        </tr>
      </tbody>
    </table>
  );
}
