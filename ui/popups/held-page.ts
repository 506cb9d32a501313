import { afterPaint } from '../after-paint.ts'

/** Windows over the page, the topmost last. */
const windows: HTMLElement[] = []
/** What stands in the page besides, and is out of reach because of them. */
const heldBack = new Set<Element>()
let watch: MutationObserver | undefined
/** How the document scrolled before. */
let before = { overflow: '', gutter: '' }

/**
 * Puts everything but `window` and the toasts out of reach, and stops the page's scrolling, until the returned function is
 * called. Of several windows the last is within reach. The window is painted first: out of reach costs the style of all
 * that stands below, and until then its scrim is over the page and its keys stay in it (popup-window.tsx). So does the way
 * back: where nothing in the page takes the focus as the window goes (`isLate`), it comes behind the frame that shows it
 * going. `within` is called when the page is within reach again.
 */
export function holdPage(window: HTMLElement, isLate = false): (within?: () => void) => void {
  if (!watch) {
    const { style, clientWidth } = document.documentElement
    before = { overflow: style.overflow, gutter: style.scrollbarGutter }
    // A scroll bar that goes would move the page.
    if (globalThis.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    // Lists and menus give the page back when they close, be it under a window that they opened.
    watch = new MutationObserver(holdBack)
    watch.observe(document.body, { subtree: true, attributeFilter: ['inert'] })
  }
  windows.push(window)
  const stop = afterPaint(holdBack)
  return (within) => {
    stop()
    const at = windows.indexOf(window)
    if (at < 0) return
    windows.splice(at, 1)
    const giveBack = () => {
      letGo()
      // It may have been opened again meanwhile.
      if (!windows.includes(window)) within?.()
    }
    if (isLate) afterPaint(giveBack)
    else giveBack()
  }
}

/** Takes back what no window asks for any more. */
function letGo(): void {
  for (const element of heldBack) element.removeAttribute('inert')
  heldBack.clear()
  if (windows.length > 0) {
    holdBack()
    return
  }
  watch?.disconnect()
  if (watch)
    Object.assign(document.documentElement.style, { overflow: before.overflow, scrollbarGutter: before.gutter })
  watch = undefined
}

/** Whether no other window lies over it. */
export function isTopmost(window: HTMLElement | null): boolean {
  return window !== null && windows.at(-1) === window
}

function holdBack(): void {
  const top = windows.at(-1)
  const others = [...document.body.children].filter((element) => element !== top && !element.contains(top ?? null))
  for (const element of others) {
    if (element.hasAttribute('data-react-aria-top-layer') || element.hasAttribute('inert')) continue
    // What came after the window stands over it: a list that one of its fields opened.
    if (top && !windows.includes(element as HTMLElement) && follows(element, top)) continue
    element.setAttribute('inert', '')
    heldBack.add(element)
  }
}

function follows(element: Element, window: Element): boolean {
  return (window.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
