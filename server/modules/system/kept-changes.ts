import type { SectionName } from '@banyan/contract/system/settings.ts'
import { type Json, valueDifferences } from '@banyan/rules/content/value-differences.ts'
import type { Db } from '#/platform/db/handles.ts'
import { pastChanges, valueOfVersion } from '#/platform/settings/history.ts'
import type { MerchantSettings } from './merchant-settings.ts'

/** Differences of one change that are told; a list of content may have been replaced whole. */
const differencesAtMost = 30
/** Characters of a text within a value that are told: fewer where there are many. Then those of the whole value. */
const textCharacters = [160, 40, 12] as const
const valueCharacters = 1_000

interface ToldDifference {
  readonly path: string
  /** JSON; null where the field was not there. */
  readonly before: string | null
  readonly after: string | null
}

interface PresentedChange extends Omit<PastChange, 'changedAt'> {
  readonly changedAt: string
  readonly differences: ToldDifference[]
  readonly more: number
}

interface PastChange {
  readonly version: number
  readonly changedAt: Date
  readonly changedBy: string
  readonly reason: string | null
}

/** Where the changes are kept of something that is replaced as a whole. */
export interface KeptChanges {
  past(page: { readonly below: number | undefined; readonly size: number }): Promise<readonly PastChange[]>
  /** The value of one version, 0 being the initial one; undefined where there is no such version. */
  valueOf(version: number): Promise<object | undefined>
}

/** A page of changes, each with what differed from the version before it, as it travels. */
export async function historyOf(kept: KeptChanges, { after, size }: { after?: string; size: number }) {
  const found = await kept.past({ below: after === undefined ? undefined : Number(after), size: size + 1 })
  const rows: PresentedChange[] = []
  // One value after the other: one may have megabytes, and only two are needed at a time.
  let later: object | undefined
  for (const { changedAt, ...change } of found.slice(0, size)) {
    later ??= await kept.valueOf(change.version)
    const before = await kept.valueOf(change.version - 1)
    rows.push({ ...change, changedAt: changedAt.toISOString(), ...told(before, later) })
    later = before
  }
  const last = rows.at(-1)
  return { rows, next: found.length > size && last ? String(last.version) : null }
}

/** What is kept of a section's changes. */
export function keptSettings(db: Db, settings: MerchantSettings, section: SectionName): KeptChanges {
  return {
    past: (page) => pastChanges(db, section, page),
    valueOf: (version) => versionOf(db, settings, section, version),
  }
}

/** The value of one version, 0 being the initial one; undefined where there is no such version. */
export async function versionOf(
  db: Db,
  settings: MerchantSettings,
  section: SectionName,
  version: number,
): Promise<object | undefined> {
  return version === 0 ? settings.definition(section).initial : await valueOfVersion(db, section, version)
}

function told(before: object | undefined, after: object | undefined): Pick<PresentedChange, 'differences' | 'more'> {
  const found = valueDifferences((before ?? {}) as Json, (after ?? {}) as Json)
  const differences = found.slice(0, differencesAtMost).map((difference) => ({
    path: difference.path.slice(0, 300),
    before: readable(difference.before),
    after: readable(difference.after),
  }))
  return { differences, more: found.length - differences.length }
}

/** JSON of which what is long is cut; the texts before the value, so that it stays one. */
function readable(value: Json | undefined): string | null {
  if (value === undefined) return null
  const tried = textCharacters.map((most) =>
    JSON.stringify(value, (_name, part) => (typeof part === 'string' ? cut(part, most) : part)),
  )
  const fitting = tried.find((json) => json.length <= valueCharacters)
  return fitting ?? JSON.stringify(cut(tried[0] ?? '', textCharacters[0]))
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`
}
