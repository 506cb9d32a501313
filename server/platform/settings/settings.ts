import './tables.ts'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Coalesced } from '#/platform/concurrency/coalesced.ts'
import { onceFor } from '#/platform/concurrency/once.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Definitions, SectionDefinition } from './section.ts'

/** Its payload is the section that was changed. */
export const settingsChannel = 'settings_changed'
/** Changes arrive by notification; this catches up with one that was lost. */
const lookAgainAfterMs = 5_000

const validatorOf = onceFor((schema: TSchema) => Compile(schema))

/** One section as it stands. */
export interface Section<Value> {
  readonly version: number
  readonly value: Value
  readonly changedAt: Date | null
  readonly changedBy: string | null
}

type Snapshot<Sections> = { readonly [Name in keyof Sections]: Section<Sections[Name]> }

/** Tells of a stored value that this version's schema refuses; the section then has its initial value. */
type OnUnusable = (section: string) => void

/**
 * The settings of this process: an immutable snapshot that is replaced whole when any process changes a
 * section, so that one request never sees half of a change.
 */
export class Settings<Sections extends object> implements AsyncDisposable {
  readonly #database: Database
  readonly #definitions: Definitions<Sections>
  readonly #validators: Map<string, Validator>
  readonly #onUnusable: OnUnusable
  readonly #changed = new Set<() => void>()
  readonly #refreshing = new Coalesced(() => this.#takeOver())
  #snapshot: Snapshot<Sections>

  static async open<Sections extends object>(
    database: Database,
    definitions: Definitions<Sections>,
    onUnusable: OnUnusable,
  ): Promise<Settings<Sections>> {
    const settings = new Settings(database, definitions, onUnusable)
    await database.listen(settingsChannel, () => void settings.refresh().catch(() => {}))
    await settings.refresh()
    return settings
  }

  private constructor(database: Database, definitions: Definitions<Sections>, onUnusable: OnUnusable) {
    this.#database = database
    this.#definitions = definitions
    this.#onUnusable = onUnusable
    const entries = Object.entries<{ schema: TSchema; initial: unknown }>(definitions)
    this.#validators = new Map(entries.map(([name, { schema }]) => [name, validatorOf(schema)]))
    for (const [name, { initial }] of entries) {
      if (!this.#validators.get(name)?.Check(initial))
        throw new Error(`the initial settings of ${name} break their schema`)
    }
    this.#snapshot = this.#withStored([])
    // A database that is away is found out by requests; here it only means to look again later.
    this.#refreshing.askEvery(lookAgainAfterMs, () => {})
  }

  /** The section's value now. */
  current<Name extends keyof Sections>(section: Name): Sections[Name] {
    return this.#snapshot[section].value
  }

  /** The section's value with its version, which a change must name. */
  section<Name extends keyof Sections>(section: Name): Section<Sections[Name]> {
    return this.#snapshot[section]
  }

  /** What the section's module says of it. */
  definition<Name extends keyof Sections>(section: Name): SectionDefinition<Sections[Name]> {
    return this.#definitions[section]
  }

  /** Calls `listener` after each change that this process has taken over. */
  onChange(listener: () => void): void {
    this.#changed.add(listener)
  }

  /** Replaces a section if it still has `version`; answers the new version. Kept in the history with its author. */
  async change<Name extends keyof Sections & string>(
    section: Name,
    version: number,
    value: Sections[Name],
    author: string,
  ): Promise<number> {
    const changed = await this.#database.transaction((tx) => this.changeWithin(tx, section, version, value, { author }))
    await this.refresh()
    return changed.version
  }

  /** The same within a transaction, after which this process needs a `refresh`. Answers the value before, too. */
  async changeWithin<Name extends keyof Sections & string>(
    tx: Tx,
    section: Name,
    version: number,
    value: Sections[Name],
    { author, reason = null }: { readonly author: string; readonly reason?: string | null },
  ): Promise<{ readonly version: number; readonly before: Sections[Name] }> {
    // Every change has a version of its own: where this one finds `version`, what was read here was replaced.
    const [stored] = await tx.selectFrom('settings').select('value').where('section', '=', section).execute()
    const row = { section, value: JSON.stringify(value), changed_by: author }
    const written = await write(tx, version, row, reason)
    if (written === undefined) throw new Refusal('changed_meanwhile')
    await notify(tx, settingsChannel, section)
    return { version: written, before: (stored?.value ?? this.#definitions[section].initial) as Sections[Name] }
  }

  /** Takes over what the database holds now. */
  refresh(): Promise<void> {
    return this.#refreshing.ask()
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#refreshing[Symbol.asyncDispose]()
  }

  async #takeOver(): Promise<void> {
    const stored = await storedSections(this.#database.db)
    const isSame = stored.every(({ section, version }) => this.#versionOf(section) === version)
    if (isSame) return
    this.#snapshot = this.#withStored(stored)
    for (const listener of this.#changed) listener()
  }

  #versionOf(section: string): number | undefined {
    return (this.#snapshot as Record<string, Section<unknown> | undefined>)[section]?.version
  }

  #withStored(stored: readonly StoredSection[]): Snapshot<Sections> {
    const entries = Object.entries<{ initial: unknown }>(this.#definitions).map(([name, { initial }]) => {
      const row = stored.find((s) => s.section === name)
      if (!row) return [name, { version: 0, value: initial, changedAt: null, changedBy: null }]
      const isUsable = this.#validators.get(name)?.Check(row.value)
      if (!isUsable) this.#onUnusable(name)
      return [name, { ...row, value: isUsable ? row.value : initial }]
    })
    return Object.freeze(Object.fromEntries(entries))
  }
}

interface StoredSection extends Section<unknown> {
  readonly section: string
}

async function storedSections(db: Db): Promise<StoredSection[]> {
  return await db
    .selectFrom('settings')
    .select(['section', 'version', 'value', 'changed_at as changedAt', 'changed_by as changedBy'])
    .execute()
}

/** The new version, or undefined when the section no longer has the version that was read. */
async function write(
  tx: Tx,
  version: number,
  row: { readonly section: string; readonly value: string; readonly changed_by: string },
  reason: string | null,
): Promise<number | undefined> {
  const { section, ...changed } = row
  const next = { ...row, version: version + 1 }
  const written =
    version === 0
      ? await tx
          .insertInto('settings')
          .values(next)
          .onConflict((c) => c.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('settings')
          .set((eb) => ({ ...changed, version: version + 1, changed_at: eb.fn('clock_now') }))
          .where('section', '=', section)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  if (written)
    await tx
      .insertInto('settings_history')
      .values({ ...next, reason })
      .execute()
  return written?.version
}
