import type { BodyOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Invitation } from '../invitation.ts'

interface Written {
  readonly values: Readonly<Record<string, string>>
  readonly confirmPassword: string | undefined
  readonly number: { countryDialingCode: string; mobileNum: string } | undefined
  readonly proof: Pick<BodyOf<Calls['register']>, 'verificationCode' | 'firebaseChannel' | 'firebaseIdToken'>
  readonly captcha: Pick<BodyOf<Calls['register']>, 'captcha' | 'captchaId' | 'captchaPass'> | undefined
  readonly invited: Invitation | undefined
  readonly terms: boolean
}

/** The code of an agent that goes with a registration: the link's, or the one that was written. */
export function affiliateCodeOf({ values, invited }: Pick<Written, 'values' | 'invited'>): string {
  if (invited?.kind === 'referralCode') return ''
  return invited?.code ?? values.affiliateCode ?? ''
}

/** What a registration sends (requirements ACC-08): of the fields those alone that were filled in. */
export function registrationBody(written: Written): BodyOf<Calls['register']> {
  const { values, confirmPassword, number, proof, captcha, invited, terms } = written
  const affiliateCode = affiliateCodeOf(written)
  const filled = Object.entries(values).filter(([name, value]) => value !== '' && name !== 'affiliateCode')
  return {
    ...Object.fromEntries(filled),
    ...(confirmPassword !== undefined && { confirmPassword }),
    ...number,
    ...proof,
    ...captcha,
    ...(affiliateCode && { affiliateCode }),
    ...(invited?.kind === 'referralCode' && { referralCode: invited.code }),
    domain: location.hostname,
    registerUrl: `${location.origin}${location.pathname}`.slice(0, 500),
    registerMethod: 'WEB',
    login: true,
    termsAccepted: terms,
  }
}
