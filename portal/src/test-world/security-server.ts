import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { callTable } from '@banyan/contract/client.gen.ts'
import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { answerSession, member } from './accounts.ts'
import { answerFrom, callBeyondLobby, fakeCatalogue } from './catalogue.ts'

type CallId = keyof typeof callTable

export interface Refusal {
  readonly refused: string
  readonly status: number
  readonly value?: object
}

/** What a test decides about an account's server; `sent` are the bodies of what changes something. */
export interface SecurityServer {
  account: OwnAccount | undefined
  security: ValueOf<Calls['security']>
  payouts: ValueOf<Calls['payoutAccounts']>
  sessions: ValueOf<Calls['ownSessions']>['list']
  signIns: ValueOf<Calls['signIns']>['list']
  profile: ValueOf<Calls['profile']>
  /** Answers of any other call, or in the place of the usual one. */
  answers: Partial<Record<CallId, object | Refusal>>
  readonly sent: { readonly call: string; readonly body: Record<string, unknown> }[]
}

const chrome = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/142.0.0.0 Safari/537.36'
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'
const place = { address: '113.161.72.***', country: 'VN' }
const at = '2026-11-20T08:00:00.000Z'

const part = (name: 'password' | 'phone' | 'authenticator' | 'email', isReached: boolean) =>
  ({ part: name, points: name === 'email' ? 10 : 20, isReached }) as const

export const security: SecurityServer['security'] = {
  password: { isSet: true, setAt: at },
  mobile: { number: '+84 91* *** 678' },
  email: null,
  authenticator: null,
  passkeys: [],
  level: {
    score: 57,
    parts: [part('password', true), part('phone', true), part('authenticator', false), part('email', false)],
  },
  contactsHeldUntil: null,
}

/** Neither a payment password nor a bank account yet. */
export const payouts: SecurityServer['payouts'] = {
  accounts: [],
  holder: null,
  banks: [
    { bin: '970436', name: 'Vietcombank' },
    { bin: '970407', name: 'Techcombank' },
  ],
  needsPaymentPassword: false,
  paymentPassword: null,
  proof: 'password',
  moneyHeldUntil: null,
  contactsHeldUntil: null,
}

const sessionOf = (id: string, device: string, isThis: boolean) =>
  ({ id: id.repeat(22), device, ...place, startedAt: at, lastSeenAt: at, isThis }) as const

const signInOf = (device: string, result: 'entered' | 'refused' | 'stepUp', second: number) =>
  ({
    at: `2026-11-20T08:00:0${second}.000Z`,
    device,
    ...place,
    method: 'password',
    stepUp: null,
    result,
  }) as const

export function securityServer(fields: Partial<SecurityServer> = {}): SecurityServer {
  return {
    account: member,
    security,
    payouts,
    sessions: [sessionOf('b', pixel, false), sessionOf('a', chrome, true)],
    signIns: [signInOf(chrome, 'entered', 2), signInOf(firefox, 'refused', 1)],
    profile: { nickname: 'linhtran88', fields: [] },
    answers: {},
    sent: [],
    ...fields,
  }
}

/** Answers as that server; its sealed bodies must be sent in clear (mock `api/seal.ts`). */
export function answerSecurity(server: SecurityServer): typeof fetch {
  return answerSession(
    () => server.account,
    async (input, init) => {
      const method = init?.method ?? 'GET'
      const { pathname } = new URL(String(input), 'http://portal')
      const call = callBeyondLobby(pathname, method)
      if (call === undefined) return answerFrom(fakeCatalogue())(input, init)
      if (method !== 'GET' && typeof init?.body === 'string') server.sent.push({ call, body: JSON.parse(init.body) })
      const answer = server.answers[call] ?? usual(server, call)
      if (!('refused' in answer)) return new Response(JSON.stringify({ success: true, value: answer }))
      const { refused, status, value } = answer as Refusal
      const failure = { success: false, code: refused, message: '', requestId: 'r-1', ...(value && { value }) }
      return new Response(JSON.stringify(failure), { status })
    },
  )
}

function usual(server: SecurityServer, call: CallId): object {
  switch (call) {
    case 'security':
      return server.security
    case 'payoutAccounts':
      return server.payouts
    case 'ownSessions':
      return { list: server.sessions }
    case 'signIns':
      return { list: server.signIns }
    case 'profile':
      return server.profile
    case 'ownSms':
    case 'newNumberSms':
    case 'stepUpCode':
      return { expiryMinutes: 5 }
    case 'countries':
      return { list: [{ countryCode: 'VN', countryDialingCode: '84' }] }
    case 'sliderChallenge':
      return { challenge: 'w'.repeat(22), kind: 'work', work: { salt: '0'.repeat(32), bits: 2 } }
    case 'solveSlider':
      return { passToken: 'p'.repeat(43) }
    case 'favouriteIds':
      return { ids: [], version: 0 }
    case 'favouriteGames':
      return { content: [], pageNum: 1, totalPages: 0 }
    case 'recentGames':
      return { list: [], totalPages: 0 }
    default:
      return {}
  }
}
