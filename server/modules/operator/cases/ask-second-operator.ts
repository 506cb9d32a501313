import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { type Database, rehearse } from '#/platform/db/database.ts'
import type { AskSecondOperator } from '#/platform/http/bind.ts'
import type { RecordAction } from '#/platform/http/recorded-action.ts'
import { insertApproval } from '../store/approvals.ts'

interface AskParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly record: RecordAction
}

/** Every body of such a call has one. */
type WithReason = object & { readonly reason: string }

/**
 * Keeps what an operator asks for until a second one approves it. It is carried out and taken back first: what is
 * refused is told at once, and the request says in full what would change. Whoever shows the operator key has the
 * database itself, so there it happens at once.
 */
export function askSecondOperator({ database, settings, record }: AskParts): AskSecondOperator {
  return async ({ call, carryOut }, given, { principal, ...request }) => {
    const body = given as WithReason
    const { account } = principal
    const by = { by: principal.name, key: `request ${request.requestId}` }
    if (!account) {
      const afterwards = await record(request, async (tx) => {
        const { afterwards: value, ...action } = await carryOut(tx, body as never, by)
        return { ...action, reason: body.reason, value }
      })
      await afterwards?.()
      return { approval: null }
    }
    const { object, before = null, after = null } = await rehearse(database, (tx) => carryOut(tx, body as never, by))
    const { waitsHours } = settings.current('approvals')
    return await record(request, async (tx) => {
      const asked = { call: call.id, body, object, before, after, reason: body.reason, askedBy: account.id, waitsHours }
      const approval = String(await insertApproval(tx, asked))
      return { value: { approval }, object, reason: body.reason, after: { asked: approval } }
    })
  }
}
