import { newSecret, newSecretDigits } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Asker } from '../asker.ts'
import type { MobileSecrets } from '../mobile-secrets.ts'
import { ownerOfMobile } from '../store/account-mobiles.ts'
import { purgeSmsCodes, replaceSmsCode } from '../store/sms-codes.ts'
import {
  insertSend,
  lockSends,
  type SendLimit,
  type SendRow,
  secondsUntilRoom,
  sendsKeptSeconds,
} from '../store/sms-sends.ts'

const idBytes = 16
const codeDigits = 6

/** Who wants a code to which number, and how many all may ask for in a day. */
interface Wish {
  readonly e164: string
  readonly purpose: string
  readonly asker: Asker
  readonly address: string
  readonly perDay: number
}

/** A code for an account, and the code of the language that the account has chosen. */
export interface IssuedCode {
  readonly id: string
  readonly code: string
  readonly language: string | null
}

/**
 * Makes a code within the limits; undefined where the number is nobody's, and nothing is to be sent. Such a number
 * costs the same work and counts the same, so that it can't be told apart (reliability goal 2.7).
 */
export async function issueSmsCode(tx: Tx, mobiles: MobileSecrets, wish: Wish): Promise<IssuedCode | undefined> {
  const [id, code] = [newSecret(idBytes), newSecretDigits(codeDigits)]
  const { asker, address, e164, purpose, perDay } = wish
  const numberHash = mobiles.hashOfNumber(e164)
  const send = { id, numberHash, networkHash: mobiles.hashOfNetwork(address), asker: asker.key }
  await lockSends(tx)
  await keepLimits(tx, limitsFor(send, perDay))
  await insertSend(tx, send)
  await replaceSmsCode(tx, { id, numberHash, purpose, codeHash: mobiles.hashOfCode({ id, purpose }, code) })
  await purgeSmsCodes(tx)
  const owner = await ownerOfMobile(tx, numberHash)
  return owner && { id, code, language: owner.language }
}

function limitsFor({ numberHash, networkHash, asker }: SendRow, perDay: number): SendLimit[] {
  return [
    { of: ['number_hash', numberHash], atMost: 1, withinSeconds: 60 },
    { of: ['number_hash', numberHash], atMost: 3, withinSeconds: 300 },
    { of: ['number_hash', numberHash], atMost: 5, withinSeconds: sendsKeptSeconds },
    { of: ['network_hash', networkHash], atMost: 10, withinSeconds: 3600 },
    { of: ['asker', asker], atMost: 5, withinSeconds: 3600 },
    { atMost: perDay, withinSeconds: sendsKeptSeconds },
  ]
}

async function keepLimits(tx: Tx, limits: readonly SendLimit[]): Promise<void> {
  let waitSeconds = 0
  for (const limit of limits) waitSeconds = Math.max(waitSeconds, await secondsUntilRoom(tx, limit))
  if (waitSeconds > 0) throw new Refusal('sms_too_many', { retryAfterSeconds: waitSeconds })
}
