import type { Caller } from '@banyan/contract/call.ts'
import type { Announcement } from '@banyan/contract/messages/announcements.ts'

type Audience = Announcement['execution']

/**
 * The audience whose announcements a caller reads: its own, unless it asks for another. What is for visitors (B) is
 * for everybody to read; what is for the signed in (A) or for a first login (F) is kept from visitors, who are
 * answered nothing then.
 */
export function audienceOf(caller: Caller, asked: Audience | undefined): Audience | undefined {
  if (caller !== 'visitor') return asked ?? 'A'
  return asked === undefined || asked === 'B' ? 'B' : undefined
}
