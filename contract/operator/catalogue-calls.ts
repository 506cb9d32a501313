import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { catalogueVersion } from '#/games/game.ts'
import { shape } from '#/system/content.ts'
import { catalogueFileBounds, catalogueLine } from './catalogue-lines.ts'
import { operatorCall } from './operator-call.ts'

const importId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Names an import that has begun' })
const lineNumber = Type.Integer({ minimum: 1, maximum: catalogueFileBounds.lines + 1, description: '1-based' })
const count = Type.Integer({ minimum: 0, maximum: 10_000_000 })

/**
 * Importing a file takes three steps, so that a file of any length is checked line by line and changes the
 * catalogue all at once or not at all: begin, add lines in order, apply. An import that nobody goes on with
 * is forgotten when the next one begins.
 */
const beginCatalogueImport = defineCall({
  ...operatorCall,
  id: 'beginCatalogueImport',
  summary: 'Begins the import of a catalogue file.',
  method: 'POST',
  path: '/wps/operator/catalogue/imports',
  query: shape({}),
  body: shape({}),
  value: shape({ importId }),
  errors: [],
  origin: 'ours',
})

/**
 * Adds the next lines. A line that can't be taken answers invalid_input with the path `/body/lines/<index>/…`,
 * the index counting from 0 within this request; nothing of the request is kept then. Rules beyond the schema:
 * duplicate (an id, or a vendor's code of a game), unknown_vendor, unknown_class, not_in_order, host_not_allowed.
 */
const addCatalogueLines = defineCall({
  ...operatorCall,
  id: 'addCatalogueLines',
  summary: 'Adds the next lines of a catalogue file.',
  method: 'PUT',
  path: '/wps/operator/catalogue/imports/lines',
  bodyLimitBytes: 2_000_000,
  query: shape({}),
  body: shape({
    importId,
    firstLine: lineNumber,
    lines: Type.Array(catalogueLine, { minItems: 1, maxItems: catalogueFileBounds.linesOfRequest }),
  }),
  value: shape({ lines: count }),
  errors: ['import_not_found', 'catalogue_too_large'],
  origin: 'ours',
})

/** Puts what the import holds in the place of the catalogue; games that it does not name are withdrawn. */
const applyCatalogueImport = defineCall({
  ...operatorCall,
  id: 'applyCatalogueImport',
  summary: 'Replaces the catalogue by an import.',
  method: 'POST',
  path: '/wps/operator/catalogue/imports/apply',
  query: shape({}),
  body: shape({ importId, lines: lineNumber }),
  value: shape({
    version: catalogueVersion,
    games: count,
    added: count,
    changed: count,
    withdrawn: count,
  }),
  errors: ['import_not_found', 'import_incomplete'],
  origin: 'ours',
})

/** The catalogue as lines of a file, from line `from` on; what it answers can be imported again. */
const readCatalogueLines = defineCall({
  ...operatorCall,
  id: 'readCatalogueLines',
  summary: 'The catalogue as lines of a file.',
  method: 'GET',
  path: '/wps/operator/catalogue/lines',
  query: shape({ from: lineNumber }),
  body: undefined,
  value: shape({
    lines: Type.Array(catalogueLine, { maxItems: catalogueFileBounds.linesOfRequest }),
    total: count,
    version: catalogueVersion,
  }),
  errors: [],
  origin: 'ours',
})

export const catalogueCalls = {
  beginCatalogueImport,
  addCatalogueLines,
  applyCatalogueImport,
  readCatalogueLines,
} as const
