/** Nine characters of heroes: with one more, as many as a play deck holds. ME-DRAFT-010 */
export const nine = [
  'Adrazar',
  'Anborn',
  'Balin',
  'Beretar',
  'Elladan',
  'Elrohir',
  'Erkenbrand',
  'Orophin',
  'Peath',
];
