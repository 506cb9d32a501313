/** What a member says of a leg of which only a part arrived. */
export type PartlyAnswer = { readonly is: 'partial'; readonly remaining: bigint } | { readonly is: 'invalid' }

/**
 * Whether so much may have arrived of a leg, and what then remains (domain section 5.5, X01 and X02). Nothing and all of it
 * are other answers.
 */
export function answerPartly(leg: bigint, arrived: bigint): PartlyAnswer {
  return arrived > 0n && arrived < leg ? { is: 'partial', remaining: leg - arrived } : { is: 'invalid' }
}
