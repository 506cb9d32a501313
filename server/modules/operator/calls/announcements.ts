import { announcementCalls } from '@banyan/contract/operator/announcement-calls.ts'
import { AnnouncementsRefused, readAnnouncements, replaceAnnouncements } from '#/modules/messages/announcements.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'

/** Reading and replacing the announcements. */
export function announcementBindings(database: Database): Binding[] {
  return [
    bind(announcementCalls.readAnnouncements, () => readAnnouncements(database.db)),
    bind(announcementCalls.replaceAnnouncements, ({ body: { version, items } }, { principal }) =>
      database.transaction((tx) => replaceAnnouncements(tx, version, items, principal.name)).catch(asInvalidInput),
    ),
  ]
}

function asInvalidInput(error: unknown): never {
  if (!(error instanceof AnnouncementsRefused)) throw error
  throw new InvalidInput(
    error.faults.map(({ index, field, rule }) => ({ path: `/body/items/${index}/${field}`, rule })),
  )
}
