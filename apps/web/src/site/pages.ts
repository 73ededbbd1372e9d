/** The pages that the navigation leads to, in its order. A page is entered here when it exists, and not before. */
export const PAGES = [
  { to: '/', name: 'Play' },
  { to: '/learn', name: 'Learn' },
  { to: '/map', name: 'Map' },
  { to: '/decks', name: 'Decks' },
  { to: '/cards', name: 'Cards' },
  { to: '/rules', name: 'Rules' },
  { to: '/profile', name: 'Profile' },
] as const;
