import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { serverFolder } from '#/platform/server-folder.ts'
import { administer, databaseUrl } from './postgres-template.ts'

const migrations = new URL('migrations/', serverFolder)

/** An empty database with the migrations up to one, as Kysely notes them. */
export async function formerDatabase(last: string) {
  const template = inject('postgresTemplate')
  if (!template) throw new Error('this test needs TEST_DATABASE_URL')
  const name = `${template.name}_former_${randomBytes(4).toString('hex')}`
  await administer(template.url, `create database ${name}`)
  const url = databaseUrl(template.url, name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
    insert into kysely_migration_lock values ('migration_lock', 0)`)
  for (const file of readdirSync(migrations).sort()) {
    if (file > last) break
    await client.query(readFileSync(new URL(file, migrations), 'utf8'))
    const at = new Date(Number(file.slice(0, 4)) * 1_000).toISOString()
    await client.query('insert into kysely_migration values ($1, $2)', [file.replace(/\.sql$/, ''), at])
  }
  return {
    url,
    client,
    async [Symbol.asyncDispose]() {
      await client.end()
      await administer(template.url, `drop database ${name} with (force)`)
    },
  }
}
