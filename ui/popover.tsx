import type { ReactNode, RefObject } from 'react'
import { PopupWindow } from './popups/popup-window.tsx'
import { dropWindow } from './popups/surface.ts'

interface PopoverProps {
  open: boolean
  onClose: () => void
  /** The button that opens it; it keeps the place and gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  label: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** A small form beside its button; on phones a sheet from below. */
export function Popover({ open, onClose, trigger, label, align = 'start', children }: PopoverProps) {
  return (
    <PopupWindow open={open} onClose={onClose} dismissable label={label} beside={{ trigger, align }} look={dropWindow}>
      <div className="p-4">{children}</div>
    </PopupWindow>
  )
}
