import { moduleOrder } from './tools/walls/module-order.ts'
import { orderRules } from './tools/walls/order-rules.ts'
import { wingFolder, wingOrder, wings } from './tools/walls/wings.ts'

/**
 * Which file may import which. One rule to remember: a folder's root files are its front door, its
 * subfolders are private, and the graph of folders has no cycle. docs/ARCHITECTURE.md draws the picture.
 */

const workspaces = [
  'rules',
  'art',
  'contract',
  'ui',
  'client',
  'portal',
  'console',
  'server',
  'sandbox',
  'e2e',
  'bench',
  'tools',
]
const ours = `^(${workspaces.join('|')})/`

/** Tests, and the worlds that they run in, may look further than the code they test. */
const tests = ['\\.(test|spec)\\.tsx?$', '/test-world/', '^e2e/', '\\.config\\.ts$']

/** Folders that only hold folders: what lies directly below one is a folder with a front door. */
const holders = [
  ...workspaces,
  'server/platform',
  'server/modules',
  'portal/src',
  `${wingFolder}/(${wings.join('|')})`,
  'console/src',
  'console/src/features',
].join('|')

/** Everything of ours outside the named workspaces. */
function allBut(...allowed) {
  return `^(?!(${allowed.join('|')})/)(${workspaces.join('|')})/`
}

function npm(...names) {
  return `(^|node_modules/)(@types/)?(${names.join('|')})(/|$)`
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

/** Which of our workspaces each one may import; check-imports.ts refuses a workspace that is not named here. */
const mayImport = {
  rules: ['rules'],
  art: ['art'],
  contract: ['contract', 'rules'],
  ui: ['ui'],
  client: ['client', 'ui', 'contract', 'rules'],
  portal: ['portal', 'client', 'ui', 'contract', 'rules'],
  console: ['console', 'client', 'ui', 'contract', 'rules'],
  server: ['server', 'contract', 'rules', 'art'],
  sandbox: ['sandbox', 'contract', 'art'],
  // Rules are pure: there is no HTTP to measure them through, and they make the draws that screens show.
  e2e: ['e2e', 'contract', 'rules'],
  bench: ['bench', 'contract', 'rules'],
  tools: ['tools', 'contract', 'rules'],
}

const workspaceRules = Object.entries(mayImport).map(([name, allowed]) =>
  forbid(
    `workspace-${name}`,
    `${name} imports ${allowed.join(', ')} and packages, nothing else of ours.`,
    { path: `^${name}/` },
    { path: allBut(...allowed) },
  ),
)

const orders = [
  ...orderRules({
    name: 'module-order',
    folder: 'server/modules',
    order: moduleOrder,
    otherwise: 'What a lower module must tell a higher one travels as a domain event.',
    exempt: tests,
  }),
  ...orderRules({
    name: 'wing-order',
    folder: wingFolder,
    order: wingOrder,
    otherwise: 'What a lower wing needs of a higher one moves down.',
    exempt: tests,
  }),
]

const serverRules = [
  forbid(
    'platform-below-all',
    'The platform knows no gaming word: it imports nothing else of the server.',
    { path: '^server/platform/', pathNot: tests },
    { path: '^server/(?!platform/)' },
  ),
  forbid(
    'ledger-below-modules',
    'The ledger imports the platform and the map of events.',
    { path: '^server/ledger/', pathNot: tests },
    { path: '^server/', pathNot: '^server/(platform|ledger)/|^server/(events|hooks)\\.ts$' },
  ),
  forbid(
    'events-below-modules',
    'The maps of events and of hooks are read by every module, so they import none.',
    { path: '^server/(events|hooks)\\.ts$' },
    { path: '^server/(?!platform/)' },
  ),
  forbid(
    'modules-below-app',
    "Modules know modules, the ledger, the platform and the maps of events and hooks; not the server's other root files.",
    { path: '^server/modules/', pathNot: tests },
    { path: '^server/', pathNot: '^server/(platform|ledger|modules)/|^server/(events|hooks)\\.ts$' },
  ),
  forbid(
    'wiring-only-by-app',
    "A module's wiring is imported by the composition root alone.",
    { pathNot: ['^server/app\\.ts$', ...tests] },
    { path: '^server/modules/[^/]+/module\\.ts$' },
  ),
  forbid(
    'app-only-by-main',
    'The composition root is imported by the entry point and by tests.',
    { pathNot: ['^server/main\\.ts$', ...tests] },
    { path: '^server/app\\.ts$' },
  ),
  forbid(
    'main-by-nobody',
    'An entry point is run, not imported.',
    { path: ours },
    { path: '^(server|sandbox)/main\\.ts$|^(portal|console)/src/main\\.tsx$' },
  ),
  forbid(
    'sql-only-in-stores',
    'SQL lives in stores, the ledger, migrations and the parts of the platform that keep rows; benches measure against it.',
    {
      path: ours,
      pathNot: [
        '^bench/',
        '^server/modules/[^/]+/store/',
        '^server/ledger/',
        '^server/migrations/',
        '^server/platform/(db|settings|keys|outbox|jobs|backup)/',
        '^server/.*test-world/',
        '^server/.*\\.test\\.ts$',
      ],
    },
    { path: npm('kysely', 'pg', '@electric-sql/pglite') },
  ),
]

const frontEndRules = ['portal', 'console'].flatMap((app) => {
  const source = `^${app}/src`
  return [
    forbid(
      `${app}-base-below-features`,
      'api, i18n and session know no feature, page or shell.',
      { path: `${source}/(api|i18n|session)/`, pathNot: tests },
      { path: `${source}/`, pathNot: `${source}/(api|i18n|session)/` },
    ),
    forbid(
      `${app}-features-below-pages`,
      'Features know no page, shell or root file.',
      { path: `${source}/features/`, pathNot: tests },
      { path: `${source}/`, pathNot: `${source}/(features|api|i18n|session)/` },
    ),
    forbid(
      `${app}-shell-below-pages`,
      'The shell frames pages without knowing them.',
      { path: `${source}/shell/`, pathNot: tests },
      { path: [`${source}/pages/`, `${source}/[^/]+$`] },
    ),
    forbid(
      `${app}-pages-below-root`,
      'Pages are named by the router; they do not know it.',
      { path: `${source}/pages/`, pathNot: tests },
      { path: `${source}/[^/]+$` },
    ),
  ]
})

const browserRules = [
  forbid(
    'browser-no-schemas',
    'The browser imports types, the generated tables, texts and the sealing of bodies, never schemas.',
    { path: '^(client|portal/src|console/src)/', pathNot: [...tests, '^client/build/'] },
    {
      path: '^contract/',
      pathNot: ['^contract/(operator-)?client\\.gen\\.ts$', '^contract/texts/', '^contract/seal-body\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'build-stays-out-of-pages',
    'Plugins of the build run in Node; no page imports them.',
    { path: '^(client/(?!build/)|portal/src/|console/src/)', pathNot: tests },
    { path: '^(client|portal|console)/build/' },
  ),
]

/*
 * A file two or more folders below a holder is private to the folder above its own. The look-aheads
 * capture the importer's own folders ($1 to $6), whose root files and direct subfolders it may see.
 */
const levels = [1, 2, 3, 4, 5, 6]
const ownFolders = levels.map((depth) => `(?=(${'[^/]+/'.repeat(depth)}|))`).join('')
const visibleBelow = (folder) => [`^${folder}[^/]+$`, `^${folder}[^/]+/[^/]+$`]
const frontDoorRule = forbid(
  'front-door-only',
  "A folder's root files are its front door; its subfolders are private to it.",
  { path: `^${ownFolders}` },
  {
    path: ours,
    pathNot: [
      '/test-world/[^/]+$',
      ...visibleBelow(`(${holders})/`),
      ...levels.flatMap((depth) => visibleBelow(`$${depth}`)),
    ],
  },
)

const generalRules = [
  forbid('no-cycle', 'Files that import each other are one file in disguise.', {}, { circular: true }),
  forbid(
    'no-unresolved',
    'An import that leads nowhere hides from every other rule. Texts of files that are taken raw are found by the build.',
    {},
    { couldNotResolve: true, pathNot: '\\?raw$' },
  ),
  forbid(
    'schemas-only-in-contract-and-server',
    'Schemas are built by the contract and used by the server.',
    { path: ours, pathNot: ['^(contract|server)/'] },
    { path: npm('typebox'), dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'curves-only-in-beacon-check',
    "Curves are heavy for the browser: the check of a beacon signature alone loads them, and the sandbox's beacon, which signs.",
    {
      path: ours,
      pathNot: [
        '^rules/lottery/beacon-signature(\\.test)?\\.ts$',
        '^rules/lottery/verify-draw\\.mjs$',
        '^sandbox/beacon/beacon-(key|party\\.test)\\.ts$',
      ],
    },
    { path: npm('@noble/curves') },
  ),
  forbid(
    'no-test-imports',
    'Nothing imports a test, and only tests import test worlds.',
    { path: ours, pathNot: tests },
    { path: ['\\.(test|spec)\\.tsx?$', '/test-world/'] },
  ),
  forbid(
    'process-is-global',
    'The linter watches env and exit of the global process, so nobody imports them under another name.',
    { path: ours },
    { path: '^(node:)?process$' },
  ),
  forbid(
    'domain-has-no-timers',
    'Clock and randomness are injected into rules, ledger and modules; art has none.',
    { path: ['^(rules|art)/', '^server/(ledger|modules)/'], pathNot: tests },
    { path: '^(node:)?(timers|perf_hooks)' },
  ),
]

export default {
  forbidden: [
    ...generalRules,
    ...workspaceRules,
    ...serverRules,
    ...orders,
    ...frontEndRules,
    ...browserRules,
    frontDoorRule,
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((portal|console|ui|server)/dist|data|\\.reports)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
}
