/**
 * The characters of an image, each as strokes of ours in a box of 20 by 30: a fresh machine has no font. None
 * that a person could take for another is among them: no 0 and O, no 1 and I, no 2 and Z, no 5 and S, no 8 and
 * B, no G beside 6, no V beside U and Y.
 */
const strokes = {
  A: 'M1 30 L10 0 L19 30 M5 20 L15 20',
  C: 'M18 6 Q14 0 9 1 Q1 3 1 15 Q1 28 10 29 Q15 29 18 24',
  D: 'M2 1 L2 29 L8 29 Q19 28 19 15 Q19 2 8 1 L2 1',
  E: 'M18 1 L2 1 L2 29 L18 29 M2 15 L15 15',
  F: 'M18 1 L2 1 L2 30 M2 15 L14 15',
  H: 'M2 0 L2 30 M18 0 L18 30 M2 15 L18 15',
  J: 'M7 1 L19 1 M14 1 L14 22 Q14 30 7 29 Q2 28 2 22',
  K: 'M2 0 L2 30 M18 0 L2 17 M8 12 L18 30',
  L: 'M2 0 L2 29 L17 29',
  M: 'M1 30 L2 0 L10 18 L18 0 L19 30',
  N: 'M2 30 L2 0 L18 30 L18 0',
  P: 'M2 30 L2 1 L9 1 Q18 1 18 9 Q18 17 9 17 L2 17',
  R: 'M2 30 L2 1 L9 1 Q18 1 18 9 Q18 17 9 17 L2 17 M9 17 L18 30',
  T: 'M1 1 L19 1 M10 1 L10 30',
  U: 'M2 0 L2 20 Q2 29 10 29 Q18 29 18 20 L18 0',
  W: 'M0 0 L5 30 L10 12 L15 30 L20 0',
  X: 'M1 0 L19 30 M19 0 L1 30',
  Y: 'M1 0 L10 15 L19 0 M10 15 L10 30',
  3: 'M2 3 Q9 -2 14 2 Q18 8 8 14 Q19 15 17 23 Q12 32 2 26',
  4: 'M14 30 L14 0 L1 21 L19 21',
  6: 'M16 2 Q6 3 3 14 Q0 28 10 29 Q18 29 18 21 Q18 14 11 14 Q5 14 3 19',
  7: 'M1 1 L18 1 L7 30',
  9: 'M4 28 Q14 28 17 16 Q20 1 10 1 Q2 1 2 9 Q2 16 9 16 Q15 16 17 11',
} as const satisfies Readonly<Record<string, string>>

export type CaptchaCharacter = `${keyof typeof strokes}`

/** Every character that an image may show. */
export const captchaAlphabet = Object.keys(strokes) as [CaptchaCharacter, ...CaptchaCharacter[]]

/** Width and height of the box that the strokes of a character fill. */
export const characterBox = { width: 20, height: 30 } as const

/** The strokes of a character as data of an SVG path. */
export function strokesOf(character: CaptchaCharacter): string {
  return strokes[character]
}
