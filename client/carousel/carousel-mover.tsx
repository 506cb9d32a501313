import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { turnOn } from './turn.ts'

/** Embla counts a friction, not time: with 28 a slide that is asked for has covered 99 % of its way after 1,000 ms. */
const friction = 28

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
    () => ({ loop: true, duration: friction, direction: direction === 'rtl' ? 'rtl' : 'ltr' }) as const,
    [direction],
  )
  const [attach, embla] = useEmblaCarousel(options)
  const endTurn = useRef<() => void>(undefined)
  const ready = useEffectEvent(onReady)
  const show = useEffectEvent(onShow)

  useEffect(() => {
    attach(viewport.current)
    return () => attach(null)
  }, [attach, viewport])

  useEffect(() => {
    if (!embla) return
    const told = () => show(embla.selectedScrollSnap())
    ready({
      show(index) {
        endTurn.current?.()
        embla.scrollTo(index, jumps)
      },
    })
    embla.on('select', told).on('reInit', told)
    return () => {
      embla.off('select', told).off('reInit', told)
    }
  }, [embla, jumps])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are measured where they stand
  useEffect(() => {
    const settle = () => endTurn.current?.()
    const place = viewport.current
    // Before Embla hears of it, which takes a finger's way from where the slides stand.
    place?.addEventListener('pointerdown', settle)
    return () => {
      place?.removeEventListener('pointerdown', settle)
      settle()
    }
  }, [embla, viewport, content, direction])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides start the clock anew
  useEffect(() => {
    if (!embla || !running) return
    let timer: ReturnType<typeof setTimeout>
    const stop = () => clearTimeout(timer)
    const wait = () => {
      stop()
      timer = setTimeout(turn, delayMs)
    }
    const turn = () => {
      wait()
      if (document.hidden || endTurn.current) return
      const begun = turnOn(embla, () => (endTurn.current = undefined))
      if (!begun) return
      endTurn.current = begun.end
      show(begun.next)
    }
    // Whoever has chosen a slide sees it for as long as any other.
    const chosen = () => endTurn.current || wait()
    wait()
    embla.on('select', chosen).on('pointerDown', stop).on('pointerUp', wait)
    return () => {
      stop()
      embla.off('select', chosen).off('pointerDown', stop).off('pointerUp', wait)
    }
  }, [embla, running, delayMs, content, direction])
  return null
}
