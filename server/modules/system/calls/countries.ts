import { countries } from '@banyan/contract/system/countries.ts'
import { bind } from '#/platform/http/bind.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

export function countriesCall(settings: MerchantSettings) {
  return bind(countries, async () => {
    // Loaded when somebody first asks: the numbering plans take a tenth of a second.
    const { dialingCodeOf } = await import('@banyan/rules/fields/mobile-number.ts')
    const list = settings.current('sms').countries.flatMap((countryCode) => {
      const countryDialingCode = dialingCodeOf(countryCode)
      return countryDialingCode === undefined ? [] : [{ countryCode, countryDialingCode }]
    })
    return { list }
  })
}
