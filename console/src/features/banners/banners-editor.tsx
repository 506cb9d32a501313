import { languageTag } from '@banyan/client/formats.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import type { ContentKind } from '#/src/features/content/content-editor.tsx'
import { freeId } from '#/src/features/content/languages-of.ts'
import { SectionContent } from '#/src/features/content/section-content.tsx'
import { useText } from '#/src/i18n/text.ts'
import { BannerForm } from './parts/banner-form.tsx'
import { type BannerItem, bannerFaults, blankBanner } from './parts/banner-item.ts'
import { BannerList } from './parts/banner-list.tsx'

/** The banners of the lobby, the side menu and the login popups, and the one that the address names. */
export function BannersEditor() {
  const t = useText()
  const kind: ContentKind<BannerItem> = {
    ...{ section: 'banners', page: '/banners', list: 'list' },
    texts: {
      title: t('section.banners'),
      about: t('banners.about'),
      add: t('banners.add'),
      all: t('banners.all'),
      untitled: t('banners.untitled'),
      full: (count) => t('banners.full', { count }),
    },
    idOf: ({ id }) => id,
    titleOf: ({ title }) => localised(title, languageTag(), 'en'),
    blank: blankBanner,
    duplicate: (item, now) => ({ ...item, id: freeId(now) }),
  }
  return (
    <SectionContent<BannerItem>
      section="banners"
      kind={kind}
      moreFaults={bannerFaults}
      list={(parts) => <BannerList {...parts} />}
      form={({ path, item, onChange }) => <BannerForm key={item.id} {...{ path, item, onChange }} />}
    />
  )
}
