import { Carousel, type CarouselState } from '@banyan/client/carousel.tsx'
import { LobbyBanner } from '@banyan/client/lobby-banner.tsx'
import { MotionToggle } from '@banyan/client/motion-toggle.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { bannersQuery } from '../banners-query.ts'
import { BannerLink } from './banner-link.tsx'

/** Spec: each banner stands 5 s. */
const delayMs = 5_000

/** The lobby's banners; nothing is rendered if there are none. */
export function BannerCarousel() {
  const t = useText()
  const { data, error } = useQuery(bannersQuery('w_home'))
  const slides = useMemo(
    () =>
      data?.map((banner, index) => ({
        key: banner.id,
        content: <LobbyBanner banner={banner} early={index === 0} Link={BannerLink} />,
      })),
    [data],
  )
  if (!slides) return error ? null : <Skeleton className="h-full rounded-lg" />
  if (slides.length === 0) return null
  return (
    <Carousel
      label={t('banners.label')}
      slides={slides}
      delayMs={delayMs}
      className="h-full rounded-lg"
      controls={(state) => <Dots {...state} />}
    />
  )
}

function Dots({ current, count, running, show }: CarouselState) {
  const t = useText()
  const dots = Array.from({ length: count }, (_, index) => index)
  return (
    <div
      data-running={running}
      className="absolute start-2.5 bottom-0.5 banner-controls flex items-center sm:start-7 sm:bottom-2"
    >
      {dots.map((index) => (
        <button
          key={index}
          type="button"
          aria-label={t('banners.show', { index: index + 1 })}
          aria-current={index === current}
          onClick={() => show(index)}
          className="grid h-11 min-w-11 place-items-center md:min-w-6 rounded-sm px-1 -outline-offset-8"
        >
          <span className="banner-dot" />
        </button>
      ))}
      <MotionToggle className="size-11 opacity-80 hover:opacity-100" />
    </div>
  )
}
