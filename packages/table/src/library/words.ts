/** Words by which the library finds cards. */

/** Without what is nothing: "none", and lists that are empty. */
export const known = (facets: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(facets).flatMap(([name, words]) => {
      const some = words.filter((word) => word !== '' && word !== 'none');
      return some.length === 0 ? [] : [[name, some]];
    }),
  );
