import { depositScreens } from './deposit-screens.ts'
import { fundScreens } from './fund-screens.ts'
import { lotteryScreens } from './lottery-screens.ts'
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
  ...lotteryScreens,
]
// What a vendor's frame holds speaks the vendor's languages.
export const canBeLonger = (screen: Screen): boolean => !playScreens.includes(screen)

/** `npm test` opens every fourth screen, and every eighth in a longer language; the deep tests open all. */
export const inOwnLanguages = everyScreen.filter((_screen, number) => number % 4 === 0)
export const inLongerLanguage = everyScreen.filter((screen, number) => number % 8 === 1 && canBeLonger(screen))
