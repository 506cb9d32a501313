import { type Check, type Finding, lineAt, type SourceFile } from './finding.ts'
import { heightOf } from './module-order.ts'
import { isCode, isTest, mayHoldSql, withoutComments } from './source-kind.ts'
import { migrationOwner, type TableOwners, tableOwners } from './table-owners.ts'

const name = String.raw`(?:\w+\.)?"?(\w+)"?`
const builderWrites = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:['"`](\w+)|(?!['"`\s]))/g
const rawWrites = new RegExp(
  String.raw`\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy|(?:alter|drop)\s+(?:table|view)(?:\s+if\s+exists)?)\s+${name}`,
  'gi',
)
const builderReads = /\.(?:selectFrom|\w*[jJ]oin\w*|using|from|table)\(\s*\[?\s*['"`](\w+)/g
const rawReads = new RegExp(String.raw`(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:lateral\s+|only\s+)?${name}`, 'gi')

/** The part of the server that a file belongs to. */
function partOf(path: string): string {
  const part = /^server\/(?:modules\/([^/]+)|(ledger|platform))\//.exec(path)
  return part?.[1] ?? part?.[2] ?? migrationOwner(path) ?? 'server'
}

/** Views that a part offers: those its README names in backticks. */
function offers(files: readonly SourceFile[], owner: string, view: string): boolean {
  const folder =
    heightOf(owner) === undefined || (heightOf(owner) ?? 0) < 0 ? `server/${owner}` : `server/modules/${owner}`
  return files.some(({ path, text }) => path === `${folder}/README.md` && text.includes(`\`${view}\``))
}

function breach(files: readonly SourceFile[], owners: TableOwners, part: string, table: string, writes: boolean) {
  const owner = owners.tables.get(table) ?? owners.views.get(table)
  if (owner === undefined || owner === part) return undefined
  if (writes) return { rule: 'table-one-writer', message: `'${table}' is written by ${owner} alone.` }
  if (owners.tables.has(table)) {
    return {
      rule: 'table-read-by-view',
      message: `'${table}' is ${owner}'s table; read a view that its README offers.`,
    }
  }
  if (!offers(files, owner, table)) {
    return { rule: 'table-read-by-view', message: `${owner}'s README does not offer the view '${table}'.` }
  }
  return (heightOf(owner) ?? 0) >= (heightOf(part) ?? Number.POSITIVE_INFINITY)
    ? { rule: 'table-read-by-view', message: `${part} stands below ${owner} and may not read its views.` }
    : undefined
}

/** A table is written by exactly one part of the server, and read by higher ones through its views. */
export const tableWriters: Check = (files) => {
  const owners = tableOwners(files)
  const looked = files.filter(
    ({ path }) => path.startsWith('server/') && (isCode(path) || path.endsWith('.sql')) && !isTest(path),
  )
  const uses = looked.flatMap(({ path, text }): Finding[] => {
    const code = path.endsWith('.sql')
      ? text.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length))
      : withoutComments(text)
    const found = (pattern: RegExp, writes: boolean) =>
      [...code.matchAll(pattern)].flatMap(({ 1: table, index }) => {
        const line = lineAt(code, index)
        if (table === undefined)
          return [{ path, line, rule: 'table-name-literal', message: 'Name the written table in place.' }]
        const fault = breach(files, owners, partOf(path), table, writes)
        return fault ? [{ path, line, ...fault }] : []
      })
    const built = [...found(builderWrites, true), ...found(builderReads, false)]
    return mayHoldSql(path) ? [...built, ...found(rawWrites, true), ...found(rawReads, false)] : built
  })
  return [...owners.findings, ...uses]
}
