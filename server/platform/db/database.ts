import { join } from 'node:path'
import { Kysely } from 'kysely'
import { StartError } from '#/platform/start-error.ts'
import type { Db, Tx } from './handles.ts'
import { firstContact } from './opening/first-contact.ts'
import { foreignStatements } from './opening/foreign-statements.ts'
import { migrate } from './opening/migrate.ts'
import { postgresDialect } from './opening/postgres.ts'
import { guarded, insideTransaction } from './opening/transaction-scope.ts'
import { closeToOthers, prepareFolder } from './pglite/data-folder.ts'
import { pgliteDialect } from './pglite/dialect.ts'
import { lockDirectory } from './pglite/directory-lock.ts'
import { Engine } from './pglite/engine.ts'
import { beginFrom, keepSnapshot } from './pglite/snapshot.ts'
import type { Tables } from './tables.ts'
import { inTurns, type Turns } from './turns.ts'
import { PostgresListener } from './wake-ups.ts'

/** Where the data is: a folder of the embedded engine (undefined: its memory), or a PostgreSQL server. */
export type DatabaseTarget =
  | { readonly engine: 'pglite'; readonly folder: string | undefined }
  | { readonly engine: 'postgres'; readonly url: string }

/** The database of this process. */
export interface Database extends AsyncDisposable {
  readonly engine: DatabaseTarget['engine']
  readonly db: Db
  /** Runs `work` in one transaction: it commits when `work` returns and rolls back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same in two trips to the database and with plans that are kept, for what runs all the time: it commits when
   * `work` says so, and rolls back else. It waits for a lock for half a second at most (`isLockTimeout`).
   */
  inTurns<T>(work: (turns: Turns) => Promise<T>): Promise<T>
  /** Whether it answers at all; never throws. */
  answers(): Promise<boolean>
  /** Brings the schema up to date; true when there was none before. */
  migrate(): Promise<boolean>
  /**
   * Runs statements of a library that brings its own transactions with it, on one connection; where they fail none
   * stays open.
   */
  statements(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Calls `heard` with the payload of each `notify` on `channel`; a hint, which may be lost. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>
  /** Keeps everything in a folder that a later first start can begin from; the embedded engine only. */
  keepSnapshot?(folder: string): Promise<void>
}

export interface OpenOptions {
  /** Hears of connections that broke while nobody used them. */
  readonly onIdleError?: (error: Error) => void
  /** After how many milliseconds of silence PostgreSQL ends a transaction; the usual time unless a test says otherwise. */
  readonly silentTransactionMs?: number
  /** Kept folder from which an empty one of the embedded engine starts, where it is there. */
  readonly snapshot?: () => string
}

export async function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): Promise<Database> {
  return target.engine === 'postgres' ? openPostgres(target.url, options) : await openEmbedded(target.folder, options)
}

function openPostgres(url: string, { onIdleError = () => {}, silentTransactionMs }: OpenOptions): Database {
  const resources = new AsyncDisposableStack()
  const kysely = new Kysely<Tables>({ dialect: postgresDialect(url, guarded, onIdleError, silentTransactionMs) })
  resources.defer(() => kysely.destroy())
  const listener = resources.use(new PostgresListener(url))
  return {
    engine: 'postgres',
    ...handles(kysely, [`begin; ${[...pinned, waitsBriefly].join('; ')}`]),
    listen: (channel, heard) => listener.listen(channel, heard),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

async function openEmbedded(folder: string | undefined, { snapshot }: OpenOptions): Promise<Database> {
  await using opened = new AsyncDisposableStack()
  if (folder) {
    prepareFolder(folder)
    opened.use(lockDirectory(folder))
  }
  const engine = new Engine()
  // Kysely destroys a driver only once it was used; the engine's thread runs from the start.
  opened.defer(() => engine.close())
  const path = folder && join(folder, 'pglite')
  await openEngine(engine, path, snapshot)
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(engine, guarded) })
  const resources = opened.move()
  return {
    engine: 'pglite',
    ...handles(kysely, ['begin', ...pinned]),
    listen: (channel, heard) => engine.listen(channel, heard),
    ...(path && { keepSnapshot: (kept: string) => keepSnapshot(engine, path, kept) }),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

async function openEngine(engine: Engine, path: string | undefined, snapshot: OpenOptions['snapshot']): Promise<void> {
  if (!path) return await engine.open('memory://')
  try {
    beginFrom(snapshot, path)
    await engine.open(path)
    // The engine makes files with rights for everybody, whatever the umask; nobody else reaches them in this folder.
    closeToOthers(path)
  } catch (error) {
    throw new StartError(`The embedded database in ${path} can't be opened: ${(error as Error).message}.`)
  }
}

/**
 * Makes hot statements of a transaction keep one plan, which uses indexes. PostgreSQL plans a statement anew whenever
 * its arrays are short, which costs more than running it, and a plan made for an empty table reads the whole table until
 * it is analysed. At 1,000 bets a second this halves the time of a batch; in the first minute of a new database a batch
 * takes 10 ms instead of 300.
 */
const pinned = ['set local plan_cache_mode = force_generic_plan', 'set local enable_seqscan = off'] as const

/**
 * Half a second is longer than any transaction of ours holds a row while the database is well, and shorter than a vendor
 * waits. The embedded engine has one session, which waits for nobody.
 */
const waitsBriefly = 'set local lock_timeout = 500'

type Handles = Pick<Database, 'db' | 'transaction' | 'inTurns' | 'answers' | 'migrate' | 'statements'>

function handles(kysely: Kysely<Tables>, begins: readonly string[]): Handles {
  return {
    db: kysely,
    transaction: (work) => kysely.transaction().execute((tx) => insideTransaction(() => work(tx))),
    inTurns: (work) => inTurns(kysely, begins, work),
    answers: () =>
      kysely
        .selectNoFrom((eb) => eb.lit(1).as('one'))
        .execute()
        .then(
          () => true,
          () => false,
        ),
    migrate: () => firstContact(() => migrate(kysely)),
    statements: (text, values) => foreignStatements(kysely, text, values),
  }
}

/** Carries what was found out of a transaction that is taken back. */
class TakenBack<Found> extends Error {
  override name = 'TakenBack'
  readonly found: Found

  constructor(found: Found) {
    super('tried out and taken back')
    this.found = found
  }
}

/** Does the work in a transaction that is always taken back: answers what would come of it, or throws what it throws. */
export async function rehearse<Found>(
  database: Pick<Database, 'transaction'>,
  work: (tx: Tx) => Promise<Found>,
): Promise<Found> {
  const outcome = database.transaction(async (tx): Promise<never> => {
    throw new TakenBack(await work(tx))
  })
  return await outcome.catch((error: unknown) => {
    if (error instanceof TakenBack) return error.found as Found
    throw error
  })
}
