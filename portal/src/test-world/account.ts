import type { OwnAccount } from '@banyan/contract/identity/own-account.ts'

/** A member who is signed in. */
export const account: OwnAccount = {
  nickname: 'Lan',
  account: 'lan88',
  id: 'aaaaaaaaaaaaaaaaaaaaaa',
  type: 0,
  language: null,
  icon: 'banyan',
}
