import { momentLocale } from '@banyan/client/formats.ts'
import { RichText } from '@banyan/client/rich-text.tsx'
import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { useDeferredValue } from 'react'
import { missingLanguages } from '#/src/features/content/languages-of.ts'
import { PreviewFrame } from '#/src/features/content/preview-frame.tsx'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { textsOf } from './list-changes.ts'

interface AnnouncementPreviewProps {
  item: AnnouncementItem
  /** The language of the visitor. */
  tag: string
}

const sizes = { phone: { width: 390, height: 480 }, desktop: { width: 680, height: 480 } }

/** An announcement as the portal shows it in a language: with the portal's renderer. */
export function AnnouncementPreview({ item, tag }: AnnouncementPreviewProps) {
  const t = useText()
  const { timeZone } = startUp()
  const content = useDeferredValue(localised(item.content, tag, 'en'))
  const from = momentOf(item.from)
  return (
    <PreviewFrame
      tag={tag}
      sizes={sizes}
      notes={[tag !== 'en' && missingLanguages(textsOf(item)).includes(tag) && t('content.fallsBack')]}
    >
      {() => (
        <article className="min-h-dvh bg-overlay px-5 py-4 text-text sm:px-7 sm:py-6">
          <h4 className="text-lg font-semibold text-balance wrap-anywhere">{localised(item.title, tag, 'en')}</h4>
          {from && (
            <p className="mt-0.5 text-sm text-muted">
              {new Intl.DateTimeFormat(momentLocale(tag), { day: 'numeric', month: 'long', timeZone }).format(from)}
            </p>
          )}
          <div className="mt-3">
            <RichText html={content} onFollow={() => {}} />
          </div>
        </article>
      )}
    </PreviewFrame>
  )
}
