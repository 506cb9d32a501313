import { proofAmong } from '@banyan/rules/verification/proof-of-work.ts'
import { expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onPostgres } from '#/test-world/test-database.ts'
import { issueChallenge } from './cases/issue-challenge.ts'
import { solveChallenge } from './cases/solve-challenge.ts'
import { consumePass } from './passes.ts'
import { askerWith } from './test-world/browser.ts'

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
