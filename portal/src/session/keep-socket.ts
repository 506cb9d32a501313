import type { PushSocket } from '#/src/api/push-socket.ts'
import { hearSession, session } from './session.ts'

/** Keeps one websocket open while somebody is signed in. Its code comes when the browser has nothing better to do. */
export function keepSocket(): () => void {
  let kept: { readonly id: string; readonly socket: Promise<PushSocket | undefined> } | undefined

  const follow = () => {
    const now = session()
    const id = now.is === 'in' ? now.account.id : undefined
    if (kept?.id === id) return
    void kept?.socket.then((socket) => socket?.close())
    kept = undefined
    if (id !== undefined) kept = { id, socket: open(() => kept?.id === id) }
  }
  follow()
  return hearSession(follow)
}

async function open(isWanted: () => boolean): Promise<PushSocket | undefined> {
  // Safari has no such callback.
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
  try {
    const { PushSocket } = await import('#/src/api/push-socket.ts')
    return isWanted() ? new PushSocket() : undefined
  } catch {
    // The portal works without: what the socket would have told comes with the next call.
    return undefined
  }
}
