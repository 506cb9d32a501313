/** How the providers answer and tell, with what its button says. */
export const faults = {
  none: 'Work',
  late: 'Tell 60 s late',
  slow: 'Answer after 20 s',
  twice: 'Tell everything twice at once',
  wrong_amount: 'Take 1,000 less',
  account_refused: 'Fail payouts: account closed',
  half_paid: 'Pay out half',
  hour_silent: 'Pay out, and say so after an hour',
  forged: 'Sign with another key',
  lost: 'Open, but never answer',
  reorder: 'Tell out of order',
  silent: 'Say nothing at all',
  html: 'Answer with HTML',
} as const
export type Fault = keyof typeof faults
