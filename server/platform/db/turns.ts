import {
  type Kysely,
  type KyselyConfig,
  type KyselyProps,
  type QueryExecutor,
  type QueryResult,
  type RawBuilder,
  sql,
  Transaction,
} from 'kysely'
import type { Tx } from './handles.ts'
import { insideTransaction } from './opening/transaction-scope.ts'
import type { Tables } from './tables.ts'

/** Statements by name, in the order in which the database runs them. Each function sends its first one at once. */
type Turn = Readonly<Record<string, (turn: Tx) => Promise<unknown>>>
type Answers<Statements extends Turn> = {
  readonly [Name in keyof Statements]: Awaited<ReturnType<Statements[Name]>>
}

/**
 * Sends statements of one transaction together: one trip to PostgreSQL, which runs them in their order, each with a
 * snapshot of its own. So none may need an answer of another one, and each sees what those before it locked or wrote.
 * Given `tx` itself, Kysely would wait for each answer before it sends the next statement. The embedded engine runs the
 * same statements in the same order. The first one that fails is thrown, once all are answered.
 */
export async function inOneTurn<Statements extends Turn>(tx: Tx, statements: Statements): Promise<Answers<Statements>> {
  const executor = tx.getExecutor()
  return await executor.provideConnection(async (connection) => {
    const unqueued = executor.withConnectionProvider({ provideConnection: (use) => use(connection) })
    const turn = transactionOn(unqueued)
    const sent = Object.entries(statements).map(async ([name, send]) => [name, await send(turn)] as const)
    await Promise.allSettled(sent)
    return Object.fromEntries(await Promise.all(sent)) as Answers<Statements>
  })
}

/** A transaction that runs already on the connection of an executor. */
function transactionOn(executor: QueryExecutor): Tx {
  return new Transaction<Tables>({ ...nothingElse, executor })
}

/** Of a transaction that runs already, Kysely asks the executor alone. */
const nothingElse: Omit<KyselyProps, 'executor'> = {
  config: {} as KyselyConfig,
  driver: {} as KyselyProps['driver'],
  dialect: {} as KyselyProps['dialect'],
}

/** A statement that is not sent yet. */
export type Statement = RawBuilder<unknown>

/** One transaction in two trips to the database: it begins with the first turn, and commits with the last one. Or in one. */
export interface Turns {
  /**
   * Begins, and sends statements along that read and lock, and nothing else: were `begin` refused, they would run outside
   * of a transaction.
   */
  begin<Statements extends Turn>(statements: Statements): Promise<Answers<Statements>>
  /** A turn between, where one is needed. */
  turn<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Sends statements that write, and `commit` behind them. Where one fails, the database takes everything back instead. */
  commit(statements: readonly Statement[]): Promise<void>
  /**
   * The whole transaction in one trip, and the rows of one of its statements, which others may follow. What writes must look
   * whether it is `inATurn`: were `begin` refused, each statement would be a transaction of its own.
   */
  atOnce<Row>(
    statements: readonly Statement[],
    answering: RawBuilder<Row>,
    following?: readonly Statement[],
  ): Promise<Row[]>
}

/** Whether a statement runs in a transaction in turns; the begin of those alone sets this for the transaction. */
export const inATurn = sql<boolean>`current_setting('plan_cache_mode') = 'force_generic_plan'`

/** Runs `work` in one transaction, which `begins` begin, and which is taken back unless `work` commits it. */
export async function inTurns<T>(
  kysely: Kysely<Tables>,
  begins: readonly string[],
  work: (turns: Turns) => Promise<T>,
): Promise<T> {
  return await kysely.connection().execute((connection) =>
    insideTransaction(async () => {
      const tx = transactionOn(connection.getExecutor())
      let isOver = false
      try {
        return await work({
          begin: (statements) =>
            inOneTurn(tx, {
              ...Object.fromEntries(begins.map((text) => [text, (turn: Tx) => sql.raw(text).execute(turn)])),
              ...statements,
            }),
          turn: (send) => send(tx),
          async commit(statements) {
            // A statement that can't be made is thrown here, before anything is sent: no part is ever committed alone.
            await inOrder(tx, [...statements, sql`commit`])
            isOver = true
          },
          async atOnce(statements, answering, following = []) {
            const before = [...begins.map((text) => sql.raw(text)), ...statements]
            const answers = await inOrder(tx, [...before, answering, ...following, sql`commit`])
            isOver = true
            return answers[before.length]?.rows as never
          },
        })
      } finally {
        // Where a statement failed, its commit was a rollback already; PostgreSQL lets another one pass.
        if (!isOver) await sql`rollback`.execute(tx).catch(() => {})
      }
    }),
  )
}

/** One transaction of statements that are all known before it begins, and the rows of the last one. */
export async function atOnce<Row>(kysely: Kysely<Tables>, statements: readonly [...Statement[], RawBuilder<Row>]) {
  const last = statements.at(-1) as RawBuilder<Row>
  // One by itself is a transaction.
  if (statements.length === 1) return (await last.execute(kysely)).rows
  return await inTurns(kysely, ['begin'], (turns) => turns.atOnce(statements.slice(0, -1), last))
}

/**
 * Sends statements in one trip to the database, which runs them in their order. Where one cannot be made, none is sent. The
 * first failure is thrown, once all are answered.
 */
export async function inOrder(tx: Tx, statements: readonly Statement[]): Promise<readonly QueryResult<unknown>[]> {
  const compiled = statements.map((statement) => statement.compile(tx))
  return await tx.getExecutor().provideConnection(async (connection) => {
    const sent = compiled.map((statement) => connection.executeQuery(statement))
    await Promise.allSettled(sent)
    return await Promise.all(sent)
  })
}
