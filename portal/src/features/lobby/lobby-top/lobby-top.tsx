import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { InTurn } from '@banyan/ui/in-turn.tsx'
import { Suspense } from 'react'
import { useHomeNotices } from '#/src/features/content/announcements/use-notices.ts'
import { BannerCarousel } from './banners/banner-carousel.tsx'

const AnnouncementPopup = lazyPart(
  async () => (await import('#/src/features/content/announcements/announcement-popup.tsx')).AnnouncementPopup,
)
const JackpotCounter = lazyPart(async () => (await import('./jackpot/jackpot-counter.tsx')).JackpotCounter)
const Marquee = lazyPart(async () => (await import('#/src/features/content/announcements/marquee.tsx')).Marquee)
const WinnerBoard = lazyPart(async () => (await import('./winners/winner-board.tsx')).WinnerBoard)

/**
 * What the lobby shows above its games: notices, banners, the jackpot and the winners, each in a place of fixed height,
 * so that nothing moves when it comes; what is in motion comes in its turn, after the first paint. Where there are no
 * banners the other two stand side by side. `announces`: nothing else lies over the lobby.
 */
export function LobbyTop({ announces }: { announces: boolean }) {
  const { data: notices } = useHomeNotices()
  return (
    <div className="flex flex-col gap-4 max-md:gap-3 md:-mb-3">
      {notices?.length !== 0 && (
        <div className="h-11.5">
          <InTurn>
            <Suspense>
              <Marquee />
            </Suspense>
          </InTurn>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 has-[>div:first-child:empty]:[&>div:first-child]:hidden md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_23.5rem] xl:grid-rows-[6.875rem_minmax(0,1fr)] xl:has-[>div:first-child:empty]:grid-cols-2 xl:has-[>div:first-child:empty]:grid-rows-1">
        <div className="h-50 md:col-span-2 md:h-72 xl:col-span-1 xl:row-span-2 xl:h-78">
          <BannerCarousel />
        </div>
        <div className="h-24 md:h-44 xl:h-auto">
          <InTurn>
            <Suspense>
              <JackpotCounter />
            </Suspense>
          </InTurn>
        </div>
        <div className="h-42 md:h-44 xl:h-auto">
          <InTurn>
            <Suspense>
              <WinnerBoard />
            </Suspense>
          </InTurn>
        </div>
      </div>
      <InTurn>
        <Suspense>{announces && <AnnouncementPopup />}</Suspense>
      </InTurn>
    </div>
  )
}
