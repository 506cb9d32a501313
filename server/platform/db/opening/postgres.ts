import { createHash } from 'node:crypto'
import { type Dialect, type Driver, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Bounds, breakSilence, streamOf } from './bounds.ts'

/** A new connection knows no plan and no table: a lull must not make the next bets wait for ten of them. */
const keptIdleMs = 10 * 60_000

/**
 * A transaction of ours never waits for anything but the database, so one that says nothing for so long is of a process
 * that was stopped: PostgreSQL ends it, and what it has locked is free. The process finds its connection gone when it
 * goes on.
 */
const silentTransactionMs = 15_000

/** Kysely over PostgreSQL, with bigint as `bigint` like the embedded engine. */
export function postgresDialect(
  url: string,
  guard: (driver: Driver) => Driver,
  onIdleError: (error: Error) => void,
  bounds: Bounds,
  silentMs = silentTransactionMs,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: bounds.connections,
    connectionTimeoutMillis: bounds.connectMs,
    idleTimeoutMillis: keptIdleMs,
    application_name: 'banyan',
    statement_timeout: bounds.statementMs,
    ...(bounds.lockMs !== undefined && { lock_timeout: bounds.lockMs }),
    idle_in_transaction_session_timeout: silentMs,
    types: { getTypeParser: parserOf },
    // Statements that are asked for at once go out at once, and are run in their order.
    pipeline: true,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError)
  breakSilence(pool, bounds.answerMs)
  pool.on('connect', sendTogether)
  pool.on('connect', prepareHotStatements)
  // Nor may one that breaks between two statements of a transaction: the next statement says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  const dialect = new PostgresDialect({ pool })
  const createDriver = dialect.createDriver.bind(dialect)
  dialect.createDriver = () => guard(createDriver())
  return dialect
}

/** Each write to the network is dear, so what is asked for within one turn of the event loop is one write. */
function sendTogether(client: pg.PoolClient): void {
  const stream = streamOf(client)
  const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown
  let isHeld = false
  const query = (...args: readonly unknown[]) => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      process.nextTick(() => {
        isHeld = false
        stream.uncork()
      })
    }
    return send(...args)
  }
  client.query = query as typeof client.query
}

/** What a statement begins with that runs for every batch: each connection parses it once, and soon plans it once. */
const hotMark = /^(select )?\/\* hot \*\//
const names = new Map<string, string>()

/** Keeps hot statements prepared; their names are hashes of their texts, of which there are few. */
function prepareHotStatements(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown
  const query = (text: unknown, ...rest: readonly unknown[]) => {
    if (typeof text !== 'string' || !hotMark.test(text)) return send(text, ...rest)
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return send({ name, text, values: rest[0] })
  }
  client.query = query as typeof client.query
}

const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format as 'text')
