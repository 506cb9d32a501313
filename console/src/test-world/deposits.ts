import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedDeposit, ReportedPayment } from '@banyan/contract/wallet/operator-deposit-calls.ts'
import { member } from './members.ts'

const at = '2026-11-01T05:00:00.000Z'
const later = '2026-11-01T05:20:00.000Z'
const linh = { id: member.id, username: 'linh' }

/** An order that was paid with another amount, and waits for an operator. */
export const listedDeposit: ListedDeposit = {
  ...{ number: 'K7M2QX9PABCD', member: linh, channel: 'MOMO', kind: 'hosted', provider: 'MOMO', state: 'review' },
  ...{ amount: '1500000.00', credited: null, isLate: false, differs: true, review: 'amount_differs' },
  ...{ createdAt: at, changedAt: later },
}

/** The payment that came for it. */
export const reportedPayment: ReportedPayment = {
  ...{ id: '31', provider: 'MOMO', transactionId: '4088878653', status: 'paid', amount: '1400000.00', paidAt: later },
  ...{ content: '<b>D7K2M9QX</b>', payer: 'NG*****NH', entryId: null },
}

/** Its record, without a fee or a bonus. */
export const depositRecord: ValueOf<Calls['depositRecord']> = {
  deposit: {
    ...{ number: listedDeposit.number, channel: 'MOMO', channelName: 'MoMo', kind: 'hosted', state: 'review' },
    ...{ amount: '1500000.00', fee: '0.00', bonus: '0.00', credited: null, isLate: false, differs: true },
    ...{ createdAt: at, expiresAt: later, finishedAt: null, transfer: null, page: null, reason: null },
    steps: [
      { at, state: 'created' },
      { at: later, state: 'review' },
    ],
  },
  ...{ member: linh, provider: 'MOMO', review: 'amount_differs', sender: null, proofs: [] },
  payments: [reportedPayment],
  told: [{ at: later, event: 'ipn', outcome: 'amount_differs' }],
  by: [
    { at, state: 'created', by: 'member:5', note: null },
    { at: later, state: 'review', by: 'provider:MOMO', note: 'paid 1400000.00' },
  ],
  needsSecond: false,
}

/** A provider that has nothing to be looked at. */
export const paymentProvider: ValueOf<Calls['paymentProviders']>['providers'][number] = {
  ...{ code: 'MOMO', isConfigured: true, channels: ['MOMO'], heardAt: at, paid: 12, paidAmount: '30000000.00' },
  ...{ open: 3, unknown: 0, balance: '-5000.00', reconciledDay: '2026-10-31', differences: 0 },
}

/** A day of the provider's that says more than our records. */
export const difference: ValueOf<Calls['listDifferences']>['rows'][number] = {
  ...{ id: '8', provider: 'MOMO', day: '2026-10-31', kind: 'amount_differs', transactionId: '4088878653' },
  ...{ number: listedDeposit.number, theirs: '1500000.00', ours: '1400000.00', foundAt: at },
  ...{ settledBy: null, settledAt: null, note: null },
}
