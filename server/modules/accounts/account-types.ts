/** Types of accounts as the wire numbers them; operators' number is ours (spec section 5 names the others). */
export const accountTypes = { member: 0, trial: 4, operator: 9 } as const

/** Types that are agents (requirements ACC-05). */
export const agentTypes = [1, 2, 41, 42] as const

export type AccountType = (typeof accountTypes)[keyof typeof accountTypes] | (typeof agentTypes)[number]

export function isAgentType(type: number): boolean {
  return agentTypes.some((agent) => agent === type)
}

/** Whether an account is somebody's who plays or brings players: no trial account, no operator. */
export function isMemberType(type: number): boolean {
  return type === accountTypes.member || isAgentType(type)
}
