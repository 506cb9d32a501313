import type { Draw } from '../chance/fair-draw.ts'
import { type SlotMachine, windowAt } from './slot-machine.ts'
import { type WindowPay, windowPay } from './window-pay.ts'

export interface Spin extends WindowPay {
  /** Where each reel stopped. */
  readonly stops: readonly number[]
  readonly isFree: boolean
  /** What it wins, times the stake of a line, its multiplier counted. */
  readonly wins: number
}

export interface SlotRound {
  /** The paid spin, and the free ones that it gave. */
  readonly spins: readonly Spin[]
  /** All of it, times the stake of a line. */
  readonly wins: number
}

/** Plays one round: the paid spin and any free ones, decided at once. */
export function playSlot(machine: SlotMachine, draw: Draw): SlotRound {
  const paid = spin(machine, draw, false)
  const free = paid.scatterCount < 3 ? 0 : machine.freeSpins
  const spins = [paid, ...Array.from({ length: free }, () => spin(machine, draw, true))]
  return { spins, wins: spins.reduce((sum, { wins }) => sum + wins, 0) }
}

function spin(machine: SlotMachine, draw: Draw, isFree: boolean): Spin {
  const stops = machine.reels.map((reel) => draw(reel.length))
  const pay = windowPay(machine, windowAt(machine, stops))
  return { ...pay, stops, isFree, wins: pay.pays * (isFree ? machine.freeMultiplier : 1) }
}
