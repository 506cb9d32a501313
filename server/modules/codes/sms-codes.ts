import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Asker } from '#/modules/verification/asker.ts'
import { newSecret, newSecretDigits } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import * as codes from './store/sms-codes.ts'
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
  await codes.replaceSmsCode(tx, { id, numberHash, purpose, codeHash })
  await codes.purgeSmsCodes(tx)
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

/** What a code by SMS proves: nothing but what it was sent for. */
export type SmsPurpose = 'login' | 'password' | 'register' | 'confirm' | 'bind' | 'stepUp'

/** A code as somebody shows it, with the number that it was sent to, in E.164. */
export interface ShownCode {
  readonly e164: string
  readonly purpose: SmsPurpose
  readonly code: string
  /** What it was sent within, such as a pending sign-in: elsewhere it proves nothing. */
  readonly within?: string
}

/** What the hash of a code binds it to. */
function codePurpose({ purpose, within }: Pick<ShownCode, 'purpose' | 'within'>): string {
  return within === undefined ? purpose : `${purpose} within ${within}`
}

/**
 * The id of the code that was sent to the number for this purpose, if this is it; else the try is counted. The
 * transaction must commit before anything is refused for it: rolled back, a wrong try would not count.
 */
export async function trySmsCode(
  tx: Tx,
  personal: PersonalSecrets,
  { e164, code, ...sentFor }: ShownCode,
): Promise<string | undefined> {
  const tried = await codes.countTry(tx, { numberHash: personal.hashOfNumber(e164), purpose: sentFor.purpose })
  const name = tried && { id: tried.id, purpose: codePurpose(sentFor) }
  return name && personal.isCode(name, code, tried.codeHash) ? tried.id : undefined
}

/** The same; when this is the code it is used up, and of several who try at once one is told so. */
export async function spendSmsCode(tx: Tx, personal: PersonalSecrets, shown: ShownCode): Promise<boolean> {
  const id = await trySmsCode(tx, personal, shown)
  return id !== undefined && (await codes.takeSmsCode(tx, id))
}

/** Uses up a code that was tried; false when another try did, or a newer code took its place. */
export const takeSmsCode = codes.takeSmsCode
/** Minutes that a code is good for. */
export const codeGoodForMinutes = codes.codeGoodForMinutes
