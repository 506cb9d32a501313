import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { readContent } from './demo-settings.ts'

/** A notice as it lies in its file: how many days ago it came out stands for its dates. */
type Notice = Omit<AnnouncementItem, 'from' | 'until' | 'promotionType'> & {
  readonly promotionType?: string
  readonly daysOld: number
}

/** The demo merchant's announcements, dated back from `now`. */
export function demoAnnouncements(now: Date): AnnouncementItem[] {
  return readContent<Notice[]>('announcements').map(({ daysOld, promotionType = '', ...notice }, place) => ({
    ...notice,
    promotionType,
    from: new Date(now.getTime() - daysOld * 86_400_000 - place * 60_000).toISOString(),
    until: null,
  }))
}
