import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'

type Avatar = OwnAccount['icon']

/** All of them: one that the contract has and this list lacks does not compile. */
const names: Record<Avatar, true> = {
  banyan: true,
  lotus: true,
  koi: true,
  crane: true,
  lantern: true,
  bamboo: true,
  tiger: true,
  turtle: true,
  moon: true,
  drum: true,
  fan: true,
  pearl: true,
}

/** The pictures that an account can have, in the contract's order. */
export const avatarNames = Object.keys(names) as readonly Avatar[]
