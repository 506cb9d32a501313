import type { SlotMachine, SlotSymbol } from './slot-machine.ts'

const signs: Readonly<Record<string, SlotSymbol>> = { W: 'wild', S: 'scatter', a: 'a', b: 'b', c: 'c', d: 'd' }

/** A reel in letters: W wild, S scatter, a to d pictures, A K Q J cards. */
function reel(letters: string): SlotSymbol[] {
  return [...letters.replaceAll(' ', '')].map((letter) => signs[letter] ?? (letter as SlotSymbol))
}

/* One scatter a reel, so that three in a window come once in some 150 spins; the first reel has no wild. */
const reels = [
  reel('aJdQcKbAdJSQcKdJAbQKdJcAaQKJaAQd'),
  reel('bQWKdJcAQaJKSdQcJAbKQJdWAcKJaQdA'),
  reel('cAJdQWKbJSQdKaAJcQKdWJbAWQKcJdAQ'),
  reel('dKQbJWAcKdSJQaKAJcQdWKJbQaAdKJcQ'),
  reel('aQKdJcASQbKJdQAcWKJdaQKbJAcQdKJA'),
]

/* Rows of each line: straight ones, then vees, steps and zigzags. */
const lines = (
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110 21112 11011 11211 01010 21212 10101 12121 ' +
  '02020 20202 00200 22022 10201 12021 02120 20102'
)
  .split(' ')
  .map((rows) => [...rows].map(Number))

const pays: SlotMachine['pays'] = {
  a: [50, 200, 1000],
  b: [40, 150, 500],
  c: [25, 75, 250],
  d: [20, 55, 180],
  A: [11, 40, 120],
  K: [10, 30, 90],
  Q: [7, 20, 75],
  J: [6, 20, 60],
}

const common = { reels, pays, scatterPays: [2, 10, 50], freeSpins: 8, freeMultiplier: 2 } as const

/** The machines of the sandbox by their number of lines. */
export const machines = {
  20: { ...common, lines: lines.slice(0, 20), mostTimesStake: { triggering: 54, spin: 87 } },
  25: { ...common, lines, mostTimesStake: { triggering: 53, spin: 89 } },
} as const satisfies Readonly<Record<number, SlotMachine>>
export type LineCount = keyof typeof machines

/** The most that one round of a machine can pay, times the whole stake. */
export function mostOfRound({ mostTimesStake, freeSpins, freeMultiplier }: SlotMachine): number {
  return mostTimesStake.triggering + freeSpins * freeMultiplier * mostTimesStake.spin
}
