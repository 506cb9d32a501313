import { proofAmong } from '@banyan/rules/verification/proof-of-work.ts'
import { expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onPostgres } from '#/test-world/test-database.ts'
import { consumeCaptcha, consumePass } from './passes.ts'
import { askerWith } from './test-world/browser.ts'
import { issueCaptcha } from './use-cases/issue-captcha.ts'
import { issueChallenge } from './use-cases/issue-challenge.ts'
import { solveChallenge } from './use-cases/solve-challenge.ts'

const asker = askerWith('A'.repeat(22))
const twenty = Array.from({ length: 20 }, (_, i) => i)

async function solution(database: Database) {
  const wanted = { purpose: 'login', targetX: 100, difficultyBits: 4 } as const
  const { challenge, work } = await database.transaction((tx) => issueChallenge(tx, wanted, asker))
  return { challenge, x: 100, work: proofAmong(work, 0, 10_000) ?? -1 }
}

onPostgres('races for a pass', () => {
  test('[ACC-03] twenty attempts at one challenge at once: one gets a pass', async () => {
    const database = await emptyDatabase('postgres')
    const attempt = await solution(database)
    const tries = twenty.map(() => database.transaction((tx) => solveChallenge(tx, attempt, asker)))
    expect((await Promise.all(tries)).filter((pass) => pass !== undefined)).toHaveLength(1)
  })

  test('[ACC-03] twenty uses of one pass at once: one counts', async () => {
    const database = await emptyDatabase('postgres')
    const attempt = await solution(database)
    const pass = (await database.transaction((tx) => solveChallenge(tx, attempt, asker))) ?? ''
    const uses = twenty.map(() => consumePass(database, pass, 'login', asker))
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1)
  })
})

onPostgres('races for an image', () => {
  test('[ACC-15] twenty right answers at once: one counts', async () => {
    const database = await emptyDatabase('postgres')
    const id = await database.transaction((tx) => issueCaptcha(tx, 'KW3AT', asker))
    const tries = twenty.map(() => consumeCaptcha(database, id, 'KW3AT', asker))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
  })

  test('[ACC-15] twenty guesses at once, one of them right: at most the first of all counts', async () => {
    const database = await emptyDatabase('postgres')
    const id = await database.transaction((tx) => issueCaptcha(tx, 'KW3AT', asker))
    const guesses = twenty.map((i) => (i === 19 ? 'KW3AT' : `KW3A${i}`))
    const tries = guesses.map((guess) => consumeCaptcha(database, id, guess, asker))
    expect((await Promise.all(tries)).filter(Boolean).length).toBeLessThanOrEqual(1)
    expect(await consumeCaptcha(database, id, 'KW3AT', asker)).toBe(false)
  })

  test('[ACC-15] twenty new images asked for at once: one is given', async () => {
    const database = await emptyDatabase('postgres')
    const asked = twenty.map(() => database.transaction((tx) => issueCaptcha(tx, 'KW3AT', asker)))
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'too_many_requests' })
    }
  })
})
