import { Writable } from 'node:stream'
import pino from 'pino'
import { type App, createApp } from '#/app.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Engine, emptyDatabase } from './test-database.ts'

/** A whole server for one test, without a port: `app.portal.inject` is its network. */
export interface World extends AsyncDisposable {
  readonly database: Database
  readonly app: App
  /** Every line the server logged, parsed. */
  readonly logs: Record<string, unknown>[]
}

/** An empty world on the given engine; its answers are checked against their schema. */
export async function world({
  engine = 'pglite',
  database,
}: {
  engine?: Engine
  database?: Database
} = {}): Promise<World> {
  const own = database ?? (await emptyDatabase(engine))
  const logs: Record<string, unknown>[] = []
  const sink = new Writable({
    write(line, _encoding, done) {
      logs.push(JSON.parse(String(line)))
      done()
    },
  })
  const config = { merchantCode: 'banyan', publicUrl: new URL('http://localhost:3000') }
  const app = await createApp({ config, database: own, logger: pino({ level: 'info' }, sink), checkAnswers: true })
  return {
    database: own,
    app,
    logs,
    async [Symbol.asyncDispose]() {
      await app.portal.close()
      await app.operator.close()
    },
  }
}
