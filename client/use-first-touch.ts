import { useEffect } from 'react'

const touches = ['pointerdown', 'pointermove', 'keydown'] as const

/**
 * Calls `fetch` when the page is touched for the first time, by a finger, a mouse or a key: who reads needs no code of
 * what could be opened, and who opens it has it by then.
 */
export function useFirstTouch(fetch: () => unknown): void {
  useEffect(() => {
    const listening = new AbortController()
    const touched = () => {
      listening.abort()
      fetch()
    }
    for (const touch of touches)
      addEventListener(touch, touched, { signal: listening.signal, capture: true, passive: true })
    return () => listening.abort()
  }, [fetch])
}
