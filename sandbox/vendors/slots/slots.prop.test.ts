import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairDraw } from '../chance/fair-draw.ts'
import { seededBits } from '../chance/random-bits.ts'
import { cycleOf } from './cycle-of.ts'
import { machines, mostOfRound } from './machines.ts'
import { playSlot } from './play-slot.ts'
import { percentOf, returnToPlayer } from './return-to-player.ts'
import { simulatedReturn } from './simulated-return.ts'
import { type SlotMachine, type SlotSymbol, slotSymbols, windowAt } from './slot-machine.ts'
import { windowPay } from './window-pay.ts'

const symbol = fc.constantFrom(...slotSymbols)
const leading = fc.constantFrom(...slotSymbols.filter((each) => each !== 'wild'))
const reelOf = (of: fc.Arbitrary<SlotSymbol>) => fc.array(of, { minLength: 3, maxLength: 4 })
const pay = fc.tuple(fc.nat(9), fc.nat(40), fc.nat(900))
/** Small machines of any make, neighbouring scatters included. */
const anyMachine: fc.Arbitrary<SlotMachine> = fc.record({
  reels: fc
    .tuple(reelOf(leading), ...Array.from({ length: 4 }, () => reelOf(symbol)))
    .map((reels): readonly (readonly SlotSymbol[])[] => reels),
  lines: fc.array(fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
  pays: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'A', 'J'), pay),
  scatterPays: pay,
  freeSpins: fc.nat(10),
  freeMultiplier: fc.integer({ min: 1, max: 3 }),
  mostTimesStake: fc.constant({ triggering: 0, spin: 0 }),
})

/** What a line pays, the slow way: each symbol is tried as what the wilds stand for. */
function bruteForce({ pays }: SlotMachine, line: readonly SlotSymbol[]): number {
  const tried = slotSymbols.flatMap((wanted) =>
    [3, 4, 5].map((count) => {
      const isRun = line
        .slice(0, count)
        .every((shown) => shown === wanted || (shown === 'wild' && wanted !== 'scatter'))
      return isRun ? (pays[wanted]?.[count - 3] ?? 0) : 0
    }),
  )
  return Math.max(0, ...tried)
}

test('[PLAY-05] a line pays the best that brute force finds, when more in a row never pay less', () => {
  const rising = anyMachine.map((machine) => ({
    ...machine,
    pays: Object.fromEntries(
      Object.entries(machine.pays).map(([name, [three, four, five]]) => [
        name,
        [three, three + four, three + four + five] as [number, number, number],
      ]),
    ),
  }))
  fc.assert(
    fc.property(rising, fc.tuple(leading, symbol, symbol, symbol, symbol), (machine, line) => {
      const one = { ...machine, lines: [[0, 0, 0, 0, 0]], scatterPays: [0, 0, 0] as const }
      const window = line.map((shown): SlotSymbol[] => [shown, 'J', 'J'])
      expect(windowPay(one, window).pays).toBe(bruteForce(machine, line))
    }),
    { numRuns: 2_000 },
  )
})

test('[PLAY-05] the stated return is what all windows together return, counted one by one', () => {
  fc.assert(
    fc.property(anyMachine, (machine) => {
      const [counted, stated] = [cycleOf(machine).returned, returnToPlayer(machine)]
      expect(counted.over * stated.under).toBe(stated.over * counted.under)
    }),
    { numRuns: 30 },
  )
})

const simulated = Number(process.env.SIMULATED_ROUNDS ?? 40_000)
/** A bound that holds anything would confirm nothing; it narrows with the root of the number of rounds. */
const widestBoundPercent = 2.5 * Math.sqrt(200_000 / simulated)

test.each(Object.values(machines))(
  `[PLAY-05] $lines.length lines return 96.52 %, and ${simulated} rounds confirm it`,
  (machine) => {
    expect(percentOf(returnToPlayer(machine))).toBe('96.52')
    const { isWithin, boundPercent } = simulatedReturn(machine, simulated, seededBits('return'))
    expect(isWithin).toBe(true)
    expect(boundPercent).toBeLessThan(widestBoundPercent)
  },
)

test('[PLAY-05] a machine that pays a fifth more than is stated is found out by as many rounds', () => {
  const pays = Object.fromEntries(
    Object.entries(machines[20].pays).map(([name, each]) => [name, each.map((pay) => Math.round(pay * 1.2))]),
  ) as SlotMachine['pays']
  const { percent, boundPercent } = simulatedReturn({ ...machines[20], pays }, 100_000, seededBits('return'))
  expect(percent - boundPercent).toBeGreaterThan(96.52)
})

test('[PLAY-05] no round pays more than the stated most, or differs for the same seed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(machines)), fc.string(), (machine, seed) => {
      const round = playSlot(machine, fairDraw(seededBits(seed)))
      expect(playSlot(machine, fairDraw(seededBits(seed)))).toEqual(round)
      expect(round.wins).toBeLessThanOrEqual(mostOfRound(machine) * machine.lines.length)
      expect(round.spins).toHaveLength(round.spins[0]!.scatterCount < 3 ? 1 : 1 + machine.freeSpins)
      for (const { stops, isFree, wins } of round.spins) {
        expect(wins).toBe(windowPay(machine, windowAt(machine, stops)).pays * (isFree ? machine.freeMultiplier : 1))
      }
    }),
    { numRuns: 500 },
  )
})

test('[PLAY-05] three scatters give free spins whose wins count twice, and which give no further ones', () => {
  const machine = machines[20]
  const stop = machine.reels.map((reel) => reel.indexOf('scatter'))
  let drawn = 0
  const round = playSlot(machine, () => stop[drawn++ % 5]!)
  expect(round.spins).toHaveLength(9)
  expect(round.spins.map(({ scatterCount }) => scatterCount)).toEqual(Array.from({ length: 9 }, () => 5))
  const [paid, ...free] = round.spins
  for (const spin of free) expect(spin.wins).toBe(paid!.wins * 2)
})

test('[PLAY-05] every machine has reels and lines that fit its window', () => {
  for (const machine of Object.values(machines)) {
    expect(machine.reels.map(({ length }) => length)).toEqual([32, 32, 32, 32, 32])
    expect(new Set(machine.lines.map(String)).size).toBe(machine.lines.length)
    for (const rows of machine.lines) expect(rows.every((row) => row >= 0 && row < 3) && rows.length === 5).toBe(true)
    expect(machine.reels[0]).not.toContain('wild')
    for (const reel of machine.reels) expect(reel.every((shown) => slotSymbols.includes(shown))).toBe(true)
  }
  expect(Object.keys(machines).map(Number)).toEqual(Object.values(machines).map(({ lines }) => lines.length))
})
