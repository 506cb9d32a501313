import { type Planted, threeUp } from './planted.ts'

const innocent = 'export const planted = 1\n'

/** Spelt apart, because this file stands behind the same wall. */
const importCall = ['imp', 'ort('].join('')

function names(rule: string, ...paths: string[]): Planted[] {
  return paths.map((path) => ({ rule, path, text: innocent }))
}

function classes(...values: string[]): Planted[] {
  return values.map((value, index) => ({
    rule: 'logical-classes',
    path: `${index % 2 ? 'portal/src' : 'ui'}/planted/class-${index}.tsx`,
    text: `export const planted = 'flex ${value} grow'\n`,
  }))
}

function styles(...values: string[]): Planted[] {
  return values.map((value, index) => ({
    rule: 'logical-classes',
    path: `ui/planted/style-${index}.css`,
    text: `.planted {\n  ${value};\n}\n`,
  }))
}

function sql(...texts: string[]): Planted[] {
  return texts.map((text, index) => ({
    rule: 'sql-places',
    path: `server/modules/games/planted/sql-${index}.ts`,
    text: `export const planted = ${text}\n`,
  }))
}

/** Each line reaches for a table of the wallet or a view from another part of the server. */
function tables(rule: string, part: string, ...uses: string[]): Planted[] {
  return uses.map((use, index) => ({
    rule,
    path: `server/${part}/planted-${rule}-${index}.ts`,
    text: `export const planted = ${use}\n`,
  }))
}

/** Folders whose front door has a file too many. */
export const crowdedFolders = ['server/modules/points', 'server/platform/crowd', 'server/ledger'] as const

/** Migrations, and what owners offer; they tell the checks which module owns what. */
export const tableScenery: Record<string, string> = {
  'server/migrations/0901-wallet-deposits.sql':
    'create table planted_deposits (id bigint);\ncreate view planted_offered as select 1;\ncreate view planted_kept as select 1;\n',
  'server/migrations/0902-records-reports.sql': 'create view planted_reports as select 1;\n',
  'server/modules/games/store/declared.ts': 'interface Tables {\n  planted_declared: One\n}\n',
  // Eleven files in a front door are one too many; the finding is the folder's.
  ...Object.fromEntries(
    crowdedFolders.flatMap((folder) => Array.from({ length: 11 }, (_, i) => [`${folder}/door-${i}.ts`, innocent])),
  ),
  'server/modules/wallet/README.md': '# Wallet\n\nOffers the view `planted_offered`.\n',
  'server/modules/records/README.md': '# Records\n\nOffers the view `planted_reports`.\n',
  'server/modules/games/store/offered.ts': `export const allowed = (db: Db) => db.selectFrom('planted_offered')\n`,
  'server/modules/wallet/store/own.ts': `export const allowed = (db: Db) => db.insertInto('planted_deposits')\n`,
}

const migrations: Planted[] = [
  { rule: 'migration-name', path: 'server/migrations/0903-planted.sql', text: 'select 1;\n' },
  {
    rule: 'table-one-owner',
    path: 'server/migrations/0904-games-deposits.sql',
    text: 'create table planted_deposits (id bigint);\n',
  },
  {
    rule: 'table-one-writer',
    path: 'server/migrations/0905-games-alter.sql',
    text: 'alter table planted_deposits add a int;\n',
  },
  {
    rule: 'table-read-by-view',
    path: 'server/migrations/0906-records-peek.sql',
    text: 'create view peek as select * from planted_deposits;\n',
  },
  {
    rule: 'table-one-owner',
    path: 'server/migrations/0907-records-declared.sql',
    text: 'create table planted_declared (id bigint);\n',
  },
]

/** Breaches that only the project's own checker sees. */
export const plantedWalls: readonly Planted[] = [
  ...names(
    'empty-name',
    'rules/utils/a.ts',
    'server/modules/games/shared/a.ts',
    'ui/common.ts',
    'rules/planted/date-helpers.ts',
  ),
  ...names('empty-name', 'contract/lib/a.ts', 'rules/misc/a.ts', 'portal/src/helpers/a.ts'),
  ...names(
    'empty-file-name',
    'rules/planted/index.ts',
    'contract/planted/types.ts',
    'ui/planted/constants.ts',
    'ui/planted/index.tsx',
  ),
  ...names('kebab-case', 'server/modules/games/camelFolder/a.ts'),
  ...names(
    'feature-in-wing',
    'portal/src/features/loose.ts',
    'portal/src/features/planted/a.ts',
    'portal/src/features/lobby/loose.ts',
  ),
  { rule: 'kebab-case', path: 'ui/planted/snake_case.css', text: '.a {\n  color: red;\n}\n' },
  { rule: 'file-size', path: 'rules/planted/long-file.ts', text: innocent.repeat(301) },
  { rule: 'deep-relative-path', path: 'server/modules/games/planted/deep.ts', text: `import '${threeUp}events.ts'\n` },
  {
    rule: 'computed-import',
    path: 'server/planted/computed.ts',
    text: `export const planted = (name: string) => ${importCall}name)\n`,
  },
  ...classes(
    'ml-2',
    'md:hover:-mr-4',
    'pl-[3px]',
    '-left-1',
    'right-auto',
    'text-left',
    'border-l',
    'border-r-2',
    'rounded-tr-lg',
  ),
  ...classes('float-right', '!pr-1', 'rtl:ml-2', 'scroll-ml-1').map((row) => ({
    ...row,
    path: row.path.replace('class', 'more'),
  })),
  {
    rule: 'logical-classes',
    path: 'ui/planted/built.tsx',
    text: 'export const planted = (n: number) => `flex ml-${n}`\n',
  },
  ...styles(
    'margin-left: 1px',
    'padding-right: 1px',
    'left: 0',
    'right: 0',
    'border-left: 0',
    'text-align: right',
    '@apply flex ml-2',
  ),
  { rule: 'logical-classes', path: 'ui/planted/inline.tsx', text: 'export const planted = { marginLeft: 2 }\n' },
  ...sql(
    "'select id from planted where a = 1'",
    '`\n  INSERT INTO planted VALUES (1)`',
    "'update planted set a = 1'",
    "'delete from planted'",
  ),
  ...tables(
    'table-one-writer',
    'modules/games/store',
    "db.insertInto('planted_deposits')",
    "db.updateTable('planted_deposits')",
  ),
  ...tables(
    'table-one-writer',
    'platform/outbox',
    "db.deleteFrom('planted_deposits')",
    'sql`insert into planted_deposits values (1)`',
  ),
  ...tables('table-one-writer', 'ledger', 'sql`update planted_deposits set a = 1`', "db.mergeInto('planted_deposits')"),
  ...tables(
    'table-read-by-view',
    'modules/games/store',
    "db.selectFrom('planted_deposits')",
    "db.leftJoin('planted_deposits as d', 'a', 'b')",
  ),
  ...tables(
    'table-read-by-view',
    'modules/agents/store',
    "db.selectFrom('planted_kept')",
    'sql`select 1 from planted_deposits`',
  ),
  ...tables('table-read-by-view', 'modules/wallet/store', "db.selectFrom('planted_reports')"),
  ...tables('table-name-literal', 'modules/games/store', 'db.insertInto(table)'),
  ...migrations,
  { rule: 'module-order', path: 'server/modules/unplaced/README.md', text: '# Unplaced\n' },
  { rule: 'module-readme', path: 'server/modules/points/README.md', text: 'A line too many.\n'.repeat(31) },
  { rule: 'module-readme', path: 'server/modules/lottery/README.md', text: '' },
  { rule: 'module-readme', path: 'server/modules/codes/README.md', text: `# codes\n\n${'x'.repeat(121)}\n` },
  ...names('builder-in-test-world', 'server/modules/records/report-builder.ts'),
  {
    rule: 'handler-size',
    path: 'server/modules/records/calls/report.ts',
    text: `export const planted = bind(report, async () => {\n${'  work()\n'.repeat(22)}})\n`,
  },
  ...['wallet/operator-calls/gifts.ts', 'promotions/calls/gifts.ts'].map((file) => ({
    rule: 'operator-call-at-home',
    path: `server/modules/${file}`,
    text: "import { calls } from '@banyan/contract/promotions/operator-promotion-calls.ts'\nexport const planted = calls\n",
  })),
  {
    rule: 'hook-direction',
    path: 'server/hooks.ts',
    text: "export const planted = {\n  turnoverOf: { asks: 'records', answers: 'wallet' },\n}\n",
  },
  {
    rule: 'case-transaction',
    path: 'server/modules/records/use-cases/make-report.ts',
    text: 'export async function makeReport(tx: Tx, database: Database) {\n  await database.transaction(write)\n}\n',
  },
  {
    rule: 'table-one-owner',
    path: 'server/modules/records/store/tables.ts',
    text: 'interface Tables {\n  planted_declared: One\n}\n',
  },
]
