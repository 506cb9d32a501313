import { announcements } from '@banyan/contract/messages/announcements.ts'
import type { LinkParts } from '#/modules/system/allowed-hosts.ts'
import { isHome } from '#/modules/system/home-paths.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Module } from '#/platform/module.ts'
import { type FirstScreen, firstCall } from '#/platform/pages/first-answers.ts'
import { announcementsCall } from './calls/announcements.ts'
import { announcementBindings } from './operator-calls/announcements.ts'

/** What a visitor is told on the home page. */
const firstScreen: FirstScreen = (path) =>
  isHome(path)
    ? [
        firstCall(announcements, { execution: 'B', types: 'B,PL,PU,PR,H' }, ({ list }) => ({
          isQuiet: list.length === 0,
        })),
      ]
    : []

/** Wires the module: its calls. */
export function messagesModule(parts: LinkParts & { readonly database: Database }): Module {
  return {
    name: 'messages',
    calls: [announcementsCall(parts.database.db, parts)],
    firstScreen,
    operatorCalls: announcementBindings(parts.database, parts),
    offers: {},
  }
}
