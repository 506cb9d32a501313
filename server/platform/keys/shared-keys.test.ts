import { randomBytes } from 'node:crypto'
import { mkdtempDisposableSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StartError } from '#/platform/process/start-error.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { keyFile } from './key-file.ts'
import { seal, unseal } from './seal.ts'
import { sharedKey } from './shared-keys.ts'

const master = randomBytes(32)

onEachEngine('shared keys', (engine) => {
  test('are made once, the same for every process, and differ by name', async () => {
    const database = await emptyDatabase(engine)
    const keys = await Promise.all(Array.from({ length: 6 }, () => sharedKey(database, master, 'envelope')))
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    expect(await sharedKey(database, master, 'other')).not.toEqual(keys[0])
    const rows = await database.db.selectFrom('sealed_keys').selectAll().execute()
    expect(rows.every((row) => !Buffer.from(row.sealed).includes(keys[0] as Buffer))).toBe(true)
  })

  test('are refused under another master key, and under another name', async () => {
    const database = await emptyDatabase(engine)
    await sharedKey(database, master, 'one')
    await expect(sharedKey(database, randomBytes(32), 'one')).rejects.toThrow(StartError)
    await database.transaction((tx) => tx.updateTable('sealed_keys').set({ name: 'two' }).execute())
    await expect(sharedKey(database, master, 'two')).rejects.toThrow(StartError)
  })
})

test('what was sealed opens with its key and binding only, and no byte of it can be changed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), fc.nat(), (plain, bound, at) => {
      const sealed = seal(master, plain, bound)
      expect(unseal(master, sealed, bound)).toEqual(Buffer.from(plain))
      expect(unseal(randomBytes(32), sealed, bound)).toBeUndefined()
      expect(unseal(master, sealed, `${bound}.`)).toBeUndefined()
      sealed[at % sealed.length] = (sealed[at % sealed.length] ?? 0) ^ 1
      expect(unseal(master, sealed, bound)).toBeUndefined()
    }),
    { numRuns: 50 },
  )
  expect(unseal(master, Buffer.alloc(3), '')).toBeUndefined()
})

test('a key file is made once, for this user only, and a spoilt one is not replaced', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'banyan-keys-'))
  const key = keyFile(folder.path, 'a.key')
  expect(key).toHaveLength(32)
  expect(keyFile(folder.path, 'a.key')).toEqual(key)
  expect(statSync(join(folder.path, 'a.key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder.path)).toEqual(['a.key'])
  writeFileSync(join(folder.path, 'b.key'), 'spoilt')
  expect(() => keyFile(folder.path, 'b.key')).toThrow(StartError)
})
