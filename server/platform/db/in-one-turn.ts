import { type KyselyConfig, type KyselyProps, Transaction } from 'kysely'
import type { Tx } from './handles.ts'
import type { Tables } from './tables.ts'

/** Statements by name, in the order in which the database runs them. Each function sends its first one at once. */
type Turn = Readonly<Record<string, (turn: Tx) => Promise<unknown>>>
type Answers<Statements extends Turn> = { readonly [Name in keyof Statements]: Awaited<ReturnType<Statements[Name]>> }

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
    const turn = new Transaction<Tables>({ ...nothingElse, executor: unqueued })
    const sent = Object.entries(statements).map(async ([name, send]) => [name, await send(turn)] as const)
    await Promise.allSettled(sent)
    return Object.fromEntries(await Promise.all(sent)) as Answers<Statements>
  })
}

/** Of a transaction that runs already, Kysely asks the executor alone. */
const nothingElse: Omit<KyselyProps, 'executor'> = {
  config: {} as KyselyConfig,
  driver: {} as KyselyProps['driver'],
  dialect: {} as KyselyProps['dialect'],
}
