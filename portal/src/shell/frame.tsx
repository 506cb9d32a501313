import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { InTurn } from '@banyan/ui/in-turn.tsx'
import { useNear } from '@banyan/ui/use-near.ts'
import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { NoticePopups } from '#/src/features/content/announcements/notice-popups.tsx'
import { useText } from '#/src/i18n/text.ts'
import { AccountPopupPlace } from './account-popup-place.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { isGamePage } from './game-pages.ts'
import { Header } from './header.tsx'
import { SideMenu } from './menu/side-menu.tsx'
import { framelessPaths } from './page-tables.gen.ts'
import { PlayPlace } from './play-place.tsx'

const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer)

/** Pages of the agents bring what surrounds them (requirements NAV-04), and a game fills its page; all others stand in the portal's frame. */
export function Frame() {
  // Of the page that is shown: the address is ahead of it while a page is on its way.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
  return (
    <>
      {framelessPaths.test(path) ? <Outlet /> : <PortalFrame isGame={isGamePage({ pathname: path })} />}
      <AccountPopupPlace />
      <PlayPlace />
    </>
  )
}

function PortalFrame({ isGame }: { isGame: boolean }) {
  const t = useText()
  const sideMenuId = useId()
  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-20 rounded-md bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        {t('shell.skipToContent')}
      </a>
      <Header sideMenuId={isGame ? undefined : sideMenuId} />
      <div className="flex">
        <SideMenu id={sideMenuId} />
        <div className="flex min-w-0 grow flex-col md:min-h-[calc(100dvh-4rem)]">
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[1440px] grow px-4 pt-4 pb-6 max-md:min-h-[calc(100dvh-3.5rem)] md:px-6 md:pt-5 md:pb-10 xl:px-8"
          >
            <Outlet />
          </main>
          {!isGame && <FooterPlace />}
          <BottomBar />
        </div>
      </div>
      <NoticePopups />
    </>
  )
}

/**
 * Below the window at first: what stands in it comes to whoever is half a window's height away, after the first paint, and
 * stays. The landmark is there at once, for readers that go from one to the next.
 */
function FooterPlace() {
  const { ref, isNear } = useNear<HTMLElement>('50%')
  return (
    <footer ref={ref}>
      {isNear && (
        <InTurn>
          <Suspense>
            <Footer />
          </Suspense>
        </InTurn>
      )}
    </footer>
  )
}
