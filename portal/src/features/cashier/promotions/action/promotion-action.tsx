import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { raffleOf } from '@banyan/rules/promotions/raffles.ts'
import { Button, buttonClass } from '@banyan/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { useIsMember } from '#/src/session/account-kind.ts'
import { askForTrueAccount } from '#/src/session/ask-for-account.ts'
import { rewardMoney } from '../reward-money.ts'
import { tellClaimed } from '../tell-claimed.ts'
import { claimReward, joinPromotion, type useReward } from '../use-reward.ts'
import { WayOn } from './way-on.tsx'

interface PromotionActionProps {
  promotion: PromotionSummary
  reward: ReturnType<typeof useReward>
  /** It stands on the promotion's own page, where raffles are taken. */
  isOwnPage?: boolean
}

/**
 * The button of a promotion: its label is the status (domain section 4.1). A visitor who joins gets the login popup and
 * comes back to the promotion, a trial account is told that it needs a real one.
 */
export function PromotionAction({ promotion, reward: { run, busy }, isOwnPage = false }: PromotionActionProps) {
  const t = useText()
  const isMember = useIsMember()
  const { code, kind, standing } = promotion
  const { status } = standing
  // Nothing is under way for whoever has no account yet.
  const mayJoin = status === 'join' || (!isMember && (status === 'process' || status === 'claim'))
  const label = t(`promotions.status.${mayJoin ? 'join' : status}`)
  const raffle = raffleOf(kind)
  const target = `/promotions/${code}`
  if (mayJoin) {
    const join = () => askForTrueAccount(target) && void run(() => joinPromotion(promotion))
    return (
      <Button size="small" busy={busy} onClick={join}>
        {label}
      </Button>
    )
  }
  if (status === 'claim' && raffle) {
    return isOwnPage ? null : (
      <Link to="/promotions/$code" params={{ code }} className={`relative ${buttonClass('gold', 'small')}`}>
        {t(`promotions.raffle.${raffle}`)}
      </Link>
    )
  }
  if (status === 'claim') {
    const claim = async () => {
      const claimed = await run(() => claimReward(promotion, standing.cycle))
      if (claimed) tellClaimed(claimed)
    }
    const amount = standing.reward && rewardMoney(standing.reward.most)
    return (
      <Button size="small" weight="gold" busy={busy} onClick={() => askForTrueAccount(target) && void claim()}>
        {amount ? t('promotions.claimAmount', { amount }) : label}
      </Button>
    )
  }
  const isUnderWay = status === 'process' || status === 'signed'
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button size="small" weight="quiet" disabled>
        {label}
      </Button>
      {isUnderWay && standing.obstacle === null && <WayOn promotion={promotion} />}
    </span>
  )
}
