import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { errorCatalogue } from '@banyan/contract/errors.ts'

const note = '// Generated from contract/calls.ts and contract/errors.ts by `npm run generate`; a test compares it.'
const rowNote = '// A row that says nothing else is a GET in clear, with the token if there is one.'

/** The tables that browsers import instead of schemas: one file for each app, so that none pays for the other's calls. */
export const clientTables: readonly { readonly file: URL; readonly source: () => string }[] = [
  { file: new URL('../contract/client.gen.ts', import.meta.url), source: portalSource },
  { file: new URL('../contract/operator-client.gen.ts', import.meta.url), source: consoleSource },
]

/** How the portal's calls are sent, and how errors are shown, which the console needs too. */
function portalSource(): string {
  return [
    ...[note, '', rowNote, ''],
    '/** How the portal sends its calls. */',
    ...table('callTable', Object.values<CallDefinition>(calls).filter(isForPortal).map(rowOf)),
    '',
    '/** How errors are shown that are no dialogs; the text of a code is `errors.<code>` in contract/texts. */',
    ...table('presentationTable', presentations()),
    '',
  ].join('\n')
}

function consoleSource(): string {
  const ownRows = Object.values<CallDefinition>(calls).filter((call) => isForConsole(call) && !isChangeOfSection(call))
  return [
    ...[note, '', rowNote, ''],
    "/** How the console sends the calls of the operators' port; console/src/api/call-rows.ts adds what they have alike. */",
    ...table('operatorCallTable', ownRows.map(consoleRowOf)),
    '',
  ].join('\n')
}

function table(name: string, rows: readonly string[]): string[] {
  return [`export const ${name} = {`, ...rows.map((row) => `  ${row},`), '} as const']
}

function rowOf(call: CallDefinition): string {
  return rowFrom(call, [`path: '${call.path}'`, `moduleId: '${call.moduleId}'`])
}

/** What every call of the operators' port has alike is left out, for the table is part of the console's first screen. */
const operatorsPath = '/wps/operator'
const operatorsModule = 'OPERATOR'

function consoleRowOf(call: CallDefinition): string {
  const { id, path, moduleId } = call
  if (!path.startsWith(operatorsPath) || moduleId !== operatorsModule)
    throw new Error(`${id} is no call as the operators' port has them`)
  return rowFrom(call, [`path: '${path.slice(operatorsPath.length)}'`])
}

function rowFrom(call: CallDefinition, named: readonly string[]): string {
  const { id, method, token, encrypted, multipart, answersFile } = call
  const fields = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...named,
    ...(token === 'none' ? [`token: 'none'`] : []),
    ...(encrypted ? ['encrypted: true'] : []),
    ...(multipart ? ['multipart: true'] : []),
    ...(answersFile ? ['answersFile: true'] : []),
  ]
  return `${id}: { ${fields.join(', ')} }`
}

function presentations(): string[] {
  return Object.entries(errorCatalogue)
    .filter(([, { presentation }]) => presentation !== 'dialog')
    .map(([code, { presentation }]) => `${code}: '${presentation}'`)
}

/** "operator" among the callers says which port a call belongs to. */
function isForConsole({ callers }: CallDefinition): boolean {
  return callers.includes('operator')
}

/** A section of the settings is changed where it is read, so that its row follows from that of the reading call. */
function isChangeOfSection({ id, method, path }: CallDefinition): boolean {
  const reading = Object.values<CallDefinition>(calls).find((call) => call.id === id.replace(/^change/, 'read'))
  return method === 'PUT' && reading?.path === path && reading.method === 'GET' && path.includes('/settings/')
}

function isForPortal(call: CallDefinition): boolean {
  return !isForConsole(call) && call.callers.some((caller) => caller !== 'vendor' && caller !== 'gateway')
}
