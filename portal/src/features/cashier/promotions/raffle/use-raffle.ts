import { useMotion } from '@banyan/client/motion.ts'
import type { RequestError } from '@banyan/client/request-error.ts'
import { isChunkFailure } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { isAnswerLost } from '#/src/features/cashier/wallet/request-id.ts'
import { refreshPromotions } from '../promotion-queries.ts'
import { keptRequest } from '../reward-requests.ts'
import { type Claimable, isShownInPlace } from '../use-reward.ts'

export type Drawn = ValueOf<Calls['claimRaffle']>

/** What is on the screen: nothing yet, a question on its way, what moves towards the result, the result. */
type Phase = 'rest' | 'asking' | 'moving' | 'shown'

/**
 * Takes a ticket. What it won is known before anything moves; moving lasts `movesMs`, any press ends it at once, and who
 * wants no motion has none. An answer that was lost is asked for again under the same id, so that no second ticket goes.
 */
export function useRaffle(promotion: Claimable, movesMs: number) {
  const client = useQueryClient()
  const moves = useMotion()
  const [phase, setPhase] = useState<Phase>('rest')
  const [drawn, setDrawn] = useState<Drawn>()
  const [failure, setFailure] = useState<RequestError>()
  const [isWaiting, setWaiting] = useState(() => keptRequest(nameOf(promotion)).isWaiting())
  const running = useRef(false)
  useEffect(() => {
    if (phase !== 'moving') return
    const end = () => setPhase('shown')
    const timer = setTimeout(end, movesMs)
    // The press that began it is still under way.
    const listening = setTimeout(() => addEventListener('pointerdown', end), 0)
    return () => {
      clearTimeout(timer)
      clearTimeout(listening)
      removeEventListener('pointerdown', end)
    }
  }, [phase, movesMs])
  useEffect(() => {
    // Only now: what is told earlier would give the result away.
    if (phase === 'shown') void refreshPromotions(client)
  }, [phase, client])
  const take = async () => {
    if (running.current) return
    running.current = true
    setFailure(undefined)
    setPhase('asking')
    const kept = keptRequest(nameOf(promotion))
    try {
      const { code, version } = promotion
      const answer = await request('claimRaffle', {}, { body: { promotion: code, version, requestId: kept.id() } })
      kept.forget()
      setWaiting(false)
      setDrawn(answer)
      setPhase(moves ? 'moving' : 'shown')
    } catch (error) {
      const isLost = isAnswerLost(error) || isChunkFailure(error)
      if (!isLost) kept.forget()
      setWaiting(isLost)
      setPhase(drawn ? 'shown' : 'rest')
      if (isShownInPlace(error)) setFailure(error)
      else failed.tell(error)
      if (!isLost) void refreshPromotions(client)
    } finally {
      running.current = false
    }
  }
  return {
    ...{ phase, drawn, failure, take, moves },
    /** A ticket was asked for, and its answer never came. */
    isWaiting: isWaiting && phase !== 'asking',
    skip: () => setPhase('shown'),
  }
}

export type RaffleState = ReturnType<typeof useRaffle>

const nameOf = ({ code }: Claimable) => `raffle ${code}`
