import { afterEach, expect, test, vi } from 'vitest'
import { composing, type Sender, SendQueue, type SmsMessage } from './send-queue.ts'

/** A sender whose every message waits for the test's word, and a clock that the test moves. */
function outboxOfTest(stopsWithinMs?: number) {
  const open: { readonly id: string; taken(): void; refused(): void }[] = []
  const failed: string[] = []
  const sender: Sender<SmsMessage> = {
    send: ({ id }, stop) =>
      new Promise((resolve, reject) => {
        const refused = () => reject(new Error('status 500'))
        open.push({ id, taken: resolve, refused })
        stop.addEventListener('abort', refused)
      }),
  }
  let ms = 1_000_000
  const outbox = new SendQueue(sender, {
    refusal: 'sms_not_sent',
    now: () => new Date(ms),
    onFailure: (id, reason) => void failed.push(`${id}: ${reason}`),
    ...(stopsWithinMs !== undefined && { stopsWithinMs }),
  })
  return {
    outbox,
    open,
    failed,
    /** Lets the clock go on. */
    pass: (forMs: number) => {
      ms += forMs
    },
    send: (id: string) => {
      using place = outbox.reserve()
      place.send({ id, to: '+84912345678', text: 'text' } satisfies SmsMessage)
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const full = { code: 'sms_not_sent' }

test('[ACC-13] four messages are on their way at once, the others wait their turn', async () => {
  const { open, send } = outboxOfTest()
  for (const id of 'abcdef') send(id)
  expect(open.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  open[1]?.taken()
  await settled()
  expect(open.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('[ACC-13] when every place is taken everybody is refused, until one is free', async () => {
  const { outbox, open, send } = outboxOfTest()
  for (let at = 0; at < 200; at++) send(`m${at}`)
  expect(() => outbox.reserve()).toThrow(expect.objectContaining(full))
  open[0]?.taken()
  await settled()
  outbox.reserve()
  expect(() => outbox.reserve()).toThrow(expect.objectContaining(full))
})

test('[ACC-13] a place that is not used is free again, once', () => {
  const { outbox } = outboxOfTest()
  for (let at = 0; at < 500; at++) {
    using place = outbox.reserve()
    place[Symbol.dispose]()
  }
  const places = Array.from({ length: 200 }, () => outbox.reserve())
  expect(places).toHaveLength(200)
  expect(() => outbox.reserve()).toThrow(expect.objectContaining(full))
})

test('[ACC-13] after three failures in a row nothing is taken for 30 s, and what waits is given up', async () => {
  const { outbox, open, failed, pass, send } = outboxOfTest()
  for (const id of 'abcdef') send(id)
  for (const at of [0, 1, 2]) open[at]?.refused()
  await settled()
  const given = ['e: gateway failing', 'f: gateway failing']
  expect(failed).toEqual([...[...'abc'].map((id) => `${id}: status 500`), ...given])
  // The fourth was on its way already.
  expect(open.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(() => outbox.reserve()).toThrow(expect.objectContaining(full))
  pass(29_999)
  expect(() => outbox.reserve()).toThrow(expect.objectContaining(full))
  pass(1)
  outbox.reserve()
})

test('[ACC-13] then one message at a time tries; a failure closes it again, a success opens it', async () => {
  const { outbox, open, failed, pass, send } = outboxOfTest()
  for (const id of 'abc') send(id)
  for (const message of open.splice(0)) message.refused()
  await settled()
  pass(30_000)
  for (const id of 'def') send(id)
  expect(open.map(({ id }) => id)).toEqual(['d'])
  open.splice(0)[0]?.refused()
  await settled()
  expect(failed.slice(3)).toEqual(['d: status 500', 'e: gateway failing', 'f: gateway failing'])
  expect(() => outbox.reserve()).toThrow(expect.objectContaining(full))
  pass(30_000)
  for (const id of 'ghi') send(id)
  open.splice(0)[0]?.taken()
  await settled()
  expect(open.map(({ id }) => id)).toEqual(['h', 'i'])
})

test('[ACC-13] failures that do not follow each other close nothing', async () => {
  const { outbox, open, send } = outboxOfTest()
  for (let round = 0; round < 5; round++) {
    for (const id of 'abc') send(id)
    const [one, two, three] = open.splice(0)
    one?.refused()
    two?.refused()
    await settled()
    three?.taken()
    await settled()
  }
  outbox.reserve()
})

test('[ACC-13] stopping sends what waits and takes nothing more', async () => {
  const { outbox, open, failed, send } = outboxOfTest()
  for (const id of 'abcde') send(id)
  const stopped = outbox[Symbol.asyncDispose]()
  expect(() => outbox.reserve()).toThrow(expect.objectContaining(full))
  for (let at = 0; at < 5; at++) {
    open[at]?.taken()
    await settled()
  }
  await stopped
  expect(failed).toEqual([])
})

test('[ACC-13] stopping does not wait for a gateway that stays silent', async () => {
  const { outbox, open, failed, send } = outboxOfTest(20)
  for (const id of 'abcde') send(id)
  await outbox[Symbol.asyncDispose]()
  expect(open).toHaveLength(4)
  expect(failed.sort()).toEqual([...[...'abcd'].map((id) => `${id}: status 500`), 'e: stopped'])
})

afterEach(() => vi.useRealTimers())

test('[ACC-13] a letter is composed when its asker has been answered, whether or not there is anybody to send it to', async () => {
  vi.useFakeTimers()
  const sent: string[] = []
  const sender = composing<SmsMessage>({ send: async ({ id }) => void sent.push(id) })
  const message = { id: 'a', to: '+84912345678', text: 'text' }
  for (const found of [message, undefined]) {
    const compose = vi.fn(async () => found)
    const sending = sender.send({ id: 'a', compose }, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(24)
    expect(compose).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await sending
    expect(compose).toHaveBeenCalledOnce()
  }
  expect(sent).toEqual(['a'])
})
