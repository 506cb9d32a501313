import { hash } from 'node:crypto'
import type { Database } from '#/platform/db/database.ts'
import type { RecordAction } from '#/platform/http/recorded-action.ts'
import { insertAction } from '../store/operator-actions.ts'

/** Characters of JSON that a row keeps of what was before, and of what came after. */
const longest = 20_000
/** What a field of longer content may have to be kept as it is. */
const shortField = 100

/** Keeps what operators do in `operator_actions`; an action that can't be recorded does not happen. */
export function recordActions(database: Database): RecordAction {
  return async ({ actor: principal, ...request }, work) =>
    await database.transaction(async (tx) => {
      const { value, object, before, after, reason = null, actor = principal, approval = null } = await work(tx)
      const change = { before: shortened(before), after: shortened(after) }
      await insertAction(tx, { ...request, actor, object, reason, approvalId: approval, ...change })
      return value
    })
}

/**
 * The fields of long content by their hashes. Settings and announcements, which may be megabytes, are whole in the
 * history of their own, under the version that stands beside.
 */
function shortened(content: object | undefined): object | null {
  if (content === undefined) return null
  if (JSON.stringify(content).length <= longest) return content
  const fields = Object.entries(content).map(([name, field]) => {
    const json = JSON.stringify(field) ?? ''
    return [name, json.length <= shortField ? field : { characters: json.length, sha256: hash('sha256', json) }]
  })
  return Object.fromEntries(fields)
}
