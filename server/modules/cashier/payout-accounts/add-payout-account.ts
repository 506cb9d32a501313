import type { BodyOf } from '@banyan/contract/call.ts'
import { type addPayoutAccount, payoutAccountsAtMost } from '@banyan/contract/wallet/payout-calls.ts'
import { foldPersonName } from '@banyan/rules/fields/fold-person-name.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { hadAccessAct, holdFor, refuseWhileHeld } from '#/modules/accounts/holds.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { type FreshParts, proveAfresh } from '#/modules/sign-in/proven.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { countTryOrRefuse, type TryLimit } from '#/modules/verification/limited-tries.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Context } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import { checkPaymentPassword } from '../payment-password/check-payment-password.ts'
import { moneyHeldSeconds } from '../payment-password/set-payment-password.ts'
import {
  hasEverHadOne,
  insertPayoutAccount,
  ownPayoutAccount,
  type PayoutAccountRow,
  payoutAccountsOf,
} from '../store/payout-accounts.ts'
import { sealPayoutAccount } from './own-accounts.ts'
import { isPayoutBank } from './payout-banks.ts'
import { holderName, keepRealName, toldNameOf } from './real-name.ts'

export interface AddingParts extends FreshParts {
  readonly settings: MerchantSettings
}

type Given = BodyOf<typeof addPayoutAccount>

/**
 * Adds an account to those of the member who asks. What can be refused is refused before the payment password is tried
 * and a code is used up; both commit before a refusal, so this takes the database and opens transactions of its own.
 */
export async function addForMember(
  parts: AddingParts,
  accountId: bigint,
  { bin, number, holder, paymentPassword, ...proof }: Given,
  context: Context,
): Promise<PayoutAccountRow> {
  const { database, personal, settings } = parts
  if (!isPayoutBank(settings, bin)) throw new Refusal('payout_bank_off')
  await refuseWhileHeld(database.db, accountId)
  await countTryOrRefuse(database, additions(personal, accountId))
  await refuseTooMany(parts, accountId)
  const name = holderName(await toldNameOf(database.db, personal, accountId), holder)
  const isLater = await hasEverHadOne(database.db, accountId)
  if (isLater) await checkPaymentPassword(parts, accountId, requiredPassword(paymentPassword))
  await proveAfresh(parts, proof, context)
  const wanted = { accountId, bin, number, name, isAuthorised: isLater }
  return await database.transaction((tx) => addPayoutAccountRow(tx, parts, wanted))
}

interface WantedAccount {
  readonly accountId: bigint
  readonly bin: string
  readonly number: string
  readonly name: string
  /** Whether the payment password was shown. */
  readonly isAuthorised: boolean
}

/** What was looked at before may have changed: the account is locked, and all of it is decided here. */
async function addPayoutAccountRow(
  tx: Tx,
  { personal, settings }: Pick<AddingParts, 'personal' | 'settings'>,
  { accountId, bin, number, name, isAuthorised }: WantedAccount,
): Promise<PayoutAccountRow> {
  await lockAccounts(tx, [accountId])
  await refuseWhileHeld(tx, accountId)
  holderName(await toldNameOf(tx, personal, accountId), name)
  const sealed = sealPayoutAccount(personal, accountId, { bin, number, holder: foldPersonName(name) })
  const own = await ownPayoutAccount(tx, accountId, sealed.numberHash)
  if (own) return own
  const present = await payoutAccountsOf(tx, accountId)
  if (present.length >= payoutAccountsAtMost) throw new Refusal('payout_too_many_accounts')
  const isFirst = !(await hasEverHadOne(tx, accountId))
  // Of two at once that were both to be the first, the second one needs the password.
  if (!isFirst && !isAuthorised) throw new Refusal('payment_password_needed')
  const heldForSeconds = await holdOfNewAccount(tx, settings, { accountId, isFirst })
  const added = await insertPayoutAccount(tx, { ...sealed, isDefault: present.length === 0, heldForSeconds })
  if (!added) throw new Refusal('payout_account_used')
  if (isFirst) await keepRealName(tx, personal, accountId, name)
  else await holdFor(tx, accountId, 'money_out', moneyHeldSeconds)
  return added
}

/**
 * Seconds before an added account is paid out to. After an operator changed how the member's account is accessed, the first
 * one is held as well: the operator may have let in another person than the owner.
 */
async function holdOfNewAccount(
  tx: Tx,
  settings: MerchantSettings,
  { accountId, isFirst }: { readonly accountId: bigint; readonly isFirst: boolean },
): Promise<number> {
  if (await hadAccessAct(tx, accountId)) return settings.current('approvals').accessHoldHours * 3600
  return isFirst ? 0 : moneyHeldSeconds
}

async function refuseTooMany({ database: { db } }: AddingParts, accountId: bigint): Promise<void> {
  const { length } = await payoutAccountsOf(db, accountId)
  if (length >= payoutAccountsAtMost) throw new Refusal('payout_too_many_accounts')
}

function requiredPassword(paymentPassword: string | undefined): string {
  if (paymentPassword !== undefined) return paymentPassword
  throw new InvalidInput([{ path: '/body/paymentPassword', rule: 'required' }])
}

/** An answer tells whether a number is somebody's: so many tries a day, and nobody lists numbers by it. */
function additions(personal: PersonalSecrets, accountId: bigint): TryLimit {
  const subject = personal.hashOfSubject('payout account', `of ${accountId}`)
  return { kind: 'payoutAccount', subject, atMost: 20, withinSeconds: 86_400 }
}
