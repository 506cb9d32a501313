import { type Finding, lineAt, type SourceFile } from './finding.ts'
import { heightOf } from './module-order.ts'

/** Which part of the server made each table and view, and what stood in the way of knowing. */
export interface TableOwners {
  readonly tables: ReadonlyMap<string, string>
  readonly views: ReadonlyMap<string, string>
  readonly findings: readonly Finding[]
}

const creation =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+|materialized\s+)?(table|view)\s+(?:if\s+not\s+exists\s+)?(?:\w+\.)?"?(\w+)"?/gi

/** The part that a migration belongs to: `wallet` for `server/migrations/0007-wallet-deposits.sql`. */
export function migrationOwner(path: string): string | undefined {
  const owner = /^server\/migrations\/\d{4}-([a-z]+)(-[a-z0-9-]+)?\.(sql|ts)$/.exec(path)?.[1]
  return owner !== undefined && heightOf(owner) !== undefined ? owner : undefined
}

/** Reads owners from the names of migrations. */
export function tableOwners(files: readonly SourceFile[]): TableOwners {
  const made = { table: new Map<string, string>(), view: new Map<string, string>() }
  const findings: Finding[] = []
  for (const { path, text } of files) {
    if (!/^server\/migrations\/.*\.sql$/.test(path)) continue
    const owner = migrationOwner(path)
    if (owner === undefined) {
      const message = 'Name it NNNN-<module>-<what>.sql, with a module of the order, ledger or platform.'
      findings.push({ path, line: 1, rule: 'migration-name', message })
      continue
    }
    for (const { 1: kind = '', 2: name = '', index } of text.replace(/--[^\n]*/g, blank).matchAll(creation)) {
      const known = kind.toLowerCase() === 'table' ? made.table : made.view
      const other = made.table.get(name) ?? made.view.get(name)
      if (other !== undefined && other !== owner) {
        const message = `'${name}' already belongs to ${other}.`
        findings.push({ path, line: lineAt(text, index), rule: 'table-one-owner', message })
      }
      if (other === undefined) known.set(name, owner)
    }
  }
  return { tables: made.table, views: made.view, findings }
}

function blank(comment: string): string {
  return ' '.repeat(comment.length)
}
