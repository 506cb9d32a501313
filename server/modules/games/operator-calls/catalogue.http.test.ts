import { calls } from '@banyan/contract/calls.ts'
import { catalogueFileBounds } from '@banyan/contract/games/catalogue-lines.ts'
import { aGameLine, aVendorLine, videoLine } from '@banyan/contract/test-world/catalogue-lines.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

const { beginCatalogueImport, addCatalogueLines, applyCatalogueImport, readCatalogueLines } = calls
const { readCatalogueImport, previewCatalogueImport, listCatalogueImports, takeBackCatalogueImport } = calls
const head = [aVendorLine(), videoLine]

async function send(w: World, call: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }, payload?: object) {
  const url = call.path
  const headers = { ...w.operatorHeaders }
  const answer = await w.app.operator.inject({ method: call.method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

async function begun(w: World): Promise<string> {
  return (await send(w, beginCatalogueImport, {})).body.value.importId
}

test('[LOB-17] an operator imports a file in parts and reads it back, without a restart', async () => {
  await using w = await world()
  const importId = await begun(w)
  const lines = [...head, ...Array.from({ length: 300 }, (_, i) => aGameLine(i + 1))]
  for (let at = 0; at < lines.length; at += 100) {
    const part = lines.slice(at, at + 100)
    const { body } = await send(w, addCatalogueLines, { importId, firstLine: at + 1, lines: part })
    expect(body.value).toEqual({ lines: at + part.length })
  }
  const applied = await send(w, applyCatalogueImport, { importId, lines: lines.length, version: 0, reason: 'a test' })
  expect(applied.body.value).toEqual({ version: 1, games: 300, added: 300, changed: 0, withdrawn: 0 })
  const first = await send(w, { method: 'GET', path: `${readCatalogueLines.path}?from=1` })
  const rest = await send(w, { method: 'GET', path: `${readCatalogueLines.path}?from=251` })
  expect([...first.body.value.lines, ...rest.body.value.lines]).toEqual(lines)
  expect(rest.body.value).toMatchObject({ total: 302, version: 1 })
})

test.each([
  { why: 'a rule beyond the schema', bad: aGameLine(1), fields: [{ path: '/body/lines/3/nodeId', rule: 'duplicate' }] },
  {
    why: 'a field off its schema',
    bad: aGameLine(2, { nodeId: 'x' }),
    fields: [{ path: '/body/lines/3/nodeId', rule: 'pattern' }],
  },
  {
    why: 'an unknown field',
    bad: { ...aGameLine(2), price: 1 },
    fields: [{ path: '/body/lines/3/price', rule: 'additionalProperties' }],
  },
  { why: 'an unknown kind', bad: { kind: 'banner' }, fields: [{ path: '/body/lines/3/kind', rule: 'enum' }] },
  { why: 'no kind at all', bad: {}, fields: [{ path: '/body/lines/3/kind', rule: 'enum' }] },
  { why: 'no object', bad: null, fields: [{ path: '/body/lines/3/kind', rule: 'enum' }] },
  {
    why: 'a text that no database keeps',
    bad: aGameLine(2, { names: { en: 'a\0b' } }),
    fields: [{ path: '/body/lines/3/names/en', rule: 'characters' }],
  },
  {
    why: 'half a surrogate',
    bad: aGameLine(2, { names: { en: '\ud800' } }),
    fields: [{ path: '/body/lines/3/names/en', rule: 'characters' }],
  },
])('a line with $why is named by its place, and nothing of the request is kept', async ({ bad, fields }) => {
  await using w = await world()
  const importId = await begun(w)
  const refused = await send(w, addCatalogueLines, { importId, firstLine: 1, lines: [...head, aGameLine(1), bad] })
  expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_input', value: { fields } } })
  expect((await send(w, addCatalogueLines, { importId, firstLine: 1, lines: head })).status).toBe(200)
})

test('many faults are named up to a bound', async () => {
  await using w = await world()
  const lines = Array.from({ length: 250 }, (_, i) => aGameLine(i + 1))
  const { body } = await send(w, addCatalogueLines, { importId: await begun(w), firstLine: 1, lines })
  expect(body.value.fields).toHaveLength(20)
})

test('lines out of order, unknown imports and incomplete ones are refused', async () => {
  await using w = await world()
  const importId = await begun(w)
  expect((await send(w, addCatalogueLines, { importId, firstLine: 2, lines: head })).body).toMatchObject({
    code: 'invalid_input',
    value: { fields: [{ path: '/body/firstLine', rule: 'not_in_order' }] },
  })
  const unknown = 'x'.repeat(22)
  const end = { lines: 1, version: 0, reason: 'a test' }
  expect((await send(w, addCatalogueLines, { importId: unknown, firstLine: 1, lines: head })).body.code).toBe(
    'import_not_found',
  )
  expect((await send(w, applyCatalogueImport, { ...end, importId: unknown })).body.code).toBe('import_not_found')
  expect((await send(w, applyCatalogueImport, { ...end, importId })).body.code).toBe('import_incomplete')
})

test('a file has its bound', async () => {
  await using w = await world()
  const importId = await begun(w)
  await w.database.transaction((tx) =>
    tx.updateTable('catalogue_imports').set({ line_count: catalogueFileBounds.lines }).execute(),
  )
  const firstLine = catalogueFileBounds.lines + 1
  expect((await send(w, addCatalogueLines, { importId, firstLine, lines: head })).body.code).toBe('catalogue_too_large')
})

test('a request of lines may be larger than others, and no larger than its own bound', async () => {
  await using w = await world()
  const importId = await begun(w)
  const more = Object.fromEntries(
    ['vi', 'ar', 'th', 'ja', 'ko', 'km', 'lo', 'my', 'hi'].map((tag) => [tag, '字'.repeat(120)]),
  )
  const lines = [
    ...head,
    ...Array.from({ length: 248 }, (_, i) => aGameLine(i + 1, { names: { en: '字'.repeat(120), ...more } })),
  ]
  expect(Buffer.byteLength(JSON.stringify(lines))).toBeGreaterThan(900_000)
  expect((await send(w, addCatalogueLines, { importId, firstLine: 1, lines })).status).toBe(200)
  const large = { importId, firstLine: 251, lines: [aGameLine(999, { gameCode: 'x'.repeat(2_000_000) })] }
  expect((await send(w, addCatalogueLines, large)).body.code).toBe('payload_too_large')
})

test('[OPS-05] an import is previewed, applied from the version that was previewed, listed and taken back', async () => {
  await using w = await world()
  const stage = async (lines: readonly object[]) => {
    const importId = await begun(w)
    await send(w, addCatalogueLines, { importId, firstLine: 1, lines })
    return { importId, lines: lines.length }
  }
  const preview = async ({ importId, lines }: { importId: string; lines: number }) =>
    (
      await send(w, {
        ...previewCatalogueImport,
        path: `${previewCatalogueImport.path}?importId=${importId}&lines=${lines}`,
      })
    ).body
  const apply = async (import_: { importId: string; lines: number }, version: number) =>
    (await send(w, applyCatalogueImport, { ...import_, version, reason: 'The games of December' })).body
  await apply(await stage([...head, aGameLine(1), aGameLine(2)]), 0)
  const second = await stage([...head, aGameLine(2, { names: { en: '<i>Koi</i>' } })])
  const third = await stage([...head, aGameLine(3)])
  expect(
    (await send(w, { ...readCatalogueImport, path: `${readCatalogueImport.path}?importId=${second.importId}` })).body,
  ).toMatchObject({ value: { lines: 3, takesBack: null } })
  const { value: difference } = await preview(second)
  expect(difference).toMatchObject({ version: 1, games: { before: 2, after: 1, changed: 1, withdrawn: 1 } })
  expect(difference.changes[0].fields).toEqual([{ field: 'names.en', before: 'Game 2', after: '<i>Koi</i>' }])
  await apply(third, (await preview(third)).value.version)
  expect((await apply(second, difference.version)).code).toBe('changed_meanwhile')
  expect((await preview({ ...second, lines: 2 })).code).toBe('import_incomplete')
  const list = `${listCatalogueImports.path}?size=10`
  const { rows } = (await send(w, { method: 'GET', path: list })).body.value
  expect(rows).toMatchObject([
    { version: 2, by: 'operator key', reason: 'The games of December', added: 1, withdrawn: 2, canBeTakenBack: true },
    { version: 1, added: 2, takesBack: null, canBeTakenBack: false },
  ])
  expect((await send(w, takeBackCatalogueImport, { version: 1 })).body.code).toBe('version_not_found')
  const back = (await send(w, takeBackCatalogueImport, { version: 2 })).body.value
  expect((await preview(back)).value.games).toMatchObject({ added: 2, withdrawn: 1 })
  expect((await apply(back, 2)).value).toMatchObject({ version: 3, games: 2 })
  const newest = (await send(w, { method: 'GET', path: list })).body.value.rows[0]
  expect(newest).toMatchObject({ version: 3, takesBack: 2 })
})
