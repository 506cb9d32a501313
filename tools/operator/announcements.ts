import type { BodyOf, ValueOf } from '@banyan/contract/call.ts'
import { announcementCalls } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { ask } from './ask-server.ts'
import { jsonOf } from './json-file.ts'

const { readAnnouncements, replaceAnnouncements } = announcementCalls
type List = ValueOf<typeof readAnnouncements>

/** The announcements with their version, as JSON. */
export async function showAnnouncements(): Promise<string> {
  return JSON.stringify(await ask<List>('GET', readAnnouncements.path), null, 2)
}

/** Replaces the announcements with those of a file: a list, or what `announcements show` prints. */
export async function replaceFromFile(file: string): Promise<string> {
  const given = jsonOf(file) as List['items'] | { readonly items?: List['items'] } | null
  // A file without a list is refused by the server; it must not read as an empty one.
  const items = (Array.isArray(given) ? given : given?.items) as List['items']
  const { version } = await ask<List>('GET', readAnnouncements.path)
  const body: BodyOf<typeof replaceAnnouncements> = { version, items }
  const changed = await ask<ValueOf<typeof replaceAnnouncements>>('PUT', replaceAnnouncements.path, body)
  const cleaned =
    changed.sanitised.length === 0
      ? ''
      : `\nHTML that is not allowed was taken out of: ${changed.sanitised.join(', ')}.`
  return `announcements are now at version ${changed.version}.${cleaned}`
}
