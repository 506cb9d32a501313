import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedWithdrawal } from '@banyan/contract/wallet/operator-withdrawal-calls.ts'
import type { WithdrawalLeg } from '@banyan/contract/wallet/withdrawal.ts'
import { withdrawalChecks } from '@banyan/rules/cashier/withdrawal-risk.ts'
import { member } from './members.ts'

const at = '2026-11-01T05:00:00.000Z'
const later = '2026-11-01T05:20:00.000Z'
const linh = { id: member.id, username: 'linh' }
const account = { bin: '970407', bank: 'TCB', last4: '3021' }

/** A withdrawal that the checks had reviewed. */
export const listedWithdrawal: ListedWithdrawal = {
  ...{ number: 'W7M2QX9PABCD', member: linh, state: 'review', amount: '38000000.00', fee: '0.00', received: '0.00' },
  ...{ account, score: 120, reasons: ['newDevice', 'limits'], disputes: 0, unknown: 0, answerBy: null },
  ...{ createdAt: at, changedAt: at },
}

/** What waits of all withdrawals. */
export const waitingWithdrawals = { reviews: 17, disputes: 2, unknown: 0 }

/** Its record, before anything was paid. */
export const withdrawalRecord: ValueOf<Calls['withdrawalRecord']> = {
  withdrawal: {
    ...{ number: listedWithdrawal.number, state: 'review', amount: '38000000.00', fee: '190000.00', account },
    ...{ net: '37810000.00', received: '0.00', refunded: '0.00', createdAt: at, changedAt: at, finishedAt: null },
    ...{ mayCancel: true, reason: null, legs: [], steps: [] },
  },
  ...{ member: linh, score: 120, needsSecond: false, told: [], proofs: [] },
  checks: withdrawalChecks.map((check) => ({
    check,
    points: { newDevice: 20, limits: 100 }[String(check)] ?? 0,
  })),
  by: [
    { at, event: 'requested', state: 'checking', place: null, by: 'member:5', note: null },
    { at, event: 'flagged', state: 'review', place: null, by: 'clock', note: null },
  ],
}

/** A payout of which its member says that nothing arrived. */
const disputedLeg: WithdrawalLeg = {
  ...{ place: 1, state: 'disputed', amount: '20000000.00', received: '0.00', refunded: '0.00' },
  ...{ remaining: '20000000.00', sentAt: at, answerBy: null, finishedAt: null, reference: 'FT26305001', reason: null },
}

/** The same withdrawal once it is being paid, with one payout in dispute and one on its way. */
export const payingRecord: ValueOf<Calls['withdrawalRecord']> = {
  ...withdrawalRecord,
  withdrawal: {
    ...{ ...withdrawalRecord.withdrawal, state: 'paying', mayCancel: false, changedAt: later },
    legs: [
      disputedLeg,
      {
        ...{ ...disputedLeg, place: 2, state: 'sent', amount: '17810000.00', remaining: '17810000.00' },
        ...{ answerBy: '2999-01-01T00:00:00.000Z', reference: null },
      },
    ],
  },
  told: [{ place: 1, at: later, kind: 'callback', outcome: 'paid: sent' }],
  proofs: [{ place: 1, images: ['proof-proof-proof-1-22'] }],
  by: [
    ...withdrawalRecord.by,
    { at, event: 'approved', state: 'approved', place: null, by: 'dao.pham', note: 'win checked' },
    { at, event: 'sent', state: 'paying', place: null, by: 'clock', note: null },
    { at: later, event: 'denied', state: 'paying', place: 1, by: 'member:5', note: 'nothing on my account' },
  ],
}
