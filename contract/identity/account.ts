import Type from 'typebox'

/** Types of accounts on the wire: 0 member; 1, 2, 41 and 42 agents; 4 trial (spec section 5). */
export const accountType = Type.Enum([0, 1, 2, 4, 41, 42])

/** Pictures that an account can show beside its name; the portal draws them. The first is the default. */
export const avatars = [
  'banyan',
  'lotus',
  'koi',
  'crane',
  'lantern',
  'bamboo',
  'tiger',
  'turtle',
  'moon',
  'drum',
  'fan',
  'pearl',
] as const

/** Name of an avatar. */
export const avatar = Type.Enum([...avatars])
