import { pages } from './pages.ts'
import { playScreens } from './play.ts'
import { popups } from './popups.ts'
import type { Screen } from './screens.ts'

export const everyScreen: readonly Screen[] = [...pages, ...popups, ...playScreens]
// What a vendor's frame holds speaks the vendor's languages.
const isLonger = (screen: Screen, number: number) => number % 3 === 2 && !playScreens.includes(screen)

/** `npm test` opens each screen once: two of three in a language that is offered, the third in a longer one. */
export const inOwnLanguages = everyScreen.filter((screen, number) => !isLonger(screen, number))
export const inLongerLanguage = everyScreen.filter(isLonger)
