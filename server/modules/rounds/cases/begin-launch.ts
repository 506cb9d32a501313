import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type NewGameSession, openGameSession } from '../open-game-session.ts'
import { mayAct } from '../store/game-sessions.ts'

/** Opens the session of a game with money, for an account in good standing; answers the token for its vendor. */
export async function beginLaunch(tx: Tx, session: NewGameSession): Promise<string> {
  if (!(await mayAct(tx, session.accountId))) throw new Refusal('account_suspended')
  return await openGameSession(tx, session)
}
