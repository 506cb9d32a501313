import { depositScreens } from './deposit-screens.ts'
import { fundScreens } from './fund-screens.ts'
import { pages } from './pages.ts'
import { playScreens } from './play.ts'
import { popups } from './popups.ts'
import { recordScreens } from './record-screens.ts'
import type { Screen } from './screens.ts'
import { transferScreens } from './transfer-screens.ts'
import { withdrawScreens } from './withdraw-screens.ts'

export const everyScreen: readonly Screen[] = [
  ...pages,
  ...popups,
  ...depositScreens,
  ...withdrawScreens,
  ...recordScreens,
  ...playScreens,
  ...transferScreens,
  ...fundScreens,
]
// What a vendor's frame holds speaks the vendor's languages.
const canBeLonger = (screen: Screen) => !playScreens.includes(screen)

/** `npm test` opens every third screen, and every sixth in a longer language; the deep tests open all. */
export const inOwnLanguages = everyScreen.filter((_screen, number) => number % 3 === 0)
export const inLongerLanguage = everyScreen.filter((screen, number) => number % 6 === 1 && canBeLonger(screen))
