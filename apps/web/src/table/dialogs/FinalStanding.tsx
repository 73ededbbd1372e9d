/** How everyone stood at the end, as a table: the points of each kind, or how far each fellowship came. */
import type { LotrScene, MeccgScene, Scene } from '@westmarch/protocol';
import { minus } from '../../card/numbers.ts';
import s from './ResultDialog.module.css';

interface Standing {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly seat: number;
    readonly name: string;
    readonly values: readonly number[];
  }[];
}

export function FinalStanding({ scene }: { scene: Scene }) {
  const { columns, rows } = scene.game === 'meccg' ? pointsOf(scene) : waysOf(scene);
  return (
    <table className={s.standing}>
      <caption className="said-only">How everyone stood</caption>
      <thead>
        <tr>
          <td />
          {rows.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {seat === scene.you ? 'You' : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column, i) => (
          <tr key={column}>
            <th scope="row">{column}</th>
            {rows.map(({ seat, values }) => (
              <td key={seat}>{minus(values[i])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const pointsOf = ({ sides }: MeccgScene): Standing => ({
  columns: [...(sides[0]?.points.map(({ kind }) => `${kind} points`) ?? []), 'in all'],
  rows: sides.map(({ seat, name, points, council }) => ({
    seat,
    name,
    values: [...points.map(({ value }) => value), council],
  })),
});

const waysOf = ({ sides }: LotrScene): Standing => ({
  columns: ['site reached', 'burdens', 'resistance left'],
  rows: sides.map(({ seat, name, site, burdens, resistance }) => ({
    seat,
    name,
    values: [site, burdens, resistance],
  })),
});
