import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { useAccount } from './session.ts'

/** Types of accounts that are agents, and the one that is a trial (spec section 4). */
const agentTypes: readonly number[] = [1, 2, 41, 42]
const trialType = 4

export function isAgent({ type }: Pick<OwnAccount, 'type'>): boolean {
  return agentTypes.includes(type)
}

export function isTrial({ type }: Pick<OwnAccount, 'type'>): boolean {
  return type === trialType
}

/** Whether a member or an agent is signed in, who can have money of their own; a trial account has none. */
export function useIsMember(): boolean {
  const account = useAccount()
  return account !== undefined && !isTrial(account)
}
