import { callTable } from '@banyan/contract/client.gen.ts'
import { expect, test } from 'vitest'
import type { CallRow } from '../request.ts'
import { ask, type FirstAsk, firstAsks } from './first-asks.ts'

const rows: Readonly<Record<string, CallRow>> = callTable

/** What the build tells of these. */
function told(everywhere: readonly FirstAsk[], pages: Record<string, readonly FirstAsk[]>) {
  const plugin = firstAsks({ everywhere, pages, rowOf: (id) => rows[id] })
  let source = ''
  const context = { emitFile: (file: { source: string }) => (source = file.source) }
  ;(plugin.generateBundle as unknown as () => void).call(context)
  return JSON.parse(source)
}

test('a page’s calls are told with the address and the module that the contract gives them', () => {
  expect(told([ask('sessionToken', {})], { '/deposits': [ask('depositOrders', { size: 10 })] })).toEqual({
    everywhere: [{ id: 'sessionToken', query: {}, address: '/wps/session/token', moduleId: 'SESSION' }],
    pages: {
      '/deposits': [
        { id: 'depositOrders', query: { size: 10 }, address: '/wps/deposit/orders?size=10', moduleId: 'WALLET' },
      ],
    },
  })
})

test('a call that does something fails the build', () => {
  expect(() => told([ask('logout', {})], {})).toThrow('the document can’t ask logout')
})
