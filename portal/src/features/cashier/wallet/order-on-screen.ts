import { useEffect } from 'react'

let onScreen: string | undefined

/** The order that this tab shows: what happens to it is seen there, and not told besides. */
export const orderOnScreen = () => onScreen

export function useOrderOnScreen(number: string): void {
  useEffect(() => {
    onScreen = number
    return () => {
      onScreen = undefined
    }
  }, [number])
}
