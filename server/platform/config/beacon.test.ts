import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { foreignChain } from '@banyan/rules/lottery/test-world/published-draws.ts'
import { expect, test } from 'vitest'
import { StartError } from '#/platform/process/start-error.ts'
import { readConfig } from './config.ts'

const relays = 'http://127.0.0.1:3100/beacon/relay-1, http://127.0.0.1:3100/beacon/relay-2'
const withChain = { BEACON_CHAIN: JSON.stringify(foreignChain), BEACON_RELAYS: relays }

test('[LOT-07] a demo has a beacon of its own, with its relays', () => {
  const beacon = { chain: foreignChain, relays: relays.split(', ').map((address) => new URL(address)) }
  expect(readConfig(withChain).beacon).toEqual(beacon)
  const more = JSON.stringify({ ...foreignChain, more: true })
  expect(readConfig({ ...withChain, BEACON_CHAIN: more }).beacon).toEqual(beacon)
  expect(() => readConfig({ BEACON_CHAIN: withChain.BEACON_CHAIN })).toThrow(
    'BEACON_RELAYS must be set with BEACON_CHAIN.',
  )
})

test('[LOT-07] behind https nobody but quicknet decides draws', () => {
  const https = { PUBLIC_URL: 'https://play.example.com' }
  const refused = /^BEACON_CHAIN must not be set where PUBLIC_URL is https: [^\n]+\.$/
  expect(() => readConfig({ ...https, ...withChain })).toThrow(StartError)
  expect(() => readConfig({ ...https, ...withChain })).toThrow(refused)
  expect(readConfig({ ...https, BEACON_RELAYS: relays }).beacon.chain).toEqual(quicknet)
  expect(readConfig({ ...https, BEACON_CHAIN: JSON.stringify(quicknet) }).beacon.chain).toEqual(quicknet)
})

const chainOf = (change: object) => JSON.stringify({ ...foreignChain, ...change })
const one = 'https://one.example.com'
test.each([
  {
    variable: 'BEACON_RELAYS',
    values: [
      ...[one, `${one},${one}`, `${one},${one}/`, 'one.example.com,two.example.com', `${one},http://two.example.com`],
      ...[
        `${one},https://u:p@two.example.com`,
        `${one},https://two.example.com/?a=b`,
        `${one},`,
        `${one},ftp://127.0.0.1`,
      ],
      Array.from({ length: 9 }, (_, index) => `https://relay-${index}.example.com`).join(','),
    ],
  },
  {
    variable: 'BEACON_CHAIN',
    values: [
      ...['quicknet', '{', 'null', '[]', '{}', foreignChain.chainHash, chainOf({ chainHash: 'ab' })],
      ...[chainOf({ publicKey: foreignChain.publicKey.toUpperCase() }), chainOf({ periodSeconds: 0 })],
      ...[chainOf({ genesisSeconds: '1' }), chainOf({ chainHash: quicknet.chainHash })],
      ...[chainOf({ publicKey: quicknet.publicKey }), JSON.stringify({ ...quicknet, genesisSeconds: 1 })],
    ],
  },
])('[LOT-07] nonsense in $variable is one clear line that names it', ({ variable, values }) => {
  for (const value of values) {
    const read = () => readConfig({ ...withChain, [variable]: value })
    expect(read, value).toThrow(StartError)
    expect(read, value).toThrow(new RegExp(`^${variable} must .+\\.$`))
  }
})
