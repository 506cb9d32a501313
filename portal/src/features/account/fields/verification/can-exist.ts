/** Whether such a number can exist (requirements ACC-25); the rule's tables come when they are first asked. */
export async function canExist(countryDialingCode: string, mobileNum: string): Promise<boolean> {
  const { e164Of } = await import('@banyan/rules/fields/mobile-number.ts')
  return e164Of(countryDialingCode, mobileNum) !== undefined
}

/** The country and the national digits of a number that is written with its country; undefined where it is none. */
export async function readInternational(
  text: string,
): Promise<{ readonly country: string; readonly national: string } | undefined> {
  const { internationalOf, partsOf } = await import('@banyan/rules/fields/mobile-number.ts')
  const { e164, country } = internationalOf(text) ?? {}
  return e164 === undefined || country === undefined ? undefined : { country, national: partsOf(e164).national }
}
