import { formatDay } from '@banyan/client/moments.ts'
import { Reader, ReaderSkeleton } from '@banyan/client/reader.tsx'
import type { Announcement } from '@banyan/contract/messages/announcements.ts'
import { buttonClass } from '@banyan/ui/button.tsx'
import { Pager } from '@banyan/ui/pager.tsx'
import { useState } from 'react'
import { RichText } from '#/src/features/content/help/rich-text.tsx'
import { usePagerText } from '#/src/i18n/pager-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { CashierLink } from '#/src/session/cashier-link.tsx'

/** Spec section 2: pages of 9. */
const pageSize = 9

interface NoticeReaderProps {
  /** Undefined until they come. */
  items: readonly Announcement[] | undefined
  /** The item that is shown at once; without one, a phone shows the list first. */
  startAt: string | undefined
  /** Closes the popup it stands in. */
  onLeave: () => void
}

/**
 * Titles in pages at the start and the chosen one's content at the end; a phone shows the one or the other. What tells of
 * a promotion leads to the reward centre (requirements MSG-02).
 */
export function NoticeReader({ items, startAt, onLeave }: NoticeReaderProps) {
  const t = useText()
  const pagerText = usePagerText()
  const [chosenId, setChosenId] = useState(startAt)
  const [reading, setReading] = useState(startAt !== undefined)
  const found = items?.findIndex(({ id }) => id === chosenId) ?? -1
  const position = Math.max(found, 0)
  const [pageNo, setPageNo] = useState(Math.floor(position / pageSize) + 1)
  const chosen = items?.[position]
  const totalPages = Math.ceil((items?.length ?? 0) / pageSize)
  const page = items?.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const choose = (id: string) => {
    setChosenId(id)
    setReading(true)
  }
  if (!chosen || !page) return <ReaderSkeleton height="h-[40dvh] md:h-[min(33rem,72dvh)]" />
  return (
    <Reader
      // On a phone as high as what it shows: a short notice leaves the lobby in view.
      height={`max-h-[72dvh] ${totalPages > 1 ? 'md:h-[min(35rem,72dvh)]' : 'md:h-[min(27rem,72dvh)]'}`}
      chosenId={chosen.id}
      reading={reading}
      onBack={() => setReading(false)}
      backLabel={t('notices.toList')}
      title={chosen.title}
      subtitle={<time dateTime={chosen.publishedAt}>{formatDay(chosen.publishedAt)}</time>}
      titles={
        <ul aria-label={t('notices.list')}>
          {page.map(({ id, title, publishedAt }) => (
            <li key={id}>
              <button
                type="button"
                data-entry={id}
                aria-current={id === chosen.id}
                onClick={() => choose(id)}
                className={`w-full rounded-sm px-3 py-2 text-start -outline-offset-3 transition-colors ${id === chosen.id ? 'md:bg-primary-soft md:text-primary-strong' : 'hover:bg-primary-soft'}`}
              >
                <span className="line-clamp-2 font-semibold">{title}</span>
                <time dateTime={publishedAt} className="text-sm text-muted">
                  {formatDay(publishedAt)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      }
      pager={
        totalPages > 1 && (
          <Pager
            current={pageNo}
            total={totalPages}
            {...pagerText}
            link={(number, { rel: _, ...props }) => (
              <button type="button" onClick={() => setPageNo(number)} {...props} />
            )}
          />
        )
      }
    >
      <RichText html={chosen.content} />
      {chosen.promotionType !== '' && (
        <p className="mt-4">
          <CashierLink page="rewardCenter" className={buttonClass()} onClick={onLeave}>
            {t('notices.toPromotion')}
          </CashierLink>
        </p>
      )}
    </Reader>
  )
}
