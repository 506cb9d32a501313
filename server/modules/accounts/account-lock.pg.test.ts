import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#/platform/db/database.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { createAccount } from './accounts.ts'
import { lockAccounts } from './store/accounts.ts'
import { anAccount } from './test-world/account-builder.ts'

onPostgres('the lock on an account', () => {
  test('[WAL-07] it stops who wants it too, and no row that names the account: those who write one hold locks of their own', async () => {
    await using own = await ownDatabase('account_lock')
    await using database = await openDatabase({ engine: 'postgres', url: own.url })
    const id = await database.transaction((tx) => createAccount(tx, anAccount({ username: 'linh' })))
    await database.transaction((tx) =>
      sql`create table naming_accounts (id bigint references accounts (id))`.execute(tx),
    )
    const impatient = (work: Parameters<typeof database.transaction<unknown>>[0]) =>
      database.transaction(async (tx) => {
        await sql`set local lock_timeout = 500`.execute(tx)
        return await work(tx)
      })
    const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = database.transaction(async (tx) => {
      await lockAccounts(tx, [id])
      locked.resolve()
      await over.promise
    })
    await locked.promise
    const naming = impatient((tx) => sql`insert into naming_accounts values (${id})`.execute(tx))
    const wanting = impatient((tx) => lockAccounts(tx, [id]))
    const [named, wanted] = await Promise.allSettled([naming, wanting])
    over.resolve()
    await holder
    expect(named.status).toBe('fulfilled')
    expect(wanted).toMatchObject({ status: 'rejected', reason: { code: '55P03' } })
  })
})
