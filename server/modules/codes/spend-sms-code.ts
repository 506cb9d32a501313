import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { countTry, takeSmsCode } from './store/sms-codes.ts'

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
export function codePurpose({ purpose, within }: Pick<ShownCode, 'purpose' | 'within'>): string {
  return within === undefined ? purpose : `${purpose} within ${within}`
}

/**
 * The id of the code that was sent to the number for this purpose, if this is it; else the try is counted. The
 * transaction must commit before anything is refused for it: rolled back, a wrong try would not count.
 */
export async function triedSmsCode(
  tx: Tx,
  personal: PersonalSecrets,
  { e164, code, ...sentFor }: ShownCode,
): Promise<string | undefined> {
  const tried = await countTry(tx, { numberHash: personal.hashOfNumber(e164), purpose: sentFor.purpose })
  const name = tried && { id: tried.id, purpose: codePurpose(sentFor) }
  return name && personal.isCode(name, code, tried.codeHash) ? tried.id : undefined
}

/** The same; when this is the code it is used up, and of several who try at once one is told so. */
export async function spendSmsCode(tx: Tx, personal: PersonalSecrets, shown: ShownCode): Promise<boolean> {
  const id = await triedSmsCode(tx, personal, shown)
  return id !== undefined && (await takeSmsCode(tx, id))
}
