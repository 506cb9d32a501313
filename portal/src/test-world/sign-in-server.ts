import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'
import { answerFrom, callBeyondLobby, type FakeCatalogue, fakeCatalogue } from './catalogue.ts'

export function ownAccount(fields: Partial<OwnAccount> = {}): OwnAccount {
  const base = {
    nickname: 'Linh',
    account: 'linhtran',
    id: 'A'.repeat(22),
    type: 0,
    language: 'EN',
    icon: 'koi',
  } as const
  return { ...base, ...fields }
}

interface Refused {
  readonly code: string
  readonly status: number
  readonly value?: object
}

/** What a test decides about a server that people sign in to; `sent` are the bodies of its calls. */
export interface SignInServer {
  /** Answers a login, or refuses it. */
  login: OwnAccount | Refused
  remembered: OwnAccount | Refused
  /** What the login tells of the password. */
  passwordIs: Partial<Record<'passwordExpired' | 'passwordIsWeak' | 'mustChangePassword', boolean>>
  firstTimeLogin: boolean
  /** Where the piece belongs. */
  readonly gap: number
  readonly sent: { readonly call: string; readonly body: Record<string, unknown> }[]
  /** Any other call. */
  readonly catalogue: FakeCatalogue
}

export function signInServer(fields: Partial<SignInServer> = {}): SignInServer {
  const refused = { code: 'wrong_credentials', status: 401 }
  return {
    login: refused,
    remembered: refused,
    passwordIs: {},
    firstTimeLogin: false,
    gap: 120,
    sent: [],
    catalogue: fakeCatalogue(),
    ...fields,
  }
}

const token = 'a'.repeat(43)
const pixel = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
const work = { salt: '0'.repeat(32), bits: 2 }

/** Answers as that server; its sealed bodies must be sent in clear (mock `api/seal.ts`). */
export function answerSignIns(server: SignInServer): typeof fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal')
    const call = callBeyondLobby(pathname, init?.method ?? 'GET')
    if (call === undefined) return answerFrom(server.catalogue)(input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    server.sent.push({ call, body })
    const answer = answerTo(server, call, body, searchParams)
    if ('code' in answer) {
      const { status, ...failure } = answer as Refused
      return new Response(JSON.stringify({ success: false, message: '', requestId: 'r-1', ...failure }), { status })
    }
    return new Response(JSON.stringify({ success: true, value: answer }))
  }
}

function answerTo(server: SignInServer, call: string, body: Record<string, unknown>, query: URLSearchParams): object {
  switch (call) {
    case 'sliderChallenge':
      return query.get('kind') === 'work'
        ? { challenge: 'w'.repeat(22), kind: 'work', work }
        : { challenge: 's'.repeat(22), kind: 'slider', background: pixel, piece: pixel, ...sizes, work }
    case 'solveSlider':
      return body.challenge === 'w'.repeat(22) || Math.abs(Number(body.x) - server.gap) <= 4
        ? { passToken: `pass-for-${String(body.challenge)[0]}` }
        : { code: 'verification_failed', status: 422 }
    case 'captcha':
      return { image: pixel, captchaId: 'c'.repeat(22) }
    case 'login':
      return signedIn(server.login, { ...server.passwordIs, firstTimeLogin: server.firstTimeLogin })
    case 'rememberedLogin':
      return signedIn(server.remembered)
    case 'freePlay':
      return signedIn(ownAccount({ type: 4, account: 'trial-1', nickname: 'Trial' }))
    case 'countries':
      return { list: [{ countryCode: 'VN', countryDialingCode: '84' }] }
    case 'smsCode':
      return { expiryMinutes: 5 }
    case 'bodyKey':
      return { kid: 'k', jwk: {}, now: '2026-11-22T00:00:00Z' }
    case 'memberInfo':
      return 'code' in server.login ? { code: 'not_logged_in', status: 401 } : server.login
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

const sizes = { width: 320, height: 160, pieceSize: 48, pieceY: 40 }

function signedIn(answer: OwnAccount | Refused, facts: object = {}): object {
  return 'code' in answer
    ? answer
    : {
        ...answer,
        token,
        firstTimeLogin: false,
        passwordExpired: false,
        passwordIsWeak: false,
        mustChangePassword: false,
        ...facts,
      }
}
