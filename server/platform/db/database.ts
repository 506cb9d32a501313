import { join } from 'node:path'
import { Kysely } from 'kysely'
import { StartError } from '#/platform/start-error.ts'
import { firstContact } from './first-contact.ts'
import type { Db, Tx } from './handles.ts'
import { migrate } from './migrate.ts'
import { prepareFolder } from './pglite/data-folder.ts'
import { pgliteDialect } from './pglite/dialect.ts'
import { lockDirectory } from './pglite/directory-lock.ts'
import { Engine } from './pglite/engine.ts'
import { postgresDialect } from './postgres.ts'
import type { Tables } from './tables.ts'
import { guarded, insideTransaction } from './transaction-scope.ts'

/** Where the data is: a folder of the embedded engine, its memory, or a PostgreSQL server. */
export type DatabaseTarget =
  | { readonly engine: 'pglite'; readonly folder: string }
  | { readonly engine: 'pglite'; readonly folder: undefined }
  | { readonly engine: 'postgres'; readonly url: string }

/** The database of this process. */
export interface Database extends AsyncDisposable {
  readonly engine: DatabaseTarget['engine']
  readonly db: Db
  /** Runs `work` in one transaction: it commits when `work` returns and rolls back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Brings the schema up to date; true when there was none before. */
  migrate(): Promise<boolean>
}

/** Opens the database; `onIdleError` hears of connections that broke while nobody used them. */
export async function openDatabase(target: DatabaseTarget, onIdleError: (error: Error) => void): Promise<Database> {
  await using opened = new AsyncDisposableStack()
  if (target.engine === 'postgres') {
    const kysely = new Kysely<Tables>({ dialect: postgresDialect(target.url, guarded, onIdleError) })
    opened.defer(() => kysely.destroy())
    return database(target.engine, kysely, opened.move())
  }
  if (target.folder) {
    prepareFolder(target.folder)
    opened.use(lockDirectory(target.folder))
  }
  const engine = new Engine()
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(engine, guarded) })
  // Kysely destroys a driver only once it was used; the engine's thread runs from the start.
  opened.defer(() => engine.close())
  await open(engine, target.folder)
  return database(target.engine, kysely, opened.move())
}

async function open(engine: Engine, folder: string | undefined): Promise<void> {
  if (!folder) return await engine.open('memory://')
  try {
    await engine.open(join(folder, 'pglite'))
  } catch (error) {
    throw new StartError(`The embedded database in ${folder} can't be opened: ${(error as Error).message}.`)
  }
}

function database(engine: Database['engine'], kysely: Kysely<Tables>, resources: AsyncDisposableStack): Database {
  return {
    engine,
    db: kysely,
    transaction: (work) => kysely.transaction().execute((tx) => insideTransaction(() => work(tx))),
    migrate: () => firstContact(() => migrate(kysely)),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
