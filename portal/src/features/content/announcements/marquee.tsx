import { useMotionPaused } from '@banyan/client/motion.ts'
import { MotionToggle } from '@banyan/client/motion-toggle.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { megaphoneIcon } from '@banyan/ui/icons/megaphone-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { prepareNoticePopup } from './notice-popups.tsx'
import { openNotices } from './open-notices.ts'
import { useHomeNotices } from './use-notices.ts'
import './list/marquee.css'

/** A reading pace, whatever the length of the list. */
const pxPerSecond = 42

/** Titles of what is published, passing by; each opens the notice popup at its item (requirements LOB-01). */
export function Marquee() {
  const t = useText()
  const { data, error } = useHomeNotices()
  if (data?.length === 0 || (error && !data)) return null
  return (
    <section
      aria-label={t('marquee.label')}
      onPointerEnter={prepareNoticePopup}
      className="flex h-11.5 items-center gap-2 rounded-md border border-line bg-raised ps-4 pe-1.5 shadow-sm"
    >
      <Icon drawing={megaphoneIcon} size={20} className="text-primary" />
      {data ? <Titles items={data} /> : <Skeleton className="h-4 w-72 max-w-full grow-0" />}
      <MotionToggle className="ms-auto size-11 text-muted md:size-9 hover:bg-primary-soft hover:text-text" />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => openFrom(event)}
        className="min-h-9 shrink-0 rounded-sm px-3 text-sm font-semibold text-primary-strong hover:underline max-sm:hidden"
      >
        {t('marquee.all')}
      </button>
    </section>
  )
}

/** Safari doesn't focus what is clicked, and the popup gives the focus back to what had it. */
function openFrom({ currentTarget }: MouseEvent<HTMLElement>, id?: string): void {
  currentTarget.focus({ preventScroll: true })
  openNotices(id)
}

interface TitlesProps {
  items: readonly { readonly id: string; readonly title: string }[]
}

function Titles({ items }: TitlesProps) {
  const paused = useMotionPaused()
  const view = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!list.current) return
    // The observer reports the length after layout; measuring earlier would force a second layout.
    const watch = new ResizeObserver(([entry]) => {
      setSeconds(Math.round((entry?.target.scrollWidth ?? 0) / pxPerSecond))
    })
    watch.observe(list.current)
    return () => watch.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left its buttons
    <div
      ref={view}
      className="marquee"
      data-paused={paused}
      // The keyboard's focus scrolls to its title; afterwards all of it passes by again from the start.
      onBlur={() => view.current?.scrollTo?.({ left: 0 })} // physical: the start of the scroll in either direction
    >
      <div className="marquee-track" style={{ animationDuration: `${seconds}s` }}>
        <ul ref={list} className="marquee-list">
          {items.map(({ id, title }, index) => (
            <li key={id} className="marquee-item">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={(event) => openFrom(event, id)}
                className={`marquee-title ${index === 0 ? 'font-semibold' : 'text-muted'}`}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
        {/* The same once more, so that the end runs into the start. */}
        <div aria-hidden="true" className="marquee-list marquee-again">
          {items.map(({ id, title }, index) => (
            <span key={id} className="marquee-item">
              {/* Both copies can be pressed; screen readers get the first. */}
              <button
                type="button"
                tabIndex={-1}
                onClick={(event) => openFrom(event, id)}
                className={`marquee-title ${index === 0 ? 'font-semibold' : 'text-muted'}`}
              >
                {title}
              </button>
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
