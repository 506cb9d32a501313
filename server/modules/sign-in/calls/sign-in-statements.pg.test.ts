import { calls } from '@banyan/contract/calls.ts'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { browser } from '#/modules/verification/test-world/browser.ts'
import { passFor } from '#/modules/verification/test-world/passes.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { world } from '#/test-world/world.ts'
import { accountWith, logIn } from '../test-world/log-in.ts'

const who = { username: 'Linh', password: 'Mận chín đỏ 🍒' }

/** Of a browser that was signed in before: two transactions, and what is one by itself; all flushed but reads. */
const [statementsAtMost, tripsAtMost] = [24, 12]

interface Sent {
  readonly text: string
  /** Whether it was sent by itself, and not right behind another one of its connection. */
  readonly isTrip: boolean
}

/** What is sent to PostgreSQL while `work` runs. */
async function sentIn(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  const busy = new Set<unknown>()
  const submit = pg.Query.prototype.submit
  const watch = vi.spyOn(pg.Query.prototype, 'submit').mockImplementation(function (this: pg.Query, connection) {
    sent.push({ text: String((this as unknown as { text: unknown }).text), isTrip: !busy.has(connection) })
    busy.add(connection)
    process.nextTick(() => busy.delete(connection))
    return submit.call(this, connection)
  })
  await work()
  watch.mockRestore()
  return sent
}

onPostgres('what a sign-in asks of the database', () => {
  test('[ACC-02] at most 24 statements in 12 trips, for whoever reads waits behind them', async () => {
    await using w = await world({ engine: 'postgres' })
    await accountWith(w, who.username, who.password)
    const from = browser(w)
    // The first sign-in of an account, and of a process, notes more.
    expect((await logIn(w, from, who)).statusCode).toBe(200)
    const passToken = await passFor(w, from, 'login')
    const sent = await sentIn(async () => {
      const body = { type: 'username', passToken, ...who }
      expect((await from.postSealed(calls.login.path, body)).statusCode).toBe(200)
    })
    // The browser first asked for the key that it seals with.
    const own = sent.filter(({ text }) => !text.includes('order by "generation"'))
    const texts = own.map(({ text }) => text)
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(statementsAtMost)
    expect(own.filter(({ isTrip }) => isTrip).length).toBeLessThanOrEqual(tripsAtMost)
    // Neither is there by accident.
    expect(texts.length).toBeGreaterThan(tripsAtMost)
  })
})
