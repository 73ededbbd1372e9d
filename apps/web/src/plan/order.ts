/** An order of companies that is being set: those that were put in their places, and then whoever came since. */

interface Numbered {
  readonly id: number;
}

export function inOrder<T extends Numbered>(companies: readonly T[], order: readonly number[]): T[] {
  const place = ({ id }: T): number => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return companies.toSorted((a, b) => place(a) - place(b));
}

/** One goes to a place, and the others make room. */
export function movedTo(all: readonly Numbered[], id: number, to: number): number[] {
  const others = all.map((one) => one.id).filter((one) => one !== id);
  return others.toSpliced(to, 0, id);
}

/** One is put in the place of another. */
export function putAt(
  companies: readonly Numbered[],
  order: readonly number[],
  id: number,
  onto: number,
): number[] {
  const all = inOrder(companies, order);
  return movedTo(
    all,
    id,
    all.findIndex((one) => one.id === onto),
  );
}
