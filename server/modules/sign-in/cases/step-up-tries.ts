import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { TryLimit } from '#/modules/verification/store/limited-tries.ts'

/** Five wrong proofs, whatever they were shown to, and the account takes none for half an hour (domain 6.1). */
export function stepUpTries(personal: PersonalSecrets, accountId: bigint): TryLimit {
  const subject = personal.hashOfSubject('step-up', String(accountId))
  return { kind: 'stepUp', subject, atMost: 5, withinSeconds: 1800 }
}

/** What somebody knows of a bank account is no secret: three tries a day (reliability goal 2.15). */
export function bankNameTries(personal: PersonalSecrets, accountId: bigint): TryLimit {
  const subject = personal.hashOfSubject('bank account name', String(accountId))
  return { kind: 'bankAccountName', subject, atMost: 3, withinSeconds: 86_400 }
}
