import { formatDay } from '@banyan/client/moments.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { prepareNoticePopup } from './notice-popups.tsx'
import { noticeTexts } from './notice-texts.ts'
import { openNotices } from './open-notices.ts'
import { useHomeNotices } from './use-notices.ts'

const shownAtMost = 4

/** Waits for what it says too. */
export async function fetchLatestNotices() {
  await loadTexts(noticeTexts)
  return LatestNotices
}

/** What was published last, each with its day; nothing where nothing is. */
function LatestNotices() {
  const t = useText()
  const { data, error } = useHomeNotices()
  if (data?.length === 0 || (error && !data)) return null
  return (
    <Card
      flush
      title={t('notices.latest')}
      aside={
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={prepareNoticePopup}
          onClick={() => openNotices()}
          className="-my-0.5 min-h-11 rounded-sm px-1 font-semibold text-primary-strong hover:underline"
        >
          {t('notices.all')}
        </button>
      }
    >
      {data ? (
        <ul onPointerEnter={prepareNoticePopup}>
          {data.slice(0, shownAtMost).map(({ id, title, publishedAt }) => (
            <li key={id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => openNotices(id)}
                className="flex min-h-14 w-full items-center gap-4 px-5 py-2.5 text-start -outline-offset-3 transition-colors hover:bg-primary-soft max-sm:flex-col max-sm:items-start max-sm:gap-0.5"
              >
                <span className="line-clamp-2 min-w-0 grow font-semibold text-pretty">{title}</span>
                <time dateTime={publishedAt} className="shrink-0 text-sm text-muted">
                  {formatDay(publishedAt)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="p-5">
          <Skeleton className="h-44" />
        </div>
      )}
    </Card>
  )
}
