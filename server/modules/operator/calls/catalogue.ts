import { catalogueCalls } from '@banyan/contract/operator/catalogue-calls.ts'
import { catalogueFileBounds } from '@banyan/contract/operator/catalogue-lines.ts'
import { catalogueLines } from '#/modules/games/catalogue-lines.ts'
import { addImportLines, applyImport, beginImport, LinesRefused } from '#/modules/games/import-lines.ts'
import type { AllowedHosts } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'

/** Importing a catalogue file in three steps, and reading the catalogue as such a file. */
export function catalogueBindings(database: Database, hosts: AllowedHosts): Binding[] {
  return [
    bind(catalogueCalls.beginCatalogueImport, async () => ({ importId: await database.transaction(beginImport) })),
    bind(catalogueCalls.addCatalogueLines, async ({ body: { importId, firstLine, lines } }) => {
      const add = database.transaction((tx) => addImportLines(tx, importId, firstLine, lines, hosts.images))
      return { lines: await add.catch(asInvalidInput) }
    }),
    bind(catalogueCalls.applyCatalogueImport, async ({ body: { importId, lines } }) => {
      const outcome = await database.transaction((tx) => applyImport(tx, importId, lines))
      return { ...outcome, version: Number(outcome.version) }
    }),
    bind(catalogueCalls.readCatalogueLines, ({ query: { from } }) =>
      catalogueLines(database.db, (from ?? 1) - 1, catalogueFileBounds.linesOfRequest),
    ),
  ]
}

/** Answers name at most this many fields, as those that break their schema do. */
const faultsAtMost = 20

/** Names the fields of refused lines as they stand in the request; a fault of the whole is one of its first line's number. */
function asInvalidInput(error: unknown): never {
  if (!(error instanceof LinesRefused)) throw error
  const fields = error.faults.slice(0, faultsAtMost)
  throw new InvalidInput(
    fields.map(({ index, field, rule }) => ({
      path: field === '' ? '/body/firstLine' : `/body/lines/${index}/${field}`,
      rule,
    })),
  )
}
