import type { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshPromotions } from '../promotion-queries.ts'
import { claimedText } from '../tell-claimed.ts'
import { claimReward, isShownInPlace } from '../use-reward.ts'
import type { OpenReward } from './reward-queries.ts'

/** What became of one claim: what is said of it, or why it was refused. */
export interface Outcome {
  readonly key: string
  readonly name: string
  readonly said: string | undefined
  readonly failure: RequestError | undefined
}

export const keyOf = ({ code, standing: { cycle } }: OpenReward) => `${code} ${cycle}`

/** Claims rewards one after the other, and keeps what became of each. */
export function useClaims() {
  const client = useQueryClient()
  const [claiming, setClaiming] = useState<string>()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const running = useRef(false)
  const claimAll = async (rewards: readonly OpenReward[]) => {
    if (running.current) return
    running.current = true
    setOutcomes([])
    try {
      for (const reward of rewards) {
        const [key, name] = [keyOf(reward), reward.name]
        setClaiming(key)
        const outcome = await outcomeOf(reward)
        setOutcomes((before) => [...before, { key, name, ...outcome }])
      }
    } catch (error) {
      // It is nobody's reward that failed: the session ended, or the account may not claim at all.
      failed.tell(error)
    } finally {
      running.current = false
      setClaiming(undefined)
      void refreshPromotions(client)
    }
  }
  return { claim: (reward: OpenReward) => claimAll([reward]), claimAll, claiming, outcomes }
}

async function outcomeOf(reward: OpenReward): Promise<Pick<Outcome, 'said' | 'failure'>> {
  try {
    return { said: claimedText(await claimReward(reward, reward.standing.cycle)), failure: undefined }
  } catch (error) {
    if (isShownInPlace(error)) return { said: undefined, failure: error }
    throw error
  }
}
