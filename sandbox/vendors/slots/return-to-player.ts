import { reelCount, rowCount, type SlotMachine, type SlotSymbol, slotSymbols } from './slot-machine.ts'
import { lineRun, scatterPay } from './window-pay.ts'

/** A fraction that is exact. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/**
 * What a machine gives back of what is staked, in the long run, exactly. Each line reads one stop of each reel, every
 * one as likely as the others, so all lines return the same, however many there are. A free spin returns what a paid
 * one does but for its own free spins, times the multiplier.
 */
export function returnToPlayer(machine: SlotMachine): Fraction {
  const windows = machine.reels.reduce((product, reel) => product * BigInt(reel.length), 1n)
  const { chances, pays } = scatters(machine)
  const perSpin = linePays(machine) + pays
  const free = BigInt(machine.freeSpins * machine.freeMultiplier)
  return { over: perSpin * windows + chances * free * perSpin, under: windows * windows }
}

/** What one line pays over all combinations of stops, times its stake. */
function linePays(machine: SlotMachine): bigint {
  const counts = machine.reels.map((reel) =>
    slotSymbols.map((symbol) => [symbol, reel.filter((each) => each === symbol).length] as const),
  )
  let total = 0n
  const add = (line: readonly SlotSymbol[], ways: number): void => {
    if (line.length === reelCount) total += BigInt(ways) * BigInt(lineRun(machine, line)?.pays ?? 0)
    else for (const [symbol, count] of counts[line.length] ?? []) if (count > 0) add([...line, symbol], ways * count)
  }
  add([], 1)
  return total
}

/** Over all windows: in how many there are three scatters or more, and what scatters pay, times the whole stake. */
function scatters(machine: SlotMachine): { readonly chances: bigint; readonly pays: bigint } {
  // Of each number of scatters, the windows of the reels so far that show it.
  let ways = [1n]
  for (const reel of machine.reels) {
    const next = Array.from({ length: ways.length + rowCount }, () => 0n)
    for (const stop of reel.keys()) {
      const shown = Array.from({ length: rowCount }, (_, row) => reel[(stop + row) % reel.length])
      const count = shown.filter((symbol) => symbol === 'scatter').length
      for (const [before, way] of ways.entries()) next[before + count] = (next[before + count] ?? 0n) + way
    }
    ways = next
  }
  const sum = (worth: (count: number) => number) =>
    ways.reduce((total, way, count) => total + way * BigInt(worth(count)), 0n)
  return { chances: sum((count) => (count < 3 ? 0 : 1)), pays: sum((count) => scatterPay(machine, count)) }
}

/** A fraction as a percentage with two digits, cut off and not rounded up. */
export function percentOf({ over, under }: Fraction): string {
  const hundredths = (over * 10_000n) / under
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}
