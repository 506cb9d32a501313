import { type Bank, bankByBin, banks } from '@banyan/rules/cashier/banks.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'

/** The banks that are paid out to now: those that take transfers, without those that operators have switched off. */
export function payoutBanks(settings: MerchantSettings): Bank[] {
  const { off } = settings.current('payoutBanks')
  return banks.filter(({ bin, takesTransfers }) => takesTransfers && !off.includes(bin))
}

/** Whether the bank with this number is paid out to now. */
export function isPayoutBank(settings: MerchantSettings, bin: string): boolean {
  return bankByBin(bin)?.takesTransfers === true && !settings.current('payoutBanks').off.includes(bin)
}
