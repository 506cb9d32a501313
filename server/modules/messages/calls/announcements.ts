import { type Announcement, announcementBounds, announcements } from '@banyan/contract/messages/announcements.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { type LinkParts, mayLinkTo } from '#/modules/system/allowed-hosts.ts'
import type { Db } from '#/platform/db/handles.ts'
import { withoutRefusedLinks } from '#/platform/html/rich-links.ts'
import { bind } from '#/platform/http/bind.ts'
import { publishedAnnouncements } from '../store/announcements.ts'
import { audienceOf } from '../use-cases/audience-of.ts'

export function announcementsCall(db: Db, parts: LinkParts) {
  return bind(announcements, async ({ query }, context) => {
    const execution = audienceOf(context.principal.is, query.execution)
    if (execution === undefined) return { list: [] }
    const { tag } = query.language === undefined ? context.language : context.languageFor(query.language)
    const merchantTag = context.merchantLanguage.tag
    const rows = await publishedAnnouncements(db, {
      types: query.types?.split(','),
      execution,
      limit: announcementBounds.items,
    })
    const leads = mayLinkTo(parts)
    const list = rows.map(({ titles, contents, publishedFrom, ...row }) => ({
      ...row,
      title: localised(titles, tag, merchantTag),
      // Written before its host was taken off the list.
      content: withoutRefusedLinks(localised(contents, tag, merchantTag), leads),
      publishedAt: publishedFrom.toISOString(),
    }))
    return { list: list as Announcement[] }
  })
}
