/** Region types as the style sheet calls them: "free-domain" is freeDomain. */
export const key = (type: string): string =>
  type.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
