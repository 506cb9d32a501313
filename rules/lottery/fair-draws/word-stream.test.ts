import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { quicknet } from '../beacon-chain.ts'
import { publishedSeed } from '../test-world/published-draws.ts'
import { wordStream } from './word-stream.ts'

const prefix = `LFD1|SSC1M|20261120-0001|${quicknet.chainHash}|657413|fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587|`

function take(count: number): number[] {
  const nextWord = wordStream(publishedSeed, prefix)
  return Array.from({ length: count }, nextWord)
}

test('the first block gives the published words', () => {
  expect(take(8)).toEqual([747260049, 304968369, 519298230, 2445589816, 4251423168, 2339734095, 1722998230, 611249807])
})

test("each further block is the HMAC of its number, as Node's own library computes it", () => {
  const blocks = Array.from({ length: 12 }, (_, number) =>
    createHmac('sha256', Buffer.from(publishedSeed, 'hex')).update(`${prefix}${number}`).digest(),
  )
  expect(blocks[0]?.toString('hex')).toBe('2c8a4891122d72b11ef3dcb691c4bd38fd6791c08b75824f66b2ddd6246eee8f')
  const bytes = Buffer.concat(blocks)
  expect(take(96)).toEqual(Array.from({ length: 96 }, (_, index) => bytes.readUInt32BE(4 * index)))
})

test('a stream that nobody stops ends', () => {
  expect(() => take(256 * 8 + 1)).toThrow()
})
