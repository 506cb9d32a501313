/**
 * The wings of the portal's features, lowest first. A wing imports from itself and from the rows above its own; wings in
 * one row do not know each other.
 */
export const wingOrder = [
  ['content'],
  ['cashier'],
  ['play', 'lottery'],
  ['lobby'],
  ['account'],
] as const satisfies readonly (readonly string[])[]

export const wings: readonly string[] = wingOrder.flat()

/** Below this folder stand the wings, below each wing its features. */
export const wingFolder = 'portal/src/features'
