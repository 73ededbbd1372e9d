/**
 * Which way imports may go. `npm test -- --only layers` checks it; test/house/layers.test.ts proves that it bites.
 *
 *   kernel ← testkit ← cli, server
 *   kernel ← meccg, lotr-tcg ← bots ← table ← cli, server
 *   protocol ← table, server, web
 *   table ← jobs ← cli, server
 *
 * Never sideways between the games, and from another workspace only through its index.
 * Tests (test/ of a workspace) may use the testkit and vitest; everything else is as strict as the sources.
 */
const LAYERS = {
  kernel: { path: '^packages/kernel/(?!testkit/)', may: [] },
  testkit: { path: '^packages/kernel/testkit/', may: ['kernel'] },
  meccg: { path: '^packages/meccg/', may: ['kernel'] },
  'lotr-tcg': { path: '^packages/lotr-tcg/', may: ['kernel'] },
  bots: { path: '^packages/bots/', may: ['kernel', 'meccg', 'lotr-tcg'] },
  protocol: { path: '^packages/protocol/', may: [] },
  table: { path: '^packages/table/', may: ['kernel', 'meccg', 'lotr-tcg', 'bots', 'protocol'] },
  jobs: { path: '^packages/jobs/', may: ['kernel', 'bots', 'protocol', 'table'] },
  cli: {
    path: '^apps/cli/',
    may: ['kernel', 'testkit', 'meccg', 'lotr-tcg', 'bots', 'protocol', 'table', 'jobs'],
  },
  server: {
    path: '^apps/server/',
    may: ['kernel', 'testkit', 'meccg', 'lotr-tcg', 'bots', 'protocol', 'table', 'jobs'],
  },
  web: { path: '^apps/web/', may: ['protocol'] },
};
const TEST = '/test/';
const WORKSPACE = '^(packages|apps)/(?!.*node_modules/)';
const PURE = '^packages/(kernel|meccg|lotr-tcg)/src/';
/** What runs in the server's own thread: all but its engine workers, and what it sends to browsers. */
const SERVER_THREAD =
  '^apps/server/src/((?!engine/|measuring/)|engine/(crew|earlier-faces|engine|engines|requests|shelf|thread)[.]ts$)';
/** What serves both games has an index for each of them beside its own, so that whoever plays one loads no other. */
const INDEX = '^packages/(([^/]+|kernel/testkit)/src/index|(bots|table)/src/(meccg|lotr-tcg)/index)[.]ts$';

/** One rule for the sources of a workspace, one for its tests (which may also use the testkit). */
function layerRules([name, { path, may }]) {
  const rule = (suffix, from, allowed) => ({
    name: `layer-${name}${suffix}`,
    comment: `${name} may import ${allowed.join(', ') || 'no other workspace'}`,
    severity: 'error',
    from,
    to: { path: WORKSPACE, pathNot: [path, ...allowed.map((other) => LAYERS[other].path)] },
  });
  return [
    rule('', { path, pathNot: TEST }, may),
    rule('-tests', { path: `${path}.*${TEST.slice(1)}` }, [...new Set([...may, 'testkit'])]),
  ];
}

/** Another workspace is entered by its index alone. */
function indexRule([name, { path }]) {
  return {
    name: `index-of-${name}`,
    comment: `${name} is imported by its name, not by the path of a file inside it`,
    severity: 'error',
    from: { pathNot: path },
    to: { path, pathNot: INDEX },
  };
}

module.exports = {
  forbidden: [
    ...Object.entries(LAYERS).flatMap(layerRules),
    ...Object.entries(LAYERS).map(indexRule),
    {
      name: 'every-workspace-has-a-layer',
      comment: 'a new workspace gets its line in LAYERS first',
      severity: 'error',
      from: { path: WORKSPACE, pathNot: Object.values(LAYERS).map(({ path }) => path) },
      to: {},
    },
    {
      name: 'pure-games',
      comment: 'the kernel and the games use no npm package and nothing of Node',
      severity: 'error',
      from: { path: PURE },
      to: { pathNot: WORKSPACE },
    },
    {
      name: 'server-thread',
      comment:
        'the games are loaded by engine workers alone: loading them twice would double the start of the server',
      severity: 'error',
      from: { path: SERVER_THREAD },
      to: {
        path: '^packages/(meccg|lotr-tcg|bots|table|kernel/testkit)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-tests-in-sources',
      comment: 'sources never import tests',
      severity: 'error',
      from: { path: WORKSPACE, pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'no-cycles',
      comment: 'files that need each other to load; types may refer to each other, they are gone by then',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/dist/' }, // what was built of the sources
    tsPreCompilationDeps: true, // a type-only import is a dependency too
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
