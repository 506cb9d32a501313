import type { Database } from '#/platform/db/database.ts'
import { Followed } from '#/platform/db/followed.ts'
import type { SaleTerms } from '../deciding/sale-terms.ts'
import { storedTerms, storedTermsVersion, termsChannel } from '../store/sale-terms.ts'

/** Prices and marked numbers in memory: a bet sees one version and asks no database. */
export class FollowedTerms extends Followed<SaleTerms, string> {
  constructor(database: Pick<Database, 'db' | 'listen'>) {
    super({
      database,
      channel: termsChannel,
      stored: storedTermsVersion,
      load: storedTerms,
      versionOf: ({ version }) => version,
    })
  }
}
