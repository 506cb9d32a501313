import { operatorPayoutCalls as calls } from '@banyan/contract/operator/payout-calls.ts'
import { tellOwner } from '#/modules/sign-in/members.ts'
import {
  lockPayoutAccount,
  openPayoutAccount,
  paymentPasswordResetMail,
  paymentPasswordState,
  paymentTriesAtMost,
  payoutAccountsOf,
  presentPayoutAccount,
  removePayoutAccount,
  resetPaymentPassword,
} from '#/modules/wallet/payouts.ts'
import { type Binding, bind, bindAction, bindFourEyes } from '#/platform/http/bind.ts'
import { tonguesOf } from '#/platform/http/languages.ts'
import { Refusal } from '#/platform/refusal.ts'
import { auditedAccount, memberOf } from '../cases/member-record.ts'
import type { MemberApprovalParts } from './member-approvals.ts'

/** What operators see and do of where members are paid out to. */
export function payoutDeskBindings(parts: Omit<MemberApprovalParts, 'sessions'>): Binding[] {
  return [payoutsCall(parts), ...accountBindings(parts), resetCall(parts)]
}

type Parts = Parameters<typeof payoutDeskBindings>[0]

function payoutsCall({ database: { db } }: Parts): Binding {
  return bind(calls.memberPayouts, async ({ query }) => {
    const { id } = await memberOf(db, query.id)
    const password = await paymentPasswordState(db, id)
    return {
      accounts: (await payoutAccountsOf(db, id)).map(presentPayoutAccount),
      paymentPassword: password
        ? {
            setAt: password.setAt.toISOString(),
            triesLeft: triesLeft(password),
            lockedUntil: password.lockedUntil?.toISOString() ?? null,
          }
        : null,
    }
  })
}

/** All of them where a lock is over. */
function triesLeft({ wrongTries, lockedUntil }: { readonly wrongTries: number; readonly lockedUntil: Date | null }) {
  if (lockedUntil) return 0
  return wrongTries < paymentTriesAtMost ? paymentTriesAtMost - wrongTries : paymentTriesAtMost
}

function accountBindings({ personal }: Parts): Binding[] {
  return [
    bindAction(calls.payoutAccountInClear, ({ body: { id, account, reason } }, _context, record) =>
      record(async (tx) => {
        const member = await memberOf(tx, id)
        const row = await lockPayoutAccount(tx, member.id, account)
        const value = row && (await openPayoutAccount(tx, personal, row.id))
        if (!value) throw new Refusal('payout_account_not_found')
        return { value, object: auditedAccount(member), after: { told: ['number', 'holder'], account }, reason }
      }),
    ),
    bindAction(calls.removePayoutAccount, ({ body: { id, account, reason } }, { principal }, record) =>
      record(async (tx) => {
        const member = await memberOf(tx, id)
        const { bin, last4 } = await removePayoutAccount(tx, member.id, { publicId: account, by: principal.name })
        return { value: {}, object: auditedAccount(member), before: { account, bin, last4 }, reason }
      }),
    ),
  ]
}

function resetCall({ languages, ...parts }: Parts): Binding {
  return bindFourEyes(calls.resetPaymentPassword, async (tx, { id }) => {
    const member = await memberOf(tx, id)
    await resetPaymentPassword(tx, member.id)
    return {
      object: auditedAccount(member),
      before: { paymentPassword: true },
      after: { paymentPassword: false },
      afterwards: () => tellOwner(parts, member.id, tonguesOf(languages, undefined), paymentPasswordResetMail),
    }
  })
}
