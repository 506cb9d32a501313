import { type RefObject, useLayoutEffect } from 'react'

/** Where a small window stands: at the button that opened it. */
export interface Beside {
  readonly trigger: RefObject<HTMLElement | null>
  /** The end of the button that it aligns with. */
  readonly align: 'start' | 'end'
}

const gapPx = 8
/** Left free along the browser's window. */
const edgePx = 12

/**
 * Keeps the window below its button, or above where there is more room, and within what is in view. The page does not
 * scroll meanwhile, so that only the browser's window can move the button.
 */
export function useBeside(frame: RefObject<HTMLElement | null>, beside: Beside | undefined): void {
  const { trigger, align = 'start' } = beside ?? {}
  useLayoutEffect(() => {
    const [window, button] = [frame.current, trigger?.current]
    if (!window || !button) return
    const follow = () => putBeside(window, button, align)
    follow()
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [frame, trigger, align])
}

function putBeside(window: HTMLElement, button: HTMLElement, align: Beside['align']): void {
  const { clientWidth, clientHeight, dir } = document.documentElement
  const box = button.getBoundingClientRect()
  window.style.maxHeight = ''
  const { offsetWidth: width, offsetHeight: height } = window
  const [above, below] = [box.top - gapPx - edgePx, clientHeight - box.bottom - gapPx - edgePx]
  const isBelow = height <= below || below >= above
  const isLeft = (align === 'start') === (dir !== 'rtl')
  const left = Math.min(isLeft ? box.left : box.right - width, clientWidth - width - edgePx)
  Object.assign(window.style, {
    position: 'absolute',
    left: `${Math.max(left, edgePx)}px`,
    top: `${isBelow ? box.bottom + gapPx : box.top - gapPx - Math.min(height, above)}px`,
    maxHeight: `${isBelow ? below : above}px`,
  })
}
