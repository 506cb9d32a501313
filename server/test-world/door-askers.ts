import type { CallDefinition, Caller } from '@banyan/contract/call.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import { type AccountType, accountTypes, agentTypes } from '#/modules/accounts/account-types.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import type { World } from './world.ts'

/** Someone who sends requests, and whom the door takes them for. */
export interface Asker {
  readonly is: Caller
  /** Whether its session reaches nothing but what comes before the change of its password. */
  readonly mustChangePassword?: true
  /** What proves it; made anew for each request, for one of the calls is the logout. */
  readonly headers: (w: World) => Promise<Record<string, string>>
}

const signedIn = (is: Caller, type: AccountType): Asker => ({
  is,
  headers: async (w) => ({ ...(await w.signIn({ type })).headers }),
})

const mustChange = (client: 'browser' | 'app'): Asker => ({
  is: 'member',
  mustChangePassword: true,
  headers: async (w) => {
    const { headers, token } = await w.signIn({}, { client, mustChangePassword: true })
    return client === 'browser' ? { ...headers } : { authorization: `Bearer ${token}` }
  },
})

const visitor = (headers: Record<string, string> = {}): Asker => ({ is: 'visitor', headers: async () => headers })

/** Everybody who can send a request to the ports of the portal and of operators. */
export const askers: Readonly<Record<string, Asker>> = {
  'a visitor': visitor(),
  'a visitor with a made-up token': visitor({ token: 'made-up' }),
  'a visitor with a made-up key': visitor({ authorization: 'Bearer made-up' }),
  'a member': signedIn('member', accountTypes.member),
  'a member who must change its password': mustChange('browser'),
  "a member's app that must change its password": mustChange('app'),
  'a trial account': signedIn('trial', accountTypes.trial),
  ...Object.fromEntries(agentTypes.map((type) => [`an agent of type ${type}`, signedIn('agent', type)])),
  'a member who was suspended': {
    is: 'visitor',
    headers: async (w) => {
      const { accountId, headers } = await w.signIn()
      await w.database.transaction((tx) => suspendAccount(tx, accountId))
      return { ...headers }
    },
  },
  "an operator's session, at the portal": signedIn('visitor', accountTypes.operator),
  'an operator by the key': { is: 'operator', headers: async (w) => ({ ...w.operatorHeaders }) },
  'an operator signed in by session': {
    is: 'operator',
    headers: async (w) => ({ ...(await w.signIn({ type: accountTypes.operator })).consoleHeaders }),
  },
  'an operator who must change the password': {
    is: 'operator',
    mustChangePassword: true,
    headers: async (w) => {
      const { consoleHeaders } = await w.signIn({ type: accountTypes.operator }, { mustChangePassword: true })
      return { ...consoleHeaders }
    },
  },
}

/** Operators have a port of their own; their calls are nowhere else. */
export function isOperators({ callers }: CallDefinition): boolean {
  return callers.includes('operator')
}

/** Undefined where the call serves the asker. A trial account is told what it lacks; others have to sign in. */
export function refusalOf(call: CallDefinition, { is, mustChangePassword }: Asker): ErrorCode | undefined {
  const { callers, token, beforePasswordChange } = call
  // Where a session is optional, one that must change its password is none.
  const known = mustChangePassword && token === 'optional' ? 'visitor' : knownAt(call, is)
  if (!callers.includes(known))
    return known === 'trial' && callers.includes('member') ? 'in_need_true_account' : 'not_logged_in'
  return mustChangePassword && token === 'needed' && !beforePasswordChange ? 'password_change_needed' : undefined
}

/** Whom the port of a call takes an asker for: what proves someone at the one means nothing at the other. */
function knownAt(call: CallDefinition, is: Caller): Caller {
  return isOperators(call) === (is === 'operator') ? is : 'visitor'
}
