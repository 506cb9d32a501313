import { calls } from '@banyan/contract/calls.ts'
import { errorCatalogue } from '@banyan/contract/errors.ts'
import { expect, test } from 'vitest'
import { world } from './test-world/world.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string }[]
  readonly responses: Readonly<Record<string, unknown>>
}

test('every call of the contract is bound exactly once, under its method and path', async () => {
  await using w = await world()
  for (const call of Object.values(calls)) {
    expect(w.app.portal.hasRoute({ method: call.method, url: call.path }), call.id).toBe(true)
  }
  const document = (await w.app.portal.inject('/openapi.json')).json()
  const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((path) => Object.values(path))
  expect(operations.map((o) => o.operationId).sort()).toEqual(Object.keys(calls).sort())
})

test('the OpenAPI 3.1 document says of every call what the contract says', async () => {
  await using w = await world()
  const document = (await w.app.portal.inject('/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const call of Object.values(calls)) {
    const operation: Operation = document.paths[call.path][call.method.toLowerCase()]
    expect(operation.parameters?.map((p) => p.name)).toEqual(Object.keys(call.query.properties))
    const statuses = new Set([
      '200',
      ...call.errors.map((code) => String(errorCatalogue[code].status)),
      '400',
      '413',
      '415',
      '422',
      '500',
      '503',
    ])
    expect(new Set(Object.keys(operation.responses))).toEqual(statuses)
  }
})
