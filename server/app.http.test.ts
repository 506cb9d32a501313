import { type CallDefinition, errorsOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { errorCatalogue } from '@banyan/contract/errors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from './test-world/world.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, unknown>>
}

const all = Object.values<CallDefinition>(calls)

interface ApiDocument {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let w: World
let documents: Readonly<Record<'portal' | 'operator', ApiDocument>>
beforeAll(async () => {
  w = await world()
  const documentOf = async (port: 'portal' | 'operator') => (await w.app[port].inject('/openapi.json')).json()
  documents = { portal: await documentOf('portal'), operator: await documentOf('operator') }
})
afterAll(() => w[Symbol.asyncDispose]())

test('every call of the contract is bound exactly once, under its method and path', () => {
  const paths = Object.values(documents).flatMap((document) => Object.values(document.paths))
  const operations = paths.flatMap((path) => Object.values(path))
  expect(operations.map((o) => o.operationId).sort()).toEqual(all.map((call) => call.id).sort())
})

test.each(all)('[SYS-19] the OpenAPI 3.1 document says of $id what the contract says', (call) => {
  const document = documents[call.callers.includes('operator') ? 'operator' : 'portal']
  expect(document.openapi).toBe('3.1.0')
  const operation = document.paths[call.path]?.[call.method.toLowerCase()]
  expect(operation?.parameters?.map((p) => p.name) ?? []).toEqual(Object.keys(call.query.properties))
  expect(operation?.requestBody !== undefined).toBe(call.body !== undefined)
  const statuses = new Set(['200', ...errorsOf(call).map((code) => String(errorCatalogue[code].status))])
  expect(new Set(Object.keys(operation?.responses ?? {}))).toEqual(statuses)
})

test('[SYS-19] the calls can be browsed on a page', async () => {
  const page = await w.app.portal.inject({ url: '/api/', headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  expect(page.body).toContain('scalar')
})
