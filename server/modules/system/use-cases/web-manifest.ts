import type { MerchantSettings } from '../merchant-settings.ts'

/** The token `ground` of the dark theme, on which the icons stand too. */
const ground = '#0c1512'

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]

/** What a browser reads of the portal to install it as an app (requirements SYS-21). */
export function webManifest(settings: MerchantSettings): object {
  const { name } = settings.current('brand')
  const { offered } = settings.current('languages')
  return {
    id: '/',
    name,
    short_name: name,
    lang: offered[0]?.tag ?? 'en',
    dir: offered[0]?.direction ?? 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons,
  }
}
