import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

/** Popups that lead into an account; one of them shows at a time. */
export type AccountPopupName = 'login' | 'register' | 'forgotten' | 'password' | 'reset' | 'messaging'

interface AccountPopup {
  readonly shown: AccountPopupName | undefined
  /** A session has ended or a call was refused; the login popup says that the visitor is not logged in. */
  readonly ended?: boolean | undefined
  /** Address to go to afterwards; without it the page stays. */
  readonly target?: string | undefined
  /** The password must be changed before anything else (requirements ACC-21). */
  readonly mustChange?: boolean | undefined
  /** The old password is known from the login that has just opened the session, and not asked for again. */
  readonly knowsOld?: boolean | undefined
  /** The account has no password: a code to this number, masked, changes it. */
  readonly codeTo?: string | undefined
}

const popup = new ValueStore<AccountPopup>({ shown: undefined })

export const accountPopup = popup.get

export function useAccountPopup(): AccountPopup {
  return useValue(popup)
}

export function openAccountPopup(shown: AccountPopupName, how: Omit<AccountPopup, 'shown'> = {}): void {
  popup.set({ ...how, shown })
}

/** Closes this popup, unless another one is open by now. */
export function closeAccountPopup(name: AccountPopupName): void {
  if (popup.get().shown === name) popup.set({ shown: undefined })
}
