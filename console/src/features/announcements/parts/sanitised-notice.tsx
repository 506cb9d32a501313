import { languageTag } from '@banyan/client/formats.ts'
import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'

/** Of which announcements the server took something out when they were saved. */
export function SanitisedNotice({ items }: { items: readonly AnnouncementItem[] }) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <section role="status" className="mb-4 rounded-lg border border-gold bg-gold-soft px-5 py-4">
      <p className="font-semibold">{t('content.sanitised')}</p>
      <p className="mt-1 text-sm text-muted">{t('content.sanitisedText')}</p>
      <ul className="mt-1 text-sm">
        {items.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/announcements"
              search={{ item: id }}
              className="inline-flex min-h-11 items-center font-semibold hover:underline sm:min-h-8"
            >
              <bdi>{localised(title, languageTag(), 'en')}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
