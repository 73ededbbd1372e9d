/** Addresses and their screens. All but the home page are loaded when they are first gone to. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { GAMES, type GameName } from '@westmarch/protocol';
import type { Eyes } from './api/queries.ts';
import { Home } from './screens/Home.tsx';
import { Failed, Loading, NotFound } from './screens/states.tsx';
import { Site } from './site/Site.tsx';

const root = createRootRoute({ component: Site, notFoundComponent: NotFound, errorComponent: Failed });

const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  component: lazyRouteComponent(() => import('./profile/Profile.tsx'), 'Profile'),
});
const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$code',
  component: lazyRouteComponent(() => import('./screens/Join.tsx'), 'Join'),
});
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  staticData: { bare: true },
  component: lazyRouteComponent(() => import('./screens/Table.tsx'), 'TableScreen'),
});
const watch = createRoute({
  getParentRoute: () => root,
  path: '/watch/$id',
  staticData: { bare: true },
  component: lazyRouteComponent(() => import('./screens/Table.tsx'), 'WatchScreen'),
});

const puzzles = createRoute({
  getParentRoute: () => root,
  path: '/learn/puzzles',
  component: lazyRouteComponent(() => import('./learning/PuzzleList.tsx'), 'PuzzleList'),
});
const puzzle = createRoute({
  getParentRoute: () => root,
  path: '/learn/puzzles/$id',
  staticData: { bare: true },
  component: lazyRouteComponent(() => import('./learning/PuzzleScreen.tsx'), 'PuzzleScreen'),
});

interface ReplaySearch {
  readonly at?: number | undefined;
  readonly eyes?: Eyes | undefined;
}
const whole = (value: unknown): number | undefined => {
  const n = Number(value);
  return Number.isSafeInteger(n) && n >= 0 && value !== '' ? n : undefined;
};
const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  staticData: { bare: true },
  validateSearch: (search: Record<string, unknown>): ReplaySearch => {
    const eyes = search['eyes'] === 'all' ? 'all' : whole(search['eyes']);
    return { at: whole(search['at']), eyes };
  },
  component: lazyRouteComponent(() => import('./screens/Replay.tsx'), 'ReplayScreen'),
});

const map = createRoute({
  getParentRoute: () => root,
  path: '/map',
  component: lazyRouteComponent(() => import('./map/MapPage.tsx'), 'MapPage'),
});

/** The game and the search that a page of the library shows. */
export interface LibrarySearch {
  readonly game?: GameName | undefined;
  readonly q?: string | undefined;
}
/** What is left out here would stand as the address has it: what makes no sense is said to be nothing. */
const librarySearch = (search: Record<string, unknown>): LibrarySearch => {
  const q = search['q'];
  return {
    game: GAMES.find((one) => one === search['game']),
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 500) : undefined,
  };
};
interface LaboratorySearch {
  readonly game?: GameName | undefined;
  readonly deck?: string | undefined;
}
const laboratory = createRoute({
  getParentRoute: () => root,
  path: '/laboratory',
  validateSearch: (search: Record<string, unknown>): LaboratorySearch => ({
    game: librarySearch(search).game,
    deck: typeof search['deck'] === 'string' ? search['deck'].slice(0, 60) : undefined,
  }),
  component: lazyRouteComponent(() => import('./measuring/Laboratory.tsx'), 'LaboratoryScreen'),
});

const cards = createRoute({
  getParentRoute: () => root,
  path: '/cards',
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => import('./library/Cards.tsx'), 'CardsScreen'),
});

const anyRules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  beforeLoad: () => {
    throw redirect({ to: '/rules/$game', params: { game: 'meccg' }, replace: true });
  },
});
interface RulesSearch {
  readonly rule?: string | undefined;
  readonly q?: string | undefined;
}
const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  validateSearch: (search: Record<string, unknown>): RulesSearch => ({
    rule: typeof search['rule'] === 'string' ? search['rule'].slice(0, 24) : undefined,
    q: typeof search['q'] === 'string' ? search['q'].slice(0, 200) : undefined,
  }),
  component: lazyRouteComponent(() => import('./library/Rules.tsx'), 'RulesScreen'),
});
const decks = createRoute({
  getParentRoute: () => root,
  path: '/decks',
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => import('./decks/Decks.tsx'), 'DecksScreen'),
});
const newDeck = createRoute({
  getParentRoute: () => root,
  path: '/decks/new',
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => import('./decks/NewDeck.tsx'), 'NewDeckScreen'),
});
const builder = createRoute({
  getParentRoute: () => root,
  path: '/decks/$id',
  component: lazyRouteComponent(() => import('./decks/Builder.tsx'), 'BuilderScreen'),
});
const sharedDeck = createRoute({
  getParentRoute: () => root,
  path: '/decks/shared/$share',
  component: lazyRouteComponent(() => import('./decks/ReadOnly.tsx'), 'SharedScreen'),
});
const collected = createRoute({
  getParentRoute: () => root,
  path: '/decks/collection/$game/$key',
  component: lazyRouteComponent(() => import('./decks/ReadOnly.tsx'), 'CollectedScreen'),
});
const card = createRoute({
  getParentRoute: () => root,
  path: '/cards/$game/$id',
  component: lazyRouteComponent(() => import('./library/CardPage.tsx'), 'CardScreen'),
});

const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn',
  component: lazyRouteComponent(() => import('./learning/Learn.tsx'), 'Learn'),
});
const glossary = createRoute({
  getParentRoute: () => root,
  path: '/learn/glossary',
  component: lazyRouteComponent(() => import('./learning/Glossary.tsx'), 'Glossary'),
});
const firstGame = createRoute({
  getParentRoute: () => root,
  path: '/learn/first/$id',
  staticData: { bare: true },
  component: lazyRouteComponent(() => import('./learning/LessonScreen.tsx'), 'LessonScreen'),
});
const learningPages = [learn, puzzles, puzzle, glossary, firstGame] as const;
const libraryPages = [anyRules, rules, decks, newDeck, builder, sharedDeck, collected] as const;

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    profile,
    join,
    table,
    watch,
    replay,
    map,
    laboratory,
    cards,
    card,
    ...libraryPages,
    ...learningPages,
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  defaultErrorComponent: Failed,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** It fills the window: no navigation around it. */
    readonly bare?: boolean;
  }
}
