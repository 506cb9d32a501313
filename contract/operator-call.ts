import Type from 'typebox'
import { shape } from './system/content.ts'

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

/** Why an operator does something, in the operator's own words; the audit keeps it. */
export const reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S.*\\S' })

/** A name that an operator can be given. */
export const operatorName = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{2,29}$' })

/** The id of a row that the database numbers. */
export const rowId = Type.String({ pattern: '^[1-9]\\d{0,17}$' })

/** Header of what the console asks by itself, while nobody does anything: it keeps no session alive. */
export const unattendedHeader = 'unattended'

/**
 * Shared parts of every call that needs a second operator. The call is tried and rolled back at once, so refusals come
 * right away; the request is kept until another operator approves it, and carried out then. The operator key may make a
 * request and never approves one. Only `changeOperatorRole` by the key is carried out at once, while fewer than two
 * active owners could approve it.
 */
export const fourEyesCall = {
  ...operatorCall,
  fourEyes: true,
  value: shape({
    approval: Type.Union([Type.Null(), rowId], { description: 'The pending request; null where it was carried out' }),
  }),
  origin: 'ours',
} as const
