import { catalogueFileBounds } from '@banyan/contract/games/catalogue-lines.ts'
import { type AppliedImport, catalogueCalls } from '@banyan/contract/games/operator-catalogue-calls.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import type { AllowedHosts } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { pastImports, takeBackImport } from '../applied-imports.ts'
import { catalogueLines } from '../catalogue-lines.ts'
import { addImportLines, applyImport, beginImport, LinesRefused, previewImport, readImport } from '../import-lines.ts'

/** Importing a catalogue file step by step, taking that back, and reading the catalogue as such a file. */
export function catalogueBindings(database: Database, hosts: AllowedHosts): Binding[] {
  return [
    bindAction(catalogueCalls.beginCatalogueImport, (_input, _context, record) =>
      record(async (tx) => {
        const importId = await beginImport(tx)
        return { value: { importId }, object: importOf(importId), before: { lines: null }, after: { lines: 0 } }
      }),
    ),
    bindAction(catalogueCalls.addCatalogueLines, ({ body: { importId, firstLine, lines } }, _context, record) =>
      record(async (tx) => {
        const total = await addImportLines(tx, importId, firstLine, lines, hosts.images)
        const [before, after] = [{ lines: firstLine - 1 }, { lines: total }]
        return { value: { lines: total }, object: importOf(importId), before, after }
      }).catch(asInvalidInput),
    ),
    bind(catalogueCalls.readCatalogueImport, async ({ query: { importId } }) => {
      const { lineCount, takesBack } = await readImport(database.db, importId)
      return { lines: lineCount, takesBack: takesBack === null ? null : Number(takesBack) }
    }),
    bind(catalogueCalls.previewCatalogueImport, ({ query: { importId, lines } }) =>
      previewImport(database.db, importId, lines),
    ),
    bindAction(catalogueCalls.applyCatalogueImport, ({ body: { importId, ...body } }, { principal }, record) =>
      record(async (tx) => {
        const { versionBefore, ...outcome } = await applyImport(tx, importId, { ...body, by: principal.name })
        const value = { ...outcome, version: Number(outcome.version) }
        const before = { version: Number(versionBefore) }
        const after = { importId, lines: body.lines, ...value }
        return { value, object: 'catalogue', before, after, reason: body.reason }
      }),
    ),
    bind(catalogueCalls.listCatalogueImports, async ({ query: { after, size } }) => {
      const read = await pastImports(database.db, numberBehind(after), size + 1)
      const { rows, next } = pageFrom(read, size, (row) => [String(row.version)])
      return { rows: rows.map(presentApplied), next }
    }),
    bindAction(catalogueCalls.takeBackCatalogueImport, ({ body: { version } }, _context, record) =>
      record(async (tx) => {
        const value = await takeBackImport(tx, BigInt(version))
        const after = { takesBack: version, lines: value.lines }
        return { value, object: importOf(value.importId), before: { lines: null }, after }
      }),
    ),
    bind(catalogueCalls.readCatalogueLines, ({ query: { from } }) =>
      catalogueLines(database.db, (from ?? 1) - 1, catalogueFileBounds.linesOfRequest),
    ),
  ]
}

type Applied = Awaited<ReturnType<typeof pastImports>>[number]

function presentApplied({ version, appliedAt, takesBack, canBeTakenBack, ...row }: Applied): AppliedImport {
  return {
    ...row,
    version: Number(version),
    appliedAt: appliedAt.toISOString(),
    takesBack: takesBack === null ? null : Number(takesBack),
    canBeTakenBack: Boolean(canBeTakenBack),
  }
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
