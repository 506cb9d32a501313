import { pages } from './pages.ts'
import { playScreens } from './play.ts'
import { popups } from './popups.ts'
import type { Screen } from './screens.ts'

export const everyScreen: readonly Screen[] = [...pages, ...popups, ...playScreens]
// What a vendor's frame holds speaks the vendor's languages.
const canBeLonger = (screen: Screen) => !playScreens.includes(screen)

/** `npm test` opens every second screen, and every fourth in a longer language; the deep tests open all. */
export const inOwnLanguages = everyScreen.filter((_screen, number) => number % 2 === 0)
export const inLongerLanguage = everyScreen.filter((screen, number) => number % 4 === 1 && canBeLonger(screen))
