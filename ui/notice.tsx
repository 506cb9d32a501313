import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { Drawing } from './icons/drawing.ts'

interface NoticeProps {
  icon: Drawing
  title: string
  /** The title is the heading of the page. */
  heading?: boolean
  /** Why it is so, in a sentence. */
  children?: ReactNode
  /** The way on: a button or a link. */
  action?: ReactNode
  /** Screen readers announce a failure at once. */
  urgent?: boolean
}

const titleClass = 'text-lg font-semibold text-balance'

/** Shown instead of content: nothing found, failed, gone. */
export function Notice({ icon, title, heading = false, children, action, urgent = false }: NoticeProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className="flex min-h-96 flex-col items-center justify-center gap-3 rounded-lg border border-line bg-raised px-6 py-12 text-center"
    >
      <span
        className={`mb-1 grid size-14 place-items-center rounded-full ${urgent ? 'bg-danger/12 text-danger' : 'bg-primary-soft text-primary'}`}
      >
        <Icon drawing={icon} size={28} />
      </span>
      {heading ? (
        <h1 tabIndex={-1} className={titleClass}>
          {title}
        </h1>
      ) : (
        <p className={titleClass}>{title}</p>
      )}
      {children && <div className="max-w-prose text-muted text-pretty">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
