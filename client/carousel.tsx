import { InTurn } from '@banyan/ui/in-turn.tsx'
import { usePainted } from '@banyan/ui/use-painted.ts'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { Mover } from './carousel/carousel-mover.tsx'
import { lazyPart } from './lazy-part.tsx'
import { useMotion } from './motion.ts'
import { useSharedText } from './texts.ts'

const CarouselMover = lazyPart(async () => (await import('./carousel/carousel-mover.tsx')).CarouselMover)

/** Those that nobody sees yet are put into the page so many at a time. */
const slidesPerFrame = 3

export interface Slide {
  readonly key: string
  readonly content: ReactNode
}

/** What the controls of a carousel know and do. */
export interface CarouselState {
  readonly current: number
  readonly count: number
  /** It goes on by itself at this moment. */
  readonly running: boolean
  readonly show: (index: number) => void
}

interface CarouselProps {
  label: string
  slides: readonly Slide[]
  /** Milliseconds for each slide. */
  delayMs: number
  /** Between two slides, in px. */
  spacing?: number
  /** Dots and such, over or under the slides. */
  controls?: (state: CarouselState) => ReactNode
  className?: string
}

/**
 * Slides that go on by themselves, in a loop where there is more than one, and that a finger can swipe. The first
 * slide is plain HTML and there at once; what moves them is fetched after the first paint.
 */
export function Carousel({ label, slides, delayMs, spacing = 0, controls, className = '' }: CarouselProps) {
  const t = useSharedText()
  const viewport = useRef<HTMLDivElement>(null)
  const [mover, setMover] = useState<Mover>()
  const [current, setCurrent] = useState(0)
  const [held, hold] = useHeld()
  const mayMove = useMotion()
  const painted = usePainted()
  const moves = slides.length > 1
  const running = moves && mayMove && !held && mover !== undefined
  const shown = Math.min(current, slides.length - 1)
  return (
    <section aria-roledescription={t('carousel.role')} aria-label={label} className={`relative ${className}`} {...hold}>
      <div ref={viewport} className="h-full overflow-hidden rounded-[inherit]">
        <ul className="flex h-full touch-pan-y" style={{ marginInlineStart: -spacing }}>
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.position', { index: index + 1, count: slides.length })}
              inert={index !== shown}
              // A slide that is not in view is not laid out.
              className="h-full min-w-0 shrink-0 grow-0 basis-full [content-visibility:auto]"
              style={{ paddingInlineStart: spacing }}
            >
              {index === 0 ? content : <InTurn perFrame={slidesPerFrame}>{content}</InTurn>}
            </li>
          ))}
        </ul>
      </div>
      {moves && controls?.({ current: shown, count: slides.length, running, show: (index) => mover?.show(index) })}
      {moves && painted && (
        <Suspense>
          <CarouselMover
            viewport={viewport}
            delayMs={delayMs}
            running={moves && mayMove && !held}
            jumps={!mayMove}
            content={slides}
            onReady={setMover}
            onShow={setCurrent}
          />
        </Suspense>
      )}
    </section>
  )
}

/** A pointer on it, or the keyboard's focus in it, holds it. */
function useHeld() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  return [
    pointed || focused,
    {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: { target: Element }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  ] as const
}
