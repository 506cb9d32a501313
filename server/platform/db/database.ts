import { join } from 'node:path'
import { Kysely, type RawBuilder } from 'kysely'
import { StartError } from '#/platform/process/start-error.ts'
import type { Db, Tx } from './handles.ts'
import { type Bounds, type KindOfWork, usualBounds } from './opening/bounds.ts'
import { firstContact } from './opening/first-contact.ts'
import { isOfFormerHistory, migrate, migrationFiles, type Place } from './opening/migrate.ts'
import { postgresDialect } from './opening/postgres.ts'
import { guarded, insideTransaction } from './opening/transaction-scope.ts'
import { closeToOthers, prepareFolder } from './pglite/data-folder.ts'
import { pgliteDialect } from './pglite/dialect.ts'
import { lockDirectory } from './pglite/directory-lock.ts'
import { Engine } from './pglite/engine.ts'
import { beginFrom, keepSnapshot } from './pglite/snapshot.ts'
import type { Tables } from './tables.ts'
import { atOnce, inTurns, type Statement, type Turns } from './turns.ts'
import { PostgresListener } from './wake-ups.ts'

/** Where the data is: a folder of the embedded engine (undefined: its memory), or a PostgreSQL server. */
export type DatabaseTarget =
  | { readonly engine: 'pglite'; readonly folder: string | undefined }
  | { readonly engine: 'postgres'; readonly url: string }

/** The database of this process. */
export interface Database extends AsyncDisposable {
  readonly engine: DatabaseTarget['engine']
  readonly db: Db
  /** Reads that bets wait for: beside nobody else's, and given up as soon as they are. */
  readonly hotDb: Db
  /** Runs `work` in one transaction: it commits when `work` returns and rolls back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * One transaction in one trip to the database: statements of which none needs the answer of another one, in this order.
   * Answers the rows of the last one.
   */
  atOnce<Row>(...statements: readonly [...Statement[], RawBuilder<Row>]): Promise<Row[]>
  /** A transaction of what takes long and holds nobody up: a statement of it may take an hour, where others have seconds. */
  patiently<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same in two trips to the database and with plans that are kept, for what runs all the time: it commits when
   * `work` says so, and rolls back else. It waits for a lock for half a second at most (`isLockTimeout`), and for the
   * database for little more than a vendor would (`isUnavailable`).
   */
  inTurns<T>(work: (turns: Turns) => Promise<T>): Promise<T>
  /** Whether it answers at all; never throws. */
  answers(): Promise<boolean>
  /** Brings the schema up to date, or up to the migration of that name; true when there was none before. */
  migrate(upTo?: string): Promise<boolean>
  /** Calls `heard` with the payload of each `notify` on `channel`; a hint, which may be lost. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>
  /** Keeps everything in a folder that a later first start can begin from; the embedded engine only. */
  keepSnapshot?(folder: string): Promise<void>
}

/** Names of all migrations of this version, in the order in which they run. */
export async function knownMigrations(): Promise<string[]> {
  return (await migrationFiles()).map((file) => file.replace(/\.sql$/, ''))
}

/** Whether what these migrations made is of a version whose data this one can't read, and not of a newer one. */
export async function isOfFormerVersion(migrations: readonly string[]): Promise<boolean> {
  return isOfFormerHistory(migrations, await knownMigrations())
}

export interface OpenOptions {
  /** Hears of connections that broke while nobody used them. */
  readonly onIdleError?: (error: Error) => void
  /** After how many milliseconds of silence PostgreSQL ends a transaction; the usual time unless a test says otherwise. */
  readonly silentTransactionMs?: number
  /** How long what may wait for PostgreSQL, and on how many connections, where a test says otherwise. */
  readonly bounds?: Partial<Readonly<Record<KindOfWork, Bounds>>>
  /** Kept folder from which an empty one of the embedded engine starts, where it is there. */
  readonly snapshot?: () => string
}

export async function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): Promise<Database> {
  return target.engine === 'postgres' ? openPostgres(target.url, options) : await openEmbedded(target.folder, options)
}

function openPostgres(url: string, options: OpenOptions): Database {
  const { onIdleError = () => {}, silentTransactionMs } = options
  const bounds = { ...usualBounds, ...options.bounds }
  const resources = new AsyncDisposableStack()
  const opened = (kind: KindOfWork) => {
    const dialect = postgresDialect(url, guarded, onIdleError, bounds[kind], silentTransactionMs)
    const kysely = new Kysely<Tables>({ dialect })
    resources.defer(() => kysely.destroy())
    return kysely
  }
  const by = { usual: opened('usual'), hot: opened('hot'), patient: opened('patient') }
  const listener = resources.use(new PostgresListener(url))
  return {
    engine: 'postgres',
    ...handles(by, [`begin; ${pinned.join('; ')}`], {
      name: 'The database of DATABASE_URL',
      startAnew: 'To start anew, set DATABASE_URL to another, empty database.',
    }),
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
    ...handles({ usual: kysely, hot: kysely, patient: kysely }, ['begin', ...pinned], {
      name: `The data folder ${folder ?? 'in memory'}`,
      startAnew: 'To start anew, set DATA_DIR to another folder, or move this one away.',
    }),
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

type Handles = Pick<
  Database,
  'db' | 'hotDb' | 'transaction' | 'atOnce' | 'patiently' | 'inTurns' | 'answers' | 'migrate'
>

/** The embedded engine has one session for every kind of work, which waits for nobody. */
function handles(by: Readonly<Record<KindOfWork, Kysely<Tables>>>, begins: readonly string[], place: Place): Handles {
  const { usual, hot, patient } = by
  return {
    db: usual,
    hotDb: hot,
    transaction: (work) => inOne(usual, work),
    atOnce: (...statements) => atOnce(usual, statements),
    patiently: (work) => inOne(patient, work),
    inTurns: (work) => inTurns(hot, begins, work),
    answers: () =>
      usual
        .selectNoFrom((eb) => eb.lit(1).as('one'))
        .execute()
        .then(
          () => true,
          () => false,
        ),
    migrate: (upTo) => firstContact(() => migrate(patient, { place, upTo })),
  }
}

const inOne = <T>(kysely: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  kysely.transaction().execute((tx) => insideTransaction(() => work(tx)))

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
