import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { PromotionPicture } from '../promotion-picture.tsx'
import { rewardText } from '../standing.tsx'
import type { OpenReward } from './reward-queries.ts'

interface RewardRowProps {
  reward: OpenReward
  /** Of a raffle: tickets that wait. */
  tickets?: number
  /** False where the button at its end says the amount. */
  isPriced?: boolean
  /** Under the name: until when, how far. */
  children?: ReactNode
  /** At the far end. */
  action?: ReactNode
}

/** A reward with what it gives and what must be betted for it. */
export function RewardRow({ reward, tickets, isPriced = true, children, action }: RewardRowProps) {
  const t = useText()
  const { code, name, art, standing, wagering } = reward
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <PromotionPicture art={art} className="h-14 w-20 shrink-0 rounded-sm" />
      <div className="flex min-w-40 grow basis-0 flex-col gap-0.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          <Link to="/promotions/$code" params={{ code }} className="min-w-0 hover:underline">
            {name}
          </Link>
          {tickets !== undefined && tickets > 1 ? (
            <span className="text-sm text-muted">{t('promotions.tickets', { count: tickets })}</span>
          ) : (
            standing.reward && isPriced && <bdi className="text-gold">{rewardText(t, standing.reward)}</bdi>
          )}
        </p>
        <p className="text-sm text-muted">
          {wagering.factor === 0
            ? t('rewards.free')
            : t('rewards.wagering', { times: wagering.factor, of: wagering.withDeposit ? 'both' : 'bonus' })}
        </p>
        {children}
      </div>
      {action && <div className="flex shrink-0 max-sm:w-full max-sm:*:grow">{action}</div>}
    </li>
  )
}

/** The frame of rows below each other. */
export function RewardRows({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      {children}
    </ul>
  )
}

/** Keeps the place of three rows. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {['one', 'two', 'three'].map((each) => (
        <Skeleton key={each} className="h-19 rounded-lg" />
      ))}
    </div>
  )
}
