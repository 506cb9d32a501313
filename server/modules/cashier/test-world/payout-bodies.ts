import { calls } from '@banyan/contract/calls.ts'
import { publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import type { World } from '#/test-world/world.ts'
import { addAccount, choosePaymentPassword, holder, payee, seen } from './payout-world.ts'

const reason = 'The member asked for it'

/** A member with a payment password and an account for payouts, as operators' bodies name them. */
async function aPayee(w: World): Promise<{ readonly id: string; readonly account: string }> {
  const who = await payee(w)
  await choosePaymentPassword(who)
  await addAccount(who, { holder })
  const [{ id: account }] = (await seen(who)).accounts
  return { id: await publicIdOf(w, who.id), account }
}

/** A body for each call with which it succeeds. */
export function payoutBodies(w: () => World): Readonly<Record<string, () => unknown>> {
  const ofAccount = async () => ({ ...(await aPayee(w())), reason })
  return {
    [calls.payoutAccountInClear.id]: ofAccount,
    [calls.removePayoutAccount.id]: ofAccount,
    [calls.resetPaymentPassword.id]: async () => ({ id: (await aPayee(w())).id, reason }),
  }
}
