import { security } from '@banyan/contract/identity/security-calls.ts'
import type { Hooks } from '#/hooks.ts'
import { emailOf, maskMail, maskNumber, numberOf } from '#/modules/accounts/contacts.ts'
import { credentialsOf } from '#/modules/accounts/credentials.ts'
import { heldUntil } from '#/modules/accounts/holds.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db } from '#/platform/db/handles.ts'
import { bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { authenticatorOf, recoveryCodesLeft } from '../store/member-authenticators.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { securityLevel } from '../use-cases/security-level.ts'

export interface SecurityParts {
  readonly database: Pick<Database, 'db'>
  readonly personal: PersonalSecrets
  readonly hooks: Pick<Hooks, 'payoutStanding'>
}

export function securityCall(parts: SecurityParts) {
  const { db } = parts.database
  return bind(security, async (_input, { principal }) => {
    const { id } = signedIn(principal)
    const { passwordHash, passwordSetAt } = await credentialsOf(db, id)
    const contacts = await presentContacts(parts, id)
    const authenticator = await presentAuthenticator(db, id)
    const held = await heldUntil(db, id, 'contacts')
    const secured = {
      passwordSetAt,
      hasPhone: contacts.mobile !== null,
      hasConfirmedEmail: contacts.email?.isConfirmed ?? false,
      hasAuthenticator: authenticator !== null,
      ...(await parts.hooks.payoutStanding(db, id)),
    }
    return {
      password: { isSet: passwordHash !== null, setAt: passwordSetAt?.toISOString() ?? null },
      ...{ ...contacts, authenticator, passkeys: await presentPasskeys(db, id) },
      level: securityLevel(secured, await databaseNow(db)),
      contactsHeldUntil: held?.toISOString() ?? null,
    }
  })
}

async function presentAuthenticator(db: Db, id: bigint) {
  const authenticator = await authenticatorOf(db, id)
  if (!authenticator) return null
  return { addedAt: authenticator.addedAt.toISOString(), recoveryCodesLeft: await recoveryCodesLeft(db, id) }
}

async function presentPasskeys(db: Db, id: bigint) {
  return (await passkeysOf(db, id)).map(({ publicId, name, addedAt, usedAt }) => ({
    id: publicId,
    name,
    addedAt: addedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

/** Where the account can be reached, with all but the ends hidden. */
async function presentContacts({ database, personal }: SecurityParts, id: bigint) {
  const e164 = await numberOf(database.db, personal, id)
  const email = await emailOf(database.db, personal, id)
  return {
    mobile: e164 === undefined ? null : { number: await maskNumber(e164) },
    email: email ? { address: maskMail(email.address), isConfirmed: email.isConfirmed } : null,
  }
}
