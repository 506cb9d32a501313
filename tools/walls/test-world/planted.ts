/** A violation that is planted in a copy of the tree, and the wall that must catch it at that very file. */
export interface Planted {
  readonly rule: string
  readonly path: string
  readonly text: string
}

/** Three folders up; spelt apart, because this file stands behind the same walls. */
export const threeUp = '../'.repeat(3)
