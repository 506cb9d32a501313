import { holdToken, renewTokenBy } from '@banyan/client/session-token.ts'
import { notLoggedIn } from '@banyan/client/signals.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { request } from '#/src/api/request.ts'

/** Why nobody is signed in: nobody was, somebody signed out, the session ended, or the server can't be asked. */
export type WhyOut = 'nobody' | 'left' | 'ended' | 'unreachable'

type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'in' }
  | { readonly state: 'out'; readonly why: WhyOut }

const session = new ValueStore<Session>({ state: 'unknown' })
let forget = () => {}

export function useSession(): Session {
  return useValue(session)
}

/** Asks whether this browser is signed in already; `onEnd` forgets what was shown to whoever was. */
export function startSession(onEnd: () => void): void {
  forget = onEnd
  renewTokenBy(beginAnew)
  notLoggedIn.hear(() => {
    if (session.get().state === 'in') end('ended')
  })
  request('operatorToken', {}).then(
    ({ token }) => (token === null ? end('nobody') : begin(token)),
    () => end('unreachable'),
  )
}

/** Signs in; throws the request's error. */
export async function signIn(credentials: { username: string; password: string; code: string }): Promise<void> {
  const { token } = await request('operatorLogin', {}, { body: credentials })
  begin(token)
}

/** Ends the session on the server, then here; throws when the server could not be told. */
export async function signOut(): Promise<void> {
  await request('operatorLogout', {})
  end('left')
}

/** Somebody else has signed in from another tab: the page begins anew as theirs. */
function beginAnew(): Promise<boolean> {
  if (session.get().state !== 'in') return Promise.resolve(false)
  location.reload()
  return new Promise(() => {})
}

function begin(token: string): void {
  holdToken(token)
  session.set({ state: 'in' })
}

function end(why: WhyOut): void {
  holdToken(undefined)
  forget()
  session.set({ state: 'out', why })
}
