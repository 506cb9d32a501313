import { changeProfile, profile } from '@banyan/contract/identity/profile-calls.ts'
import { profileOf } from '#/modules/accounts/accounts.ts'
import { ownDetails } from '#/modules/accounts/own-account.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { changeProfile as change, needsProof } from '../use-cases/change-profile.ts'
import { checkProfile, checkShownName } from '../use-cases/check-profile.ts'
import { presentProfile } from '../use-cases/present-profile.ts'
import { type ProveParts, proveAgain } from '../use-cases/prove-again.ts'

export interface ProfileParts extends ProveParts {
  readonly settings: MerchantSettings
}

/** What an account says of itself, and how it changes that. */
export function profileBindings(parts: ProfileParts): Binding[] {
  const { database, personal, settings } = parts
  return [
    bind(profile, async (_input, { principal }) => {
      const { id } = signedIn(principal)
      const { nickname } = await profileOf(database.db, id)
      return { nickname, fields: presentProfile(settings, await ownDetails(database.db, personal, id)) }
    }),
    bind(changeProfile, async ({ body: { nickname, values, ...proof } }, context) => {
      const { id } = signedIn(context.principal)
      const now = await databaseNow(database.db)
      const wanted = {
        accountId: id,
        nickname: nickname === undefined ? undefined : checkShownName(nickname, '/body/nickname'),
        values: checkProfile(settings, values, now),
        now,
      }
      if (await needsProof(database.db, personal, wanted)) await proveAgain(parts, proof, context)
      await database.transaction((tx) => change(tx, personal, wanted))
      return {}
    }),
  ]
}
