import { type SendParts, sendMailCode, sendSmsCode } from '#/modules/codes/send-code.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { secondsUntilTry } from '#/modules/verification/limited-tries.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Context } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import { pendingSignIn } from '../store/pending-sign-ins.ts'
import { stepUpTries, stepUpWays, type WaysParts } from './step-up-ways.ts'

/** Sends a code that finishes this one sign-in; answers for how many minutes it is good. */
export async function sendStepUpCode(
  parts: SendParts & WaysParts,
  { id, method }: { readonly id: string; readonly method: 'sms' | 'email' },
  context: Context,
): Promise<number> {
  const { database, personal } = parts
  const pending = await pendingSignIn(database.db, { idHash: hashOfSecret(id), asker: askerOf(context).key })
  if (!pending) throw new Refusal('step_up_over')
  const { accountId, origin } = pending
  const waitSeconds = await secondsUntilTry(database.db, stepUpTries(personal, accountId))
  if (waitSeconds > 0) throw new Refusal('step_up_over', { retryAfterSeconds: waitSeconds })
  const ways = await stepUpWays(database.db, parts, accountId, origin)
  const to = ways.find((way) => way.method === method)?.to
  if (to === undefined) throw new InvalidInput([{ path: '/body/method', rule: 'enum' }])
  const sentFor = { accountId, purpose: 'stepUp', within: id } as const
  return method === 'sms'
    ? await sendSmsCode(parts, { ...sentFor, e164: to }, context)
    : await sendMailCode(parts, { ...sentFor, address: to }, context)
}
