import { RequestError } from '@banyan/client/request-error.ts'
import { useRef } from 'react'

const randomBytes = 16

/** After these nobody knows whether the order was opened. */
const lost = new Set(['network_failed', 'network_timed_out', 'service_unavailable', 'unknown_error'])

/** Whether the answer to an order was lost, so that it may have been opened. */
export function isAnswerLost(failure: unknown): boolean {
  return failure instanceof RequestError && lost.has(failure.code)
}

/**
 * The id of a request to open an order: the same for the same content until an answer has come, so that a repeated press
 * never opens a second order; a new one for other content, and after each answer.
 */
export function useRequestId() {
  const kept = useRef<{ readonly content: string; readonly id: string }>(undefined)
  return {
    idOf(body: object): string {
      const content = JSON.stringify(body)
      if (kept.current?.content !== content) kept.current = { content, id: drawId() }
      return kept.current.id
    },
    forget() {
      kept.current = undefined
    },
  }
}

/** An id that nobody else has drawn. */
export function drawId(): string {
  // Not `randomUUID`, which a page without https lacks.
  return Array.from(crypto.getRandomValues(new Uint8Array(randomBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
