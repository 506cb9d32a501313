import { catalogueCalls } from '@banyan/contract/operator/catalogue-calls.ts'
import { catalogueFileBounds } from '@banyan/contract/operator/catalogue-lines.ts'
import { catalogueLines } from '#/modules/games/catalogue-lines.ts'
import { addImportLines, applyImport, beginImport, LinesRefused } from '#/modules/games/import-lines.ts'
import type { AllowedHosts } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'

/** Importing a catalogue file in three steps, and reading the catalogue as such a file. */
export function catalogueBindings(database: Database, hosts: AllowedHosts): Binding[] {
  return [
    bindAction(catalogueCalls.beginCatalogueImport, (_input, _context, record) =>
      record(async (tx) => {
        const importId = await beginImport(tx)
        return { value: { importId }, object: importOf(importId) }
      }),
    ),
    bindAction(catalogueCalls.addCatalogueLines, ({ body: { importId, firstLine, lines } }, _context, record) =>
      record(async (tx) => {
        const total = await addImportLines(tx, importId, firstLine, lines, hosts.images)
        const [before, after] = [{ lines: firstLine - 1 }, { lines: total }]
        return { value: { lines: total }, object: importOf(importId), before, after }
      }).catch(asInvalidInput),
    ),
    bindAction(catalogueCalls.applyCatalogueImport, ({ body: { importId, lines } }, _context, record) =>
      record(async (tx) => {
        const { versionBefore, ...outcome } = await applyImport(tx, importId, lines)
        const value = { ...outcome, version: Number(outcome.version) }
        const before = { version: Number(versionBefore) }
        return { value, object: 'catalogue', before, after: { importId, lines, ...value } }
      }),
    ),
    bind(catalogueCalls.readCatalogueLines, ({ query: { from } }) =>
      catalogueLines(database.db, (from ?? 1) - 1, catalogueFileBounds.linesOfRequest),
    ),
  ]
}

const importOf = (importId: string) => `catalogue import ${importId}`

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
