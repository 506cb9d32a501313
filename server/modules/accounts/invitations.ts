import type { Tx } from '#/platform/db/handles.ts'
import { isAgentType } from './account-types.ts'
import { drawnInvitationCode } from './invitation-code.ts'
import { accountTypeOf } from './store/accounts.ts'
import { insertAffiliateCode } from './store/affiliate-codes.ts'

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
    const code = wish.code ?? drawnInvitationCode()
    if (await insertAffiliateCode(tx, { code, ownerId, kind, domain, remark, expiresAt, maxUses })) return code
    if (wish.code !== undefined) return undefined
  }
  throw new Error('five codes in a row were taken')
}
