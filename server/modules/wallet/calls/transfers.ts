import { transferCalls } from '@banyan/contract/wallet/transfer-calls.ts'
import { usernamesOf } from '#/modules/accounts/accounts.ts'
import { paymentPasswordState } from '#/modules/cashier/payouts.ts'
import { hasSecondFactor } from '#/modules/sign-in/proven.ts'
import { amountOf, cashierStep, merchantCurrency } from '#/modules/system/merchant.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import type { TreeTransferRow } from '../store/tree-transfers.ts'
import { maskUsername } from '../use-cases/mask-username.ts'
import { sendTransfer, type TransferParts } from '../use-cases/send-transfer.ts'
import { isOffered, leftToday, senderSituation } from '../use-cases/transfer-rules.ts'

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
        hasPaymentPassword: (await paymentPasswordState(db, id)) !== undefined,
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
