import { randomBytes } from 'node:crypto'
import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { openDatabase } from '#/platform/db/database.ts'
import { sharedKey } from '#/platform/keys/shared-keys.ts'
import { stopClock } from '#/test-world/move-clock.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { sharedKeys, startServer } from '#/test-world/server-process.ts'
import { signIn } from '#/test-world/sign-in.ts'
import { emptyDatabase, onPostgres } from '#/test-world/test-database.ts'
import { world } from '#/test-world/world.ts'
import { takeStep } from './store/authenticators.ts'
import { addOperator } from './test-world/operator-browser.ts'
import { countAttempt } from './use-cases/login-back-off.ts'
import { suspendAccount } from './use-cases/work-on-member.ts'

onPostgres('sessions under contention', () => {
  test('[SYS-04] a code redeemed 20 times at once gives one session', async () => {
    await using w = await world({ engine: 'postgres' })
    for (let round = 0; round < 10; round++) {
      const { headers, accountId } = await w.signIn()
      const minted = await w.app.portal.inject({ method: 'POST', url: calls.handoff.path, headers })
      const { code } = minted.json().value
      const redeem = { method: 'POST', url: calls.redeemHandoff.path, payload: { code } } as const
      const answers = await Promise.all(Array.from({ length: 20 }, () => w.app.portal.inject(redeem)))
      const codes = answers.map((answer) => (answer.statusCode === 200 ? 'signed in' : answer.json().code)).sort()
      expect(codes).toEqual([...Array(19).fill('sign_in_code_invalid'), 'signed in'])
      const live = await w.database.db
        .selectFrom('sessions')
        .select('id_hash')
        .where('account_id', '=', accountId)
        .execute()
      expect(live).toHaveLength(2)
    }
  })

  test('a code of an authenticator that is shown 20 times at once is taken once', async () => {
    await using w = await world({ engine: 'postgres' })
    await addOperator(w)
    const { account_id: id } = await w.database.db
      .selectFrom('authenticators')
      .select('account_id')
      .executeTakeFirstOrThrow()
    for (let step = 1; step <= 10; step++) {
      const tries = Array.from({ length: 20 }, () =>
        w.database.transaction((tx) => takeStep(tx, id, step, '203.0.113.7')),
      )
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    }
  })

  test('[ACC-22] twenty sign-ins at once leave five sessions', async () => {
    await using w = await world({ engine: 'postgres' })
    const { accountId } = await w.signIn()
    await Promise.all(Array.from({ length: 20 }, () => w.signIn(accountId)))
    const live = await w.database.db.selectFrom('sessions').select('id_hash').execute()
    expect(live).toHaveLength(5)
  })

  test('[ACC-22] whoever signs in while being suspended is out when both are done', async () => {
    await using w = await world({ engine: 'postgres' })
    for (let round = 0; round < 10; round++) {
      const { accountId } = await w.signIn()
      const attempts = Array.from({ length: 8 }, () => w.signIn(accountId).catch(() => undefined))
      await Promise.all([...attempts, w.database.transaction((tx) => suspendAccount(tx, accountId))])
      const live = await w.database.db
        .selectFrom('sessions')
        .select('id_hash')
        .where('account_id', '=', accountId)
        .execute()
      expect(live).toEqual([])
    }
  })

  test('codes, sign-ins, logouts and changes of account beside each other wait for nobody in a circle', async () => {
    await using w = await world({ engine: 'postgres' })
    const one = await w.signIn()
    const two = await w.signIn()
    const send = (method: 'POST' | 'DELETE', url: string, headers: object, payload?: object) =>
      w.app.portal.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
    for (let round = 0; round < 15; round++) {
      const [here, there] = [await w.signIn(one.accountId), await w.signIn(two.accountId)]
      const codeOf = async (headers: object) => (await send('POST', calls.handoff.path, headers)).json().value.code
      const [codeHere, codeThere] = [await codeOf(here.headers), await codeOf(there.headers)]
      const answers = await Promise.all([
        send('POST', calls.redeemHandoff.path, { cookie: there.headers.cookie }, { code: codeHere }),
        send('POST', calls.redeemHandoff.path, { cookie: here.headers.cookie }, { code: codeThere }),
        send('POST', calls.handoff.path, here.headers),
        send('POST', calls.handoff.path, there.headers),
        send('DELETE', calls.logout.path, here.headers),
        send('DELETE', calls.logout.path, there.headers),
      ])
      for (const answer of answers) expect([200, 401]).toContain(answer.statusCode)
      await Promise.all([w.signIn(one.accountId), w.signIn(two.accountId)])
    }
  })

  test('[ACC-22] of forty attempts at once five are let through to the password', async () => {
    const database = await emptyDatabase('postgres')
    // A slow machine would let the lock's second pass while the forty wait for each other.
    await database.transaction((tx) => stopClock(tx, 0))
    const attempts = Array.from({ length: 40 }, (_, i) =>
      database.transaction((tx) => countAttempt(tx, { username: 'Linh', address: `10.0.${i}.1` })),
    )
    const admitted = (await Promise.all(attempts)).filter((waitMs) => waitMs === 0)
    expect(admitted).toHaveLength(5)
  })
})

onPostgres('sessions of several processes', () => {
  const start = (url: string) => startServer({ ...sharedKeys, DATABASE_URL: url, LOG_LEVEL: 'warn' })

  test('[ACC-22] a session is good at each of them, and one that ends is over at the other at once', {
    timeout: 120_000,
  }, async () => {
    await using own = await ownDatabase('sessions')
    await using first = start(own.url)
    await using second = start(own.url)
    const [here, there] = [await first.ready, await second.ready]
    if (!here || !there) throw new Error((await first.ended).stderr)
    await using database = await openDatabase({ engine: 'postgres', url: own.url })
    const master = Buffer.from(sharedKeys.MASTER_KEY, 'base64')
    const key = await sharedKey(database, master, 'session-tokens')
    const status = async (portal: string, headers: Record<string, string>) =>
      (await fetch(portal + calls.memberInfo.path, { headers })).status
    const untilRefused = async (portal: string, headers: Record<string, string>) => {
      const began = performance.now()
      while ((await status(portal, headers)) === 200);
      return performance.now() - began
    }

    const outcomes: number[] = []
    for (let round = 0; round < 5; round++) {
      const member = await signIn(database, { key, https: false }, { username: `m-${randomBytes(4).toString('hex')}` })
      for (const { listening } of [here, there]) expect(await status(listening.portal, member.headers)).toBe(200)
      const out = await fetch(here.listening.portal + calls.logout.path, { method: 'DELETE', headers: member.headers })
      expect(out.status).toBe(200)
      expect(await status(here.listening.portal, member.headers)).toBe(401)
      outcomes.push(await untilRefused(there.listening.portal, member.headers))
    }
    // What is remembered lasts a second: the news is quicker, also on a loaded machine.
    expect(Math.min(...outcomes)).toBeLessThan(500)
    expect(Math.max(...outcomes)).toBeLessThan(2_000)

    const member = await signIn(database, { key, https: false }, {})
    for (const { listening } of [here, there]) expect(await status(listening.portal, member.headers)).toBe(200)
    await database.transaction((tx) => suspendAccount(tx, member.accountId))
    for (const { listening } of [here, there])
      expect(await untilRefused(listening.portal, member.headers)).toBeLessThan(2_000)
  })
})
