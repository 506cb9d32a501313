import { type Finding, lineAt, type SourceFile } from './finding.ts'
import { moduleOrder } from './module-order.ts'
import { withoutComments } from './source-kind.ts'

/** Which part of the server owns each table and view, and what stood in the way of knowing. */
export interface TableOwners {
  readonly tables: ReadonlyMap<string, string>
  readonly views: ReadonlyMap<string, string>
  readonly findings: readonly Finding[]
}

const names = ['platform', 'ledger', ...moduleOrder.flat()].sort((a, b) => b.length - a.length)
const migration = new RegExp(`^server/migrations/\\d{4}-(${names.join('|')})(-[a-z0-9-]+)?\\.(sql|ts)$`)
const creation =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+|materialized\s+)?(table|view)\s+(?:if\s+not\s+exists\s+)?(?:\w+\.)?"?(\w+)"?/gi
const declarations = /\binterface Tables \{([^}]*)\}/g
const store = /^server\/(?:modules\/([^/]+)\/store|(ledger|platform))\//

/** The part that a migration is named for: `wallet` for `server/migrations/0007-wallet-deposits.sql`. */
export function migrationOwner(path: string): string | undefined {
  return migration.exec(path)?.[1]
}

/** A table belongs to the part that its migration is named for, which alone declares its row type. */
export function tableOwners(files: readonly SourceFile[]): TableOwners {
  const declared = declaredTables(files)
  const made = { table: new Map<string, string>(), view: new Map<string, string>() }
  const findings = [...declared.findings]
  for (const { path, text } of files) {
    if (!/^server\/migrations\/.*\.sql$/.test(path)) continue
    if (!migration.test(path)) {
      const message = 'Name it NNNN-<module>-<what>.sql, with a module of the order, ledger or platform.'
      findings.push({ path, line: 1, rule: 'migration-name', message })
      continue
    }
    for (const { 1: kind = '', 2: name = '', index } of text.replace(/--[^\n]*/g, blank).matchAll(creation)) {
      const owner = migrationOwner(path) ?? ''
      const known = kind.toLowerCase() === 'table' ? made.table : made.view
      const other = declared.owners.get(name) ?? made.table.get(name) ?? made.view.get(name) ?? owner
      known.set(name, other)
      if (other !== owner) {
        const message = `'${name}' already belongs to ${other}.`
        findings.push({ path, line: lineAt(text, index), rule: 'table-one-owner', message })
      }
    }
  }
  return { tables: made.table, views: made.view, findings }
}

function declaredTables(files: readonly SourceFile[]) {
  const owners = new Map<string, string>()
  const findings: Finding[] = []
  for (const { path, text } of files) {
    const [, module, other] = store.exec(path) ?? []
    const part = module ?? other
    if (part === undefined) continue
    const code = withoutComments(text)
    for (const { 1: body = '', index } of code.matchAll(declarations)) {
      for (const [, name = ''] of body.matchAll(/^\s*(\w+): /gm)) {
        const owner = owners.get(name)
        if (owner === undefined) owners.set(name, part)
        else if (owner !== part) {
          const message = `'${name}' already belongs to ${owner}.`
          findings.push({ path, line: lineAt(code, index), rule: 'table-one-owner', message })
        }
      }
    }
  }
  return { owners, findings }
}

function blank(comment: string): string {
  return ' '.repeat(comment.length)
}
