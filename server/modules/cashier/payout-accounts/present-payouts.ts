import type { ValueOf } from '@banyan/contract/call.ts'
import type { PayoutAccount, payoutAccounts } from '@banyan/contract/wallet/payout-calls.ts'
import { bankByBin } from '@banyan/rules/cashier/banks.ts'
import { heldUntil } from '#/modules/accounts/holds.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { type FreshParts, freshWayOf } from '#/modules/sign-in/proven.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Db } from '#/platform/db/handles.ts'
import { maskName } from '../deposits/payer-names.ts'
import { type PaymentPasswordState, paymentPasswordOf } from '../store/payment-passwords.ts'
import { hasEverHadOne, type PayoutAccountRow, payoutAccountsOf } from '../store/payout-accounts.ts'
import { payoutBanks } from './payout-banks.ts'
import { toldNameOf } from './real-name.ts'

interface PresentParts extends Pick<FreshParts, 'sends'> {
  readonly personal: PersonalSecrets
  readonly settings: MerchantSettings
}

/** All that a member's page shows of payouts before there is one. */
export async function presentPayouts(
  db: Db,
  parts: PresentParts,
  accountId: bigint,
): Promise<ValueOf<typeof payoutAccounts>> {
  const { personal, settings } = parts
  const name = await toldNameOf(db, personal, accountId)
  const password = await paymentPasswordOf(db, accountId)
  const money = await heldUntil(db, accountId, 'money_out')
  const contacts = await heldUntil(db, accountId, 'contacts')
  return {
    accounts: (await payoutAccountsOf(db, accountId)).map(presentPayoutAccount),
    holder: name === undefined ? null : maskName(name),
    banks: payoutBanks(settings).map((bank) => ({ bin: bank.bin, name: bank.name })),
    needsPaymentPassword: await hasEverHadOne(db, accountId),
    paymentPassword: password ? presentPaymentPassword(password) : null,
    proof: await freshWayOf(db, parts, accountId),
    moneyHeldUntil: money?.toISOString() ?? null,
    contactsHeldUntil: contacts?.toISOString() ?? null,
  }
}

function presentPaymentPassword({ setAt, lockedUntil }: PaymentPasswordState) {
  return { setAt: setAt.toISOString(), lockedUntil: lockedUntil?.toISOString() ?? null }
}

export function presentPayoutAccount({ publicId, bin, addedAt, usableFrom, ...row }: PayoutAccountRow): PayoutAccount {
  return {
    ...{ id: publicId, bin, bank: bankByBin(bin)?.name ?? bin, last4: row.last4, isDefault: row.isDefault },
    ...{ addedAt: addedAt.toISOString(), usableFrom: usableFrom.toISOString(), isHeld: row.isHeld },
  }
}
