/** In which order the companies move, set on the board; or left to be asked when they do. */
import { Button } from '../ui/Button.tsx';
import s from './OrganizationBoard.module.css';
import { inOrder, movedTo } from './order.ts';

interface MoveOrderProps {
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  /** null: it is asked for then. */
  readonly order: readonly number[] | null;
  readonly set: (order: readonly number[] | null) => void;
}

export function MoveOrder({ companies, order, set }: MoveOrderProps) {
  const all = inOrder(companies, order ?? []);
  return (
    <section className={s.order} aria-label="Order of movement">
      <h3>Order of movement</h3>
      {order === null ? (
        <p className={s.hint}>You are asked when they move.</p>
      ) : (
        <ol>
          {all.map(({ id, name }, i) => (
            <li key={id} data-take={`order:${id}`} data-put={`order:${id}`}>
              <span>{`${i + 1}. ${name}`}</span>
              <Button
                look="bare"
                disabled={i === 0}
                aria-label={`${name} moves earlier`}
                onClick={() => set(movedTo(all, id, i - 1))}
              >
                ↑
              </Button>
              <Button
                look="bare"
                disabled={i === all.length - 1}
                aria-label={`${name} moves later`}
                onClick={() => set(movedTo(all, id, i + 1))}
              >
                ↓
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Button onClick={() => set(order === null ? all.map(({ id }) => id) : null)}>
        {order === null ? 'Set the order now' : 'Ask me then'}
      </Button>
    </section>
  );
}
