import type { SectionName } from '@banyan/contract/system/settings.ts'
import { type Json, valueDifferences } from '@banyan/rules/content/value-differences.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type PastChange, pastChanges, valueOfVersion } from '#/platform/settings/history.ts'

/** Differences of one change that are told; a list of content may have been replaced whole. */
const differencesAtMost = 30
/** Characters of a text within a value, and of the whole value, that are told. */
const textCharacters = 160
const valueCharacters = 1_000

interface ToldDifference {
  readonly path: string
  /** JSON; null where the field was not there. */
  readonly before: string | null
  readonly after: string | null
}

interface ToldChange extends PastChange {
  readonly differences: readonly ToldDifference[]
  readonly more: number
}

/** A page of a section's changes, each with what differed from the version before it. */
export async function settingsChanges(
  db: Db,
  settings: MerchantSettings,
  section: SectionName,
  page: { readonly below: number | undefined; readonly size: number },
): Promise<{ readonly rows: ToldChange[]; readonly hasMore: boolean }> {
  const found = await pastChanges(db, section, { ...page, size: page.size + 1 })
  const rows: ToldChange[] = []
  // One value after the other: a section may have megabytes, and only two are needed at a time.
  let after: object | undefined
  for (const change of found.slice(0, page.size)) {
    after ??= await versionOf(db, settings, section, change.version)
    const before = await versionOf(db, settings, section, change.version - 1)
    rows.push({ ...change, ...told(before, after) })
    after = before
  }
  return { rows, hasMore: found.length > page.size }
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

function told(before: object | undefined, after: object | undefined): Pick<ToldChange, 'differences' | 'more'> {
  const found = valueDifferences((before ?? {}) as Json, (after ?? {}) as Json)
  const differences = found.slice(0, differencesAtMost).map((difference) => ({
    path: difference.path.slice(0, 300),
    before: readable(difference.before),
    after: readable(difference.after),
  }))
  return { differences, more: found.length - differences.length }
}

/** JSON of which what is long is cut. */
function readable(value: Json | undefined): string | null {
  if (value === undefined) return null
  const json = JSON.stringify(value, (_name, part) => (typeof part === 'string' ? cut(part) : part))
  return json.length <= valueCharacters ? json : JSON.stringify(cut(json))
}

function cut(text: string): string {
  return text.length <= textCharacters ? text : `${text.slice(0, textCharacters).toWellFormed()}…`
}
