import { expect, test } from 'vitest'
import { movementGroups, movementType, movementTypes } from './movement-type.ts'

const typeOf = (source: string, kind: string, amount = 1n) => movementType({ source, kind }, amount)

test.each([
  ['provider:VIETQR', 'deposit', 1n, 'deposit', 'deposit'],
  ['operator', 'deposit_manual', 1n, 'deposit', 'deposit'],
  ['provider:VIETQR', 'deposit_reversal', -1n, 'deposit', 'depositReversal'],
  ['operator', 'debt_repaid', -1n, 'admin', 'debtRepaid'],
  ['operator', 'correction', -1n, 'admin', 'correction'],
  ['wallet', 'wallet_out', -1n, 'transfer', 'walletOut'],
  ['wallet', 'wallet_out_returned', 1n, 'transfer', 'walletReturn'],
  ['wallet', 'wallet_in', 1n, 'transfer', 'walletIn'],
  ['vendor:PG', 'bet', -1n, 'bet', 'bet'],
  ['vendor:PG', 'betAndWin', -1n, 'bet', 'bet'],
  ['vendor:PG', 'betAndWin', 1n, 'bet', 'payout'],
  ['vendor:PG', 'refund', 1n, 'bet', 'betReturn'],
  ['lottery', 'chase', -1n, 'bet', 'chaseHeld'],
  ['lottery', 'chase_release', 1n, 'bet', 'chaseReturn'],
  ['withdrawal:1', 'withdrawal_return', 1n, 'withdraw', 'withdrawalRefund'],
  ['lottery', 'rebate', 1n, 'rebate', 'rebate'],
] as const)('[WAL-09] %s %s %s is of the group %s: %s', (source, kind, amount, group, type) => {
  expect(typeOf(source, kind, amount)).toEqual({ group, type })
})

test.each([
  ['provider:NEW', 'chargeback', 'deposit'],
  ['operator', 'withdraw_freeze', 'withdraw'],
  ['withdrawal', 'withdrawal', 'withdraw'],
  ['withdrawal:1', 'withdrawal_refund', 'withdraw'],
  ['operator', 'transfer_down', 'transfer'],
  ['job', 'rebate_self', 'rebate'],
  ['job', 'promo_wheel', 'promotion'],
  ['vendor:PG', 'splitPot', 'bet'],
  ['whoever', 'whatever', 'admin'],
  ['whoever', 'constructor', 'admin'],
] as const)('[WAL-09] a kind that nobody knows has a group: %s %s is %s', (source, kind, group) => {
  const found = typeOf(source, kind)
  expect(found.group).toBe(group)
  expect(movementGroups).toContain(found.group)
  expect(movementTypes).toContain(found.type)
})
