import { Icon } from '@banyan/ui/icon.tsx'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface RecordHeadProps {
  /** The list that the record came from. */
  back: { readonly to: string; readonly label: string }
  title: string
  /** Under the title: a number, a moment. */
  subtitle?: ReactNode
  /** Beside the title: the record's state. */
  badges?: ReactNode
  /** Buttons; on phones they stand below and are as wide as the page. */
  actions?: ReactNode
}

/** The head of a page of one record. */
export function RecordHead({ back, title, subtitle, badges, actions }: RecordHeadProps) {
  return (
    <header className="mb-5 flex flex-col gap-3">
      <Link
        to={back.to}
        className="-mb-1 inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold text-muted hover:text-text sm:min-h-0"
      >
        <Icon drawing={backIcon} size={16} />
        {back.label}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} className="min-w-0 text-xl font-semibold wrap-anywhere">
              {title}
            </h1>
            {badges}
          </div>
          {subtitle && <div className="mt-1 text-sm text-muted">{subtitle}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">{actions}</div>}
      </div>
    </header>
  )
}
