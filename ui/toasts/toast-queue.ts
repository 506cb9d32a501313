import type { ReactNode } from 'react'
import type { Tone } from '../popups/tone.ts'

export interface ToastContent {
  readonly tone: Tone
  readonly text: string
  /** A second line. */
  readonly detail?: string
  /** A button. Its action is also available elsewhere, because toasts disappear. */
  readonly action?: ReactNode
  /** Stays until it is closed; errors always do. */
  readonly lasting?: boolean
}

export interface QueuedToast extends ToastContent {
  readonly id: number
}

/** Toasts shown at once; further ones wait. */
const maxShown = 3

let queue: readonly QueuedToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly QueuedToast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

export function add(content: ToastContent): () => void {
  lastId += 1
  const id = lastId
  change([...queue, { ...content, id }])
  return () => remove(id)
}

export function remove(id: number): void {
  change(queue.filter((toast) => toast.id !== id))
}

/** Removes every toast, those that still wait included. */
export function clear(): void {
  change([])
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let shown: readonly QueuedToast[] = []

/** The same array as long as nothing shown has changed. */
export function shownToasts(): readonly QueuedToast[] {
  const next = queue.slice(0, maxShown)
  if (next.length !== shown.length || next.some((toast, index) => toast !== shown[index])) shown = next
  return shown
}
