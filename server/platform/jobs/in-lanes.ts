import type { Poll } from './poll.ts'

/** Items of each lane that one look finds. */
const ofEach = 50
/** Of one lane; each may hold a connection of the pool for a moment. */
const atOnce = 5
/** What is left then is found by the next look, with what has come meanwhile for other lanes. */
const beginWithinMs = 1_000

/**
 * Does the items of each lane a few at a time, all lanes beside one another: an outside party that hangs until its timeout
 * holds up its own items, and everybody's next look by that timeout at most. What fails stops nothing else, and is thrown
 * at the end.
 */
export async function inLanes<Item>(
  items: readonly Item[],
  laneOf: (item: Item) => string,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  const until = performance.now() + beginWithinMs
  const goOn = async (waiting: Iterator<Item>) => {
    while (performance.now() < until) {
      const next = waiting.next()
      if (next.done) return
      await work(next.value).catch((error: unknown) => failures.push(error))
    }
  }
  const lanes = [...Map.groupBy(items, laneOf).values()].map((lane) => lane.values())
  await Promise.all(lanes.flatMap((waiting) => Array.from({ length: atOnce }, () => goOn(waiting))))
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${items.length} items failed`)
  if (failures.length === 1) throw failures[0]
}

/** Work for outside parties that is looked for all the time, each party's in a lane of its own. */
interface LanePoll<Item> {
  readonly name: string
  /** What is due, the first so many of each lane. */
  due(ofEach: number): Promise<readonly Item[]>
  laneOf(item: Item): string
  work(item: Item): Promise<void>
}

export function pollInLanes<Item>({ name, due, laneOf, work }: LanePoll<Item>): Poll {
  return {
    name,
    async step() {
      const items = await due(ofEach)
      await inLanes(items, laneOf, work)
      return items.length >= ofEach
    },
  }
}
