import { setTimeout as pause } from 'node:timers/promises'

export interface Pace {
  readonly perSecond: number
  readonly count: number
}

/** Begins work at an even pace, however long each takes, and waits for all of it. `dueAt` is when it should have begun. */
export async function steadily(
  { perSecond, count }: Pace,
  work: (number: number, dueAt: number) => Promise<void>,
): Promise<void> {
  const begin = performance.now()
  const underWay: Promise<void>[] = []
  while (underWay.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - begin) / 1_000) * perSecond) + 1)
    for (let number = underWay.length; number < due; number++) {
      const begun = work(number, begin + (number / perSecond) * 1_000)
      // Heard of below, when all have begun.
      begun.catch(() => {})
      underWay.push(begun)
    }
    await pause(1)
  }
  await Promise.all(underWay)
}
