import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { InTurn } from './in-turn.ts'

test('work of one key runs one at a time in its order, that of another key beside it', async () => {
  const turns = new InTurn<string>()
  const told: string[] = []
  const work = (name: string) => async () => {
    told.push(`${name} begins`)
    await setImmediate()
    told.push(`${name} ends`)
  }
  await Promise.all([turns.run('a', work('a1')), turns.run('a', work('a2')), turns.run('b', work('b1'))])
  expect(told.filter((each) => each.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
  expect(told.indexOf('b1 begins')).toBeLessThan(told.indexOf('a1 ends'))
})

test('work that fails holds nobody up, and its own caller learns of it', async () => {
  const turns = new InTurn<string>()
  const failing = turns.run('a', () => Promise.reject(new Error('broken')))
  const next = turns.run('a', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
