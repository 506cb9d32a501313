import { RequestError } from '@banyan/client/request-error.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { VerificationPurpose } from '@banyan/contract/identity/slider.ts'
import { useEffect, useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { asOneAsker } from '../as-one-asker.ts'
import { passByWork } from '../pass-by-work.ts'
import { findProof } from './find-proof.ts'

type Challenge = ValueOf<Calls['sliderChallenge']>

/** `idle` until the visitor uses it; `failed` has a new picture, or none if it could not be loaded. */
type Stage = 'idle' | 'loading' | 'ready' | 'checking' | 'working' | 'passed' | 'failed'

interface SliderState {
  readonly stage: Stage
  readonly challenge: Challenge | undefined
  /** Failed for another reason than a wrong place, such as the network. */
  readonly error: unknown
}

/** One verification: its picture, the work beside it, and the attempt. */
export function useSlider(purpose: VerificationPurpose, onPass: (passToken: string) => void) {
  const [state, setState] = useState<SliderState>({ stage: 'idle', challenge: undefined, error: undefined })
  const running = useRef<{ abort: AbortController; proof: Promise<number> }>(undefined)
  useEffect(() => () => running.current?.abort.abort(), [])

  const load = async (stage: 'loading' | 'failed') => {
    running.current?.abort.abort()
    setState({ stage, challenge: undefined, error: undefined })
    const abort = new AbortController()
    try {
      const challenge = await asOneAsker(() => request('sliderChallenge', { purpose }, { signal: abort.signal }))
      const proof = findProof(challenge.work, abort.signal)
      // The rejection is handled where it is awaited.
      proof.catch(() => {})
      running.current = { abort, proof }
      setState({ stage: stage === 'failed' ? 'failed' : 'ready', challenge, error: undefined })
    } catch (error) {
      setState({ stage: 'failed', challenge: undefined, error })
    }
  }

  const pass = (passToken: string) => {
    setState({ stage: 'passed', challenge: undefined, error: undefined })
    onPass(passToken)
  }

  return {
    ...state,
    begin: () => void load('loading'),
    /** Releases the piece with its left edge at this many pixels. */
    attempt: async (x: number) => {
      const { challenge } = state
      const started = running.current
      if (!challenge || !started) return
      setState({ ...state, stage: 'checking' })
      try {
        const body = { challenge: challenge.challenge, x: Math.round(x), work: await started.proof }
        pass((await request('solveSlider', {}, { body })).passToken)
      } catch (error) {
        if (error instanceof RequestError && error.code === 'verification_failed') return load('failed')
        setState({ stage: 'failed', challenge: undefined, error })
      }
    },
    passWithoutPicture: async () => {
      running.current?.abort.abort()
      const abort = new AbortController()
      running.current = { abort, proof: Promise.resolve(0) }
      setState({ stage: 'working', challenge: undefined, error: undefined })
      try {
        pass(await passByWork(purpose, abort.signal))
      } catch (error) {
        if (!abort.signal.aborted) setState({ stage: 'failed', challenge: undefined, error })
      }
    },
  }
}
