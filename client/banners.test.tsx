// @vitest-environment happy-dom
import { hostileHtml } from '@banyan/contract/test-world/hostile-html.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type BannerLinkType, LobbyBanner } from './lobby-banner.tsx'
import { MenuCard } from './menu-card.tsx'
import { WelcomeGround } from './welcome-ground.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Link: BannerLinkType = ({ className, children }) => <span className={className}>{children}</span>

test('[LOB-02] markup in the texts of a banner stays text, in every place', () => {
  const hit = vi.fn()
  vi.stubGlobal('hit', hit)
  for (const html of hostileHtml) {
    const banner = {
      ...({ linkageType: 'NONE', url: '', imageUrl: '/scenes/live-salon.svg' } as const),
      ...{ eyebrow: html, title: html, text: html, button: html },
    }
    const { container, unmount } = render(
      <>
        <LobbyBanner banner={banner} early Link={Link} />
        <MenuCard banner={banner} Link={Link} />
        <WelcomeGround banner={banner} />
      </>,
    )
    const drawn = new Set([...container.querySelectorAll('*')].map(({ localName }) => localName))
    expect([...drawn].sort(), html).toEqual(['div', 'img', 'p', 'span'])
    expect(container.querySelectorAll('img'), html).toHaveLength(3)
    unmount()
  }
  expect(hit).not.toHaveBeenCalled()
})
