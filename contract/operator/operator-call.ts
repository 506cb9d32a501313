/** What every call of those who run the brand has in common: it is theirs alone, and answers while the portal is closed. */
export const operatorCall = {
  moduleId: 'OPERATOR',
  callers: ['operator'],
  token: 'needed',
  alwaysOpen: true,
  encrypted: false,
} as const

/** What leads to being signed in, at the operators' port as well: `operator` among the callers says which port it is. */
export const openOperatorCall = {
  ...operatorCall,
  callers: ['visitor', 'operator'],
  token: 'none',
} as const
