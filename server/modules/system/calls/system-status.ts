import { systemStatus } from '@banyan/contract/system/config.ts'
import { bind } from '#/platform/http/bind.ts'
import { portalStatus, type StatusParts } from '../use-cases/portal-status.ts'

export function systemStatusCall(parts: StatusParts) {
  return bind(systemStatus, async (_input, { address }) => portalStatus(parts, address))
}
