/** Somebody to try the demo as. */
export interface DemoLogin {
  readonly role: string
  readonly username: string
  readonly password: string
  /** otpauth:// address, for whoever needs an authenticator besides. */
  readonly authenticator?: string
}

/** What the server tells the process that started it, where there is one. */
export type StartNotice =
  | { readonly kind: 'progress'; readonly text: string }
  | {
      readonly kind: 'ready'
      /** Addresses for people. */
      readonly portal: string
      readonly operator: string
      /** Addresses really listened on, which tell the port where 0 was asked for. */
      readonly listening: { readonly portal: string; readonly operator: string; readonly vendors: string }
      /** For the person at the terminal alone: no log may hold them. */
      readonly logins: readonly DemoLogin[]
    }

/** Tells the starting process; without one this does nothing. */
export function tellParent(notice: StartNotice): void {
  // The parent may go at any moment, also while it is being told; `stopAsked` hears of that.
  if (process.connected) process.send?.(notice, undefined, undefined, () => {})
}

/** Resolves when the process is asked to stop: by a signal, or because the process that started it is gone. */
export function stopAsked(): Promise<string> {
  return new Promise((resolve) => {
    // `on`, not `once`: a terminal and the starter may both send the signal, and the second must not kill.
    process.on('SIGTERM', () => resolve('SIGTERM'))
    process.on('SIGINT', () => resolve('SIGINT'))
    process.once('disconnect', () => resolve('the starting process has gone'))
  })
}

/** Gives up the channel to the starting process, which would keep this one alive. */
export function leaveParent(): void {
  if (process.connected) process.disconnect?.()
}
