import { moduleOrder } from '../module-order.ts'
import { wingFolder, wingOrder, wings } from '../wings.ts'
import { type Planted, threeUp } from './planted.ts'

const module = 'export const reached = true\n'
const modules = moduleOrder.flat()

/** Where the features of an application lie; the portal's in wings. */
const featuresOf = (app: string) => (app === 'portal' ? `${wingFolder}/lobby` : `${app}/src/features`)

/** Features of which each imports all before it: 78 edges of 70. */
const tangle = Array.from({ length: 13 }, (_, index) => {
  const before = Array.from({ length: index }, (_, other) => `import '../tangle-${other}/tangled.ts'\n`)
  return [`${wingFolder}/lobby/tangle-${index}/tangled.ts`, before.join('') || module]
})

/** Innocent files that the violations reach for. */
export const scenery: Record<string, string> = {
  'server/main.ts': `import './app.ts'\n`,
  'server/app.ts': `import './modules/wallet/module.ts'\n`,
  'server/events.ts': module,
  'server/ledger/post.ts': module,
  'server/ledger/rows/entry.ts': module,
  'server/platform/clock.ts': module,
  'server/planted/answer.ts': `export async function answer(): Promise<boolean> {\n  return true\n}\n`,
  'server/platform/db/database.ts': module,
  'server/platform/db/driver/pool.ts': module,
  'server/platform/left/two.ts': module,
  'server/platform/right/one.ts': module,
  'server/platform/right/two.ts': `import '../left/two.ts'\n`,
  'rules/planted/cycle-b.ts': `import './cycle-a.ts'\n`,
  'rules/planted/cycle-d.ts': `import type { C } from './cycle-c.ts'\nexport type D = C\n`,
  'server/test-world/world.ts': `import '../app.ts'\nimport '../modules/games/test-world/builder.ts'\nimport 'pg'\n`,
  'server/modules/games/test-world/builder.ts': module,
  'server/modules/wallet/module.ts': module,
  'server/modules/wallet/store/rows.ts': module,
  'server/modules/unplaced/unplaced.ts': module,
  'sandbox/main.ts': module,
  'ui/button.tsx': module,
  'client/build/texts.ts': module,
  'rules/money/money.ts': module,
  ...Object.fromEntries(modules.map((name) => [`server/modules/${name}/offer.ts`, module])),
  ...Object.fromEntries(wings.map((wing) => [`${wingFolder}/${wing}/search/search-box.tsx`, module])),
  ...Object.fromEntries(tangle),
  ...Object.fromEntries(['portal', 'console'].flatMap((app) => Object.entries(frontEnd(app)))),
}

function frontEnd(app: string): Record<string, string> {
  return {
    [`${app}/package.json`]: JSON.stringify({ name: `@banyan/${app}`, type: 'module', imports: { '#/*': './*' } }),
    [`${app}/src/main.tsx`]: module,
    [`${app}/src/router.tsx`]: module,
    [`${app}/src/api/request.ts`]: module,
    [`${app}/src/session/session.ts`]: module,
    [`${app}/src/shell/shell.tsx`]: module,
    [`${app}/src/pages/home.tsx`]: module,
    [`${featuresOf(app)}/search/search-box.tsx`]: module,
    [`${featuresOf(app)}/search/parts/hit.tsx`]: module,
  }
}

function plant(rule: string, path: string, target: string): Planted {
  return { rule, path, text: `import '${target}'\n` }
}

const workspaces = [
  plant('workspace-rules', 'rules/planted/a.ts', '@banyan/contract/errors.ts'),
  plant('workspace-art', 'art/planted/a.ts', '@banyan/contract/errors.ts'),
  plant('workspace-art', 'art/planted/b.ts', '@banyan/rules/money/money.ts'),
  plant('workspace-contract', 'contract/planted/a.ts', '../../server/events.ts'),
  plant('workspace-ui', 'ui/planted/a.ts', '@banyan/contract/errors.ts'),
  plant('workspace-ui', 'ui/planted/b.ts', '@banyan/rules/money/money.ts'),
  plant('workspace-client', 'client/planted/a.ts', '@banyan/portal/src/router.tsx'),
  plant('workspace-client', 'client/planted/b.ts', '@banyan/server/app.ts'),
  plant('workspace-portal', 'portal/src/planted/a.ts', '@banyan/server/app.ts'),
  plant('workspace-console', 'console/src/planted/a.ts', '@banyan/server/app.ts'),
  plant('workspace-server', 'server/planted/a.ts', '@banyan/portal/src/router.tsx'),
  plant('workspace-sandbox', 'sandbox/planted/a.ts', '@banyan/server/events.ts'),
  plant('workspace-sandbox', 'sandbox/planted/b.ts', '@banyan/rules/money/money.ts'),
  plant('workspace-e2e', 'e2e/planted/a.ts', '@banyan/portal/src/router.tsx'),
  plant('workspace-bench', 'bench/planted/a.ts', '@banyan/server/events.ts'),
  plant('workspace-tools', 'tools/planted/a.ts', '@banyan/server/events.ts'),
]

/** One wall in every spelling that reaches a file. */
const target = `${threeUp}server/events.ts`
const spellings = [
  ['relative', `import '${target}'`],
  ['package', `import '@banyan/server/events.ts'`],
  ['javascript', `import '@banyan/server/events.js'`],
  ['lazy', `export const lazy = () => import('@banyan/server/events.ts')`],
  ['template', `export const lazy = () => import(\`@banyan/server/events.ts\`)`],
  ['again', `export { reached } from '@banyan/server/events.ts'`],
  ['all', `export * from '@banyan/server/events.ts'`],
  ['type', `import type { reached } from '@banyan/server/events.ts'\nexport type A = typeof reached`],
  ['inline-type', `import { type reached } from '@banyan/server/events.ts'\nexport type A = typeof reached`],
  ['type-query', `export type A = typeof import('@banyan/server/events.ts')`],
  ['equals', `import events = require('@banyan/server/events.ts')\nexport const a = events`],
].map(([name, text]): Planted => ({ rule: 'workspace-portal', path: `portal/src/spelt/${name}.ts`, text: `${text}\n` }))

const server = [
  plant('platform-below-all', 'server/platform/planted/a.ts', '#/ledger/post.ts'),
  plant('platform-below-all', 'server/platform/planted/b.ts', '../../modules/wallet/offer.ts'),
  plant('platform-below-all', 'server/platform/planted/c.ts', '#/events.ts'),
  plant('ledger-below-modules', 'server/ledger/planted/a.ts', '#/modules/wallet/offer.ts'),
  plant('ledger-below-modules', 'server/ledger/planted/b.ts', '#/app.ts'),
  plant('events-below-modules', 'server/events.ts', './modules/wallet/offer.ts'),
  plant('modules-below-app', 'server/modules/games/planted/a.ts', '#/app.ts'),
  plant('wiring-only-by-app', 'server/modules/games/planted/b.ts', '#/modules/wallet/module.ts'),
  plant('wiring-only-by-app', 'server/modules/wallet/offer.ts', './module.ts'),
  plant('app-only-by-main', 'server/planted/b.ts', '#/app.ts'),
  plant('main-by-nobody', 'server/planted/c.ts', '../main.ts'),
  plant('main-by-nobody', 'sandbox/planted/c.ts', '#/main.ts'),
  plant('sql-only-in-stores', 'server/modules/games/use-cases/kysely.ts', 'kysely'),
  plant('sql-only-in-stores', 'server/modules/games/use-cases/migration.ts', 'kysely/migration'),
  plant('sql-only-in-stores', 'server/modules/games/use-cases/pg.ts', 'pg'),
  plant('sql-only-in-stores', 'e2e/planted/pg.spec.ts', 'pg'),
  plant('no-test-imports', 'server/planted/builder.ts', '#/modules/games/test-world/builder.ts'),
  plant('sql-only-in-stores', 'server/platform/http/pglite.ts', '@electric-sql/pglite'),
  { rule: 'sql-only-in-stores', path: 'server/planted/d.ts', text: `export type { Kysely } from 'kysely'\n` },
]

const order = modules.map((name, index): Planted => {
  const higher = modules.slice(index + 1).find((other) => !['promotions', 'points', 'records'].includes(other))
  return plant(
    `module-order-${name}`,
    `server/modules/${name}/planted/order.ts`,
    `#/modules/${higher ?? 'unplaced'}/${higher ? 'offer' : 'unplaced'}.ts`,
  )
})

const neighbours = [
  plant('module-order-lottery', 'server/modules/lottery/planted/beside.ts', '#/modules/points/offer.ts'),
  plant('module-order-points', 'server/modules/points/planted/beside.ts', '#/modules/promotions/offer.ts'),
  plant('module-order-records', 'server/modules/records/planted/beside.ts', '#/modules/agents/offer.ts'),
]

const frontEnds = ['portal', 'console'].flatMap((app) => [
  plant(
    `${app}-base-below-features`,
    `${app}/src/api/planted.ts`,
    `#/${featuresOf(app).slice(app.length + 1)}/search/search-box.tsx`,
  ),
  plant(`${app}-base-below-features`, `${app}/src/i18n/planted.ts`, '#/src/pages/home.tsx'),
  plant(`${app}-base-below-features`, `${app}/src/session/planted.ts`, '../shell/shell.tsx'),
  plant(`${app}-features-below-pages`, `${featuresOf(app)}/planted/a.tsx`, '#/src/pages/home.tsx'),
  plant(`${app}-features-below-pages`, `${featuresOf(app)}/planted/b.tsx`, '#/src/router.tsx'),
  plant(`${app}-shell-below-pages`, `${app}/src/shell/planted.tsx`, '../pages/home.tsx'),
  plant(`${app}-pages-below-root`, `${app}/src/pages/planted.tsx`, '../router.tsx'),
  plant('browser-no-schemas', `${app}/src/api/schema.ts`, '@banyan/contract/calls.ts'),
  plant('build-stays-out-of-pages', `${app}/src/planted/plugin.ts`, '@banyan/client/build/texts.ts'),
])

/** Each wing reaches for one that is not below it. */
const wingsUp = wingOrder.flatMap((row, index) =>
  row.map((wing): Planted => {
    const other = wingOrder.slice(index + 1).flat()[0]
    const target = other ? `${other}/search/search-box.tsx` : 'loose.ts'
    return plant(`wing-order-${wing}`, `${wingFolder}/${wing}/planted/up.ts`, `#/src/features/${target}`)
  }),
)
const wingsBeside = [
  plant('wing-order-lottery', `${wingFolder}/lottery/planted/beside.ts`, '#/src/features/play/search/search-box.tsx'),
]

const client = [
  plant('browser-no-schemas', 'client/planted/schema.ts', '@banyan/contract/calls.ts'),
  plant('build-stays-out-of-pages', 'client/planted/plugin.ts', '#/build/texts.ts'),
]

const frontDoors = [
  plant('front-door-only', 'server/modules/games/planted/c.ts', '#/modules/wallet/store/rows.ts'),
  plant('front-door-only', 'server/modules/games/planted/d.test.ts', '#/modules/wallet/store/rows.ts'),
  plant('front-door-only', 'server/modules/games/planted/e.ts', '#/ledger/rows/entry.ts'),
  plant('front-door-only', 'server/modules/games/store/f.ts', '#/platform/db/driver/pool.ts'),
  plant('front-door-only', 'server/platform/http/planted.ts', '../db/driver/pool.ts'),
  plant('front-door-only', 'server/planted.ts', './modules/wallet/store/rows.ts'),
  plant('front-door-only', `${wingFolder}/lobby/planted/c.tsx`, '../search/parts/hit.tsx'),
  plant('front-door-only', `${wingFolder}/account/planted/d.tsx`, '#/src/features/lobby/search/parts/hit.tsx'),
  plant('front-door-only', 'console/src/features/planted/c.tsx', '../search/parts/hit.tsx'),
  plant('front-door-only', 'portal/src/pages/planted-door.tsx', '#/src/features/lobby/search/parts/hit.tsx'),
]

const general = [
  plant('no-cycle', 'rules/planted/cycle-a.ts', './cycle-b.ts'),
  {
    rule: 'no-cycle',
    path: 'rules/planted/cycle-c.ts',
    text: `import type { D } from './cycle-d.ts'\nexport type C = D\n`,
  },
  plant('no-folder-cycle', 'server/platform/left/one.ts', '../right/one.ts'),
  plant('no-unresolved', 'rules/planted/lost.ts', './nowhere.ts'),
  plant('no-unresolved', 'server/planted/lost.ts', '#/nowhere.ts'),
  plant('schemas-only-in-contract-and-server', 'portal/src/planted/typebox.ts', 'typebox'),
  plant('curves-only-in-beacon-check', 'rules/planted/curves.ts', '@noble/curves/bls12-381.js'),
  plant('no-test-imports', 'server/modules/games/planted/world.ts', '#/test-world/world.ts'),
  plant('no-test-imports', 'rules/planted/imports-test.ts', '../content/localised-text.test.ts'),
  plant('domain-has-no-timers', 'server/modules/games/planted/timer.ts', 'node:timers/promises'),
  {
    rule: 'process-is-global',
    path: 'server/planted/env.ts',
    text: `import { env } from 'node:process'\nexport const a = env\n`,
  },
  { rule: 'unseen-file', path: 'outside/planted.ts', text: module },
  plant('process-is-global', 'sandbox/planted/exit.ts', 'process'),
  {
    rule: 'picture-current',
    path: 'docs/ARCHITECTURE.md',
    text: '<!-- picture: begin -->\nold\n<!-- picture: end -->\n',
  },
]

export const plantedImports: readonly Planted[] = [
  ...workspaces,
  ...spellings,
  ...server,
  ...order,
  ...neighbours,
  ...frontEnds,
  ...wingsUp,
  ...wingsBeside,
  ...client,
  ...frontDoors,
  ...general,
]
