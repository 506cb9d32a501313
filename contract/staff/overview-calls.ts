import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { moment, shape } from '#/system/content.ts'
import { moneySections } from '#/system/money-sections.ts'
import { version } from '../change-history.ts'
import { operatorCall } from '../operator-call.ts'

const counted = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** What an operator looks at first: what waits for somebody, and whether everything that should run does. */
const runningState = defineCall({
  ...operatorCall,
  id: 'runningState',
  summary: 'What waits for somebody, which processes of the server run, and when jobs ran.',
  method: 'GET',
  path: '/wps/operator/state',
  query: shape({}),
  body: undefined,
  value: shape({
    waiting: shape({
      approvals: counted,
      parkedEvents: counted,
      deposits: Type.Optional({ ...counted, description: 'Reviewed by nobody yet' }),
      payments: Type.Optional({ ...counted, description: 'Transfers that belong to no order' }),
      withdrawals: Type.Optional({ ...counted, description: 'Withdrawals that an operator has to approve' }),
      disputes: Type.Optional({ ...counted, description: 'Payouts that did not arrive, or in part' }),
      lotteryResults: Type.Optional({
        ...counted,
        description: 'Imported draws that were held and have no result yet',
      }),
      lotteryOverdue: Type.Optional({ ...counted, description: 'Draws and settlements of the lottery that are late' }),
      rewards: Type.Optional({ ...counted, description: 'Claims of promotions that an operator has to decide' }),
    }),
    processes: Type.Array(
      shape({
        host: Type.String({ maxLength: 200 }),
        processId: counted,
        roles: Type.Array(Type.Enum(['web', 'realtime', 'worker']), { maxItems: 3 }),
        version: Type.String({ maxLength: 40 }),
        startedAt: moment,
        seenAt: moment,
        isRunning: Type.Boolean({ description: 'Heard of within the last 30 s' }),
        memoryBytes: counted,
        delayMs: Type.Number({
          minimum: 0,
          maximum: 1_000_000,
          description: 'How late it comes to its work, 99th percentile of 10 s',
        }),
      }),
      { maxItems: 100, description: 'Those of the last hour that did not say that they stop' },
    ),
    jobs: Type.Array(shape({ job: Type.String({ maxLength: 60 }), slot: moment, doneAt: moment }), { maxItems: 100 }),
  }),
  errors: [],
  origin: 'ours',
})

const operatorOverview = defineCall({
  ...operatorCall,
  id: 'operatorOverview',
  summary: 'How the portal is now.',
  method: 'GET',
  path: '/wps/operator/overview',
  query: shape({}),
  body: undefined,
  value: shape({
    version: Type.String({ maxLength: 40, description: 'Of the server' }),
    engine: Type.Enum(['pglite', 'postgres']),
    isReady: Type.Boolean({ description: 'As /readyz: the database answers and the server is not stopping' }),
    portal: shape({
      address: Type.String({ maxLength: 300 }),
      inMaintenance: Type.Boolean(),
      deniedRegions: Type.Integer({ minimum: 0, maximum: 250 }),
    }),
    lastProof: Type.Union(
      [Type.Null(), shape({ at: moment, differences: Type.Integer({ minimum: 0, maximum: 50 }) })],
      {
        description:
          'When the ledger was last proved by itself, and how many invariants it broke; null before the first',
      },
    ),
    moneyChanges: Type.Array(
      shape({
        section: Type.Enum(moneySections),
        version,
        at: moment,
        by: Type.String({ maxLength: 100 }),
        reason: Type.Union([Type.Null(), Type.String({ maxLength: 500 })]),
      }),
      {
        maxItems: 20,
        description:
          'Changes of the last 7 days to sections that decide where money goes, newest first; for roles that read the history of settings',
      },
    ),
  }),
  errors: [],
  origin: 'ours',
})

export const overviewCalls = { operatorOverview, runningState } as const
