import { announcementBounds } from '@banyan/contract/messages/announcements.ts'
import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'

/** What is wrong with an item: its place in the list, the field, and the rule that it breaks. */
export interface ItemFault {
  readonly index: number
  readonly field: string
  readonly rule: string
  readonly limit?: number
}

/** Checks items, whose HTML is sanitised already, beyond what their schema says. */
export function announcementFaults(items: readonly AnnouncementItem[]): ItemFault[] {
  const ids = new Set<string>()
  return items.flatMap((item, index) => {
    const isDuplicate = ids.has(item.id)
    ids.add(item.id)
    return [
      ...(isDuplicate ? [{ field: 'id', rule: 'duplicate' }] : []),
      ...timeFaults(item),
      ...contentFaults(item),
    ].map((fault) => ({ index, ...fault }))
  })
}

function timeFaults({ from, until }: AnnouncementItem): Omit<ItemFault, 'index'>[] {
  const begins = momentOf(from)
  const ends = until === null ? undefined : momentOf(until)
  if (!begins) return [{ field: 'from', rule: 'moment' }]
  if (until !== null && !ends) return [{ field: 'until', rule: 'moment' }]
  return ends && ends <= begins ? [{ field: 'until', rule: 'after_from' }] : []
}

/** Sanitising takes out, and writes `&` longer; what is left must still be a text that fits. */
function contentFaults({ content }: AnnouncementItem): Omit<ItemFault, 'index'>[] {
  const limit = announcementBounds.contentCharacters
  const tooLong = Object.entries(content).flatMap(([tag, html]) =>
    (html ?? '').length > limit ? [{ field: `content/${tag}`, rule: 'maxLength', limit }] : [],
  )
  return content.en === '' ? [{ field: 'content/en', rule: 'required' }, ...tooLong] : tooLong
}
