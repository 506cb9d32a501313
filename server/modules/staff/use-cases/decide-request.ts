import { isDeepStrictEqual } from 'node:util'
import { moneyKeys } from '@banyan/contract/money-keys.ts'
import { type OperatorParts, sharesAuthenticator } from '#/modules/sign-in/operators.ts'
import type { Tx } from '#/platform/db/handles.ts'
import {
  type Asked,
  type CarriedOut,
  type FourEyesBinding,
  type Principal,
  recordedChange,
} from '#/platform/http/bind.ts'
import type { Action } from '#/platform/http/recorded-action.ts'
import { mayCall } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type HeldApproval, lockApproval, setDecided } from '../store/approvals.ts'

interface Decider {
  readonly principal: Principal
  readonly id: bigint
  readonly reason: string | null
}

interface DecideParts {
  readonly keys: OperatorParts['keys']
  /** The call that waits, by its id. */
  bindingOf(call: string): FourEyesBinding | undefined
}

/** What an approval answers once it is committed. */
export type Approved = Pick<CarriedOut, 'afterwards' | 'shown'>

/**
 * Carries out a request in the transaction that decides it. One that moves money answers the same operator again as at first;
 * others may have shown a secret, which is not kept.
 */
export async function approveRequest(
  tx: Tx,
  { keys, bindingOf }: DecideParts,
  { principal, id, reason }: Decider,
): Promise<Action<Approved>> {
  const by = deciderOf(principal)
  const held = await heldRequest(tx, id)
  if (isRepeated(held, by)) return { value: {}, object: held.object, approval: id, after: { repeated: String(id) } }
  if (!held.isWaiting) throw new Refusal('approval_over')
  const { askedBy } = held
  const isOwn = askedBy !== null && (askedBy === by || (await sharesAuthenticator(tx, keys, askedBy, by)))
  if (isOwn) throw new Refusal('own_approval')
  const binding = bindingOf(held.call)
  if (!binding) throw new Refusal('approval_over')
  if (!mayCall(principal.role, binding.call)) throw new Refusal('role_forbids')
  const asked: Asked = { by: held.asker, key: `approval ${id}` }
  const done = await binding.carryOut(tx, held.body as never, asked)
  const { afterwards, shown, object } = done
  if (!isAsCarriedOut(held, done)) throw new Refusal('changed_meanwhile')
  await setDecided(tx, { id, state: 'approved', by, reason })
  const value = { ...(afterwards && { afterwards }), ...(shown !== undefined && { shown }) }
  return { object, ...recordedChange(done), value, approval: id, ...(reason !== null && { reason }) }
}

/** Ends a request that then never happens. */
export async function rejectRequest(tx: Tx, { principal, id, reason }: Decider): Promise<Action<object>> {
  const held = await toDecide(tx, id)
  const by = deciderOf(principal)
  if (held.askedBy === by) throw new Refusal('own_approval')
  await setDecided(tx, { id, state: 'rejected', by, reason })
  return {
    value: {},
    object: held.object,
    before: { waiting: String(id) },
    after: { rejected: String(id) },
    ...(reason !== null && { reason }),
  }
}

/** Takes back a request of one's own; somebody else's is not found. */
export async function withdrawRequest(tx: Tx, { principal, id }: Decider): Promise<Action<object>> {
  const held = await lockApproval(tx, id)
  const by = deciderOf(principal)
  if (held?.askedBy !== by) throw new Refusal('approval_not_found')
  if (!held.isWaiting) throw new Refusal('approval_over')
  await setDecided(tx, { id, state: 'withdrawn', by, reason: null })
  return { value: {}, object: held.object, before: { waiting: String(id) }, after: { withdrawn: String(id) } }
}

async function toDecide(tx: Tx, id: bigint): Promise<HeldApproval> {
  const held = await heldRequest(tx, id)
  if (!held.isWaiting) throw new Refusal('approval_over')
  return held
}

async function heldRequest(tx: Tx, id: bigint): Promise<HeldApproval> {
  const held = await lockApproval(tx, id)
  if (!held) throw new Refusal('approval_not_found')
  return held
}

const isRepeated = ({ call, approvedBy }: HeldApproval, by: bigint) =>
  Object.hasOwn(moneyKeys, call) && approvedBy === by

/** The operator key belongs to no account, so it decides nothing. */
function deciderOf({ account }: Principal): bigint {
  if (!account) throw new Refusal('role_forbids')
  return account.id
}

/** Whether it changes what the request said: the state may have moved on while it waited. */
function isAsCarriedOut({ before, after, object }: HeldApproval, action: CarriedOut): boolean {
  const now = JSON.parse(JSON.stringify([action.object, action.before ?? null, action.after ?? null]))
  return isDeepStrictEqual(now, [object, before, after])
}
