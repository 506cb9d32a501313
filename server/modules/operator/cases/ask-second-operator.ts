import { isDeepStrictEqual } from 'node:util'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { type Database, rehearse } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { AskSecondOperator } from '#/platform/http/bind.ts'
import type { RecordAction } from '#/platform/http/recorded-action.ts'
import { findWaiting, insertApproval, lockRequests, type NewApproval } from '../store/approvals.ts'

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
  return async ({ call, carryOut, isKeyEnough, isAskedOnce }, given, { principal, ...request }) => {
    const body = given as WithReason
    const { account } = principal
    const by = { by: principal.name, key: `request ${request.requestId}` }
    if (!account && (await isKeyEnough?.(database.db))) {
      const afterwards = await record(request, async (tx) => {
        const { afterwards: value, object, before, after } = await carryOut(tx, body as never, by)
        return { object, value, reason: body.reason, ...(before && { before }), ...(after && { after }) }
      })
      await afterwards?.()
      return { approval: null }
    }
    const { object, before = null, after = null } = await rehearse(database, (tx) => carryOut(tx, body as never, by))
    const { waitsHours } = settings.current('approvals')
    const askedBy = account?.id ?? null
    return await record(request, async (tx) => {
      const asked = { call: call.id, body, object, before, after, reason: body.reason, askedBy, waitsHours }
      const approval = String((isAskedOnce && (await askedBefore(tx, asked))) || (await insertApproval(tx, asked)))
      return { value: { approval }, object, reason: body.reason, after: { asked: approval } }
    })
  }
}

/** The waiting request of the same operator for the same, whatever its reason; two that come at once take turns. */
async function askedBefore(tx: Tx, asked: NewApproval): Promise<bigint | undefined> {
  await lockRequests(tx, asked.call)
  const withoutReason = ({ reason: _, ...rest }: { readonly reason?: unknown }) => rest
  const waiting = await findWaiting(tx, asked)
  return waiting.find(({ body }) => isDeepStrictEqual(withoutReason(body), withoutReason(asked.body)))?.id
}
