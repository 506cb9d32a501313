import type { ComponentType, ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { PageLanguage } from './popups/page-language.tsx'
import { phoneSheet, surface } from './popups/surface.ts'

interface PopoverProps {
  open: boolean
  onClose: () => void
  /** The button that opens it; it keeps the place and gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  label: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** `Popover`, or one whose library comes with the first that opens. */
export type AnyPopover = ComponentType<PopoverProps>

/** A small form beside its button; on phones a sheet from below. */
export function Popover({ open, onClose, trigger, label, align = 'start', children }: PopoverProps) {
  return (
    <PageLanguage>
      <AriaPopover
        isOpen={open}
        onOpenChange={(isOpen) => isOpen || onClose()}
        triggerRef={trigger}
        placement={`bottom ${align}`}
        className={`w-72 overflow-y-auto overscroll-contain ${surface} ${phoneSheet}`}
      >
        <Dialog aria-label={label} className="p-4 outline-none">
          {children}
        </Dialog>
      </AriaPopover>
    </PageLanguage>
  )
}
