import { type AnnouncementItem, announcementCalls } from '@banyan/contract/operator/announcement-calls.ts'
import { AnnouncementsRefused, readAnnouncements, replaceAnnouncements } from '#/modules/messages/announcements.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { differingFields } from '../cases/differing-fields.ts'

/** Reading and replacing the announcements. */
export function announcementBindings(database: Database): Binding[] {
  return [
    bind(announcementCalls.readAnnouncements, () => readAnnouncements(database.db)),
    bindAction(announcementCalls.replaceAnnouncements, ({ body: { version, items } }, { principal }, record) =>
      record(async (tx) => {
        const earlier = await readAnnouncements(tx)
        const value = await replaceAnnouncements(tx, version, items, principal.name)
        const later = await readAnnouncements(tx)
        const { before, after } = differingFields(byId(earlier.items), byId(later.items))
        return {
          value,
          object: 'announcements',
          before: { version, ...before },
          after: { version: value.version, ...after },
        }
      }).catch(asInvalidInput),
    ),
  ]
}

function byId(items: readonly AnnouncementItem[]): Readonly<Record<string, AnnouncementItem>> {
  return Object.fromEntries(items.map((item) => [item.id, item]))
}

function asInvalidInput(error: unknown): never {
  if (!(error instanceof AnnouncementsRefused)) throw error
  throw new InvalidInput(
    error.faults.map(({ index, field, rule }) => ({ path: `/body/items/${index}/${field}`, rule })),
  )
}
