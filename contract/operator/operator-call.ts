/** What every call of those who run the brand has in common: it is theirs alone, and answers while the portal is closed. */
export const operatorCall = {
  moduleId: 'OPERATOR',
  callers: ['operator'],
  token: 'needed',
  alwaysOpen: true,
  encrypted: false,
} as const
