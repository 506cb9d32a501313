import type { Database } from '#/platform/db/database.ts'
import { Followed } from '#/platform/db/followed.ts'
import { storedCatalogue, storedVersion } from '../store/stored-catalogue.ts'
import { Snapshot } from './snapshot.ts'

/** The catalogue as this process serves it: every request sees one version, and none of them asks the database. */
export class Catalogue extends Followed<Snapshot, number> {
  constructor(database: Pick<Database, 'db' | 'listen'>) {
    super({
      database,
      channel: 'catalogue_changed',
      stored: storedVersion,
      load: async (db) => new Snapshot(await storedCatalogue(db)),
      versionOf: ({ version }) => version,
    })
  }
}
