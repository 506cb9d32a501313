import { expect, test } from 'vitest'
import { browser } from '#/modules/verification/test-world/browser.ts'
import { readCaptcha } from '#/modules/verification/test-world/passes.ts'
import { world } from '#/test-world/world.ts'
import { accountWith, logIn } from '../test-world/log-in.ts'

/** Tries of the attack; STUFFING_TRIES makes a longer one. */
const tries = Number(process.env.STUFFING_TRIES ?? 120)
const addresses = 40
const accounts = 6
/** Whose passwords are on the attacker's list. */
const planted = ['player-1', 'player-5']
const owner = { username: 'player-3', password: 'what no list knows' }
/** The attack takes an hour by the clock of the server, however many tries there are. */
const attackSeconds = 3_600
const reachesAtMost = 100

const passwordOf = (username: string) =>
  planted.includes(username) ? 'dragon' : username === owner.username ? owner.password : `own of ${username}`
const listed = ['123456', 'password', 'qwerty', 'dragon', 'iloveyou']

test(`[ACC-22] ${tries} tries with a list, each with every challenge solved`, {
  timeout: 60_000 + tries * 400,
}, async () => {
  await using w = await world()
  const names = Array.from({ length: accounts }, (_, i) => `player-${i}`)
  for (const username of names) await accountWith(w, username, passwordOf(username))
  const own = browser(w, '203.0.113.200')
  expect((await logIn(w, own, owner)).statusCode).toBe(200)

  const reached = new Map<string, number>()
  const opened = new Set<string>()
  let locked = 0
  for (let i = 0; i < tries; i++) {
    await w.moveClock(Math.floor((i * attackSeconds) / tries))
    const username = names[i % accounts] ?? ''
    const password = listed[Math.floor(i / accounts) % listed.length] ?? ''
    // Each with a cookie of its own: to nothing that counts does a browser mean anything.
    const from = browser(w, `198.51.${i % addresses}.1`)
    const answer = await logIn(w, from, { username, password, ...(await readCaptcha(w, from)) })
    const code: string | undefined = answer.json().code
    expect([undefined, 'wrong_credentials', 'login_locked']).toContain(code)
    if (code === 'login_locked') locked++
    else reached.set(username, (reached.get(username) ?? 0) + 1)
    if (code === undefined) opened.add(username)
    // Now and then the owner comes, on the device that the account knows.
    if (i % 50 === 49) expect((await logIn(w, own, owner)).statusCode).toBe(200)
  }
  expect(Math.max(...reached.values())).toBeLessThanOrEqual(reachesAtMost)
  expect([...opened].sort()).toEqual([...planted].sort())
  expect(locked).toBeGreaterThan(tries / 10)
})
