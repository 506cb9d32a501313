import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { ownAccountBindings } from './calls/own-account.ts'
import { indexNames } from './jobs/index-names.ts'
import { PersonalSecrets } from './personal-secrets.ts'

interface Parts {
  readonly database: Database
  readonly keys: { readonly mobileNumbers: Uint8Array }
}

/** What higher modules are built with. */
interface Offers {
  /** Hides numbers, addresses and codes in the database. */
  readonly personal: PersonalSecrets
}

/** Wires the module that knows who exists. */
export function accountsModule({ database, keys }: Parts): Module<Offers> {
  return {
    name: 'accounts',
    calls: ownAccountBindings(database),
    jobs: [indexNames],
    offers: { personal: new PersonalSecrets(keys.mobileNumbers) },
  }
}
