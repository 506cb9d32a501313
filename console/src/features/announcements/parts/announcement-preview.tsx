import { momentLocale } from '@banyan/client/formats.ts'
import { RichText } from '@banyan/client/rich-text.tsx'
import { useTheme } from '@banyan/client/theme.ts'
import type { AnnouncementItem } from '@banyan/contract/operator/announcement-calls.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { Chip } from '@banyan/ui/chip.tsx'
import { useDeferredValue, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'

interface AnnouncementPreviewProps {
  item: AnnouncementItem
  /** The language of the visitor. */
  tag: string
}

const themes = ['light', 'dark'] as const

/** An announcement as the portal shows it in a language: with the portal's renderer, in its colours and direction. */
export function AnnouncementPreview({ item, tag }: AnnouncementPreviewProps) {
  const t = useText()
  const pageTheme = useTheme()
  const [chosen, choose] = useState<(typeof themes)[number]>()
  const theme = chosen ?? pageTheme
  const { languages, timeZone } = startUp()
  const direction = languages.find((each) => each.tag === tag)?.direction ?? 'ltr'
  const content = useDeferredValue(localised(item.content, tag, 'en'))
  const title = localised(item.title, tag, 'en')
  const from = momentOf(item.from)
  return (
    <section aria-label={t('announcements.preview')}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="me-auto font-semibold">{t('announcements.preview')}</h3>
        {themes.map((each) => (
          <Chip key={each} chosen={each === theme} onClick={() => choose(each)}>
            {t(`announcements.${each}`)}
          </Chip>
        ))}
      </div>
      <article
        lang={tag}
        dir={direction}
        data-theme={theme}
        className="min-h-48 rounded-lg border border-line bg-overlay px-5 py-5 text-text shadow-sm"
      >
        <h4 className="text-lg font-semibold text-balance wrap-anywhere">{title}</h4>
        {from && (
          <p className="mt-0.5 text-sm text-muted">
            {new Intl.DateTimeFormat(momentLocale(tag), { day: 'numeric', month: 'long', timeZone }).format(from)}
          </p>
        )}
        <div className="mt-3">
          <RichText html={content} onFollow={() => {}} />
        </div>
      </article>
      {tag !== 'en' && !(item.title[tag] && item.content[tag]) && (
        <p className="mt-2 text-sm text-muted">{t('announcements.fallsBack')}</p>
      )}
    </section>
  )
}
