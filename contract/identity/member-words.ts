import Type, { type TSchema } from 'typebox'
import { usernameInput } from '#/identity/login-calls.ts'
import { shape } from '#/system/content.ts'

/** A member or an agent, as the wire names accounts: 22 characters that tell nothing of how many there are. */
export const memberId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** What a session is called by; it tells nothing of the session's secrets. */
export const sessionId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** Members and agents; trial accounts and operators are none of these calls' business. */
export const memberType = Type.Enum([0, 1, 2, 41, 42], { description: '0 member; 1, 2, 41, 42 agents' })

export const memberStates = ['active', 'suspended', 'closed'] as const
export const memberState = Type.Enum([...memberStates])

/** A word that operators put on accounts, such as bonus-abuse. */
export const memberTag = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 30 })
export const memberTags = Type.Array(memberTag, { maxItems: 20, uniqueItems: true })

/** A member in a row about something else. */
export const namedMember = shape({ id: memberId, username: usernameInput })

/** All but its ends is hidden. */
export const masked = Type.String({ minLength: 1, maxLength: 120 })

export const orNull = <Value extends TSchema>(value: Value) => Type.Union([Type.Null(), value])
