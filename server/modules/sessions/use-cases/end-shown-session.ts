import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import { endSession } from '../end-sessions.ts'
import { sessionOfSecret } from '../store/sessions.ts'

/** Texts in an address that may be secrets of sessions; no address of ours has several. */
const secretsAtMost = 8
const secretText = /(?<![\w-])[\w-]{43}(?![\w-])/g

/** What in the path and the query of an address may be the id or the token of a session. */
export function secretsIn(address: string): readonly string[] {
  const found = [address, decoded(address)].flatMap((text) => text.match(secretText) ?? [])
  return [...new Set(found)].slice(0, secretsAtMost)
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/**
 * Ends the sessions whose token, or whose cookie's value, stood in an address, where histories and logs may have kept it
 * (reliability goal 2.3).
 */
export async function endShownSessions(database: Database, secrets: readonly string[]): Promise<void> {
  for (const secret of secrets) {
    const idHash = await sessionOfSecret(database.db, hashOfSecret(secret))
    if (idHash) await database.transaction((tx) => endSession(tx, idHash))
  }
}
