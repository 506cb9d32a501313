import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Batcher } from './batcher.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Batches that end when the test says so. */
function heldBatches(
  limits: Partial<Record<'batchAtMost' | 'runningAtMost' | 'waitingAtMost', number>> = {},
  askerOf?: (command: string) => string,
) {
  const batches: { commands: readonly string[]; answer(at: number): void; end(): void; fail(error: Error): void }[] = []
  const batcher = new Batcher<string, string>({
    ...{ batchAtMost: 3, runningAtMost: 1, waitingAtMost: 10, ...limits },
    ...(askerOf && { askerOf }),
    keyOf: (command) => command.split(' ')[0] ?? '',
    run: (commands, give) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const answer = (at: number) => give(at, `${commands[at]}!`)
      const end = () => {
        for (const at of commands.keys()) answer(at)
        resolve()
      }
      batches.push({ commands, answer, end, fail: reject })
      return promise
    },
  })
  return { batches, batcher }
}

/** What one turn of the event loop ends, the next one begins. */
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('a batch is what came at once, or while the one before ran, as many as go into one', async () => {
  const { batches, batcher } = heldBatches()
  const first = batcher.submit('a')
  await turn()
  expect(batches.map(({ commands }) => commands)).toEqual([['a']])
  const answers = [first, ...['b', 'c', 'd', 'e'].map((command) => batcher.submit(command))]
  batches[0]?.end()
  await turn()
  expect(batches[1]?.commands).toEqual(['b', 'c', 'd'])
  batches[1]?.end()
  await turn()
  expect(batches[2]?.commands).toEqual(['e'])
  batches[2]?.end()
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
})

test('two of one key never run at once, and the earlier one goes first', async () => {
  const { batches, batcher } = heldBatches({ runningAtMost: 2 })
  for (const command of ['a 1', 'a 2', 'b 1', 'a 3', 'b 2']) void batcher.submit(command)
  await turn()
  expect(batches.map(({ commands }) => commands)).toEqual([['a 1', 'b 1']])
  vi.advanceTimersByTime(20)
  void batcher.submit('c 1')
  await turn()
  expect(batches[1]?.commands).toEqual(['c 1'])
  vi.advanceTimersByTime(20)
  batches[0]?.end()
  await turn()
  expect(batches[2]?.commands).toEqual(['a 2', 'b 2'])
  vi.advanceTimersByTime(20)
  batches[2]?.end()
  await turn()
  expect(batches[3]?.commands).toEqual(['a 3'])
})

test('many are shared by the batches that may run, a few go in one', async () => {
  const { batches, batcher } = heldBatches({ batchAtMost: 100, runningAtMost: 2, waitingAtMost: 100 })
  const submit = (count: number, name: string) => {
    for (let at = 0; at < count; at++) void batcher.submit(`${name}${at}`)
  }
  submit(41, 'a')
  await turn()
  expect(batches.map(({ commands }) => commands.length)).toEqual([21, 20])
  submit(30, 'b')
  batches[0]?.end()
  await turn()
  // One may run, so it takes all.
  expect(batches[2]?.commands).toHaveLength(30)
  for (const { end } of batches) end()
  await turn()
  submit(17, 'c')
  await turn()
  // The one that is left would cost more by itself than it gains.
  expect(batches.slice(3).map(({ commands }) => commands.length)).toEqual([16])
})

test('a batch that takes its time holds nobody up', async () => {
  const { batches, batcher } = heldBatches({ runningAtMost: 2 })
  for (const command of ['a', 'b']) {
    void batcher.submit(command)
    await turn()
  }
  expect(batches.map(({ commands }) => commands)).toEqual([['a']])
  vi.advanceTimersByTime(19)
  await turn()
  expect(batches).toHaveLength(1)
  void batcher.submit('c')
  vi.advanceTimersByTime(1)
  expect(batches[1]?.commands).toEqual(['b', 'c'])
  // Two run, so the next one waits for the end of either, however long that takes.
  void batcher.submit('d')
  vi.advanceTimersByTime(100)
  await turn()
  expect(batches).toHaveLength(2)
  batches[1]?.end()
  await turn()
  expect(batches[2]?.commands).toEqual(['d'])
})

test('one that can’t be run takes no other with it', async () => {
  const { batches, batcher } = heldBatches()
  void batcher.submit('first')
  await turn()
  const answers = Promise.allSettled(['a', 'bad', 'c'].map((command) => batcher.submit(command)))
  batches[0]?.end()
  await turn()
  expect(batches[1]?.commands).toEqual(['a', 'bad', 'c'])
  batches[1]?.fail(new Error('a row is too long'))
  for (let at = 2; at <= 4; at++) {
    await turn()
    if (batches[at]?.commands[0] === 'bad') batches[at]?.fail(new Error('too long'))
    else batches[at]?.end()
  }
  expect(await answers).toMatchObject([
    { status: 'fulfilled', value: 'a!' },
    { status: 'rejected', reason: { message: 'too long' } },
    { status: 'fulfilled', value: 'c!' },
  ])
})

test('what was answered before a batch failed stays answered, and does not run again', async () => {
  const { batches, batcher } = heldBatches()
  void batcher.submit('first')
  await turn()
  const answers = ['a', 'b', 'c'].map((command) => batcher.submit(command))
  batches[0]?.end()
  await turn()
  batches[1]?.answer(1)
  expect(await answers[1]).toBe('b!')
  batches[1]?.fail(new Error('a row is too long'))
  for (const at of [2, 3]) {
    await turn()
    batches[at]?.end()
  }
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!'])
  expect(batches.slice(2).map(({ commands }) => commands)).toEqual([['a'], ['c']])
})

test('while the database is away nobody is tried one by one', async () => {
  const { batches, batcher } = heldBatches()
  void batcher.submit('first')
  await turn()
  const answers = Promise.allSettled(['a', 'b'].map((command) => batcher.submit(command)))
  batches[0]?.end()
  await turn()
  batches[1]?.fail(Object.assign(new Error('gone'), { code: '57P01' }))
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(batches).toHaveLength(2)
})

test('while the database says nothing, nobody waits for it twice as long', async () => {
  const { batches, batcher } = heldBatches()
  const answers = Promise.allSettled(['a', 'b', 'c', 'd'].map((command) => batcher.submit(command)))
  await turn()
  expect(batches[0]?.commands).toEqual(['a', 'b', 'c'])
  batches[0]?.fail(Object.assign(new Error('nothing'), { code: 'ETIMEDOUT' }))
  expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
  // The next one tries again.
  const next = batcher.submit('e')
  await turn()
  batches[1]?.end()
  expect(await next).toBe('e!')
})

test('where too many wait, one more is refused at once', async () => {
  const { batcher } = heldBatches({ waitingAtMost: 2 })
  void batcher.submit('runs')
  await turn()
  for (const command of ['a', 'b']) void batcher.submit(command)
  await expect(batcher.submit('c')).rejects.toMatchObject({ code: 'service_unavailable' })
})

test('[T24] one asker’s flood fills its share of the queue, and leaves room for the others', async () => {
  const nameOf = (command: string) => command.charAt(0)
  const { batches, batcher } = heldBatches({ batchAtMost: 100, waitingAtMost: 12 }, nameOf)
  void batcher.submit('x')
  await turn()
  let refused = 0
  const flood = async (name: string, from: number, count: number) => {
    const before = refused
    for (let at = from; at < from + count; at++) batcher.submit(`${name}${at}`).catch(() => refused++)
    await turn()
    return count - (refused - before)
  }
  // Half of what is free, then half of the rest, and so on.
  expect([await flood('a', 0, 20), await flood('b', 0, 20), await flood('c', 0, 20)]).toEqual([6, 3, 2])
  expect(await flood('d', 0, 1)).toBe(1)
  expect(await flood('e', 0, 1)).toBe(0)
  batches[0]?.end()
  await turn()
  // What waited runs now, so the shares are free again.
  expect(batches[1]?.commands).toHaveLength(12)
  expect(await flood('a', 20, 20)).toBe(6)
  batches[1]?.end()
  await turn()
  batches[2]?.end()
})

test('[T24] a share is free again after a silence that refused what waited', async () => {
  const { batches, batcher } = heldBatches({ waitingAtMost: 4 }, (command) => command.charAt(0))
  const settled = (command: string) =>
    batcher.submit(command).then(
      () => 'done',
      (error) => (error as { code?: string }).code ?? 'failed',
    )
  void settled('x')
  await turn()
  const waiting = [settled('a1'), settled('a2'), settled('a3')]
  await turn()
  batches[0]?.fail(Object.assign(new Error('nobody answered'), { code: 'ETIMEDOUT' }))
  await turn()
  expect(await Promise.all(waiting)).toEqual(['ETIMEDOUT', 'ETIMEDOUT', 'service_unavailable'])
  void settled('y')
  await turn()
  const again = [settled('a4'), settled('a5')]
  await turn()
  batches[1]?.end()
  await turn()
  batches[2]?.end()
  expect(await Promise.all(again)).toEqual(['done', 'done'])
})
