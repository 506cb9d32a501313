import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders beside the page: popups of failures stand above it whatever it is, and whether or not it has broken. */
export function ownRoot(): (node: ReactNode) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  return (node) => root.render(node)
}
