import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { insertGameSession, mayAct } from './store/game-sessions.ts'

/** 256 bits. */
const tokenBytes = 32

export interface NewGameSession {
  readonly accountId: bigint
  readonly vendorCode: string
  readonly gameCode: string
  /** The merchant's currency. */
  readonly asset: string
}

/** Opens a session of a started game. Its vendor begins it with the answered token, once and within a minute. */
export async function openGameSession(tx: Tx, session: NewGameSession): Promise<string> {
  const token = newSecret(tokenBytes)
  await insertGameSession(tx, { ...session, launchHash: hashOfSecret(token) })
  return token
}

/** Opens the session of a game with money, for an account in good standing; answers the token for its vendor. */
export async function beginLaunch(tx: Tx, session: NewGameSession): Promise<string> {
  if (!(await mayAct(tx, session.accountId))) throw new Refusal('account_suspended')
  return await openGameSession(tx, session)
}
