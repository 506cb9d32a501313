import { transferCalls } from '@banyan/contract/wallet/transfer-calls.ts'
import { usernamesOf } from '#/modules/accounts/accounts.ts'
import { hasSecondFactor } from '#/modules/sign-in/proven.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { cashierStep } from '../deposits/offered-channels.ts'
import { paymentPasswordOf } from '../store/payment-passwords.ts'
import type { TreeTransferRow } from '../store/tree-transfers.ts'
import { maskUsername } from '../transfers/mask-username.ts'
import { sendTransfer, type TransferParts } from '../transfers/send-transfer.ts'
import { isOffered, leftToday, senderSituation } from '../transfers/transfer-rules.ts'
import { amountOf } from '../withdrawals/withdrawal-limits.ts'

/** What accounts of one tree send each other. */
export function transferBindings(parts: TransferParts): Binding[] {
  const { db } = parts.database
  const present = async ({ number, amount, to_id: to, made_at: at }: TreeTransferRow) => {
    const name = (await usernamesOf(db, [to])).get(to) ?? ''
    return { number, amount: amountOf(amount), to: maskUsername(name), at: at.toISOString() }
  }
  return [
    bind(transferCalls.transferTerms, async (_input, { principal }) => {
      const { id, type } = signedIn(principal)
      const settings = parts.settings()
      const situation = await senderSituation(db, id, settings)
      const { parent, available, day, turnoverLeft, heldUntil, openWithdrawal } = situation
      return {
        upline: parent ? maskUsername(parent.username) : null,
        mayUpline: isOffered('up', type, situation),
        mayDownline: isOffered('down', type, situation),
        ...{ least: settings.least, most: settings.most, step: amountOf(cashierStep), turnover: settings.turnover },
        ...{ available: amountOf(available > 0n ? available : 0n), leftToday: amountOf(leftToday(situation)) },
        ...{ dayEndsAt: day.ends.toISOString(), turnoverLeft: amountOf(turnoverLeft) },
        ...{ heldUntil: heldUntil?.toISOString() ?? null, openWithdrawal: openWithdrawal ?? null },
        needsAuthenticator: await hasSecondFactor(db, id),
        hasPaymentPassword: (await paymentPasswordOf(db, id)) !== undefined,
        currencySymbol: merchantCurrency.symbol,
      }
    }),
    bind(transferCalls.transferUpline, async ({ body }, { principal }) =>
      present(await sendTransfer(parts, { ...body, accountId: signedIn(principal).id })),
    ),
    bind(transferCalls.transferDownline, async ({ body }, { principal }) =>
      present(await sendTransfer(parts, { ...body, accountId: signedIn(principal).id })),
    ),
  ]
}
