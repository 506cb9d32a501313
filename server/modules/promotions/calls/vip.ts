import { vipCalls } from '@banyan/contract/promotions/vip-calls.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import type { VipLevel } from '../kinds/kind.ts'
import { ownVip } from '../vip/own-vip.ts'
import { memberOf } from './promotions.ts'

/** What everybody sees of the levels, and a member of its own. */
export function vipBinding(db: Db, levels: () => readonly VipLevel[]): Binding {
  return bind(vipCalls.ownVip, (_input, context) => ownVip(db, levels(), memberOf(context.principal), context))
}
