import type { ConsoleStart } from '@banyan/contract/staff/console-start.ts'
import { merchantCurrency, merchantTimeZone } from '../merchant.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

/** What the console knows before anybody has signed in. */
export function consoleStart(merchantCode: string, settings: MerchantSettings): Omit<ConsoleStart, 'language'> {
  return {
    merchant: { code: merchantCode, name: settings.current('brand').name },
    languages: settings.current('languages').offered,
    timeZone: merchantTimeZone,
    currencySymbol: merchantCurrency.symbol,
  }
}
