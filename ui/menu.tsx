import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'
import { Icon } from './icon.tsx'
import type { Drawing } from './icons/drawing.ts'
import { PopupWindow } from './popups/popup-window.tsx'
import { dropWindow, popupItem } from './popups/surface.ts'

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

const Close = createContext<() => void>(() => {})

/**
 * Actions that drop from a button; on phones a sheet from below. They are one stop of the Tab key, and arrows, Home, End
 * and first letters lead through them, as the ARIA practices have it. Ours, because a phone fetched 61 kB of React Aria to
 * open the menu of an account.
 */
export function Menu({ open, onClose, trigger, label, align = 'start', head, children }: MenuProps) {
  return (
    <PopupWindow open={open} onClose={onClose} dismissable label={label} beside={{ trigger, align }} look={dropWindow}>
      {head && <div className="border-b border-line p-4">{head}</div>}
      <Close value={onClose}>
        <Items open={open} label={label}>
          {children}
        </Items>
      </Close>
    </PopupWindow>
  )
}

function Items({ open, label, children }: Pick<MenuProps, 'open' | 'label' | 'children'>) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (open && menu.current) itemsOf(menu.current)[0]?.focus({ preventScroll: true })
  }, [open])
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="p-2 outline-none"
      onKeyDown={(event) => {
        const next = itemAfter(event)
        if (!next) return
        event.preventDefault()
        next.focus()
      }}
      onFocus={({ target, currentTarget }) => {
        for (const item of itemsOf(currentTarget)) item.tabIndex = item === target ? 0 : -1
      }}
    >
      {children}
    </div>
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
  const close = useContext(Close)
  const item = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-current': current ? 'page' : undefined,
    ...(disabled && { 'aria-disabled': true, 'data-disabled': '' }),
    className: `${popupItem} w-full text-start focus:bg-primary-soft ${current ? 'text-primary-strong' : 'text-text'}`,
    onClick: () => {
      if (disabled) return
      onAction?.()
      close()
    },
    // What a mouse is over and what the keys lead on from are one.
    onPointerMove: ({ pointerType, currentTarget }: { pointerType: string; currentTarget: HTMLElement }) => {
      if (pointerType === 'mouse' && !disabled) currentTarget.focus({ preventScroll: true })
    },
  } as const
  const content = (
    <>
      {icon && <Icon drawing={icon} size={20} className={current ? '' : 'text-muted'} />}
      <span className="min-w-0 grow font-semibold">{children}</span>
      {detail}
    </>
  )
  if (href !== undefined)
    return (
      <a href={href} {...item}>
        {content}
      </a>
    )
  return (
    <button type="button" {...item}>
      {content}
    </button>
  )
}

export function MenuLine() {
  return <hr className="mx-1 my-2 border-t border-line" />
}

const itemsOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])'),
]

/** Where a key leads to from the item that has the focus; undefined where it leads nowhere. */
function itemAfter({ key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>) {
  // With another key they are the browser's own.
  if (altKey || ctrlKey || metaKey) return undefined
  const items = itemsOf(currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(Math.max(at, 0) - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if ([...key].length > 1 || key === ' ') return undefined
  const { compare } = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' })
  const inTurn = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return inTurn.find((item) => compare(item.innerText.trim().slice(0, 1), key) === 0)
}
