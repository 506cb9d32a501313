import type { FastifyRequest } from 'fastify'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Principal } from '#/platform/http/bind.ts'
import { announcementBindings } from './calls/announcements.ts'
import { catalogueBindings } from './calls/catalogue.ts'
import { settingsBindings } from './calls/settings.ts'
import { identifyOperator } from './cases/identify-operator.ts'

/** Wires the module: the operators' calls, and how an operator is known. */
export function operatorModule(
  config: Pick<Config, 'hosts'>,
  database: Database,
  settings: MerchantSettings,
  operatorKey: string,
) {
  return {
    calls: [
      ...settingsBindings(settings, config.hosts),
      ...catalogueBindings(database, config.hosts),
      ...announcementBindings(database),
    ],
    identify: async (request: FastifyRequest): Promise<Principal> =>
      identifyOperator(operatorKey, request.headers.authorization),
  }
}
