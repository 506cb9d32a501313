import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupCalls } from '@banyan/contract/backups/operator-backup-calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { available, demoFunding } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { makeIdentity, recipientOfFile } from '#/platform/backup/identity.ts'
import { writeSealed } from '#/platform/backup/sealed-file.ts'
import type { Database } from '#/platform/db/database.ts'
import { knownMigrations, openDatabase } from '#/platform/db/database.ts'
import { sharedKey } from '#/platform/keys/shared-keys.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { onEachEngine, onPostgres } from '#/test-world/test-database.ts'
import { type World, world } from '#/test-world/world.ts'
import { restore } from './restore.ts'
import { backupFolder } from './test-world/backup-folder.ts'
import { writeBackup } from './use-cases/write-backup.ts'

const masterKey = randomBytes(32)

async function fund({ transaction }: Pick<Database, 'transaction'>, memberId: bigint, id: string): Promise<void> {
  const subject = available(memberId, 'VND')
  const legs = [{ debit: demoFunding('VND'), credit: subject, amount: 100n }]
  const key = { source: 'demo', kind: 'funding', externalId: id }
  await transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject }))
}

/** World with a backup folder, a funded member and values that are hard to round-trip. */
async function aWorld(engine: Database['engine']) {
  const folder = backupFolder()
  const w = await world({ engine, backups: folder.backups })
  await sharedKey(w.database, masterKey, 'of-the-test')
  const { accountId } = await w.signIn({ username: 'linh' })
  for (let i = 0; i < 5; i++) await fund(w.database, accountId, `F-${i}`)
  await w.database.transaction(async (tx) => {
    const awkward = 'first\nsecond\u2028third "quoted" \\ đồng \u{1f600}, {a,"b"}'
    await sql`
      insert into operator_actions (actor, call, object, after, reason, address, request_id)
      values ('the test', 'takeBackup', ${awkward}, ${`{"big": 9007199254740993, "text": ${JSON.stringify(awkward)}}`}::jsonb,
        null, '127.0.0.1', 'r-1')
    `.execute(tx)
  })
  return { w, accountId, folder, keyFile: folder.keyFile }
}

async function taken({ app, operatorHeaders }: World) {
  const { method, path: url } = backupCalls.takeBackup
  return (await app.operator.inject({ method, url, headers: { ...operatorHeaders } })).json()
}

/** Constraints and triggers, which a restore drops and puts back. */
async function rules({ transaction }: Database): Promise<unknown> {
  const { rows } = await transaction((tx) =>
    sql`
      select conname as name, contype::text || convalidated as rule from pg_constraint
      where connamespace = current_schema()::regnamespace and contype in ('c', 'f', 'p', 'u')
      union all
      select tgname, tgenabled::text from pg_trigger where not tgisinternal
      order by 1, 2
    `.execute(tx),
  )
  return rows
}

/** Asserts that sequences continue, postings work and ledger rows stay immutable. */
async function expectToGoOn(restored: Database, source: Database, accountId: bigint): Promise<void> {
  expect(await rules(restored)).toEqual(await rules(source))
  await fund(restored, accountId, 'F-after')
  const { rows } = await restored.transaction((tx) =>
    sql<{ balance: bigint; object: string }>`
      select (select balance from ledger_accounts where version is not null) as balance,
        (select object from operator_actions where actor = 'the test') as object
    `.execute(tx),
  )
  expect(rows[0]?.balance).toBe(600n)
  expect(rows[0]?.object).toContain('second\u2028third')
  const change = restored.transaction((tx) => sql`update ledger_entries set actor = 'somebody'`.execute(tx))
  await expect(change).rejects.toThrow(/never changed or deleted/)
}

onEachEngine('a backup', (engine) => {
  test('[OPS-06] of a running server restores the same rows and ledger hash', async () => {
    const { w, accountId, folder, keyFile } = await aWorld(engine)
    using _folder = folder
    await using _world = w
    const { value } = await taken(w)
    expect(value).toMatchObject({ ledger: { entries: 5, differences: 0, lastEntryAt: expect.any(String) } })
    expect(value.bytes).toBe(statSync(value.file).size)
    expect(statSync(value.file).mode & 0o777).toBe(0o600)
    expect(readFileSync(value.file).includes('linh')).toBe(false)

    const target = { engine: 'pglite', folder: join(folder.path, 'restored') } as const
    const restored = await restore({ file: value.file, keyFile, target, masterKey })
    expect(restored).toMatchObject({ rows: value.rows, takenAt: value.reaches })
    expect(restored.ledger).toMatchObject({ entries: 5, differences: [], sha256: value.ledger.sha256 })
    await using database = await openDatabase(target)
    await expectToGoOn(database, w.database, accountId)
    await expect(restore({ file: value.file, keyFile, target, masterKey })).rejects.toThrow()
  })
})

onPostgres('a backup of the embedded engine', () => {
  test('[OPS-06] restores into PostgreSQL, but only into an empty database', async () => {
    const { w, accountId, folder, keyFile } = await aWorld('pglite')
    using _folder = folder
    await using _world = w
    const { value } = await taken(w)
    await using used = await ownDatabase('restored')
    const target = { engine: 'postgres', url: used.url } as const
    const again = () => restore({ file: value.file, keyFile, target, masterKey })
    await expect(again()).rejects.toThrow('This database is not empty. Restore into an empty database.')
    await using admin = await openDatabase(target)
    await admin.transaction(async (tx) => {
      await sql`drop schema public cascade`.execute(tx)
      await sql`create schema public`.execute(tx)
    })
    expect((await again()).ledger.sha256).toBe(value.ledger.sha256)
    await expectToGoOn(admin, w.database, accountId)
  })
})

onPostgres('while money moves', () => {
  test('[OPS-06] a backup is one consistent snapshot with a correct ledger', async () => {
    const { w, accountId, folder, keyFile } = await aWorld('postgres')
    using _folder = folder
    await using _world = w
    const moves = Array.from({ length: 40 }, (_, i) => fund(w.database, accountId, `M-${i}`))
    const [{ value }] = await Promise.all([taken(w), ...moves])
    const target = { engine: 'pglite', folder: undefined } as const
    const { ledger } = await restore({ file: value.file, keyFile, target, masterKey })
    expect(ledger).toMatchObject({ differences: [], entries: value.ledger.entries, sha256: value.ledger.sha256 })
  })
})

test('[OPS-06] a backup of an older schema is migrated', async () => {
  using folder = backupFolder()
  const { keyFile } = folder
  const before = (await knownMigrations()).at(-2)
  await using old = await openDatabase({ engine: 'pglite', folder: undefined })
  await old.migrate(before)
  await sharedKey(old, masterKey, 'of-the-test')
  const { file } = await writeBackup(old, folder.backups)
  const target = { engine: 'pglite', folder: join(folder.path, 'restored') } as const
  await restore({ file, keyFile, target, masterKey })
  await using database = await openDatabase(target)
  expect(await database.migrate()).toBe(false)
})

test('[OPS-06] unusable backups are refused with the reason and leave nothing behind', async () => {
  const { w, folder, keyFile } = await aWorld('pglite')
  using _folder = folder
  await using _world = w
  const { value } = await taken(w)
  const target = { engine: 'pglite', folder: join(folder.path, 'restored') } as const
  const tried = (given: { file?: string; keyFile?: string; masterKey?: Uint8Array }) =>
    restore({ file: value.file, keyFile, target, masterKey, ...given })
  const made = (name: string, bytes: Uint8Array | string) => {
    const file = join(folder.path, name)
    writeFileSync(file, bytes)
    return file
  }
  const whole = readFileSync(value.file)
  const changed = Buffer.from(whole)
  changed[changed.length - 100] = (changed[changed.length - 100] ?? 0) ^ 1
  const otherKey = join(folder.path, 'other.key')
  await makeIdentity(otherKey)
  const recipient = await recipientOfFile(keyFile)
  const sealed = async (name: string, ...lines: readonly object[]) => {
    const file = join(folder.path, name)
    await writeSealed(
      file,
      recipient,
      (async function* () {
        for (const line of lines) yield `${JSON.stringify(line)}\n`
      })(),
    )
    return file
  }
  const [first = ''] = await knownMigrations()
  const migrations = [first, '9999-of-tomorrow']
  const head = { format: 'banyan-backup', version: 1, takenAt: value.reaches, migrations }
  const end = { end: true, sequences: {}, digests: {}, ledger: {} }

  for (const bytes of [1, 100, Math.floor(whole.length / 2), whole.length - 20])
    await expect(tried({ file: made(`cut-${bytes}`, whole.subarray(0, -bytes)) }), `${bytes}`).rejects.toThrow(
      /can't be read as a backup/,
    )
  await expect(tried({ file: made('changed', changed) })).rejects.toThrow(/can't be read as a backup/)
  await expect(tried({ file: made('other', 'something else\n') })).rejects.toThrow(/can't be read as a backup/)
  await expect(tried({ file: await sealed('unfinished', head) })).rejects.toThrow('it is truncated')
  await expect(tried({ file: await sealed('foreign', { format: 'other' }, end) })).rejects.toThrow('another format')
  await expect(tried({ file: await sealed('newer', head, end) })).rejects.toThrow(
    'This backup has migrations that this version lacks: 9999-of-tomorrow.',
  )
  const former = { ...head, migrations: ['0001-games-catalogue', '0002-platform-clock'] }
  await expect(tried({ file: await sealed('former', former, end) })).rejects.toThrow(
    'This backup was made by an earlier version',
  )
  await expect(tried({ file: await sealed('later form', { ...head, version: 2 }, end) })).rejects.toThrow(
    'newer version',
  )
  await expect(tried({ keyFile: otherKey })).rejects.toThrow(/can't be read as a backup/)
  await expect(tried({ keyFile: value.file })).rejects.toThrow("isn't a backup key")
  await expect(tried({ keyFile: join(folder.path, 'nowhere') })).rejects.toThrow("can't be read. Pass the backup key")
  await expect(tried({ masterKey: randomBytes(32) })).rejects.toThrow("MASTER_KEY doesn't match this backup")
  expect(existsSync(join(target.folder, 'pglite'))).toBe(false)
})

test('[OPS-06] backups need a configuration and run one at a time', async () => {
  await using unset = await world()
  expect(await taken(unset)).toMatchObject({ success: false, code: 'backup_not_set_up' })
  const { w, folder } = await aWorld('pglite')
  using _folder = folder
  await using _world = w
  const answers = await Promise.all([taken(w), taken(w)])
  expect(answers.map(({ success, code }) => (success ? 'written' : code)).sort()).toEqual(['backup_running', 'written'])
  expect(await taken(w)).toMatchObject({ success: true })
})
