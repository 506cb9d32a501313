import { systemBanners } from '@banyan/contract/system/banners.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Db } from '#/platform/db/handles.ts'
import { bind } from '#/platform/http/bind.ts'
import type { MerchantSettings } from '../merchant-settings.ts'
import { isDated, presentBanners } from '../use-cases/shown-banners.ts'

export function systemBannersCall(settings: MerchantSettings, db: Db) {
  return bind(systemBanners, async ({ query: { groupName, language } }, context) => {
    const { tag } = language === undefined ? context.language : context.languageFor(language)
    const textOf = (text: Readonly<Record<string, string | undefined>> | null) =>
      text === null ? '' : localised(text, tag, context.merchantLanguage.tag)
    const all = settings.current('banners').list
    const ofGroup = groupName === undefined ? all : all.filter((banner) => banner.groupName === groupName)
    const shown = isDated(ofGroup) ? presentBanners(ofGroup, await databaseNow(db)) : ofGroup
    const list = shown.map(({ from, until, eyebrow, title, text, button, ...same }) => ({
      ...same,
      eyebrow: textOf(eyebrow),
      title: textOf(title),
      text: textOf(text),
      button: textOf(button),
    }))
    return { list }
  })
}
