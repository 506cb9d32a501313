import { newSecretText } from '#/platform/crypto/new-secret.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { isAgentType } from './account-types.ts'
import { accountTypeOf } from './store/accounts.ts'
import * as affiliates from './store/affiliate-codes.ts'
import * as referrals from './store/referral-codes.ts'

export interface AffiliateCodeWish {
  /** The agent below whom those stand who register with it. */
  readonly ownerId: bigint
  /** Whether they become agents or members. */
  readonly kind: 'agent' | 'player'
  /** Six to eight capitals and digits without lookalikes; drawn where none is given. */
  readonly code?: string
  readonly domain?: string
  readonly remark?: string
  readonly expiresAt?: Date
  readonly maxUses?: number
}

const drawsAtMost = 5

/** Makes a code by which an agent brings players or agents, and answers it; undefined where a given one is somebody's. */
export async function mintAffiliateCode(tx: Tx, wish: AffiliateCodeWish): Promise<string | undefined> {
  const { ownerId, kind, domain = null, remark = '', expiresAt = null, maxUses = null } = wish
  if (!isAgentType((await accountTypeOf(tx, ownerId)) ?? -1))
    throw new Error(`account ${ownerId} is no agent, so it brings nobody`)
  for (let draw = 0; draw < drawsAtMost; draw++) {
    const code = wish.code ?? drawInvitationCode()
    if (await affiliates.insertAffiliateCode(tx, { code, ownerId, kind, domain, remark, expiresAt, maxUses }))
      return code
    if (wish.code !== undefined) return undefined
  }
  throw new Error('five codes in a row were taken')
}

/** Gives an account the code by which it recommends the brand, and answers it. */
export async function giveReferralCode(tx: Tx, accountId: bigint): Promise<string> {
  for (let draw = 0; draw < drawsAtMost; draw++) {
    const code = drawInvitationCode()
    if (await referrals.insertReferralCode(tx, accountId, code)) return code
  }
  throw new Error('five referral codes in a row were taken')
}

/** An agent's code that is open now. */
export type AffiliateCode = affiliates.AffiliateCode
/** The code that somebody can register with now, of an owner who is not suspended. */
export const openAffiliateCode = affiliates.openAffiliateCode
/** Counts one use; false when the code is open no more. */
export const useUpAffiliateCode = affiliates.useUpAffiliateCode
/** The account that recommends the brand by this code, unless it is suspended. */
export const referrerOfCode = referrals.referrerOfCode

/** Capitals and digits that nobody takes for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const drawnLength = 8
const codeText = /^[2-9A-HJ-NP-Z]{6,8}$/

/** A code that nobody foresees: 40 bits. */
function drawInvitationCode(): string {
  return newSecretText(alphabet, drawnLength)
}

/** The code that somebody typed, small letters and spaces around it aside; undefined where it can be none. */
export function parseInvitationCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return codeText.test(code) ? code : undefined
}
