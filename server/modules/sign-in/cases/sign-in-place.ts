import type { CountryOfAddress } from '#/modules/system/country-of-address.ts'
import type { Context } from '#/platform/http/bind.ts'
import type { SignInPlace } from '../store/sign-ins.ts'

const longestDevice = 200

/** Where a sign-in comes from, as its account will be shown it. */
export function signInPlace(
  countryOf: CountryOfAddress,
  { browser, address }: Pick<Context, 'browser' | 'address'>,
): SignInPlace {
  return { device: browser.userAgent.slice(0, longestDevice).toWellFormed(), address, country: countryOf(address) }
}
