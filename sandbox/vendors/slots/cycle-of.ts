import type { Fraction } from './return-to-player.ts'
import { rowCount, type SlotMachine, slotSymbols } from './slot-machine.ts'
import { lineRun, scatterPay } from './window-pay.ts'

const base = slotSymbols.length

/**
 * Counts every window that a machine can show: what all of them return, and what the best pays, times the stake and
 * rounded up. It takes seconds, and knows nothing of the closed form that it confirms.
 */
export function cycleOf(machine: SlotMachine) {
  const lineCount = machine.lines.length
  const paysOfLine = paysByCode(machine)
  let [paid, gaveFree, most, mostTriggering] = [0, 0, 0, 0]
  // The symbols of each line so far as one number, digit by digit.
  const turn = (column: number, codes: Int32Array, scatters: number): void => {
    const reel = machine.reels[column]
    if (!reel) {
      let pays = scatterPay(machine, scatters) * lineCount
      for (const code of codes) pays += paysOfLine[code] ?? 0
      paid += pays
      most = Math.max(most, pays)
      if (scatters < 3) return
      gaveFree++
      mostTriggering = Math.max(mostTriggering, pays)
      return
    }
    const next = new Int32Array(lineCount)
    for (const stop of reel.keys()) {
      const shown = Array.from({ length: rowCount }, (_, row) => reel[(stop + row) % reel.length] ?? 'J')
      const digits = shown.map((symbol) => slotSymbols.indexOf(symbol))
      for (let line = 0; line < lineCount; line++) {
        next[line] = (codes[line] ?? 0) * base + (digits[machine.lines[line]?.[column] ?? 0] ?? 0)
      }
      turn(column + 1, next, scatters + shown.filter((symbol) => symbol === 'scatter').length)
    }
  }
  turn(0, new Int32Array(lineCount), 0)
  const windows = machine.reels.reduce((product, reel) => product * BigInt(reel.length), 1n)
  const free = BigInt(gaveFree) * BigInt(machine.freeSpins * machine.freeMultiplier)
  const returned: Fraction = {
    over: BigInt(paid) * windows + free * BigInt(paid),
    under: windows * windows * BigInt(lineCount),
  }
  const timesStake = (pays: number) => Math.ceil(pays / lineCount)
  return { returned, most: timesStake(most), mostTriggering: timesStake(mostTriggering) }
}

/** What a line pays, by the number that its symbols make. */
function paysByCode(machine: SlotMachine): Int32Array {
  return Int32Array.from({ length: base ** machine.reels.length }, (_, code) => {
    const digits = [...String(code).padStart(machine.reels.length, '0')].map(Number)
    return (
      lineRun(
        machine,
        digits.map((digit) => slotSymbols[digit] ?? 'J'),
      )?.pays ?? 0
    )
  })
}
