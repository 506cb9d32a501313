import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { countTryWithin } from '#/modules/verification/store/limited-tries.ts'
import type { Database } from '#/platform/db/database.ts'
import { Refusal } from '#/platform/refusal.ts'

const asksAnHour = 5

/** Counts who asks for a mail from this network, whomever for; refuses with too_many_requests past its hour's share. */
export async function countForgotten(
  { database, personal }: { readonly database: Pick<Database, 'transaction'>; readonly personal: PersonalSecrets },
  address: string,
): Promise<void> {
  const subject = personal.hashOfNetwork(address)
  const limit = { kind: 'forgotten', subject, atMost: asksAnHour, withinSeconds: 3600 }
  const retryAfterSeconds = await database.transaction((tx) => countTryWithin(tx, limit))
  if (retryAfterSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds })
}
