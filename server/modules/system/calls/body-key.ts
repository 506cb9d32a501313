import { bodyKey } from '@banyan/contract/system/body-key.ts'
import { bind } from '#/platform/http/bind.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'

export function bodyKeyCall(keys: BodyKeys) {
  return bind(bodyKey, async () => {
    const { kid, jwk, now } = await keys.published()
    return { kid, jwk, now: now.toISOString() }
  })
}
