import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { useSyncExternalStore } from 'react'
import { readStored, store } from './browser-storage.ts'

const paused = new ValueStore(readStored('motion') === 'paused')

/** Whether the visitor has stopped what moves by itself (WCAG 2.2.2): one wish for all of it, kept for later visits. */
export function useMotionPaused(): boolean {
  return useValue(paused)
}

export function pauseMotion(next: boolean): void {
  store('motion', next ? 'paused' : null)
  paused.set(next)
}

/** Whether what moves by itself may move now: neither the visitor nor the system says no. */
export function useMotion(): boolean {
  const reduced = useSyncExternalStore(hearSystem, isReduced)
  return !useMotionPaused() && !reduced
}

const wish = () => matchMedia('(prefers-reduced-motion: reduce)')

function isReduced(): boolean {
  return wish().matches
}

function hearSystem(changed: () => void): () => void {
  const query = wish()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
