import { type RefObject, useEffect, useRef, useState } from 'react'

/** Distance below the window at which a section starts to load. */
const reach = '600px 0px'

/** True once the element has been near the window. */
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
