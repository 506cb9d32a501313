import { type AnnouncementItem, announcementCalls } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { type LinkParts, mayLinkTo } from '#/modules/system/allowed-hosts.ts'
import { historyOf, type KeptChanges } from '#/modules/system/kept-changes.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { differingFields } from '#/platform/http/recorded-action.ts'
import { Refusal } from '#/platform/refusal.ts'
import {
  AnnouncementsRefused,
  announcementChanges,
  announcementsOfVersion,
  readAnnouncements,
  replaceAnnouncements,
} from '../announcements.ts'

/** Reading and replacing the announcements, and what they were before. */
export function announcementBindings(database: Database, parts: LinkParts): Binding[] {
  const kept: KeptChanges = {
    past: (page) => announcementChanges(database.db, page),
    valueOf: async (version) => {
      const items = await announcementsOfVersion(database.db, version)
      return items && { items }
    },
  }
  return [
    bind(announcementCalls.announcementsHistory, ({ query }) => historyOf(kept, query)),
    bind(announcementCalls.announcementsVersion, async ({ query: { version } }) => {
      const items = await announcementsOfVersion(database.db, version)
      if (!items) throw new Refusal('version_not_found')
      return { version, items }
    }),
    bind(announcementCalls.readAnnouncements, () => readAnnouncements(database.db)),
    bindAction(announcementCalls.replaceAnnouncements, ({ body: { version, items, reason } }, { principal }, record) =>
      record(async (tx) => {
        const change = { version, items, author: principal.name, reason: reason ?? null, mayLinkTo: mayLinkTo(parts) }
        const earlier = await readAnnouncements(tx)
        const value = await replaceAnnouncements(tx, change)
        const later = await readAnnouncements(tx)
        const { before, after } = differingFields(byId(earlier.items), byId(later.items))
        return {
          value,
          object: 'announcements',
          before: { version, ...before },
          after: { version: value.version, ...after },
          ...(reason !== undefined && { reason }),
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
    error.faults.map(({ index, field, ...fault }) => ({ path: `/body/items/${index}/${field}`, ...fault })),
  )
}
