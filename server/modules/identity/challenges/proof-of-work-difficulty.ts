import type { ChallengeKind } from '@banyan/contract/identity/slider.ts'

/** Under attack every challenge costs as much as the one without a picture. */
export const isUnderAttack = false

/** Leading zero bits beside a picture: 2^16 hashes, a quarter of a second in a browser. */
const besidePicture = 16
/** Without a picture, and for everybody under attack: 2^20 hashes, some seconds. */
const long = 20

/** How many leading zero bits a challenge asks for. */
export function difficultyBits(kind: ChallengeKind, underAttack: boolean): number {
  return kind === 'work' || underAttack ? long : besidePicture
}
