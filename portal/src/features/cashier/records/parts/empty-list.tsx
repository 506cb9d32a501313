import type { BonusPeriod } from '@banyan/rules/money/record-filters.ts'
import { Button, buttonClass } from '@banyan/ui/button.tsx'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { firstFilters, isNarrowed, type ShownFilters } from './filter-bar.tsx'

interface EmptyListProps<Period extends BonusPeriod> {
  icon: Drawing
  title: string
  children?: ReactNode
  shown: ShownFilters<Period>
  onChange: (next: ShownFilters<Period>) => void
}

/** Why there is nothing, and the way on: other filters, more days, a game. */
export function EmptyList<Period extends BonusPeriod>(props: EmptyListProps<Period>) {
  const { icon, title, children, shown, onChange } = props
  const t = useText()
  if (isNarrowed(shown))
    return (
      <Notice
        icon={icon}
        title={t('records.nothingMatches')}
        action={
          <Button weight="quiet" onClick={() => onChange({ ...firstFilters, period: shown.period })}>
            {t('records.clearFilters')}
          </Button>
        }
      >
        {t('records.emptyText')}
      </Notice>
    )
  return (
    <Notice
      icon={icon}
      title={title}
      action={
        shown.period === 'thirtyDays' ? (
          <Link to="/" className={buttonClass()}>
            {t('records.toGames')}
          </Link>
        ) : (
          <Button weight="quiet" onClick={() => onChange({ period: 'thirtyDays' as Period, values: {} })}>
            {t('records.showThirty')}
          </Button>
        )
      }
    >
      {children ?? t('records.emptyText')}
    </Notice>
  )
}
