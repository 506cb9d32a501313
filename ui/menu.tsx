import type { ReactNode, RefObject } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Icon } from './icon.tsx'
import type { Drawing } from './icons/drawing.ts'
import { PageLanguage } from './popups/page-language.tsx'
import { phoneSheet, popupItem, surface } from './popups/surface.ts'

interface MenuProps {
  open: boolean
  onClose: () => void
  /** The button that opens it; it keeps the place and gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  label: string
  /** The end of the trigger that it aligns with. */
  align?: 'start' | 'end'
  /** Text above the items that can't be chosen. */
  head?: ReactNode
  /** `MenuItem` and `MenuLine`. */
  children: ReactNode
}

/** Actions that drop from a button; on phones a sheet from below. */
export function Menu({ open, onClose, trigger, label, align = 'start', head, children }: MenuProps) {
  return (
    <PageLanguage>
      <Popover
        isOpen={open}
        onOpenChange={(isOpen) => isOpen || onClose()}
        triggerRef={trigger}
        placement={`bottom ${align}`}
        aria-label={label}
        className={`flex w-72 flex-col overflow-y-auto overscroll-contain ${surface} ${phoneSheet}`}
      >
        {head && <div className="border-b border-line p-4">{head}</div>}
        <AriaMenu aria-label={label} autoFocus="first" onClose={onClose} className="p-2 outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </PageLanguage>
  )
}

interface MenuItemProps {
  icon?: Drawing
  /** At the far end: a count, a state, an arrow. */
  detail?: ReactNode
  /** The current page. */
  current?: boolean
  disabled?: boolean
  href?: string
  onAction?: () => void
  children: string
}

export function MenuItem({ icon, detail, current = false, disabled = false, href, onAction, children }: MenuItemProps) {
  return (
    <AriaMenuItem
      textValue={children}
      isDisabled={disabled}
      {...(href && { href })}
      {...(onAction && { onAction })}
      aria-current={current ? 'page' : undefined}
      className={`${popupItem} ${current ? 'text-primary-strong' : 'text-text'}`}
    >
      {icon && <Icon drawing={icon} size={20} className={current ? '' : 'text-muted'} />}
      <span className="min-w-0 grow font-semibold">{children}</span>
      {detail}
    </AriaMenuItem>
  )
}

export function MenuLine() {
  return <Separator className="mx-1 my-2 border-t border-line" />
}
