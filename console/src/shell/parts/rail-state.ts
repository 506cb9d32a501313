import { readStored, store } from '@banyan/client/browser-storage.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

/** Below this width an open rail would leave tables too little room. */
const roomyPx = 1200

const collapsed = new ValueStore(initial())

function initial(): boolean {
  const stored = readStored('rail')
  return stored ? stored === 'collapsed' : window.innerWidth < roomyPx
}

/** Whether the rail shows its icons alone. */
export function useRailCollapsed(): boolean {
  return useValue(collapsed)
}

/** Collapses or opens the rail, now and at the next visit. */
export function collapseRail(next: boolean): void {
  store('rail', next ? 'collapsed' : 'open')
  collapsed.set(next)
}
