import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { closeIcon } from './icons/close-icon.ts'
import { PopupWindow } from './popups/popup-window.tsx'

type DialogSize = 'small' | 'medium' | 'wide' | 'large' | 'full'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** A line under the title. */
  subtitle?: string
  size?: DialogSize
  /** Label of the closing cross. Without it there is no cross, and the content must close the dialog. */
  closeLabel?: string
  /** Closes with Escape and with a press outside as well. */
  dismissable?: boolean
  /** The body reaches the edges, under a line, and has no margins of its own. */
  flush?: boolean
  /** Decoration beside it where there is room. */
  aside?: ReactNode
  /** Buttons that stay in view while the body scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const widths: Record<DialogSize, string> = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  wide: 'sm:max-w-xl md:max-w-3xl',
  large: 'sm:max-w-4xl',
  full: 'sm:h-full sm:max-w-7xl',
}

/** A popup: centred, on phones a sheet from below. */
export function Dialog({
  open,
  onClose,
  title,
  subtitle,
  size = 'medium',
  closeLabel,
  dismissable = true,
  flush = false,
  aside,
  footer,
  children,
}: DialogProps) {
  const titleId = useId()
  return (
    <PopupWindow
      open={open}
      onClose={onClose}
      dismissable={dismissable}
      labelledBy={titleId}
      place="items-end justify-center sm:items-center sm:p-6"
      look={`max-h-[calc(100%-2rem)] w-full overflow-hidden rounded-t-lg border border-hairline max-sm:border-b-0 sm:max-h-full sm:rounded-lg max-sm:starting:translate-y-full max-sm:data-exiting:translate-y-full sm:starting:translate-y-2 sm:starting:scale-98 sm:data-exiting:scale-98 ${widths[size]}`}
    >
      {aside && (
        <div aria-hidden="true" className="hidden w-2/5 max-w-80 shrink-0 md:block">
          {aside}
        </div>
      )}
      <div className="flex min-w-0 grow flex-col">
        <header
          className={`flex shrink-0 items-start justify-between gap-4 ps-5 pe-3 pt-4 sm:ps-8 sm:pe-5 sm:pt-6 ${flush ? 'border-b border-line pb-3 sm:pb-4' : 'pb-3'}`}
        >
          <div className="min-w-0 pt-1.5">
            <h2 id={titleId} className="text-xl font-semibold text-balance">
              {title}
            </h2>
            {subtitle && <p className="mt-0.5 text-sm text-muted">{subtitle}</p>}
          </div>
          {closeLabel && <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />}
        </header>
        <div
          className={`min-h-0 grow overflow-y-auto overscroll-contain ${flush ? '' : `px-5 pt-1 sm:px-8 ${footer ? 'pb-5' : 'pb-6 sm:pb-8'}`}`}
        >
          {children}
        </div>
        {footer && (
          <footer className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4 max-sm:*:grow sm:px-8">
            {footer}
          </footer>
        )}
      </div>
    </PopupWindow>
  )
}
