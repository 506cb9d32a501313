import { helpCenter } from '@banyan/contract/system/help-center.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { bind } from '#/platform/http/bind.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

export function helpCenterCall(settings: MerchantSettings) {
  return bind(helpCenter, async ({ query }, context) => {
    const { tag } = query.lang === undefined ? context.language : context.languageFor(query.lang)
    const merchantTag = context.merchantLanguage.tag
    const topics = settings
      .current('helpCenter')
      .topics.filter(({ termId }) => query.termId === undefined || termId === query.termId)
      .map(({ termId, group, title, content }) => ({
        termId,
        group,
        title: localised(title, tag, merchantTag),
        content: query.termId === undefined ? '' : localised(content, tag, merchantTag),
      }))
    return { topics }
  })
}
