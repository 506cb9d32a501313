import { useValue, ValueStore } from '#/src/session/value-store.ts'

interface LoginPopupState {
  readonly open: boolean
  /** It has been wanted once: its code may be fetched. */
  readonly wanted: boolean
  /** A session has ended, or a call was refused: the popup says that nobody is signed in. */
  readonly ended: boolean
  /** Where to go on once somebody has signed in; without it the page stays. */
  readonly target: string | undefined
}

const popup = new ValueStore<LoginPopupState>({ open: false, wanted: false, ended: false, target: undefined })

export function useLoginPopup(): LoginPopupState {
  return useValue(popup)
}

export function openLogin({ ended = false, target }: { ended?: boolean; target?: string | undefined } = {}): void {
  popup.set({ open: true, wanted: true, ended, target })
}

export function closeLogin(): void {
  popup.set({ ...popup.get(), open: false, target: undefined })
}
