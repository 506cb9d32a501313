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

/** Calls back once the browser says that something has been painted; one that doesn't say is given a frame. */
function onPainted(done: () => void): () => void {
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) done()
    })
    observer.observe({ type: 'paint', buffered: true })
    return () => observer.disconnect()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(done)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
