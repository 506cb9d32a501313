import { formatNumber } from '@banyan/client/formats.ts'
import type { Standing } from '@banyan/contract/promotions/promotion.ts'
import type { PromotionStatus } from '@banyan/rules/promotions/promotion-status.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Progress } from '@banyan/ui/progress.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { useIsMember } from '#/src/session/account-kind.ts'
import { rewardMoney } from './reward-money.ts'

const tones: Record<PromotionStatus, 'neutral' | 'primary' | 'gold' | 'danger' | 'info'> = {
  ...{ coming_soon: 'info', join: 'primary', signed: 'primary', process: 'neutral', claim: 'gold' },
  ...{ applying: 'info', issued: 'primary', claimed: 'primary', rejected: 'danger', close: 'neutral' },
}

/** How a promotion stands, in the words of the specification (requirements PRO-01). */
export function StatusBadge({ status }: { status: PromotionStatus }) {
  const t = useText()
  return <Badge tone={tones[status]}>{t(`promotions.status.${status}`)}</Badge>
}

/** What is given: an amount, or from which to which where chance decides. */
export function rewardText(t: Text, { least, most }: NonNullable<Standing['reward']>): string {
  if (least === most) return rewardMoney(most)
  return t('promotions.upTo', { amount: rewardMoney(most) })
}

/** How far the member is; nothing where there is nothing to count. */
export function StandingProgress({ standing: { progress, status } }: { standing: Standing }) {
  const t = useText()
  const isMember = useIsMember()
  if (!isMember || !progress || (status !== 'process' && status !== 'signed' && status !== 'join')) return null
  const shown = progress.unit === 'money' ? rewardMoney : (value: string) => formatNumber(Number(value))
  // More than is needed is no news.
  const isFull = Number(progress.done) >= Number(progress.of)
  return (
    <Progress
      label={t('promotions.progress')}
      value={isFull ? 1 : Number(progress.done) / Number(progress.of)}
      text={t('promotions.doneOf', { done: shown(isFull ? progress.of : progress.done), of: shown(progress.of) })}
    />
  )
}
