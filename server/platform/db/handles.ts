import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Reads. A write through it does not compile, so no write happens outside a transaction; a `Tx` can stand in for it. */
export type Db = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'case'>

/** One open transaction. Use cases take it and never open one. */
export type Tx = Transaction<Tables>
