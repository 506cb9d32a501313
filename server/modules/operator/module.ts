import type { CallDefinition } from '@banyan/contract/call.ts'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#/platform/config/config.ts'
import type { Principal } from '#/platform/http/bind.ts'
import type { RecordAction } from '#/platform/http/recorded-action.ts'
import type { Module } from '#/platform/module.ts'
import { announcementBindings } from './calls/announcements.ts'
import { catalogueBindings } from './calls/catalogue.ts'
import { type MemberActionParts, memberActionBindings } from './calls/member-actions.ts'
import { type MembersParts, memberBindings } from './calls/members.ts'
import { moneyBindings } from './calls/money.ts'
import { type OperatorsParts, operatorsBindings } from './calls/operators.ts'
import { type OverviewParts, overviewCall } from './calls/overview.ts'
import { parkedEventBindings } from './calls/parked-events.ts'
import { settingsBindings } from './calls/settings.ts'
import { type TestLaunchParts, testLaunchCall } from './calls/test-launch.ts'
import { verifyBookCall } from './calls/verify-book.ts'
import { holderOfKey } from './cases/holder-of-key.ts'
import { recordActions } from './cases/record-actions.ts'

interface Parts
  extends OperatorsParts,
    OverviewParts,
    TestLaunchParts,
    MembersParts,
    Omit<MemberActionParts, 'publicUrl'> {
  readonly config: Pick<Config, 'hosts' | 'publicUrl' | 'testMembers'>
  readonly keys: OperatorsParts['keys'] & { readonly operator: string }
  /** Knows an operator by the session of a browser. */
  identifyOperator(request: FastifyRequest, token: CallDefinition['token']): Promise<Principal>
}

/** What the operators' port is built with. */
interface Offers {
  /** Who sends a request: a key is judged by itself alone, a browser has a session. */
  identify(request: FastifyRequest, token: CallDefinition['token']): Promise<Principal>
  /** Keeps what operators do. */
  readonly record: RecordAction
}

/** Wires the module: the operators' calls, and how an operator is known. */
export function operatorModule(parts: Parts): Module<Offers> {
  const { database, settings, config, keys } = parts
  return {
    name: 'operator',
    operatorCalls: [
      ...settingsBindings(settings, config.hosts),
      ...catalogueBindings(database, config.hosts),
      ...announcementBindings(database),
      ...operatorsBindings(parts),
      overviewCall(parts),
      verifyBookCall(database),
      ...parkedEventBindings(database),
      testLaunchCall(parts),
      ...memberBindings(parts),
      ...moneyBindings(database),
      ...memberActionBindings({ ...parts, publicUrl: config.publicUrl }),
    ],
    offers: {
      record: recordActions(database),
      async identify(request, token) {
        const { authorization } = request.headers
        if (authorization !== undefined) return holderOfKey(keys.operator, authorization)
        return await parts.identifyOperator(request, token)
      },
    },
  }
}
