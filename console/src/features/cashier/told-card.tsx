import { Card } from '@banyan/ui/card.tsx'
import type { ReactNode } from 'react'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'

interface Told {
  readonly at: string
  readonly what: ReactNode
  /** What became of it, as the server notes it. */
  readonly outcome: string
}

/** Longer lists scroll, and are reached by keys. */
const rowsSeen = 6

/** What the provider told us, and what we asked it. */
export function ToldCard({ told }: { told: readonly Told[] }) {
  const t = useText()
  return (
    <Card title={t('told.title')} flush>
      {told.length === 0 && <p className="p-5 text-sm text-muted">{t('told.none')}</p>}
      <ul
        tabIndex={told.length > rowsSeen ? 0 : undefined}
        className="max-h-96 divide-y divide-line overflow-y-auto empty:hidden"
      >
        {told.map(({ at, what, outcome }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told never changes its place
            key={place}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-5 py-2.5 text-sm"
          >
            <span className="font-semibold wrap-anywhere">{what}</span>
            <bdi dir="ltr" className="wrap-anywhere text-muted">
              {outcome}
            </bdi>
            <span className="ms-auto text-xs text-muted">{momentText(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
