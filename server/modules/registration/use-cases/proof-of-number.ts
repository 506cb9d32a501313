import type { ErrorCode } from '@banyan/contract/errors.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { consumePhoneToken } from '#/modules/codes/phone-provider.ts'
import { spendSmsCode } from '#/modules/codes/sms-codes.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { NumberProof } from '../form/asked-form.ts'
import type { RegistrationBody } from '../form/check-form.ts'

export interface ProofParts {
  readonly personal: PersonalSecrets
  /** Knows the provider's tokens; undefined where there is no provider. */
  readonly phoneTokens: PhoneTokenCheck | undefined
}

export interface PhoneTokenCheck {
  /** The hash of a token that proves this number now; undefined for every other one. */
  hashOfProof(token: string, e164: string): Promise<Uint8Array | undefined>
}

/** What shows that a number belongs to whoever registers with it. */
export interface ProofOfNumber {
  /** Uses it up; answers what is to be refused where it does not hold, or was used before. */
  use(tx: Tx): Promise<ErrorCode | undefined>
}

/** What was sent to prove a number; undefined where numbers are taken without. */
export async function proofOfNumber(
  { personal, phoneTokens }: ProofParts,
  by: NumberProof,
  { verificationCode = '', firebaseIdToken = '' }: RegistrationBody,
  e164: string,
): Promise<ProofOfNumber | undefined> {
  if (by === 'none') return undefined
  if (by === 'code') {
    const shown = { e164, purpose: 'register', code: verificationCode } as const
    return { use: async (tx) => ((await spendSmsCode(tx, personal, shown)) ? undefined : 'verification_code_wrong') }
  }
  if (!phoneTokens) throw new Refusal('registration_off')
  const tokenHash = await phoneTokens.hashOfProof(firebaseIdToken, e164)
  if (!tokenHash) throw new Refusal('phone_token_refused')
  return { use: async (tx) => ((await consumePhoneToken(tx, tokenHash)) ? undefined : 'phone_token_refused') }
}
