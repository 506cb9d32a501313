import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { catalogueVersion } from '#/games/game.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { orNull } from '../identity/member-words.ts'
import { operatorCall, reason } from '../operator-call.ts'
import { catalogueDifference } from './catalogue-difference.ts'
import { catalogueFileBounds, catalogueLine } from './catalogue-lines.ts'

const importId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Names an import that has begun' })
const lineNumber = Type.Integer({ minimum: 1, maximum: catalogueFileBounds.lines + 1, description: '1-based' })
const count = Type.Integer({ minimum: 0, maximum: 10_000_000 })

/**
 * Importing a file takes these steps, so that a file of any length is checked line by line and changes the
 * catalogue all at once or not at all: begin, add lines in order, preview, apply. An import that nobody goes on
 * with for an hour is forgotten when the next one begins.
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

/** What a caller needs to go on with an import that was cut off. */
const readCatalogueImport = defineCall({
  ...operatorCall,
  id: 'readCatalogueImport',
  summary: 'How far an import has come.',
  method: 'GET',
  path: '/wps/operator/catalogue/imports',
  query: shape({ importId }),
  body: undefined,
  value: shape({ lines: count, takesBack: orNull(catalogueVersion) }),
  errors: ['import_not_found'],
  origin: 'ours',
})

/** Changes nothing. Applying the import names the version that this answers. */
const previewCatalogueImport = defineCall({
  ...operatorCall,
  id: 'previewCatalogueImport',
  summary: 'What applying an import would change.',
  method: 'GET',
  path: '/wps/operator/catalogue/imports/difference',
  query: shape({ importId, lines: lineNumber }),
  body: undefined,
  value: catalogueDifference,
  errors: ['import_not_found', 'import_incomplete'],
  origin: 'ours',
})

const counts = { games: count, added: count, changed: count, withdrawn: count } as const

/**
 * Puts what the import holds in the place of the catalogue; games that it does not name are withdrawn. `version` is
 * the catalogue's when the difference was made: a change in between answers changed_meanwhile.
 */
const applyCatalogueImport = defineCall({
  ...operatorCall,
  id: 'applyCatalogueImport',
  summary: 'Replaces the catalogue by an import.',
  method: 'POST',
  path: '/wps/operator/catalogue/imports/apply',
  query: shape({}),
  body: shape({ importId, lines: lineNumber, version: catalogueVersion, reason }),
  value: shape({ version: catalogueVersion, ...counts }),
  errors: ['import_not_found', 'import_incomplete', 'changed_meanwhile'],
  origin: 'ours',
})

const appliedImport = shape({
  version: Type.Integer({ ...catalogueVersion, minimum: 1, description: "The catalogue's version that it made" }),
  appliedAt: moment,
  by: Type.String({ maxLength: 100 }),
  reason,
  takesBack: orNull(catalogueVersion),
  ...counts,
  canBeTakenBack: Type.Boolean({ description: 'Whether the catalogue before it is still kept' }),
})
export type AppliedImport = Static<typeof appliedImport>

const listCatalogueImports = defineCall({
  ...operatorCall,
  id: 'listCatalogueImports',
  summary: 'The imports that changed the catalogue, newest first.',
  method: 'GET',
  path: '/wps/operator/catalogue/imports/applied',
  query: shape(pageQuery),
  body: undefined,
  value: shape(pageOf(appliedImport)),
  errors: [],
  origin: 'ours',
})

/**
 * Begins an import of the catalogue as it was before an applied one; it is previewed and applied as any other. Its
 * lines name a maintenance only where that import changed it, so that one which an operator set since is kept.
 */
const takeBackCatalogueImport = defineCall({
  ...operatorCall,
  id: 'takeBackCatalogueImport',
  summary: 'Begins an import of the catalogue as it was before an applied one.',
  method: 'POST',
  path: '/wps/operator/catalogue/imports/take-back',
  query: shape({}),
  body: shape({ version: catalogueVersion }),
  value: shape({ importId, lines: lineNumber }),
  errors: ['version_not_found'],
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
  readCatalogueImport,
  previewCatalogueImport,
  applyCatalogueImport,
  listCatalogueImports,
  takeBackCatalogueImport,
  readCatalogueLines,
} as const
