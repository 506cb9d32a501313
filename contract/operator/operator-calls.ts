import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { game, vendorCode } from '#/games/game.ts'
import { usernameInput } from '#/identity/login-calls.ts'
import { moment, shape } from '#/system/content.ts'
import { moneySections } from '#/system/money-sections.ts'
import { fourEyesCall } from './approval-calls.ts'
import { version } from './history.ts'
import { operatorCall, reason } from './operator-call.ts'

/**
 * For a member or an agent who can't sign in. The approving operator is shown the address, and holds the only valid code;
 * the owner is notified on every channel.
 */
const mintSignInCode = defineCall({
  ...fourEyesCall,
  id: 'mintSignInCode',
  summary: 'A one-time sign-in code for a member or an agent, good for 60 s.',
  method: 'POST',
  path: '/wps/operator/sign-in-code',
  query: shape({}),
  body: shape({ username: usernameInput, reason }),
  errors: ['account_not_found'],
})

/** For a vendor's engineer, who holds the wallet against the conformance suite by it. */
const openTestLaunch = defineCall({
  ...operatorCall,
  id: 'openTestLaunch',
  summary: 'A launch of a game for a test member: its one-time token, with which the vendor begins a session.',
  method: 'POST',
  path: '/wps/operator/test-launch',
  query: shape({}),
  body: shape({ username: usernameInput, vassalage: vendorCode, gameCode: game.properties.gameCode }),
  value: shape({
    launchToken: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'Good for 60 s' }),
  }),
  // Whoever is no test member by the environment is nobody here.
  errors: ['account_not_found', 'vendor_not_found'],
  origin: 'ours',
})

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

/** Reads the whole book, so it takes its time; whoever asks while it runs gets the same answer (requirements WAL-01). */
const verifyBook = defineCall({
  ...operatorCall,
  id: 'verifyBook',
  summary: 'Proves the ledger: every invariant, from the transfers themselves, in one snapshot.',
  method: 'POST',
  path: '/wps/operator/ledger/verification',
  query: shape({}),
  body: undefined,
  value: shape({
    entries: counted,
    transfers: counted,
    accounts: counted,
    differences: Type.Array(
      shape({
        invariant: Type.String({ pattern: '^I\\d{1,2}$' }),
        rule: Type.String({ maxLength: 200, description: 'What should be, in English' }),
        count: counted,
        rows: Type.Array(Type.String({ maxLength: 400 }), { maxItems: 20 }),
      }),
      { maxItems: 50, description: 'Empty when the book is right' },
    ),
  }),
  errors: [],
  origin: 'ours',
})

const ofParkedEvents = { ...operatorCall, path: '/wps/operator/parked-events', query: shape({}) } as const

const parkedEvents = defineCall({
  ...ofParkedEvents,
  id: 'parkedEvents',
  summary: 'Events that could not be delivered to a part of the product and were given up, the oldest 100.',
  method: 'GET',
  body: undefined,
  value: shape({
    events: Type.Array(
      shape({
        id: Type.String({ pattern: '^\\d{1,19}$' }),
        event: Type.String({ maxLength: 100 }),
        consumer: Type.String({ maxLength: 100, description: 'Who did not take it' }),
        aggregate: Type.String({ maxLength: 200, description: 'Whose event it is' }),
        madeAt: moment,
        parkedAt: moment,
        failure: Type.String({ maxLength: 500, description: 'What it failed with the last time' }),
      }),
      { maxItems: 100 },
    ),
  }),
  errors: [],
  origin: 'ours',
})

/** Once the cause is gone. One that still fails is parked again after its tries. */
const sendParkedEvents = defineCall({
  ...ofParkedEvents,
  id: 'sendParkedEvents',
  summary: 'Sends events again that were given up, a thousand at a time.',
  method: 'POST',
  body: undefined,
  value: shape({ again: counted }),
  errors: [],
  origin: 'ours',
})

export const operatorCalls = {
  mintSignInCode,
  openTestLaunch,
  operatorOverview,
  runningState,
  parkedEvents,
  sendParkedEvents,
  verifyBook,
} as const
