import type { AnnouncementItem } from '@banyan/contract/operator/announcement-calls.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'

type Items = readonly AnnouncementItem[]

export type Stage = 'planned' | 'shown' | 'over'

const timeOf = (moment: string) => momentOf(moment)?.getTime() ?? Number.POSITIVE_INFINITY

/** Whether visitors see it at this moment. */
export function stageOf({ from, until }: AnnouncementItem, now: number): Stage {
  if (timeOf(from) > now) return 'planned'
  return until !== null && timeOf(until) <= now ? 'over' : 'shown'
}

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

/** A name that no other operator gives at the same time, so that two lists can be put together. */
function freeId(now: number): string {
  const [salt = 0] = crypto.getRandomValues(new Uint16Array(1))
  return `${now.toString(36)}-${salt.toString(36)}`
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
