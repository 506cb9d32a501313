import type { ErrorCode } from '@banyan/contract/errors.ts'

export interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string
}

/** The origin of the page that a port serves, and the token of another session there. */
export interface Place {
  readonly origin: string
  readonly otherToken: string
}

/** How a request reaches a call that changes something: as our own page sends it, or as a page that is not ours does. */
export interface Way {
  /** Undefined where the door lets it in. */
  readonly code: ErrorCode | undefined
  /** True where only a call that needs a session refuses it. */
  readonly isOfSessions?: true
  /** The request in place of the one with a sound body and the pair of its session. */
  readonly sent: (own: Sent, place: Place) => Sent
}

const withHeaders = (code: ErrorCode | undefined, more: (place: Place) => Record<string, string>): Way => ({
  code,
  sent: ({ headers, payload }, place) => ({ headers: { ...headers, ...more(place) }, payload }),
})
const foreign = (headers: Record<string, string>) => withHeaders('foreign_origin', () => headers)
const without = (name: string): Way => ({
  code: 'not_logged_in',
  isOfSessions: true,
  sent: ({ headers, payload }) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name)),
    payload,
  }),
})

export const ways: Readonly<Record<string, Way>> = {
  'by another site that hides its origin': foreign({ 'sec-fetch-site': 'cross-site' }),
  'by another port of this host': foreign({ 'sec-fetch-site': 'same-site' }),
  'by the address bar': foreign({ 'sec-fetch-site': 'none' }),
  'by a foreign origin': foreign({ origin: 'https://evil.example' }),
  'by an origin at another port': foreign({ origin: 'http://localhost:31999' }),
  'by an origin without a name': foreign({ origin: 'null' }),
  'by a foreign origin that calls itself ours': foreign({
    origin: 'https://evil.example',
    'sec-fetch-site': 'same-origin',
  }),
  'as a form': {
    code: 'unsupported_media_type',
    sent: ({ headers }) => ({
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'nodeId=1&vendor=PG&gameType=RNG',
    }),
  },
  'as a form of plain text that is JSON': withHeaders('unsupported_media_type', () => ({
    'content-type': 'text/plain',
  })),
  'with the cookie alone': without('token'),
  'with the token alone': without('cookie'),
  "with another session's token": {
    ...withHeaders('session_changed', ({ otherToken }) => ({ token: otherToken })),
    isOfSessions: true,
  },
  'by its own page': withHeaders(undefined, ({ origin }) => ({ origin, 'sec-fetch-site': 'same-origin' })),
  'by the page of a mirror, which comes from the host that it asks': withHeaders(undefined, () => ({
    origin: 'http://mirror.example',
    host: 'mirror.example',
    'sec-fetch-site': 'same-origin',
  })),
  'by a client that says nothing of itself': withHeaders(undefined, () => ({})),
}
