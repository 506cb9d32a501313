import type { FrameMessage } from '@banyan/contract/vendor/launch.ts'
import { byId, data, onPress } from './page.ts'

const isFramed = window.parent !== window

/** Tells the page around the game, which is the one that launched it or hears nothing. */
export function tellParent(kind: FrameMessage['kind']): void {
  const message: FrameMessage = { banyan: 1, kind }
  if (isFramed) window.parent.postMessage(message, data.parentOrigin)
}

/** Lets a player leave: the page around it closes the frame, else the game leads back by itself. */
export function letLeave(): void {
  onPress(byId('leave'), () => {
    if (isFramed) tellParent('leave')
    else location.assign(data.returnUrl)
  })
}
