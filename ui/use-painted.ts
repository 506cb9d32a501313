import { useEffect, useState } from 'react'

let hasPainted = false

/** False while the page paints for the first time, true from then on: what nobody sees at first waits for it. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(hasPainted)
  useEffect(() => {
    if (hasPainted) return
    return onPainted(() => {
      hasPainted = true
      setPainted(true)
    })
  }, [])
  return painted
}

/** Calls back after the frame in which what was just rendered is painted. */
function onPainted(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(done)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
