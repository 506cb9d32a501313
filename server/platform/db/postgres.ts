import { type Dialect, type Driver, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Connections of one process; PostgreSQL's default of 100 then carries four processes and an operator. */
const poolSize = 20
const connectTimeoutMs = 5_000

/** Kysely over PostgreSQL, with bigint as `bigint` like the embedded engine. */
export function postgresDialect(
  url: string,
  guard: (driver: Driver) => Driver,
  onIdleError: (error: Error) => void,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'banyan',
    types: { getTypeParser: parserOf },
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError)
  const dialect = new PostgresDialect({ pool })
  const createDriver = dialect.createDriver.bind(dialect)
  dialect.createDriver = () => guard(createDriver())
  return dialect
}

const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format as 'text')
