// Generated from contract/calls.ts and contract/errors.ts by `npm run generate`; a test compares it.

/** What the browser needs to send each call. */
export const callTable = {
  gameList: { method: 'GET', path: '/wps/relay/GCSGAME_gameList', moduleId: 'GAMES', token: 'optional', encrypted: false },
} as const

/** How each error code is shown; its text is `errors.<code>` in contract/texts. */
export const errorTable = {
  malformed_request: { presentation: 'toast' },
  call_not_found: { presentation: 'toast' },
  method_not_allowed: { presentation: 'toast' },
  payload_too_large: { presentation: 'toast' },
  unsupported_media_type: { presentation: 'toast' },
  invalid_input: { presentation: 'inline' },
  unknown_error: { presentation: 'dialog' },
  service_unavailable: { presentation: 'dialog' },
} as const
