import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

/** Who uses the portal: nobody that it knows, somebody whose name is on its way, or an account. */
export type Session =
  | { readonly is: 'out' }
  | { readonly is: 'opening' }
  | { readonly is: 'in'; readonly account: OwnAccount }

/** Names a browser in which somebody may be signed in, for tabs that hold no token yet. */
export const signedInHint = 'signedIn'

const current = new ValueStore<Session>({ is: 'out' })

export const session = current.get
export const hearSession = current.subscribe

export function useSession(): Session {
  return useValue(current)
}

/** The account that is signed in. */
export function useAccount(): OwnAccount | undefined {
  const now = useSession()
  return now.is === 'in' ? now.account : undefined
}

export function setSession(next: Session): void {
  current.set(next)
}
