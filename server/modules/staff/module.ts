import type { CallDefinition } from '@banyan/contract/call.ts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Hooks } from '#/hooks.ts'
import type { RandomBytes } from '#/modules/sessions/session-secrets.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Roles } from '#/platform/config/roles.ts'
import type { AskSecondOperator, Principal } from '#/platform/http/bind.ts'
import type { RecordAction } from '#/platform/http/recorded-action.ts'
import type { Module } from '#/platform/module.ts'
import type { Tally } from '#/platform/process/tally.ts'
import { anchorAudit } from './jobs/anchor-audit.ts'
import { pruneCounts } from './jobs/prune-counts.ts'
import { type ApprovalParts, approvalBindings } from './operator-calls/approvals.ts'
import { auditBindings } from './operator-calls/audit.ts'
import { changeRolesCall } from './operator-calls/change-roles.ts'
import { figuresBindings } from './operator-calls/figures.ts'
import { type OverviewParts, overviewCall } from './operator-calls/overview.ts'
import { runningStateCall } from './operator-calls/running-state.ts'
import { type StaffParts, staffBindings } from './operator-calls/staff.ts'
import { Presence } from './presence/presence.ts'
import { roleNamed } from './roles.ts'
import { actionsOn } from './store/operator-actions.ts'
import { roleOf } from './store/operators.ts'
import { askSecondOperator } from './use-cases/ask-second-operator.ts'
import { holderOfKey } from './use-cases/holder-of-key.ts'
import { type NotifyOwnersParts, ownersNotice } from './use-cases/notify-owners.ts'
import { recordActions } from './use-cases/record-actions.ts'

interface Parts extends StaffParts, OverviewParts, ApprovalParts, NotifyOwnersParts {
  readonly config: Pick<Config, 'publicUrl'>
  readonly keys: StaffParts['keys'] & { readonly operator: string }
  readonly logger: FastifyBaseLogger
  readonly roles: Roles
  readonly random: RandomBytes
  /** What this process counts. */
  readonly tally: Tally
  /** Knows an operator by the session of a browser. */
  identifyOperator(request: FastifyRequest, token: CallDefinition['token']): Promise<Principal>
}

/** What the operators' port is built with. */
interface Offers {
  /** Who sends a request: a key is judged by itself alone, a browser has a session. */
  identify(request: FastifyRequest, token: CallDefinition['token']): Promise<Principal>
  /** Keeps what operators do. */
  readonly record: RecordAction
  /** Keeps what needs a second operator. */
  readonly ask: AskSecondOperator
  /** Says from now on that this process runs. */
  attend(): Promise<void>
}

/** Wires the module: operators with their roles, approvals, the audit and figures, and how an operator is known. */
export function staffModule(
  parts: Parts,
): Module<Offers> & { readonly answers: Pick<Hooks, 'actionsOn' | 'tellOwners'> } {
  const { database, settings, keys, logger, roles } = parts
  const record = recordActions(database)
  const failed = (error: unknown) => logger.warn({ err: error }, 'nobody could be told that this process runs')
  const presence = new Presence({ database, roles, random: parts.random, tally: parts.tally, failed })
  return {
    name: 'staff',
    operatorCalls: [
      changeRolesCall(parts),
      ...staffBindings(parts),
      ...approvalBindings(parts),
      ...auditBindings(database),
      overviewCall(parts),
      runningStateCall(database),
      ...figuresBindings(database, settings),
    ],
    jobs: [anchorAudit(logger), pruneCounts],
    answers: { actionsOn, tellOwners: (change) => ownersNotice(parts, change) },
    offers: {
      record,
      ask: askSecondOperator({ database, settings, record }),
      attend: () => presence.begin(),
      async identify(request, token) {
        const { authorization } = request.headers
        if (authorization !== undefined) return holderOfKey(keys.operator, authorization)
        const principal = await parts.identifyOperator(request, token)
        if (!principal.account) return principal
        return { ...principal, role: roleNamed(settings, await roleOf(database.db, principal.account.id)) }
      },
    },
    [Symbol.asyncDispose]: () => presence[Symbol.asyncDispose](),
  }
}
