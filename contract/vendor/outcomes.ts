/**
 * What the brand answers to a vendor's call. `retry` says that the same call is to be sent again; every other outcome
 * is final: the same call is answered alike for ever, and a vendor goes on with its round by it. A gift is money that a
 * vendor pays without a stake to answer for; what an operator may still let pass of it is never refused for good.
 */
export const outcomes = {
  ok: { retry: false, meaning: 'Done.' },
  ok_duplicate: { retry: false, meaning: 'Done before, by the same call or by another one that did the same.' },
  ok_noop: { retry: false, meaning: 'There was nothing to do, and there never will be.' },
  insufficient_funds: { retry: false, meaning: 'The player has too little; the answer carries what there is.' },
  player_locked: { retry: false, meaning: 'The player may not bet. Wins and refunds are still taken.' },
  player_not_found: { retry: false, meaning: 'There is no such player.' },
  token_invalid: { retry: false, meaning: 'The launch token or the session is unknown, used, or of another player.' },
  token_expired: { retry: false, meaning: 'The session may not bet any more. Wins and refunds are still taken.' },
  currency_mismatch: { retry: false, meaning: 'The session plays in another currency.' },
  game_disabled: { retry: false, meaning: 'The game is not offered, or is in maintenance.' },
  conflict: {
    retry: false,
    meaning: 'The id was used by another call, the round is of another player, or the session has a buy-in.',
  },
  ref_cancelled: { retry: false, meaning: 'The bet or the buy-in was taken back, or was never taken.' },
  ref_settled: {
    retry: false,
    meaning: 'The round has been paid, or the buy-in was bought out: what was taken stays.',
  },
  round_closed: { retry: false, meaning: 'The round is over: it takes no bets.' },
  refused: { retry: false, meaning: 'The brand refuses this gift or win for good.' },
  bad_request: { retry: false, meaning: 'The call breaks its schema.' },
  bad_signature: {
    retry: false,
    meaning:
      'The signature, the key or the time is not good. Nothing was looked at. The HTTP status is 401, and 429 once an address has sent too many such calls within a minute.',
  },
  held: {
    retry: true,
    meaning:
      'A gift or a win is held: it passes a cap, or the brand has stopped gifts. Sent again after the brand has let it pass, it is paid once.',
  },
  campaign_unknown: {
    retry: true,
    meaning: 'The brand does not know the campaign or the reward. A gift of it is held.',
  },
  campaign_closed: { retry: true, meaning: 'The campaign has not begun, or has ended. A gift of it is held.' },
  campaign_spent: { retry: true, meaning: "The campaign's budget does not reach for this gift, which is held." },
  ref_not_found: { retry: true, meaning: 'The bet, the buy-in or the round has not arrived yet.' },
  retryable: { retry: true, meaning: 'Something failed on our side; what became of the call, its repetition tells.' },
} as const satisfies Record<string, { readonly retry: boolean; readonly meaning: string }>

export type OutcomeCode = keyof typeof outcomes

/** What may be kept as the answer to a call: everything that does not ask for it again. */
export type FinalOutcome = {
  [Code in OutcomeCode]: (typeof outcomes)[Code]['retry'] extends false ? Code : never
}[OutcomeCode]
