import { expect, test } from 'vitest'
import { Breaker, NotAsked } from './breaker.ts'

class Fault extends Error {}
const isFault = (error: unknown) => error instanceof Fault

/** A breaker by a clock that the test holds. */
function breaker() {
  let nowMs = 0
  let asked = 0
  const own = new Breaker({ faultsAtMost: 3, openForMs: 1_000, waitingAtMost: 2 }, () => new Date(nowMs))
  const run = (work: () => Promise<unknown>) => {
    const counted = async () => {
      asked++
      return await work()
    }
    return own.run(counted, isFault).catch((error: unknown) => error)
  }
  return {
    run,
    fails: (error: Error = new Fault()) => run(() => Promise.reject(error)),
    succeeds: () => run(async () => 'answer'),
    asked: () => asked,
    moveClock: (ms: number) => {
      nowMs += ms
    },
  }
}

test('[PLAY-06] so many faults in a row open it, and after a while one request looks whether it is over', async () => {
  const b = breaker()
  for (let fault = 0; fault < 3; fault++) expect(await b.fails()).toBeInstanceOf(Fault)
  expect(await b.succeeds()).toBeInstanceOf(NotAsked)
  b.moveClock(999)
  expect(await b.succeeds()).toBeInstanceOf(NotAsked)
  expect(b.asked()).toBe(3)
  b.moveClock(1)
  expect(await b.fails()).toBeInstanceOf(Fault)
  expect(await b.succeeds()).toBeInstanceOf(NotAsked)
  b.moveClock(1_000)
  const { promise, resolve } = Promise.withResolvers<string>()
  const probe = b.run(() => promise)
  expect(await b.succeeds()).toBeInstanceOf(NotAsked)
  resolve('back')
  expect(await probe).toBe('back')
  expect(await b.succeeds()).toBe('answer')
  // The faults from before count no more.
  await b.fails()
  await b.fails()
  expect(await b.succeeds()).toBe('answer')
})

test('[PLAY-06] what is not the other side to blame for neither opens nor closes it', async () => {
  const b = breaker()
  for (let other = 0; other < 9; other++) await b.fails(new Error('ours'))
  expect(await b.succeeds()).toBe('answer')
  await b.fails()
  await b.fails()
  await b.fails(new Error('ours'))
  await b.fails()
  expect(await b.succeeds()).toBeInstanceOf(NotAsked)
  b.moveClock(1_000)
  await b.fails(new Error('ours'))
  // That found nothing out: the next one looks.
  expect(await b.succeeds()).toBe('answer')
})

test('[PLAY-06] no more wait than may', async () => {
  const b = breaker()
  const { promise, resolve } = Promise.withResolvers<string>()
  const waiting = [b.run(() => promise), b.run(() => promise)]
  expect(await b.succeeds()).toBeInstanceOf(NotAsked)
  resolve('late')
  expect(await Promise.all(waiting)).toEqual(['late', 'late'])
  expect(await b.succeeds()).toBe('answer')
})
