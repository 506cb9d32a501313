/** How the vendor answers launches and questions for tables, or how it asks the brand's wallet, with what its button says. */
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
} as const
export type Fault = keyof typeof faults
