import type { ReactNode } from 'react'
import { PopupWindow } from './popups/popup-window.tsx'

interface FullDialogProps {
  open: boolean
  onClose: () => void
  /** The id of the heading inside that names it. */
  labelledBy: string
  children: ReactNode
}

/** A window over most of the page, on phones over all of it. Its content brings the header. */
export function FullDialog({ open, onClose, labelledBy, children }: FullDialogProps) {
  return (
    <PopupWindow
      open={open}
      onClose={onClose}
      dismissable
      labelledBy={labelledBy}
      place="items-stretch justify-center md:items-center md:p-7"
      look="w-full overflow-hidden md:h-full md:max-h-240 md:max-w-300 md:rounded-lg md:border md:border-hairline starting:translate-y-2 data-exiting:translate-y-2"
    >
      {children}
    </PopupWindow>
  )
}
