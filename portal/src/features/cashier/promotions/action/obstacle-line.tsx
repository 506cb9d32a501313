import type { Standing } from '@banyan/contract/promotions/promotion.ts'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { CashierLink } from '#/src/session/cashier-link.tsx'

/** What a member can do something about. */
const withWay = ['vip', 'phone', 'email', 'bank', 'name'] as const
const isWithWay = (obstacle: Obstacle): obstacle is (typeof withWay)[number] =>
  (withWay as readonly Obstacle[]).includes(obstacle)

type Obstacle = NonNullable<Standing['obstacle']>

/** Why the member has no part in it; what it lacks, and where it gets that. */
export function ObstacleLine({ obstacle }: { obstacle: Obstacle }) {
  const t = useText()
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-pretty">
      <span>{t(`promotions.obstacle.${obstacle}`)}</span>
      <WayOut obstacle={obstacle} />
    </p>
  )
}

function WayOut({ obstacle }: { obstacle: Obstacle }) {
  const t = useText()
  if (!isWithWay(obstacle)) return null
  const way = t(`promotions.way.${obstacle}`)
  if (obstacle === 'vip') {
    return (
      <Link to="/vip" className={`relative ${textLinkClass}`}>
        {way}
      </Link>
    )
  }
  return (
    <CashierLink page={obstacle === 'bank' ? 'withdraw' : 'securityCenter'} className={`relative ${textLinkClass}`}>
      {way}
    </CashierLink>
  )
}
