import { readFile, writeFile } from 'node:fs/promises'
import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { errorCatalogue } from '@banyan/contract/errors.ts'

/** Where the generated table stands. */
export const clientFile = new URL('../contract/client.gen.ts', import.meta.url)

/** The source of the table that the browser imports instead of schemas: calls and error codes, nothing else. */
export function clientSource(): string {
  const rows = Object.values<CallDefinition>(calls)
    .filter(isForPortal)
    .map(
      ({ id, method, path, moduleId, token, encrypted }) =>
        `  ${id}: { method: '${method}', path: '${path}', moduleId: '${moduleId}', token: '${token}', encrypted: ${encrypted} },`,
    )
  const codes = Object.entries(errorCatalogue).map(
    ([code, { presentation }]) => `  ${code}: { presentation: '${presentation}' },`,
  )
  return [
    '// Generated from contract/calls.ts and contract/errors.ts by `npm run generate`; a test compares it.',
    '',
    '/** What the portal needs to send each call; those of operators, vendors and gateways are not for it. */',
    'export const callTable = {',
    ...rows,
    '} as const',
    '',
    '/** How each error code is shown; its text is `errors.<code>` in contract/texts. */',
    'export const errorTable = {',
    ...codes,
    '} as const',
    '',
  ].join('\n')
}

function isForPortal({ callers }: CallDefinition): boolean {
  return callers.some((caller) => caller !== 'operator' && caller !== 'vendor' && caller !== 'gateway')
}

if (import.meta.main) {
  const source = clientSource()
  if ((await readFile(clientFile, 'utf8').catch(() => '')) !== source) await writeFile(clientFile, source)
}
