import {
  addPayoutAccount,
  changePaymentPassword,
  chooseDefaultPayoutAccount,
  payoutAccounts,
  setPaymentPassword,
} from '@banyan/contract/wallet/payout-calls.ts'
import { refuseWhileHeld } from '#/modules/accounts/holds.ts'
import { type TellChangedParts, tellOwner } from '#/modules/sign-in/members.ts'
import { proveAfresh } from '#/modules/sign-in/proven.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { checkPaymentPassword } from '../payment-password/check-payment-password.ts'
import {
  changePaymentPassword as change,
  hashOfNewPaymentPassword,
  paymentPasswordOrRefuse,
  refuseTrivialDigits,
  setPaymentPassword as set,
} from '../payment-password/set-payment-password.ts'
import { type AddingParts, addForMember } from '../payout-accounts/add-payout-account.ts'
import { chooseDefaultAccount } from '../payout-accounts/change-accounts.ts'
import { paymentPasswordMail, payoutAccountAddedMail } from '../payout-accounts/payout-mails.ts'
import { presentPayoutAccount, presentPayouts } from '../payout-accounts/present-payouts.ts'
import { paymentPasswordOf } from '../store/payment-passwords.ts'

export type PayoutCallParts = AddingParts & TellChangedParts

/** Accounts that a member is paid out to, and the password that authorises it. */
export function payoutBindings(parts: PayoutCallParts): Binding[] {
  return [...accountBindings(parts), ...passwordBindings(parts)]
}

function accountBindings(parts: PayoutCallParts): Binding[] {
  const { database } = parts
  return [
    bind(
      payoutAccounts,
      async (_input, { principal }) => await presentPayouts(database.db, parts, signedIn(principal).id),
    ),
    bind(addPayoutAccount, async ({ body }, context) => {
      const { id } = signedIn(context.principal)
      const added = await addForMember(parts, id, body, context)
      await tellOwner(parts, id, context, payoutAccountAddedMail)
      return presentPayoutAccount(added)
    }),
    bind(chooseDefaultPayoutAccount, async ({ body }, { principal }) => {
      await database.transaction((tx) => chooseDefaultAccount(tx, signedIn(principal).id, body.id))
      return {}
    }),
  ]
}

function passwordBindings(parts: PayoutCallParts): Binding[] {
  const { database, personal } = parts
  return [
    bind(setPaymentPassword, async ({ body: { paymentPassword, ...proof } }, context) => {
      const { id } = signedIn(context.principal)
      if (await paymentPasswordOf(database.db, id)) throw new Refusal('payment_password_exists')
      await refuseTrivialDigits(database.db, personal, id, paymentPassword)
      await proveAfresh(parts, proof, context)
      const hash = await hashOfNewPaymentPassword(parts, id, paymentPassword)
      await database.transaction((tx) => set(tx, id, hash))
      await tellOwner(parts, id, context, paymentPasswordMail)
      return {}
    }),
    bind(changePaymentPassword, async ({ body: { oldPaymentPassword, paymentPassword, ...proof } }, context) => {
      const { id } = signedIn(context.principal)
      const { hash: before } = await paymentPasswordOrRefuse(database.db, id)
      await refuseTrivialDigits(database.db, personal, id, paymentPassword)
      await refuseWhileHeld(database.db, id)
      await checkPaymentPassword(parts, id, oldPaymentPassword)
      if (oldPaymentPassword === paymentPassword) throw new Refusal('password_used_before')
      await proveAfresh(parts, proof, context)
      const after = await hashOfNewPaymentPassword(parts, id, paymentPassword)
      await database.transaction((tx) => change(tx, id, { before, after }))
      await tellOwner(parts, id, context, paymentPasswordMail)
      return {}
    }),
  ]
}
