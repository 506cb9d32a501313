import type { ChallengeKind } from '@banyan/contract/identity/slider.ts'

/** Leading zero bits beside a picture: 2^16 hashes, a quarter of a second in a browser. */
const besidePicture = 16
/** Without a picture: 2^18 hashes, a second in a browser, some seconds on a slow phone. */
const withoutPicture = 18
/** For everybody under attack: 2^20 hashes. */
const againstAttack = 20

/** How many leading zero bits a challenge asks for. */
export function difficultyBits(kind: ChallengeKind, underAttack: boolean): number {
  if (underAttack) return againstAttack
  return kind === 'work' ? withoutPicture : besidePicture
}
