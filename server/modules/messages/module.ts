import type { Db } from '#/platform/db/handles.ts'
import { announcementsCall } from './calls/announcements.ts'

/** Wires the module: its calls. */
export function messagesModule(db: Db) {
  return { calls: [announcementsCall(db)] }
}
