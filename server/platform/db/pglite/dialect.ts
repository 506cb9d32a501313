import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Engine } from './engine.ts'

/** Kysely over the engine's thread. Kysely's own PGlite driver passes callbacks, which can't cross a thread. */
export function pgliteDialect(engine: Engine, guard: (driver: Driver) => Driver): Dialect {
  return {
    createAdapter: () => new EngineAdapter(),
    createDriver: () => guard(new EngineDriver(engine)),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** Kysely's own queue for a single connection would come before the guard, and wait where the guard refuses. */
class EngineAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The engine has one session, so the one connection is leased to one borrower at a time, in order of asking. */
class EngineDriver implements Driver {
  readonly #engine: Engine
  readonly #connection: EngineConnection
  readonly #queue: (() => void)[] = []
  #leased = false

  constructor(engine: Engine) {
    this.#engine = engine
    this.#connection = new EngineConnection(engine)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#leased) await new Promise<void>((resolve) => this.#queue.push(resolve))
    this.#leased = true
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift()
    if (next) next()
    else this.#leased = false
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.#engine.close()
  }
}

class EngineConnection implements DatabaseConnection {
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#engine.query(sql, parameters)
    return {
      rows: rows as R[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    }
  }

  // biome-ignore lint/correctness/useYield: the engine answers whole results only
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded engine does not stream')
  }
}
