import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { type ReactNode, useId } from 'react'

interface WhyFrameProps {
  title: string
  /** Said under the title, and read out when it changes. */
  status: string | undefined
  /** Nothing stands in the way. */
  isFree: boolean
  isOutdated?: boolean
  children: ReactNode
}

/** The panel of what stands in the way of money that is to go out. */
export function WhyFrame({ title, status, isFree, isOutdated = false, children }: WhyFrameProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isOutdated}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-raised shadow-sm"
    >
      <header className="flex flex-col gap-1.5 px-4.5 pt-4 pb-3.5">
        <div className="flex items-center gap-3">
          <span
            className={`grid size-9 shrink-0 place-items-center rounded-full ${isFree ? 'bg-primary-soft text-primary-strong' : 'bg-danger-soft text-danger'}`}
          >
            <Icon drawing={isFree ? checkIcon : lockIcon} size={18} />
          </span>
          <h3 id={titleId} className="min-w-0 font-semibold">
            {title}
          </h3>
        </div>
        <p role="status" className="text-sm text-muted text-pretty">
          {status}
        </p>
      </header>
      {children}
    </section>
  )
}

interface WhyRowProps {
  /** From 1 on. */
  place: number
  title: string
  /** What is missing, at the far end of the title's line. */
  figure?: ReactNode
  text: string
  /** The ways out. */
  children?: ReactNode
}

/** One thing that stands in the way: what is missing, until when, and the way out. */
export function WhyRow({ place, title, figure, text, children }: WhyRowProps) {
  return (
    <div className="flex gap-3.5 bg-ground/40 px-4.5 py-3.5">
      <span aria-hidden="true" className="w-3 shrink-0 text-muted">
        {place}
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          <span className="min-w-0">{title}</span>
          {figure && <span className="text-gold">{figure}</span>}
        </p>
        <p className="text-sm text-muted text-pretty">{text}</p>
        {children}
      </div>
    </div>
  )
}

/** Ways out beside each other. */
export function WaysOut({ children }: { children: ReactNode }) {
  return <div className="mt-1 flex flex-wrap gap-2 empty:hidden">{children}</div>
}
