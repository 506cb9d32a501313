import type { ReactNode } from 'react'

/** In the place of a list that has nothing. */
export function PartNotice({ children }: { children: ReactNode }) {
  return <p className="px-5 py-10 text-center text-muted text-pretty">{children}</p>
}
