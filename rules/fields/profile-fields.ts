/** What an account can say of itself, in the order in which its page shows it (requirements ACC-24). */
export const profileFields = [
  'fullName',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'incomeSource',
  'bankAccountNumber',
  'bankAccountName',
  'telegram',
  'zalo',
  'lineId',
] as const

export type ProfileField = (typeof profileFields)[number]

/** Saved once and for all: what age and payments are held against. */
export const fixedProfileFields: readonly ProfileField[] = ['fullName', 'birthday']
