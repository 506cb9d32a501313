import { holdToken, renewTokenBy } from '@banyan/client/session-token.ts'
import { notLoggedIn } from '@banyan/client/signals.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { request } from '#/src/api/request.ts'

/** Why nobody is signed in: nobody was, somebody signed out, the session ended, or the server can't be asked. */
export type WhyOut = 'nobody' | 'left' | 'ended' | 'unreachable'

type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'in'; readonly mustChangePassword: boolean }
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
    ({ token, ...told }) => (token === null ? end('nobody') : begin({ token, ...told })),
    () => end('unreachable'),
  )
}

/** Signs in; throws the request's error. */
export async function signIn(credentials: { username: string; password: string; code: string }): Promise<void> {
  begin(await request('operatorLogin', {}, { body: credentials }))
}

/** Sets the operator's own password, with which the session goes on as another one; throws the request's error. */
export async function chooseOwnPassword(body: { newPassword: string; confirmNewPassword: string }): Promise<void> {
  const { token } = await request('setOperatorPassword', {}, { body })
  begin({ token, mustChangePassword: false })
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

function begin({ token, mustChangePassword }: { token: string; mustChangePassword: boolean }): void {
  holdToken(token)
  session.set({ state: 'in', mustChangePassword })
}

function end(why: WhyOut): void {
  holdToken(undefined)
  forget()
  session.set({ state: 'out', why })
}
