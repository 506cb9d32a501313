import { type Bits, fairDraw } from '../chance/fair-draw.ts'
import { playSlot } from './play-slot.ts'
import { returnToPlayer } from './return-to-player.ts'
import type { SlotMachine } from './slot-machine.ts'

/** Allowed standard errors; one seed in 16,000 exceeds them. */
const standardErrors = 4

/** What a machine returned in the rounds played, in percent, and how far from the truth that may be. */
export function simulatedReturn(machine: SlotMachine, rounds: number, bits: Bits) {
  const draw = fairDraw(bits)
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const { wins } = playSlot(machine, draw)
    sum += wins
    squares += wins ** 2
  }
  const mean = sum / rounds
  const bound = standardErrors * Math.sqrt((squares / rounds - mean ** 2) / rounds)
  const exact = returnToPlayer(machine)
  const stated = (Number(exact.over) / Number(exact.under)) * machine.lines.length
  const percent = (times: number) => (times / machine.lines.length) * 100
  return { percent: percent(mean), boundPercent: percent(bound), isWithin: Math.abs(mean - stated) <= bound }
}
