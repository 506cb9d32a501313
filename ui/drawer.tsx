import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { closeIcon } from './icons/close-icon.ts'
import { PopupWindow } from './popups/popup-window.tsx'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** Shown instead of the title, which is then for screen readers only. */
  head?: ReactNode
  /** Stays in view at the bottom while the rest scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel that slides in from the start of the line. */
export function Drawer({ open, onClose, title, closeLabel, head, footer, children }: DrawerProps) {
  const titleId = useId()
  return (
    <PopupWindow
      open={open}
      onClose={onClose}
      dismissable
      leavesFocus
      labelledBy={titleId}
      place="justify-start"
      look="h-full w-80 max-w-[calc(100%-3.5rem)] border-e border-hairline starting:-translate-x-full data-exiting:-translate-x-full rtl:starting:translate-x-full rtl:data-exiting:translate-x-full"
    >
      <div className="flex min-w-0 grow flex-col">
        <header className="flex h-14 shrink-0 items-center justify-between gap-3 border-b border-line ps-4 pe-2 md:h-16">
          {head}
          <h2 id={titleId} className={head ? 'sr-only' : 'min-w-0 truncate text-lg font-semibold'}>
            {title}
          </h2>
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        </header>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-3">{children}</div>
        {footer && <footer className="shrink-0 border-t border-line p-4">{footer}</footer>}
      </div>
    </PopupWindow>
  )
}
