import type { ChallengeKind } from '@banyan/contract/identity/slider.ts'

/** Leading zero bits beside a picture: 2^16 hashes, a quarter of a second in a browser. */
const besidePicture = 16
/** Without a picture: 2^18 hashes, a second in a browser, some seconds on a slow phone. */
const withoutPicture = 18
/** What use and load alone can raise it to: 2^19 hashes, 0.3 s at 1.8 million a second, 2 to 3 s on a slow phone. */
const raisedAtMost = 19
/** For everybody while an operator says that the portal is under attack: 2^20 hashes. */
const againstAttack = 20

/** Challenges that are free of extra work; each doubling beyond adds a bit. Many subscribers may share one address. */
export const freeChallenges = { ofAddress: 20, ofAll: 600 } as const

/** Seconds that the counts of challenges look back. */
export const countedSeconds = { ofAddress: 600, ofAll: 60 } as const

/** More challenges than this add nothing. */
export const countedAtMost = {
  ofAddress: freeChallenges.ofAddress * 2 ** (raisedAtMost - besidePicture),
  ofAll: freeChallenges.ofAll * 2 ** (raisedAtMost - besidePicture),
} as const

/** What raises the work of a challenge; the counts include the challenge itself. */
export interface ChallengeUse {
  readonly underAttack: boolean
  /** Challenges that this address asked for lately. */
  readonly ofAddress: number
  /** Challenges that everybody asked for lately, over all processes. */
  readonly ofAll: number
}

/** How many leading zero bits a challenge asks for. */
export function difficultyBits(kind: ChallengeKind, { underAttack, ofAddress, ofAll }: ChallengeUse): number {
  if (underAttack) return againstAttack
  const raised = doublings(ofAddress, freeChallenges.ofAddress) + doublings(ofAll, freeChallenges.ofAll)
  return Math.min(raisedAtMost, (kind === 'work' ? withoutPicture : besidePicture) + raised)
}

function doublings(count: number, free: number): number {
  return count <= free ? 0 : Math.ceil(Math.log2(count / free))
}
