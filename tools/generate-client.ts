import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { errorCatalogue } from '@banyan/contract/errors.ts'

/** The table that browsers import instead of schemas. A build keeps the calls of its own port only. */
export const clientTableFile = new URL('../contract/client.gen.ts', import.meta.url)

/** The source of the table: how each port's calls are sent, and how errors are shown. */
export function clientTableSource(): string {
  const all = Object.values<CallDefinition>(calls)
  return [
    '// Generated from contract/calls.ts and contract/errors.ts by `npm run generate`; a test compares it.',
    '',
    '// A row that says nothing else is a GET in clear, with the token if there is one.',
    '',
    '/** How the portal sends its calls. */',
    ...table('callTable', all.filter(isForPortal).map(rowOf)),
    '',
    "/** How the console sends the calls of the operators' port. */",
    ...table('operatorCallTable', all.filter(isForConsole).map(rowOf)),
    '',
    '/** How errors are shown that are no dialogs; the text of a code is `errors.<code>` in contract/texts. */',
    ...table('presentationTable', presentations()),
    '',
  ].join('\n')
}

function table(name: string, rows: readonly string[]): string[] {
  return [`export const ${name} = {`, ...rows.map((row) => `  ${row},`), '} as const']
}

function rowOf({ id, method, path, moduleId, token, encrypted }: CallDefinition): string {
  const fields = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    `path: '${path}'`,
    `moduleId: '${moduleId}'`,
    ...(token === 'none' ? [`token: 'none'`] : []),
    ...(encrypted ? ['encrypted: true'] : []),
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

function isForPortal(call: CallDefinition): boolean {
  return !isForConsole(call) && call.callers.some((caller) => caller !== 'vendor' && caller !== 'gateway')
}
