import { type CallDefinition, errorsOf } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { errorCatalogue } from '@banyan/contract/errors.ts'
import { signatureHeaders } from '@banyan/contract/vendor/signature.ts'
import { walletOperations } from '@banyan/contract/vendor/wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from './test-world/world.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string }[]
  readonly requestBody?: object
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly responses: Readonly<Record<string, unknown>>
}

const ports = ['portal', 'operator', 'vendors'] as const
type Port = (typeof ports)[number]

const all = Object.values<CallDefinition>(calls)

interface ApiDocument {
  readonly openapi: string
  readonly components: { readonly securitySchemes: Readonly<Record<string, object>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let w: World
let documents: Readonly<Record<Port, ApiDocument>>
beforeAll(async () => {
  w = await world()
  const documentOf = async (port: Port) => (await w.app[port].inject('/openapi.json')).json()
  documents = {
    portal: await documentOf('portal'),
    operator: await documentOf('operator'),
    vendors: await documentOf('vendors'),
  }
})
const operationsOf = ({ paths }: ApiDocument) => Object.values(paths).flatMap((path) => Object.values(path))
afterAll(() => w[Symbol.asyncDispose]())

test('every call of the contract is bound exactly once, under its method and path', () => {
  const operations = [documents.portal, documents.operator].flatMap(operationsOf)
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

/** Schemes that must come together, by who calls; each list alone is enough. */
const waysIn = {
  portal: [['sessionCookie', 'sessionToken'], ['appSession']],
  operator: [['operatorCookie', 'operatorToken'], ['operatorKey']],
} as const

test.each(all)('the OpenAPI document says who may call $id', ({ path, method, callers, token }) => {
  const port = callers.includes('operator') ? 'operator' : 'portal'
  const { security } = documents[port].paths[path]?.[method.toLowerCase()] ?? {}
  const ways = token === 'none' ? [] : [...waysIn[port], ...(token === 'optional' ? [[]] : [])]
  expect(security?.map((way) => Object.keys(way))).toEqual(ways)
})

test("the OpenAPI document asks a vendor for all four headers of its signature, with every call's refusals", () => {
  const wallet = operationsOf(documents.vendors)
  expect(wallet.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(walletOperations).sort())
  const { securitySchemes } = documents.vendors.components
  for (const { security, responses } of wallet) {
    expect(security).toHaveLength(1)
    const headers = Object.keys(security?.[0] ?? {}).map((name) => securitySchemes[name])
    expect(headers).toEqual(
      Object.values(signatureHeaders).map((name) => expect.objectContaining({ type: 'apiKey', in: 'header', name })),
    )
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '429', '503'])
  }
})

test.each(ports)('every security scheme of the OpenAPI document at the %s port is defined and used', (port) => {
  const named = operationsOf(documents[port]).flatMap(({ security = [] }) =>
    security.flatMap((way) => Object.keys(way)),
  )
  expect([...new Set(named)].sort()).toEqual(Object.keys(documents[port].components.securitySchemes).sort())
})

test('[SYS-19] the calls can be browsed on a page', async () => {
  const page = await w.app.portal.inject({ url: '/api/', headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  expect(page.body).toContain('scalar')
})

// The last one: its world empties the tables of the others'.
test('the OpenAPI document names the cookies that are set, on https with their prefix', async () => {
  await using secure = await world({ publicUrl: 'https://play.example.com' })
  const { components } = (await secure.app.portal.inject('/openapi.json')).json()
  expect([documents.portal.components, components]).toMatchObject([
    { securitySchemes: { sessionCookie: { in: 'cookie', name: 'sid' } } },
    { securitySchemes: { sessionCookie: { in: 'cookie', name: '__Host-sid' } } },
  ])
})
