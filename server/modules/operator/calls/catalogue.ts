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

/** Names the fields of refused lines as they stand in the request; lines that come too early or late break their first number. */
function asInvalidInput(error: unknown): never {
  if (!(error instanceof LinesRefused)) throw error
  throw new InvalidInput(
    error.faults.map(({ index, field, rule }) => ({
      path: field === '' ? '/body/firstLine' : `/body/lines/${index}/${field}`,
      rule,
    })),
  )
}
