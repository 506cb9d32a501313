import { foldPersonName } from '@banyan/rules/fields/fold-person-name.ts'
import { countryOfNumber } from '#/modules/accounts/contacts.ts'
import { isMessagingProven, ownBirthday } from '#/modules/accounts/own-account.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { realNamesOf } from '#/modules/cashier/member-facts.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { evenChoice } from './deciding/even-choice.ts'
import * as claiming from './use-cases/claim.ts'
import { vipLevelsOf } from './vip/vip-levels.ts'

interface Parts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  readonly random: (bytes: number) => Buffer
}

/** 128 bits: nobody guesses which draw was whose. */
const nonceBytes = 16

/** What claims are decided by: the brand's levels, what members say of themselves, and chance. */
export function claimParts({ database, settings, personal, random }: Parts): claiming.ClaimParts {
  return {
    database,
    choose: evenChoice(random),
    nonce: () => random(nonceBytes).toString('base64url'),
    vip: {
      levels: () => vipLevelsOf(settings.current('vip')),
      birthdayOf: (db, accountId) => ownBirthday(db, personal, accountId),
      provesMessaging: (db, accountId) => isMessagingProven(db, personal, accountId),
      countryOf: (accountId, sealed) => countryOfNumber(personal, accountId, sealed),
      async nameHashesOf(db, accountId) {
        const names = new Set((await realNamesOf(db, personal, accountId)).map(foldPersonName))
        return [...names].map((name) => personal.hashOfSubject('real name', name))
      },
    },
  }
}

/** Claims what a promotion gives a member in one cycle, once. */
export const claim = claiming.claim
