/** Whether such a number can exist (requirements ACC-25); the rule's tables come when they are first asked. */
export async function canExist(countryDialingCode: string, mobileNum: string): Promise<boolean> {
  const { e164Of } = await import('@banyan/rules/fields/mobile-number.ts')
  return e164Of(countryDialingCode, mobileNum) !== undefined
}
