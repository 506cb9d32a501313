import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { freeId, type ItemTexts } from '#/src/features/content/languages-of.ts'
import { stageOf } from '#/src/features/content/stage.ts'
import type { Texts } from '#/src/features/forms/text-languages.ts'

export const textsOf = ({ title, content }: AnnouncementItem): ItemTexts => [title as Texts, content as Texts]

type Items = readonly AnnouncementItem[]

const timeOf = (moment: string) => momentOf(moment)?.getTime() ?? Number.POSITIVE_INFINITY

/** In the order of the portal, which follows from their starts: the newest first. */
export function inOrder(items: Items): AnnouncementItem[] {
  return items.toSorted((one, other) => timeOf(other.from) - timeOf(one.from) || (one.id < other.id ? -1 : 1))
}

/**
 * The neighbour that an announcement can change places with; undefined where its place would not change, or where one of
 * them would appear early or disappear by it.
 */
export function neighbourOf(items: Items, id: string, by: -1 | 1, now: number): AnnouncementItem | undefined {
  const ordered = inOrder(items)
  const place = ordered.findIndex((item) => item.id === id)
  const [item, other] = [ordered[place], ordered[place + by]]
  if (!item || !other || item.from === other.from) return undefined
  const moved = exchange([item, other], item, other)
  const isSafe = [item, other].every((each, at) => stageOf(each, now) === stageOf(moved[at] ?? each, now))
  return isSafe && moved.every(({ from, until }) => until === null || timeOf(until) > timeOf(from)) ? other : undefined
}

/** Two announcements change places by exchanging their starts. */
export function exchange(items: Items, one: AnnouncementItem, other: AnnouncementItem): AnnouncementItem[] {
  return items.map((item) => {
    if (item.id === one.id) return { ...item, from: other.from }
    return item.id === other.id ? { ...item, from: one.from } : item
  })
}

const minuteMs = 60_000

/** A notice for everybody that is shown from now on, once its texts are written. */
export function blankAnnouncement(now: number): AnnouncementItem {
  const from = new Date(now - (now % minuteMs)).toISOString().replace('.000Z', 'Z')
  return {
    ...{ id: freeId(now), type: 'B', execution: 'B', promotionType: '' },
    ...{ title: { en: '' }, content: { en: '' }, from, until: null },
  }
}

/** The same once more, under a name of its own. */
export function duplicateOf(item: AnnouncementItem, now: number): AnnouncementItem {
  return { ...item, id: freeId(now) }
}
