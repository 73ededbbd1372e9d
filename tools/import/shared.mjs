/** What the imports of both games share: order, and dropping what is empty. */

/** "TW-9" before "TW-10", "2_1" before "10_1"; `order` lists prefixes that have an order of their own. */
export function byId(order = []) {
  return (a, b) => compareIds(a.id, b.id, order);
}

function compareIds(a, b, order) {
  const [setA = '', numberA] = a.split(/[-_]/);
  const [setB = '', numberB] = b.split(/[-_]/);
  if (setA === setB) return Number(numberA) - Number(numberB);
  return order.length > 0 ? order.indexOf(setA) - order.indexOf(setB) : Number(setA) - Number(setB);
}

/** Leaves out what says nothing: undefined, null, false, empty lists. */
export function compact(object) {
  const kept = Object.entries(object).filter(([, value]) => {
    return (
      value !== undefined &&
      value !== null &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0)
    );
  });
  return Object.fromEntries(kept);
}

/** Stops the import when the material is not what it was when the import was written. */
export function expect(holds, message) {
  if (!holds) throw new Error(message);
}
