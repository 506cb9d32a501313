import type { StepUp } from '@banyan/contract/envelope.ts'
import { maskMail, maskNumber } from '#/modules/accounts/contacts.ts'
import type { Asker } from '#/modules/verification/asker.ts'
import { secondsUntilTry } from '#/modules/verification/limited-tries.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { EnterParts, Proven } from '../proven.ts'
import { isDeviceKnownOf, isNetworkKnown } from '../store/known-places.ts'
import { authenticatorOf } from '../store/member-authenticators.ts'
import { insertPendingSignIn } from '../store/pending-sign-ins.ts'
import { type FinishableOrigin, stepUpTries, stepUpWays, type Way } from './step-up-ways.ts'

/** 256 bits. */
const idBytes = 32

export type StepUpParts = Pick<EnterParts, 'settings' | 'personal' | 'sends'>

/** A browser as far as an account may know it. */
export interface Newcomer {
  /** Looked up where a sign-in has to wait: a browser without its cookie is given one then. */
  readonly asker: () => Asker
  readonly address: string
  /** Undefined where no account has been signed in to from it. */
  readonly device: string | undefined
}

/**
 * What a proven account must still prove from here, as a sign-in that waits for it; undefined where it may come in
 * (requirements ACC-19). Its account is locked already.
 */
export async function beginStepUp(
  tx: Tx,
  parts: StepUpParts,
  proven: Proven,
  newcomer: Newcomer,
): Promise<StepUp | undefined> {
  const { accountId, origin, entrance, password, remember = false } = proven
  if (!isFinishable(origin)) return undefined
  if (!(await isNeeded(tx, parts, { accountId, origin }, newcomer))) return undefined
  const waitSeconds = await secondsUntilTry(tx, stepUpTries(parts.personal, accountId))
  if (waitSeconds > 0 && origin !== 'reset') throw new Refusal('login_locked', { retryAfterSeconds: waitSeconds })
  const ways = await stepUpWays(tx, parts, accountId, origin)
  if (ways.length === 0) throw new Refusal('step_up_unavailable')
  const id = newSecret(idBytes)
  await insertPendingSignIn(tx, {
    idHash: hashOfSecret(id),
    accountId,
    asker: newcomer.asker().key,
    entrance,
    origin,
    mustChangePassword: password.mustChange,
    passwordIsWeak: password.isWeak,
    passwordExpired: password.isExpired,
    remember,
  })
  return { id, ways: await Promise.all(ways.map(shown)) }
}

const finishable: ReadonlySet<Proven['origin']> = new Set<FinishableOrigin>([
  'password',
  'reset',
  'sms',
  'handoff',
  'service',
])

/** What may be asked for more. A passkey proves as much as two factors do. */
function isFinishable(origin: Proven['origin']): origin is FinishableOrigin {
  return finishable.has(origin)
}

async function isNeeded(
  tx: Tx,
  { settings, personal }: StepUpParts,
  { accountId, origin }: { readonly accountId: bigint; readonly origin: FinishableOrigin },
  { address, device }: Newcomer,
): Promise<boolean> {
  const { enabled, knownForDays, trustsKnownDevices } = settings.current('stepUp')
  if (!enabled) return false
  // Neither a forgotten password nor a code, sent or minted, is a way around a second factor; the first is none anywhere, because
  // whoever forgot it proved nothing else (reliability goal T11).
  if (origin !== 'password' && (await authenticatorOf(tx, accountId)) === undefined) return false
  if (origin === 'reset') return true
  if (await isNetworkKnown(tx, accountId, personal.hashOfNetwork(address), knownForDays)) return false
  const isDevice = trustsKnownDevices && device !== undefined
  return !(isDevice && (await isDeviceKnownOf(tx, accountId, hashOfSecret(device), knownForDays)))
}

async function shown({ method, to }: Way): Promise<StepUp['ways'][number]> {
  if (to === undefined) return { method }
  return { method, to: method === 'sms' ? await maskNumber(to) : maskMail(to) }
}
