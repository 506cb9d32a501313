import { callTable } from '@banyan/contract/client.gen.ts'
import { answerSignIns, type SignInServer } from './sign-in-server.ts'

interface Refusal {
  readonly code: string
  readonly status: number
  readonly value?: object
}

/** What a test decides about the calls of registering and of passwords: a value, or a refusal. */
export type AccountAnswers = Partial<Record<keyof typeof callTable, object | Refusal>>

export const refused = (code: string, value?: object): Refusal => ({ code, status: 422, ...(value && { value }) })

const countries = [
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'TH', countryDialingCode: '66' },
  { countryCode: 'US', countryDialingCode: '1' },
]

export const registered = {
  nickname: 'Linh',
  account: 'linhtran',
  id: 'A'.repeat(22),
  type: 0,
  language: 'EN',
  icon: 'koi',
  token: 'a'.repeat(43),
  firstTimeLogin: true,
  asksForMessagingNumber: false,
}

/** Answers those calls as `answers` says, and all others as the server that people sign in to. */
export function answerAccounts(server: SignInServer, answers: AccountAnswers): typeof fetch {
  const rest = answerSignIns(server)
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal')
    const method = init?.method ?? 'GET'
    const rows = Object.entries(callTable)
    const call = rows.find(([, row]) => row.path === pathname && ('method' in row ? row.method : 'GET') === method)?.[0]
    const given = answers[call as keyof typeof callTable] ?? usual[call ?? '']
    if (call === undefined || given === undefined) return rest(input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams)
    server.sent.push({ call, body })
    if (!('status' in given)) return new Response(JSON.stringify({ success: true, value: given }))
    const { status, ...failure } = given as Refusal
    return new Response(JSON.stringify({ success: false, message: '', requestId: 'r-1', ...failure }), { status })
  }
}

const usual: Readonly<Record<string, object>> = {
  countries: { list: countries },
  register: registered,
  registerMobile: registered,
  registerSms: { expiryMinutes: 2 },
  affiliate: {},
  changeProfile: {},
  forgotByEmail: {},
  resetAccount: { username: 'li•••88' },
  resetByEmail: {},
  changePassword: { token: 'b'.repeat(43) },
  ownSms: { expiryMinutes: 5 },
  startPhoneVerification: { sessionInfo: 'info-1', expiryMinutes: 5 },
  finishPhoneVerification: { firebaseIdToken: 'x'.repeat(30) },
}
