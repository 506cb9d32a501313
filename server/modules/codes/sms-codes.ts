import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Asker } from '#/modules/verification/asker.ts'
import { newSecret, newSecretDigits } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { codePurpose, type SmsPurpose } from './spend-sms-code.ts'
import { purgeSmsCodes, replaceSmsCode } from './store/sms-codes.ts'
import {
  insertSend,
  lockSends,
  type SendLimit,
  type SendRow,
  secondsUntilRoom,
  sendsKeptSeconds,
} from './store/sms-sends.ts'

const idBytes = 16
const codeDigits = 6

/** Who wants a code to which number, and how many all may ask for in a day. */
interface Wish {
  readonly e164: string
  readonly purpose: SmsPurpose
  /** What it is sent within, such as a pending sign-in: elsewhere it proves nothing. */
  readonly within?: string
  readonly asker: Asker
  readonly address: string
  readonly perDay: number
}

/** Makes a code within the limits, whoever has the number. */
export async function issueCodeTo(
  tx: Tx,
  personal: PersonalSecrets,
  wish: Wish,
): Promise<{ readonly id: string; readonly code: string }> {
  const { purpose } = wish
  const code = newSecretDigits(codeDigits)
  const { id, numberHash } = await countSend(tx, personal, wish)
  const codeHash = personal.hashOfCode({ id, purpose: codePurpose(wish) }, code)
  await replaceSmsCode(tx, { id, numberHash, purpose, codeHash })
  await purgeSmsCodes(tx)
  return { id, code }
}

/** Counts a send within the limits, which whoever sends codes keeps. */
export async function countSend(
  tx: Tx,
  personal: PersonalSecrets,
  { asker, address, e164, perDay }: Omit<Wish, 'purpose' | 'within'>,
): Promise<SendRow> {
  const numberHash = personal.hashOfNumber(e164)
  const send = { id: newSecret(idBytes), numberHash, networkHash: personal.hashOfNetwork(address), asker: asker.key }
  await lockSends(tx)
  await keepLimits(tx, limitsFor(send, perDay))
  await insertSend(tx, send)
  return send
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
