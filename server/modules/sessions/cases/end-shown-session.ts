import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import { endSession } from '../end-sessions.ts'
import { isSecretText } from '../session-secrets.ts'
import { sessionOfToken } from '../store/sessions.ts'

/**
 * Ends the session whose token stood in an address, where histories and logs may have kept it (reliability goal 2.3).
 * False when the text can be no session's token, such as a one-time code.
 */
export async function endShownSession(database: Database, text: string): Promise<boolean> {
  if (!isSecretText(text)) return false
  const idHash = await sessionOfToken(database.db, hashOfSecret(text))
  if (idHash) await database.transaction((tx) => endSession(tx, idHash))
  return true
}
