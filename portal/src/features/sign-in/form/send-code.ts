import { request } from '#/src/api/request.ts'

/** Sends a code for a login; answers for how many minutes it is good. */
export async function sendLoginCode(countryDialingCode: string, mobileNum: string, passToken: string): Promise<number> {
  const body = { countryDialingCode, mobileNum, passToken, purpose: 'login' } as const
  return (await request('smsCode', {}, { body })).expiryMinutes
}

/** Whether such a number can exist; the rule's tables come when they are first asked. */
export async function canExist(countryDialingCode: string, mobileNum: string): Promise<boolean> {
  const { e164Of } = await import('@banyan/rules/fields/mobile-number.ts')
  return e164Of(countryDialingCode, mobileNum) !== undefined
}
