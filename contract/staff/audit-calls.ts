import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { operatorCall, rowId } from '../operator-call.ts'

const change = Type.Union([Type.Null(), Type.Object({}, { additionalProperties: true })])
const searched = (maxLength: number) => Type.Optional(Type.String({ pattern: `^[^\\x00]{1,${maxLength}}$` }))

/** One thing that an operator did. */
export const operatorAction = shape({
  id: rowId,
  at: moment,
  actor: Type.String({ maxLength: 60, description: "Username, or 'operator key'" }),
  call: Type.String({ maxLength: 60 }),
  object: Type.String({ maxLength: 200, description: 'What it was done to, such as `settings brand`' }),
  before: change,
  after: change,
  reason: Type.Union([Type.Null(), Type.String({ maxLength: 1_000 })]),
  approval: Type.Union([Type.Null(), rowId], { description: 'The request that was carried out by it' }),
  address: Type.String({ maxLength: 60 }),
  requestId: Type.String({ maxLength: 60 }),
})
export type OperatorAction = Static<typeof operatorAction>

const findActions = defineCall({
  ...operatorCall,
  id: 'findActions',
  summary: 'What operators did, the newest first.',
  method: 'GET',
  path: '/wps/operator/audit',
  query: shape({
    /** One record alone. */
    id: Type.Optional(rowId),
    actor: searched(60),
    call: searched(60),
    /** As an object begins: `account linh`, `settings`. */
    object: searched(200),
    from: Type.Optional(moment),
    until: Type.Optional(moment),
    ...pageQuery,
  }),
  body: undefined,
  value: shape(pageOf(operatorAction)),
  errors: [],
  origin: 'ours',
})

const rows = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** Each record holds the hash of the one before it: one that was changed, taken out or put in shows from there on. */
const proveAudit = defineCall({
  ...operatorCall,
  id: 'proveAudit',
  summary: 'Proves the chain of the audit from its first record to its last.',
  method: 'POST',
  path: '/wps/operator/audit/proof',
  query: shape({}),
  body: undefined,
  value: shape({
    records: rows,
    head: Type.Union([Type.Null(), sha256], { description: 'Hash of the last record; keep it elsewhere' }),
    broken: Type.Union([Type.Null(), rowId], { description: 'The first record that is not what it was' }),
  }),
  errors: [],
  origin: 'ours',
})

export const auditCalls = { findActions, proveAudit } as const
