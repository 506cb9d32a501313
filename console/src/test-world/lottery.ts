import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedIssue, ResultReport } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import type { ExposedIssue } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'

const at = '2026-11-26T11:00:00.000Z'

/** An issue on sale with bets. */
export const exposedIssue: ExposedIssue = {
  ...{ gameCode: 'THF5M', numero: '20261126-001', state: 'OPEN', saleCloseAt: '2999-01-01T00:00:00.000Z', drawAt: at },
  ...{ bets: 3, players: 2, stakes: '6000.00', payable: '2790000.00' },
  ...{ mostOfNumber: '4000000.00', mostOfIssue: '9000000.00' },
}

/** What it may cost. */
export const exposure: ValueOf<Calls['lotteryExposure']> = {
  issue: exposedIssue,
  plays: [
    { playCode: 'SEA_3TOP', bets: 2, stakes: '5000.00', payable: '2700000.00' },
    { playCode: 'SEA_2TOP', bets: 1, stakes: '1000.00', payable: '90000.00' },
  ],
  rows: [
    { playCode: 'SEA_3TOP', number: '126', payable: '2700000.00', sale: 'usual' },
    { playCode: 'SEA_2TOP', number: '25', payable: '90000.00', sale: 'half' },
  ],
  next: null,
  serverTime: at,
}

/** An imported issue past its draw, with nothing reported. */
export const listedIssue: ListedIssue = {
  ...{ gameCode: 'VNN', numero: '20261126', day: '2026-11-26', isFair: false, saleOpenAt: at, saleCloseAt: at },
  ...{ drawAt: at, state: 'CLOSED', step: 'awaitingResult', isOverdue: true, result: null, version: 0 },
  ...{ settlesAt: null, reports: 0, approvals: 0, bets: 12, stakes: '182500000.00', paid: '0.00', rebates: '0.00' },
}

/** What a feed reports of it. */
export const feedReport: ResultReport = {
  ...{ id: '1', by: 'feed', source: 'ketqua', at, isCurrent: true, isWhole: true, result: null, sourceUrl: null },
  published: {
    ...{ DB: ['84679'], G1: ['35271'], G2: ['12345', '67890'], G4: ['1234', '5678', '9012', '3456'] },
    G3: ['11111', '22222', '33333', '44444', '55555', '66666'],
    ...{
      G5: ['1111', '2222', '3333', '4444', '5555', '6666'],
      G6: ['123', '456', '789'],
      G7: ['13', '99', '79', '05'],
    },
  },
  ...{ payloadHash: null, confirms: null, differenceSeen: null, differsFrom: [] },
  ...{ placeholder: null, placeholderReason: null },
}

/** Its record. */
export const issueRecord: ValueOf<Calls['lotteryIssue']> = {
  ...{ issue: listedIssue, fair: null, resultBy: at, correctableUntil: null, reports: [], draws: [], settlement: null },
  ...{ corrections: [], voided: null },
}
