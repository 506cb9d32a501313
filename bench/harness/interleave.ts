/** How long to measure, and when to give up. */
export interface Effort {
  readonly rounds: number
  readonly warmUps: number
  readonly signal: AbortSignal
}

/** Takes one sample: answers its figure, or throws when what came back was wrong. */
export type Sampler = (round: number) => Promise<number>

/** Samples every side in turn, A B A B …, so that what disturbs the machine disturbs all alike; the warm-up is thrown away. */
export async function interleave<Side extends string>(
  sides: Readonly<Record<Side, Sampler>>,
  { rounds, warmUps, signal }: Effort,
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[]
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Side, number[]>
  for (let round = -warmUps; round < rounds; round++) {
    for (const name of names) {
      signal.throwIfAborted()
      const figure = await sides[name](round)
      if (round >= 0) samples[name].push(figure)
    }
  }
  return samples
}
