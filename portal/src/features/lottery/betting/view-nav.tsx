import type { AreaPath } from '@banyan/rules/lottery/lottery-areas.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { chartIcon } from '@banyan/ui/icons/chart-icon.ts'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { infoIcon } from '@banyan/ui/icons/info-icon.ts'
import { listIcon } from '@banyan/ui/icons/list-icon.ts'
import { receiptIcon } from '@banyan/ui/icons/receipt-icon.ts'
import { useScrollRow } from '@banyan/ui/scroll-row.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { type View, views } from './area-views.ts'

interface ViewNavProps {
  path: AreaPath
  gameCode: string
  prizeMode: LotteryMode
  view: View
}

/** Beside the title of a phone that has no room for names: the same ways in fewer pixels. */
const icons: Partial<Record<View, Drawing>> = {
  results: listIcon,
  trends: chartIcon,
  bets: receiptIcon,
  rules: infoIcon,
}

export function ViewIcons({ path, gameCode, prizeMode }: Omit<ViewNavProps, 'view'>) {
  const t = useText()
  return (
    <nav aria-label={t('lottery.views')} className="ms-auto flex shrink-0 md:hidden">
      {views.map((view) => {
        const icon = icons[view]
        return (
          icon && (
            <Link
              key={view}
              to={path}
              search={{ gameCode, prizeMode, view }}
              aria-label={t(`lottery.view.${view}`)}
              className="grid size-11 place-items-center rounded-md text-muted hover:text-text"
            >
              <Icon drawing={icon} size={20} />
            </Link>
          )
        )
      })}
    </nav>
  )
}

/** From betting on a game to its results, trends, one's own bets and its rules, each with an address of its own. */
export function ViewNav({ path, gameCode, prizeMode, view }: ViewNavProps) {
  const t = useText()
  const row = useScrollRow<HTMLUListElement>(gameCode, view)
  return (
    <nav aria-label={t('lottery.views')} className={view === 'bet' ? 'max-md:hidden' : ''}>
      <ul {...row.props} className="scroll-row -mx-4 flex gap-1 overflow-x-auto px-4 scrollbar-none md:mx-0 md:px-0">
        {views.map((each) => (
          <li key={each} className="shrink-0">
            <Link
              to={path}
              search={{ gameCode, prizeMode, ...(each !== 'bet' && { view: each }) }}
              state={{ keepFocus: true }}
              aria-current={each === view ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-3.5 text-sm text-muted transition-colors hover:text-text aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-strong"
            >
              {t(`lottery.view.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
