import { lanternEvening, welcomeGate } from './evenings.ts'
import { fullMoonFair } from './full-moon-fair.ts'
import { liveSalon } from './live-salon.ts'
import { lotteryLanterns } from './lottery-lanterns.ts'
import { bringAFriend, reefHunt } from './menu-cards.ts'
import { riverOfSlots } from './river-of-slots.ts'
import type { Scene } from './scenery.ts'

const scenes: ReadonlyMap<string, Scene> = new Map([
  ['full-moon-fair', fullMoonFair],
  ['river-of-slots', riverOfSlots],
  ['live-salon', liveSalon],
  ['lottery-lanterns', lotteryLanterns],
  ['welcome-gate', welcomeGate],
  ['lantern-evening', lanternEvening],
  ['bring-a-friend', bringAFriend],
  ['reef-hunt', reefHunt],
])

/** The pictures of banners by name, in the order in which they are shown to an operator. */
export const sceneNames: readonly string[] = [...scenes.keys()]

/** The picture of a banner as a complete SVG, or undefined where no scene has the name. */
export function drawScene(name: string): string | undefined {
  const scene = scenes.get(name)
  if (!scene) return undefined
  const { width, height, draw } = scene
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${draw()}</svg>`
}
