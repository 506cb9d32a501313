import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'

/** Embla counts a friction, not time: with 28 a turn has covered 99 % of its way after 1,000 ms (requirements LOB-02, LOB-03). */
const turnFriction = 28

export interface Mover {
  readonly show: (index: number) => void
}

interface CarouselMoverProps {
  viewport: RefObject<HTMLDivElement | null>
  delayMs: number
  running: boolean
  /** A slide that is asked for is there at once: its user wants no motion. */
  jumps: boolean
  /** Other slides are measured anew. */
  content: unknown
  onReady: (mover: Mover) => void
  onShow: (index: number) => void
}

/** Moves the slides of a viewport that is already there; it shows nothing itself. */
export function CarouselMover({ viewport, delayMs, running, jumps, content, onReady, onShow }: CarouselMoverProps) {
  const { direction } = getComputedStyle(document.documentElement)
  const options = useMemo(
    () => ({ loop: true, duration: turnFriction, direction: direction === 'rtl' ? 'rtl' : 'ltr' }) as const,
    [direction],
  )
  const [plugins] = useState(() => [
    Autoplay({ delay: delayMs, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false }),
  ])
  const [attach, embla] = useEmblaCarousel(options, plugins)
  const ready = useEffectEvent(onReady)
  const show = useEffectEvent(onShow)

  useEffect(() => {
    attach(viewport.current)
    return () => attach(null)
  }, [attach, viewport])

  useEffect(() => {
    if (!embla) return
    const told = () => show(embla.selectedScrollSnap())
    ready({ show: (index) => embla.scrollTo(index, jumps) })
    embla.on('select', told).on('reInit', told)
    return () => {
      embla.off('select', told).off('reInit', told)
    }
  }, [embla, jumps])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides have other measures, and start the clock anew
  useEffect(() => {
    const { autoplay } = embla?.plugins() ?? {}
    if (running) autoplay?.play()
    else autoplay?.stop()
  }, [embla, running, content, direction])
  return null
}
