import { foldPersonName } from '@banyan/rules/fields/fold-person-name.ts'
import { holdFor } from '#/modules/accounts/holds.ts'
import { ownDetails } from '#/modules/accounts/own-account.ts'
import { spendMailCode } from '#/modules/codes/mail-codes.ts'
import { spendSmsCode } from '#/modules/codes/sms-codes.ts'
import { type Entered, visitOf } from '#/modules/sessions/enter-portal.ts'
import { lockForSignIn } from '#/modules/sessions/open-session.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { countTryWithin, forgetTries } from '#/modules/verification/limited-tries.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Context } from '#/platform/http/bind.ts'
import { admitProven } from '../enter-proven.ts'
import { deviceOf, newDevice } from '../known-places.ts'
import type { EnterParts, Proven } from '../proven.ts'
import { countPendingTry, deletePendingSignIn, pendingSignIn } from '../store/pending-sign-ins.ts'
import { proveByAuthenticator, proveByRecoveryCode } from './authenticator.ts'
import { bankNameTries, stepUpTries, stepUpWays, type Way } from './step-up-ways.ts'

/** Whoever proved itself by what others may know takes out no money, and changes no contact, for 72 hours. */
const heldAfterBankNameSeconds = 72 * 3600

export interface FinishParts extends EnterParts {
  readonly keys: { readonly authenticators: Uint8Array }
}

interface ShownProof {
  /** Of the pending sign-in. */
  readonly id: string
  readonly method: Way['method']
  readonly proof: string
}

/** How a step-up went. None of these is thrown: what was tried is to stay counted. */
export type StepUpOutcome =
  | { readonly is: 'over'; readonly retryAfterSeconds?: number }
  | { readonly is: 'wrong' }
  | { readonly is: 'entered'; readonly entered: Entered; readonly proven: Proven; readonly device: string }

/** Finishes a sign-in by one proof more; each try counts for the sign-in and for its account, whatever comes of it. */
export async function finishStepUp(
  tx: Tx,
  parts: FinishParts,
  { id, method, proof }: ShownProof,
  context: Pick<Context, 'browser' | 'address'>,
): Promise<StepUpOutcome> {
  const shown = { idHash: hashOfSecret(id), asker: askerOf(context).key }
  const known = await pendingSignIn(tx, shown)
  if (!known) return { is: 'over' }
  const { accountId } = known
  // Accounts are locked before anything of theirs: whoever takes an account back ends what waits to be finished.
  const arrival = await lockForSignIn(tx, accountId, visitOf(context).replaces)
  if (!arrival) return { is: 'over' }
  const limit = stepUpTries(parts.personal, accountId)
  const waitSeconds = await countTryWithin(tx, limit)
  if (waitSeconds > 0) return { is: 'over', retryAfterSeconds: waitSeconds }
  const pending = await countPendingTry(tx, shown)
  if (!pending) return { is: 'over' }
  const ways = await stepUpWays(tx, parts, accountId, pending.origin)
  const way = ways.find((open) => open.method === method)
  if (!way || !(await isProof(tx, parts, accountId, way, { id, proof }))) return { is: 'wrong' }
  await forgetTries(tx, limit)
  await deletePendingSignIn(tx, shown.idHash)
  if (method === 'bankAccountName') await holdBack(tx, accountId)
  const { origin, entrance, remember, mustChangePassword, passwordIsWeak, passwordExpired } = pending
  const password = { isWeak: passwordIsWeak, isExpired: passwordExpired, mustChange: mustChangePassword }
  const proven: Proven = { accountId, origin, entrance, password, remember, stepUp: method }
  const device = deviceOf(context.browser) ?? newDevice()
  return {
    is: 'entered',
    entered: await admitProven(tx, parts, { proven, arrival }, { ...context, device }),
    proven,
    device,
  }
}

async function isProof(
  tx: Tx,
  { personal, keys }: FinishParts,
  accountId: bigint,
  { method, to = '' }: Way,
  { id, proof }: Pick<ShownProof, 'id' | 'proof'>,
): Promise<boolean> {
  const sentFor = { purpose: 'stepUp', within: id, code: proof.trim() } as const
  switch (method) {
    case 'sms':
      return await spendSmsCode(tx, personal, { e164: to, ...sentFor })
    case 'email': {
      const addressHash = await spendMailCode(tx, personal, { accountId, ...sentFor })
      return addressHash !== undefined && personal.hashOfMail(to).equals(addressHash)
    }
    case 'authenticator':
      return await proveByAuthenticator(tx, keys.authenticators, accountId, proof)
    case 'recovery':
      return await proveByRecoveryCode(tx, personal, accountId, proof)
    case 'bankAccountName':
      return await isBankAccountName(tx, personal, accountId, proof)
  }
}

async function isBankAccountName(
  tx: Tx,
  personal: FinishParts['personal'],
  accountId: bigint,
  proof: string,
): Promise<boolean> {
  if ((await countTryWithin(tx, bankNameTries(personal, accountId))) > 0) return false
  const { bankAccountName: name } = await ownDetails(tx, personal, accountId)
  return name !== undefined && foldPersonName(name) === foldPersonName(proof)
}

async function holdBack(tx: Tx, accountId: bigint): Promise<void> {
  await holdFor(tx, accountId, 'money_out', heldAfterBankNameSeconds)
  await holdFor(tx, accountId, 'contacts', heldAfterBankNameSeconds)
}
