import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { waitingQuery } from './parts/approvals-query.ts'

const shownAtMost = 99

/** How many requests wait for a second operator, asked anew with each page and every while; nothing while none does. */
export function WaitingBadge() {
  const t = useText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { data = 0, refetch } = useQuery(waitingQuery)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is opened is the occasion
  useEffect(() => void refetch(), [path, refetch])
  if (data === 0) return null
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-gold-fill px-1.5 text-xs font-semibold text-on-gold">
      <span aria-hidden="true">{data > shownAtMost ? `${shownAtMost}+` : data}</span>
      <span className="sr-only">{t('shell.waiting', { count: data })}</span>
    </span>
  )
}
