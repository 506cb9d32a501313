import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import type { Sequences } from './dump.ts'
import { type TableShape, tableShapes } from './table-shapes.ts'

const lettersAtOnce = 1_000_000
const rowsAtOnce = 1000

/** Foreign key with its SQL definition. */
interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Loads the rows of a backup within one transaction. Tables arrive in name order and triggers would renumber and rechain
 * rows, so foreign keys are dropped and user triggers disabled first. `finish` restores both, which validates every key.
 */
export class Loading {
  readonly #tx: Tx
  readonly #shapes: ReadonlyMap<string, TableShape>
  readonly #keys: readonly ForeignKey[]
  #table: { readonly shape: TableShape; readonly insert: string } | undefined
  #waiting: string[] = []
  #letters = 0

  private constructor(tx: Tx, shapes: readonly TableShape[], keys: readonly ForeignKey[]) {
    this.#tx = tx
    this.#shapes = new Map(shapes.map((shape) => [shape.name, shape]))
    this.#keys = keys
  }

  static async begin(tx: Tx): Promise<Loading> {
    const shapes = await tableShapes(tx)
    const { rows: keys } = await sql<ForeignKey>`
      select quote_ident(t.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class t on t.oid = k.conrelid
      where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace
      order by t.relname, k.conname
    `.execute(tx)
    for (const { table, name } of keys) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx)
    for (const { name } of shapes) await sql.raw(`alter table ${name} disable trigger user`).execute(tx)
    // The backup includes rows that migrations inserted.
    await sql.raw(`truncate ${shapes.map(({ name }) => name).join(', ')}`).execute(tx)
    return new Loading(tx, shapes, keys)
  }

  /** Starts a table; the following rows belong to it. */
  async beginTable(name: string, columns: readonly string[]): Promise<void> {
    await this.#flush()
    const shape = this.#shapes.get(name)
    const known = new Map(shape?.columns.map((column) => [column.name, column.type]))
    if (!shape || columns.length !== known.size || columns.some((column) => !known.has(column)))
      throw new Error(`the backup's table ${name} is not this version's`)
    const values = columns.map((column, place) => `(r->>${place})::${known.get(column)}`)
    const insert = `insert into ${name} (${columns.join(', ')}) overriding system value select ${values.join(', ')}`
    this.#table = { shape, insert }
  }

  /** Adds one row line: a JSON array of strings and nulls. */
  async addRow(line: string): Promise<void> {
    this.#waiting.push(line)
    this.#letters += line.length
    if (this.#waiting.length >= rowsAtOnce || this.#letters >= lettersAtOnce) await this.#flush()
  }

  async finish(sequences: Sequences): Promise<void> {
    await this.#flush()
    for (const [name, [value, isUsed]] of Object.entries(sequences))
      await sql`select setval(${name}::regclass, ${value}::bigint, ${isUsed})`.execute(this.#tx)
    for (const name of this.#shapes.keys()) await sql.raw(`alter table ${name} enable trigger user`).execute(this.#tx)
    for (const { table, name, definition } of this.#keys)
      await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(this.#tx)
  }

  async #flush(): Promise<void> {
    const rows = this.#waiting
    this.#waiting = []
    this.#letters = 0
    if (rows.length === 0) return
    if (!this.#table) throw new Error('a row came before its table')
    await sql`${sql.raw(this.#table.insert)} from json_array_elements(${`[${rows.join(',')}]`}::json) r`.execute(
      this.#tx,
    )
  }
}
