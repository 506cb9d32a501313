import type { UseEmblaCarouselType } from 'embla-carousel-react'

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** Requirements LOB-02, LOB-03. */
const turnMs = 1_000
/** Sets off at once and comes to rest slowly, as a swipe does. */
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/**
 * Moves on to the slide behind the current one and calls back when it stands. The browser's compositor does it, so that
 * neither a tap nor a scroll waits for it; Embla, which would draw every frame of it on the main thread, hears of it at the
 * end. Returns which slide comes, and what ends the turn at once; nothing where there is no slide.
 */
export function turnOn(
  embla: Embla,
  done: () => void,
): { readonly next: number; readonly end: () => void } | undefined {
  const list = embla.containerNode()
  const slides = embla.slideNodes()
  const here = embla.selectedScrollSnap()
  const next = (here + 1) % slides.length
  const [slide, coming] = [slides[here], slides[next]]
  if (!slide || !coming) return undefined
  const { left, width } = slide.getBoundingClientRect()
  const distance = getComputedStyle(list).direction === 'rtl' ? width : -width
  // Where the loop begins anew it stands before all others.
  coming.style.translate = `${left - distance - coming.getBoundingClientRect().left}px`
  // What is out of view is not drawn, and the compositor asks nobody when it comes into view. It stays so: Chromium
  // crashes now and then where it is taken back while a finger goes down.
  coming.style.contentVisibility = 'visible'
  const motion = list.animate({ translate: ['0', `${distance}px`] }, { duration: turnMs, easing, fill: 'forwards' })
  const end = () => {
    motion.onfinish = null
    embla.scrollTo(next, true)
    motion.cancel()
    coming.style.translate = ''
    done()
  }
  motion.onfinish = end
  return { next, end }
}
