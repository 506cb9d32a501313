import { affiliate } from '@banyan/contract/identity/register-calls.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { countTryOrRefuse } from '#/modules/verification/limited-tries.ts'
import type { Database } from '#/platform/db/database.ts'
import { bind } from '#/platform/http/bind.ts'
import { findAffiliateCode } from '../use-cases/find-invitation.ts'

/** Questions of a network within an hour, so that nobody finds codes by asking (reliability goal 2.16). */
const limit = { kind: 'affiliate', atMost: 20, withinSeconds: 3600 } as const

export function affiliateCall(database: Database, personal: PersonalSecrets) {
  return bind(affiliate, async ({ query: { code, domain } }, { address }) => {
    const subject = personal.hashOfNetwork(address)
    await countTryOrRefuse(database, { ...limit, subject })
    await findAffiliateCode(database.db, code, domain)
    return {}
  })
}
