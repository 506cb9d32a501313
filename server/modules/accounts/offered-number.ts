import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { Refusal } from '#/platform/refusal.ts'
import { numberRules } from './number-rules.ts'

/** The one spelling of a number of a country that is sent codes; refuses all others. */
export async function offeredNumber(
  settings: MerchantSettings,
  { countryDialingCode, mobileNum }: { readonly countryDialingCode: string; readonly mobileNum: string },
): Promise<string> {
  const { mobileNumberOf } = await numberRules()
  const number = mobileNumberOf(countryDialingCode, mobileNum)
  const { countries } = settings.current('sms')
  if (!number?.country || !countries.includes(number.country)) throw new Refusal('mobile_number_invalid')
  return number.e164
}
