import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#/platform/db/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server and name of its migrated database; undefined without TEST_DATABASE_URL. */
    postgresTemplate: { readonly url: string; readonly name: string } | undefined
  }
}

/** Migrates one database that each worker copies, and removes all of this run's databases at the end. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    project.provide('postgresTemplate', undefined)
    return undefined
  }
  const name = `banyan_test_${process.pid}`
  await administer(url, `drop database if exists ${name}`, `create database ${name}`)
  const database = await openDatabase({ engine: 'postgres', url: databaseUrl(url, name) })
  await database.migrate()
  await database[Symbol.asyncDispose]()
  project.provide('postgresTemplate', { url, name })
  return async () => {
    const copies = await administer(url, `select datname from pg_database where datname like '${name}%'`)
    await administer(url, ...copies.map(({ datname }) => `drop database ${datname} with (force)`))
  }
}

/** A database for one test alone, from the migrated template, gone afterwards; workers may have one of a purpose each. */
export async function ownDatabase(purpose: string): Promise<AsyncDisposable & { readonly url: string }> {
  const { inject } = await import('vitest')
  const template = inject('postgresTemplate')
  if (!template) throw new Error('this test needs TEST_DATABASE_URL')
  const copy = `${template.name}_${purpose}_${randomBytes(4).toString('hex')}`
  await administer(template.url, `create database ${copy} template ${template.name}`)
  return {
    url: databaseUrl(template.url, copy),
    async [Symbol.asyncDispose]() {
      await administer(template.url, `drop database ${copy} with (force)`)
    },
  }
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Runs statements one by one as the server's administrator; answers the rows of the last. */
export async function administer(url: string, ...statements: string[]): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: { datname: string }[] = []
    for (const statement of statements) rows = (await client.query<{ datname: string }>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
