import type { Tx } from '#/platform/db/handles.ts'
import { subscriberOf } from '#/platform/network/network-of-address.ts'
import { type ChallengeUse, countedAtMost, countedSeconds } from '../challenges/proof-of-work-difficulty.ts'
import { countTry, triesWithin } from '../store/limited-tries.ts'

const kind = 'challenge'

/** Keyed hash of a text about whoever asks, as limits keep it. */
export type HashOfSubject = (kind: string, subject: string) => Uint8Array

/** Counts a challenge of an address; answers how many it and everybody asked for lately. */
export async function countChallenge(
  tx: Tx,
  address: string,
  hashOfSubject: HashOfSubject,
): Promise<Pick<ChallengeUse, 'ofAddress' | 'ofAll'>> {
  const subject = hashOfSubject(kind, subscriberOf(address))
  const within = { atMost: countedAtMost.ofAddress, withinSeconds: countedSeconds.ofAddress }
  const ofAddress = await countTry(tx, { kind, subject, ...within })
  const ofAll = await triesWithin(tx, { kind, atMost: countedAtMost.ofAll, withinSeconds: countedSeconds.ofAll })
  return { ofAddress, ofAll }
}
