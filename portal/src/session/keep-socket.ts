import type { PushSocket } from '#/src/api/push-socket.ts'
import { portalConfig } from './portal-config.ts'
import { portalStatus } from './portal-status.ts'
import { hearSession, session } from './session.ts'

/** Stands for whoever is not signed in; no account has this id. */
const visitor = ''
/** What a visitor's first page fetches has the line for itself until then. */
const visitorAfterMs = 3_000

/**
 * Keeps one websocket open for whoever is signed in, or for a visitor. Its code comes when the browser has nothing
 * better to do.
 */
export function keepSocket(): () => void {
  let kept: { readonly who: string; readonly socket: Promise<PushSocket | undefined> } | undefined

  const letGo = () => {
    void kept?.socket.then((socket) => socket?.close())
    kept = undefined
  }
  const follow = () => {
    const who = whoIsHere()
    if (kept?.who === who) return
    letGo()
    if (who !== undefined) kept = { who, socket: open(who === visitor, () => kept?.who === who) }
  }
  follow()
  const stopHearing = hearSession(follow)
  return () => {
    stopHearing()
    letGo()
  }
}

/** Undefined while that is being found out. */
function whoIsHere(): string | undefined {
  const now = session()
  if (now.is === 'in') return now.account.id
  return now.is === 'out' ? visitor : undefined
}

async function open(isVisitor: boolean, isWanted: () => boolean): Promise<PushSocket | undefined> {
  if (isVisitor) {
    // A closed portal has nothing to tell a visitor, and refuses.
    do await new Promise((resolve) => setTimeout(resolve, visitorAfterMs))
    while (isWanted() && portalStatus(portalConfig()) !== 0)
  }
  // Safari has no such callback.
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
  // It may have been a visitor for a moment only.
  if (!isWanted()) return undefined
  try {
    const { PushSocket } = await import('#/src/api/push-socket.ts')
    return isWanted() ? new PushSocket({ isVisitor }) : undefined
  } catch {
    // The portal works without: what the socket would have told comes with the next call.
    return undefined
  }
}
