import { useEffect, useState } from 'react'

let hasPainted = false

/** False while the page paints for the first time, true from then on: what nobody sees at first waits for it. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(hasPainted)
  useEffect(() => {
    // A task behind the frame that this render belongs to.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        hasPainted = true
        setPainted(true)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return painted
}
