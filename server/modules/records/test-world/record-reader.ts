import type { CallDefinition, ValueOf } from '@banyan/contract/call.ts'
import { recordsCalls } from '@banyan/contract/records/records-calls.ts'
import type { World } from '#/test-world/world.ts'

type RecordsCalls = typeof recordsCalls
/** What a test asks with: fields with a default may be left out, and bad ones be put in. */
type Asked = Readonly<Record<string, string | number | undefined>>

const pagesAtMost = 2_000

/** An account that reads its records over HTTP, signed in anew each time, for tests move the clock by days. */
export function recordReader(w: World, accountId: bigint) {
  const send = async (call: CallDefinition, query: Asked) => {
    const { headers } = await w.signIn(accountId)
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    return await w.app.portal.inject({
      url: `${call.path}?${new URLSearchParams(given as [string, string][])}`,
      headers: { ...headers },
    })
  }
  const read = async <Id extends keyof RecordsCalls>(id: Id, query: Asked = {}): Promise<ValueOf<RecordsCalls[Id]>> => {
    const answer = await send(recordsCalls[id], query)
    const { success, value } = answer.json()
    if (!success) throw new Error(`${id} was refused: ${answer.body}`)
    return value
  }
  return {
    read,
    /** The code of a refusal, or ok. */
    async codeOf<Id extends keyof RecordsCalls>(id: Id, query: Asked = {}): Promise<string> {
      const { success, code } = (await send(recordsCalls[id], query)).json()
      return success ? 'ok' : code
    },
    /** Every row of a list, page by page. */
    async all<Id extends 'transactionHistory' | 'betHistory'>(id: Id, query: Asked = {}, size = 10) {
      const rows: ValueOf<RecordsCalls[Id]>['rows'][number][] = []
      let after: string | undefined
      for (let page = 0; page < pagesAtMost; page++) {
        const { rows: some, next } = await read(id, { ...query, size, after })
        rows.push(...some)
        if (next === null) return rows
        after = next
      }
      throw new Error(`${id} does not end`)
    },
  }
}
