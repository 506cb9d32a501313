import { expect, test } from 'vitest'
import { emptyDatabase, onPostgres } from '#/test-world/test-database.ts'
import { consumeCaptcha } from './captcha-answers.ts'
import { issueCaptcha } from './cases/issue-captcha.ts'
import { askerWith } from './test-world/browser.ts'

const asker = askerWith('A'.repeat(22))
const twenty = Array.from({ length: 20 }, (_, i) => i)

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
