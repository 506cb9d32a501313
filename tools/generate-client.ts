import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { errorCatalogue } from '@banyan/contract/errors.ts'

interface GeneratedFile {
  readonly file: URL
  readonly source: string
}

const note = '// Generated from contract/calls.ts and contract/errors.ts by `npm run generate`; a test compares it.'

/**
 * The tables that browsers import instead of schemas. The portal's: what every visitor's page reads, and in a file that comes when
 * it is needed what one does there or is told of oneself, with the error codes; and the console's.
 */
export function clientTables(): readonly GeneratedFile[] {
  const portals = Object.values<CallDefinition>(calls).filter(isForPortal)
  const codes = Object.entries(errorCatalogue).map(([code, { presentation }]) => [code, presentation] as const)
  const first = [
    '/** What the portal needs to send the calls that every visitor reads: by GET, in clear, with the token if there is one. */',
    'export const callTable = {',
    ...portals
      .filter(isOfFirstPages)
      .map(({ id, path, moduleId }) => `  ${id}: { path: '${path}', moduleId: '${moduleId}' },`),
    '} as const',
  ]
  const gates = errors(
    'gateTable',
    'Codes that the whole portal answers, whatever was asked: by the login popup, that of the password, or a page in the place of all.',
    codes.filter(([, presentation]) => ['login', 'page', 'password'].includes(presentation)),
  )
  const presentations = errors(
    'presentationTable',
    'How each error code is shown; its text is `errors.<code>` in contract/texts.',
    codes,
  )
  const later = table(
    'laterCallTable',
    'What the portal needs to send its other calls.',
    portals.filter((call) => !isOfFirstPages(call)),
  )
  const consoles = table(
    'callTable',
    "What the console needs to send each call of the operators' port.",
    Object.values<CallDefinition>(calls).filter(isForConsole),
  )
  return [
    { file: fileOf('contract/client.gen.ts'), source: sourceOf([...first, '', ...gates]) },
    { file: fileOf('contract/later-client.gen.ts'), source: sourceOf([...later, '', ...presentations]) },
    { file: fileOf('console/src/api/call-table.gen.ts'), source: sourceOf(consoles) },
  ]
}

const fileOf = (path: string) => new URL(`../${path}`, import.meta.url)
const sourceOf = (lines: readonly string[]) => [note, '', ...lines, ''].join('\n')

function table(name: string, what: string, rows: readonly CallDefinition[]): string[] {
  return [
    `/** ${what} */`,
    `export const ${name} = {`,
    ...rows.map(
      ({ id, method, path, moduleId, token, encrypted }) =>
        `  ${id}: { method: '${method}', path: '${path}', moduleId: '${moduleId}', token: '${token}', encrypted: ${encrypted} },`,
    ),
    '} as const',
  ]
}

function errors(name: string, what: string, codes: readonly (readonly [string, string])[]): string[] {
  return [
    `/** ${what} */`,
    `export const ${name} = {`,
    ...codes.map(([code, presentation]) => `  ${code}: '${presentation}',`),
    '} as const',
  ]
}

/** What the lobby and its lists read: open to everybody, in clear, by GET. The rest comes with what asks for it. */
const ofFirstPages: readonly string[] = [
  'systemConfig',
  'systemBanners',
  'gameMenus',
  'gameList',
  'hotGames',
  'gameVendors',
  'winnerBoard',
  'announcements',
]

function isOfFirstPages({ id }: CallDefinition): boolean {
  return ofFirstPages.includes(id)
}

/** "operator" among the callers says which port a call belongs to. */
function isForConsole({ callers }: CallDefinition): boolean {
  return callers.includes('operator')
}

function isForPortal(call: CallDefinition): boolean {
  return !isForConsole(call) && call.callers.some((caller) => caller !== 'vendor' && caller !== 'gateway')
}
