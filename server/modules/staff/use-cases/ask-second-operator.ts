import { isDeepStrictEqual } from 'node:util'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { type Database, rehearse } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { type AskedOnce, type AskSecondOperator, recordedChange } from '#/platform/http/bind.ts'
import type { RecordAction } from '#/platform/http/recorded-action.ts'
import { findAsked, insertApproval, lockRequests } from '../store/approvals.ts'

interface AskParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly record: RecordAction
}

/** Every body of such a call has one. */
type WithReason = object & { readonly reason: string }

/**
 * Keeps a request until a second operator approves it. The call is tried and rolled back first: refusals are answered at
 * once, and the request names every change. The operator key requests as operators do; it carries out alone only what its
 * binding allows.
 */
export function askSecondOperator({ database, settings, record }: AskParts): AskSecondOperator {
  return async ({ call, carryOut, isKeyEnough, askedOnce }, given, { principal, ...request }) => {
    const body = given as WithReason
    const { account } = principal
    const by = { by: principal.name, key: `request ${request.requestId}` }
    if (!account && (await isKeyEnough?.(database.db))) {
      const afterwards = await record(request, async (tx) => {
        const done = await carryOut(tx, body as never, by)
        return { object: done.object, value: done.afterwards, reason: body.reason, ...recordedChange(done) }
      })
      await afterwards?.()
      return { approval: null }
    }
    const askedBy = account?.id ?? null
    const same = { call: call.id, body, askedBy, askedOnce }
    const carriedOut = askedOnce === 'carriedOut' && (await askedBefore(database.db, same))
    if (carriedOut) return { approval: String(carriedOut) }
    const { object, before = null, after = null } = await rehearse(database, (tx) => carryOut(tx, body as never, by))
    const { waitsHours } = settings.current('approvals')
    return await record(request, async (tx) => {
      const asked = { call: call.id, body, object, before, after, reason: body.reason, askedBy, waitsHours }
      const approval = String((askedOnce && (await askedBeforeInTurn(tx, same))) || (await insertApproval(tx, asked)))
      return { value: { approval }, object, reason: body.reason, after: { asked: approval } }
    })
  }
}

interface SameRequest {
  readonly call: string
  readonly body: WithReason
  /** Null for the operator key. */
  readonly askedBy: bigint | null
  readonly askedOnce: AskedOnce | undefined
}

/** Two that come at once take turns. */
async function askedBeforeInTurn(tx: Tx, same: SameRequest): Promise<bigint | undefined> {
  await lockRequests(tx, same.call)
  return await askedBefore(tx, same)
}

/** The first of the same operator's requests that is the same. */
async function askedBefore(db: Db, { call, body, askedBy, askedOnce }: SameRequest): Promise<bigint | undefined> {
  const compared = ({ reason, ...rest }: { readonly reason?: unknown }) =>
    askedOnce === 'waiting' ? rest : { ...rest, reason }
  const approvedReason = askedOnce === 'carriedOut' ? { approvedReason: body.reason } : {}
  const asked = await findAsked(db, { call, askedBy, ...approvedReason })
  return asked.find((one) => isDeepStrictEqual(compared(one.body), compared(body)))?.id
}
