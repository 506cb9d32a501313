import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far below the window a section begins to load. */
const reach = '600px 0px'

/** Whether an element has come near the window; once it has, it stays so. */
export function useNear<Place extends HTMLElement>(): { ref: RefObject<Place | null>; isNear: boolean } {
  const ref = useRef<Place>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!ref.current || isNear) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: reach },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [isNear])
  return { ref, isNear }
}
