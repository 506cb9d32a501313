import { expect, test } from 'vitest'
import { type KeptRow, WalletHistory } from './wallet-history.ts'

/** Two bets of a player, one answered before the other was sent, and one that was refused. */
function played(): WalletHistory {
  const history = new WalletHistory()
  const note = (transactionId: string, outcome: 'ok' | 'insufficient_funds', change: bigint) =>
    history.note({ memberId: 1n, transactionId, outcome, change, sent: history.tick() })
  note('a', 'ok', -5n)
  note('b', 'ok', -7n)
  note('c', 'insufficient_funds', 0n)
  return history
}

const rows: readonly KeptRow[] = [
  { transactionId: 'a', outcome: 'ok', change: -5n, version: 2n },
  { transactionId: 'b', outcome: 'ok', change: -7n, version: 3n },
  { transactionId: 'c', outcome: 'insufficient_funds', change: 0n, version: 3n },
]
const but = (transactionId: string, given: Partial<KeptRow>) =>
  rows.map((row) => (row.transactionId === transactionId ? { ...row, ...given } : row))

test('[PLAY-04] what the books say as the vendor was told is no difference', () => {
  expect(played().differencesFrom(rows)).toEqual([])
  expect(played().balanceChange(1n)).toBe(-12n)
})

test.each([
  ['a bet that was lost', rows.slice(1), 'a: answered ok, and it is not there'],
  ['a bet that was doubled or is off', but('b', { change: -14n }), 'b: -14 was moved, not -7'],
  [
    'a refusal that moved money',
    but('c', { outcome: 'ok', change: -1n }),
    'c: answered insufficient_funds, kept as ok',
  ],
  ['a bet that nobody was told of', [...rows, { ...(rows[0] as KeptRow), transactionId: 'z' }], 'z was never answered'],
  ['a bet that came before an earlier one', but('b', { version: 1n }), 'b has a version of before it was sent'],
])('[PLAY-04] the proof after crashes names %s', (_name, given, what) => {
  expect(played().differencesFrom(given)).toContain(what)
})

test('[PLAY-04] an answer that changes is no answer', () => {
  const again = { memberId: 1n, transactionId: 'a', outcome: 'insufficient_funds', change: 0n, sent: 9 } as const
  expect(() => played().note(again)).toThrow('a was answered ok, and then insufficient_funds')
})
