import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { backupsOf } from './backups.ts'
import { Environment } from './environment.ts'

const recipient = `age1${'q'.repeat(58)}`
const postgres = { engine: 'postgres', url: 'postgres://localhost/banyan' } as const
const embedded = { engine: 'pglite', folder: '/data' } as const

test.each([
  [embedded, {}, { folder: '/data/backups', sealedFor: { identityFile: '/data/backup.key' } }],
  [embedded, { BACKUP_RECIPIENT: recipient }, { folder: '/data/backups', sealedFor: { recipient } }],
  [embedded, { BACKUP_DIR: 'out' }, { folder: resolve('out'), sealedFor: { identityFile: '/data/backup.key' } }],
  [postgres, {}, undefined],
  [postgres, { BACKUP_DIR: '/out', BACKUP_RECIPIENT: recipient }, { folder: '/out', sealedFor: { recipient } }],
])('[OPS-06] backups of %o under %o', (database, variables, expected) => {
  const env = new Environment(variables)
  expect(backupsOf(env, database)).toEqual(expected)
  expect(env.problems).toEqual([])
})

test.each([
  [{ BACKUP_DIR: '/out' }, 'BACKUP_RECIPIENT must be set with BACKUP_DIR.'],
  [{ BACKUP_RECIPIENT: recipient }, 'BACKUP_DIR must be set with BACKUP_RECIPIENT.'],
  [{ BACKUP_DIR: '/out', BACKUP_RECIPIENT: 'age1short' }, 'BACKUP_RECIPIENT must be an age recipient, such as age1….'],
])('[OPS-06] %o is refused for PostgreSQL', (variables, problem) => {
  const env = new Environment(variables)
  backupsOf(env, postgres)
  expect(env.problems).toEqual([problem])
})
