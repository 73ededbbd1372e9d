/** Twelve resources, no two alike: whoever looks at a play deck of them sees which lie where. */
export const twelve = [
  'Cram',
  'Glamdring',
  'Orcrist',
  'Dodge',
  'Escape',
  'Stealth',
  'Muster',
  'Sword of Gondolin',
  'Concealment',
  'Horn of Anor',
  'Dark Quarrels',
  'Marvels Told',
];
