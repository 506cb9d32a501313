/**
 * How the vendor answers launches, questions for tables and transfers to wallets that it keeps, or how it asks the brand's
 * wallet, with what its button says.
 */
export const faults = {
  none: 'Play',
  slow: 'Answer after 10 s',
  silent: 'Never answer',
  maintenance: 'Maintenance',
  rubbish: 'Answer rubbish',
  elsewhere: 'Lead elsewhere',
  duplicates: 'Send every call three times',
  reorder: 'Send wins before bets',
  lost: 'Lose first answers',
  promotions: 'Give a promotion with each round',
  transfers_lost: 'Move money, and never say so',
  transfers_refused: 'Refuse transfers',
  transfers_pending: 'Move money, and say not yet',
  transfers_wrong: 'Say another amount of transfers',
} as const
export type Fault = keyof typeof faults
