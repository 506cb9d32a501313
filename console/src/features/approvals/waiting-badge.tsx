import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { WaitingCount } from '#/src/features/records/waiting-count.tsx'
import { useText } from '#/src/i18n/text.ts'
import { waitingQuery } from './parts/approvals-query.ts'

/** How many requests wait for a second operator, asked anew with each page and every while; nothing while none does. */
export function WaitingBadge() {
  const t = useText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { data = 0, refetch } = useQuery(waitingQuery)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is opened is the occasion
  useEffect(() => void refetch(), [path, refetch])
  return <WaitingCount count={data} label={t('shell.waiting', { count: data })} />
}
