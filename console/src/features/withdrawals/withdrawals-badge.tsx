import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { WaitingCount } from '#/src/features/records/waiting-count.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useWaitingWithdrawals } from './waiting-withdrawals.ts'

/** How many withdrawals and payouts wait for a decision, asked anew with each page and every while. */
export function WithdrawalsBadge() {
  const t = useText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { data, refetch } = useWaitingWithdrawals()
  const count = data ? data.reviews + data.disputes : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is opened is the occasion
  useEffect(() => void refetch(), [path, refetch])
  return <WaitingCount count={count} label={t('shell.withdrawalsWait', { count })} />
}
