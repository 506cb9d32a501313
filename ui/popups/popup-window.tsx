import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { usePainted } from '../use-painted.ts'
import { type Beside, useBeside } from './beside.ts'
import { holdPage, isTopmost } from './held-page.ts'

interface PopupWindowProps {
  open: boolean
  onClose: () => void
  /** Escape closes it; otherwise only its own buttons do. */
  dismissable: boolean
  /** A press outside closes as well as Escape. */
  outsideCloses?: boolean
  /** Nothing in the page takes the focus as it closes, so that the page may come within reach a frame later. */
  leavesFocus?: boolean
  role?: 'dialog' | 'alertdialog'
  labelledBy?: string
  /** Where nothing in it names it. */
  label?: string
  describedBy?: string | undefined
  /** Position of the window in the overlay. */
  place?: string
  /** It stands at a button instead, over a page that is not dimmed. */
  beside?: Beside
  /** Look of the window; how it comes and goes as `starting:` and `data-exiting:`. */
  look: string
  children: ReactNode
}

/** A modal window over the page: holds the focus, stops the page's scrolling, and gives the focus back. */
export function PopupWindow(props: PopupWindowProps) {
  const { open } = props
  const painted = usePainted()
  const [stays, setStays] = useState(open)
  if (open && !stays) setStays(true)
  return stays && createPortal(<Overlay {...props} isNew={painted} onGone={() => setStays(false)} />, document.body)
}

function Overlay({
  open,
  isNew,
  onClose,
  onGone,
  dismissable,
  outsideCloses = dismissable,
  leavesFocus = false,
  role = 'dialog',
  labelledBy,
  label,
  describedBy,
  place = '',
  beside,
  look,
  children,
}: PopupWindowProps & { isNew: boolean; onGone: () => void }) {
  const overlay = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // What the first paint shows does not come from anywhere.
  const [isFirst] = useState(!isNew)
  const still = isFirst && open ? { transition: 'none' } : undefined
  useHeldPage(open, overlay, frame, leavesFocus)
  useHeightInView(overlay)
  useBeside(frame, beside)
  useEscape(open && dismissable, overlay, onClose)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (open) return
    const moves = [overlay, frame].flatMap(({ current }) => current?.getAnimations?.() ?? [])
    if (moves.length === 0) return gone()
    let opened = false
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => opened || gone())
    return () => {
      opened = true
    }
  }, [open])
  const isOutside = (target: EventTarget) => target === overlay.current
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the window does what Escape does
    <div
      ref={overlay}
      {...(!open && { 'data-exiting': '' })}
      style={still}
      className={`fixed inset-x-0 top-0 z-40 flex h-[var(--height-in-view,100dvh)] touch-pinch-zoom ${beside ? '' : dimmed} ${place}`}
      onPointerDown={({ target }) => {
        pressed.current = isOutside(target)
      }}
      onClick={({ target }) => {
        if (outsideCloses && pressed.current && isOutside(target)) onClose()
      }}
      onKeyDown={(event) => event.key === 'Tab' && frame.current && wrapTab(event, frame.current)}
      onBlur={({ relatedTarget }) => {
        // What had the focus is gone or was disabled: the keyboard goes on from the window.
        if (open && relatedTarget === null) requestAnimationFrame(() => keepFocus(overlay.current, frame.current))
      }}
    >
      <div
        ref={frame}
        {...{ role, 'aria-modal': true, 'aria-labelledby': labelledBy, 'aria-label': label }}
        aria-describedby={describedBy}
        tabIndex={-1}
        {...(!open && { 'data-exiting': '' })}
        style={still}
        className={`flex min-h-0 bg-overlay text-text shadow-lg outline-none transition duration-200 ${look}`}
      >
        {children}
      </div>
    </div>
  )
}

const dimmed = 'bg-scrim transition-opacity duration-200 starting:opacity-0 data-exiting:opacity-0'

/** What had the focus when each window came. */
const openers = new WeakMap<Node, Element | null>()

/** Moves the focus into the window and gives it back; the page is out of reach in between. */
function useHeldPage(
  open: boolean,
  overlay: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  isLate: boolean,
) {
  // Read before the window's own fields take the focus.
  const [opener] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const [outer, inner] = [overlay.current, frame.current]
    if (!outer || !inner) return
    const giveBack = () => {
      const isOurs = outer.contains(document.activeElement) || document.activeElement === document.body
      const to = inPage(opener)
      if (isOurs && to instanceof HTMLElement) to.focus({ preventScroll: true })
    }
    // Not only in what is cleaned up: React puts the focus back to what had it while that is still in the page.
    if (!open) return giveBack()
    openers.set(outer, opener)
    const release = holdPage(outer, isLate)
    if (!outer.contains(document.activeElement)) inner.focus({ preventScroll: true })
    return () => release(giveBack)
  }, [open, opener, overlay, frame, isLate])
}

/** A window that another one opened as it went gives the focus back to what had opened that. */
function inPage(opener: Element | null): Element | null {
  let to = opener
  while (to && !to.isConnected) to = openers.get(to.getRootNode()) ?? null
  return to
}

function keepFocus(overlay: HTMLElement | null, frame: HTMLElement | null): void {
  if (document.hasFocus() && document.activeElement === document.body && isTopmost(overlay))
    frame?.focus({ preventScroll: true })
}

const reachable =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]'

/** From the last that the keyboard reaches on to the first, and back. */
function wrapTab(event: ReactKeyboardEvent, frame: HTMLElement): void {
  const { activeElement } = document
  // A list that a field has opened stands elsewhere in the page and keeps the key itself.
  if (event.defaultPrevented || !frame.contains(activeElement)) return
  const all = [...frame.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // Of a group of radios the keyboard reaches the chosen one.
      !element.matches(':disabled, [type=radio]:not(:checked)') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)]
  if (from && to && activeElement !== from && activeElement !== frame) return
  if (activeElement === frame && !event.shiftKey) return
  event.preventDefault()
  ;(to ?? frame).focus()
}

function useEscape(closes: boolean, overlay: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose)
  // With the window: a key that is pressed as soon as it stands there is not lost.
  useLayoutEffect(() => {
    if (!closes) return
    const hear = (event: KeyboardEvent) => {
      // Lists and menus inside keep the key that closes them to themselves.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isTopmost(overlay.current)) return
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [closes, overlay])
}

/** A phone's keyboard covers the page without making it smaller; the window keeps above it. */
function useHeightInView(overlay: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const view = globalThis.visualViewport
    if (!view) return
    const follow = () => overlay.current?.style.setProperty('--height-in-view', `${view.height * view.scale}px`)
    follow()
    view.addEventListener('resize', follow)
    return () => view.removeEventListener('resize', follow)
  }, [overlay])
}
