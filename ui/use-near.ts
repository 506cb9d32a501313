import { type RefObject, useEffect, useRef, useState } from 'react'

/** True once the element has been in the window, or as near to it as `reach` says, in the words of a margin. */
export function useNear<Place extends HTMLElement>(reach = '0px'): { ref: RefObject<Place | null>; isNear: boolean } {
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
  }, [isNear, reach])
  return { ref, isNear }
}
