import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function all the time, which calls the newest: what it is given to renders for other reasons alone. */
export function useStable<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given) => newest.current(...given), [])
}
