import { simulatedBaccarat } from './baccarat/simulated-baccarat.ts'
import { seededBits } from './chance/random-bits.ts'
import { cycleOf } from './slots/cycle-of.ts'
import { machines } from './slots/machines.ts'
import { percentOf, returnToPlayer } from './slots/return-to-player.ts'
import { simulatedReturn } from './slots/simulated-return.ts'

const usage = `Plays the sandbox's games many times and compares what they returned with what they state.

  node sandbox/vendors/simulate.ts [ROUNDS] [SEED]   10,000,000 rounds of each unless told otherwise
  node sandbox/vendors/simulate.ts --cycle           counts every window of the slots instead`

function run([first = '10000000', seed = 'banyan']: readonly string[]): boolean {
  if (first === '--cycle') return countCycles()
  const rounds = Number(first)
  if (!Number.isSafeInteger(rounds) || rounds < 1) {
    process.stderr.write(`${usage}\n`)
    return false
  }
  const slots = Object.values(machines).map((machine) => {
    const found = simulatedReturn(machine, rounds, seededBits(seed))
    const stated = percentOf(returnToPlayer(machine))
    say(
      `slot, ${machine.lines.length} lines`,
      `${found.percent.toFixed(3)} % ± ${found.boundPercent.toFixed(3)}`,
      stated,
    )
    return found.isWithin
  })
  const tables = simulatedBaccarat(rounds, seededBits(seed)).map(({ outcome, share, bound, stated }) => {
    say(
      `baccarat, ${outcome}`,
      `${(share * 100).toFixed(3)} % ± ${(bound * 100).toFixed(3)}`,
      (stated * 100).toFixed(3),
    )
    return Math.abs(share - stated) <= bound
  })
  return [...slots, ...tables].every(Boolean)
}

function countCycles(): boolean {
  return Object.values(machines)
    .map((machine) => {
      const found = cycleOf(machine)
      const exact = returnToPlayer(machine)
      const { triggering, spin } = machine.mostTimesStake
      const most = `most ${found.mostTriggering} with free spins, ${found.most} a spin`
      say(`slot, ${machine.lines.length} lines`, `${percentOf(found.returned)} %; ${most}`, percentOf(exact))
      const isExact = found.returned.over * exact.under === exact.over * found.returned.under
      return isExact && found.mostTriggering === triggering && found.most === spin
    })
    .every(Boolean)
}

function say(game: string, found: string, stated: string): void {
  process.stdout.write(`${game.padEnd(18)} found ${found}; stated ${stated} %\n`)
}

if (!run(process.argv.slice(2))) process.exitCode = 1
