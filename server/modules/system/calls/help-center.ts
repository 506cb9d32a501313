import { helpCenter } from '@banyan/contract/system/help-center.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { withoutRefusedLinks } from '#/platform/html/rich-links.ts'
import { bind } from '#/platform/http/bind.ts'
import { type LinkParts, mayLinkTo } from '../allowed-hosts.ts'

export function helpCenterCall(parts: LinkParts) {
  const { settings } = parts
  return bind(helpCenter, async ({ query }, context) => {
    const { tag } = query.lang === undefined ? context.language : context.languageFor(query.lang)
    const merchantTag = context.merchantLanguage.tag
    const leads = mayLinkTo(parts)
    const topics = settings
      .current('helpCenter')
      .topics.filter(({ termId }) => query.termId === undefined || termId === query.termId)
      .map(({ termId, group, title, content }) => ({
        termId,
        group,
        title: localised(title, tag, merchantTag),
        // Written before its host was taken off the list.
        content: query.termId === undefined ? '' : withoutRefusedLinks(localised(content, tag, merchantTag), leads),
      }))
    return { topics }
  })
}
