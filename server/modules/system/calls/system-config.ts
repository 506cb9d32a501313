import { systemConfig } from '@banyan/contract/system/config.ts'
import { bind } from '#/platform/http/bind.ts'
import { type PortalConfigParts, portalConfig } from '../use-cases/portal-config.ts'

export function systemConfigCall(parts: PortalConfigParts) {
  return bind(systemConfig, async (_input, { address }) => portalConfig(parts, address))
}
