import type { CallDefinition } from '@banyan/contract/call.ts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { VipParts } from '#/modules/promotions/manage-promotions.ts'
import type { RandomBytes } from '#/modules/sessions/session-secrets.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Roles } from '#/platform/config/roles.ts'
import type { AskSecondOperator, Principal } from '#/platform/http/bind.ts'
import type { RecordAction } from '#/platform/http/recorded-action.ts'
import type { Module } from '#/platform/module.ts'
import type { Tally } from '#/platform/process/tally.ts'
import { announcementBindings } from './calls/announcements.ts'
import { type ApprovalParts, approvalBindings } from './calls/approvals.ts'
import { auditBindings } from './calls/audit.ts'
import { catalogueBindings } from './calls/catalogue.ts'
import { type DepositDeskParts, depositDeskBindings } from './calls/deposits.ts'
import { figuresBindings } from './calls/figures.ts'
import { gameBindings } from './calls/games.ts'
import { type LotterySaleParts, lotterySaleBindings } from './calls/lottery-sale.ts'
import { type MemberActionParts, memberActionBindings } from './calls/member-actions.ts'
import { type MemberApprovalParts, memberApprovalBindings } from './calls/member-approvals.ts'
import { type MembersParts, memberBindings } from './calls/members.ts'
import { moneyBindings } from './calls/money.ts'
import { type OverviewParts, overviewCall } from './calls/overview.ts'
import { parkedEventBindings } from './calls/parked-events.ts'
import { payoutDeskBindings } from './calls/payouts.ts'
import { promotionDeskBindings } from './calls/promotions.ts'
import { runningStateCall } from './calls/running-state.ts'
import { settingsBindings } from './calls/settings.ts'
import { settingsFormBindings } from './calls/settings-forms.ts'
import { signInCodeCall } from './calls/sign-in-code.ts'
import { type StaffParts, staffBindings } from './calls/staff.ts'
import { type TestLaunchParts, testLaunchCall } from './calls/test-launch.ts'
import { vendorGiftBindings } from './calls/vendor-gifts.ts'
import { verifyBookCall } from './calls/verify-book.ts'
import { walletTransferBindings } from './calls/wallet-transfers.ts'
import { type WithdrawalDeskParts, withdrawalDeskBindings } from './calls/withdrawals.ts'
import { anchorAudit } from './jobs/anchor-audit.ts'
import { pruneCounts } from './jobs/prune-counts.ts'
import { Presence } from './presence/presence.ts'
import { roleNamed } from './roles.ts'
import { roleOf } from './store/operators.ts'
import { askSecondOperator } from './use-cases/ask-second-operator.ts'
import { holderOfKey } from './use-cases/holder-of-key.ts'
import { recordActions } from './use-cases/record-actions.ts'

interface Parts
  extends StaffParts,
    OverviewParts,
    TestLaunchParts,
    ApprovalParts,
    MembersParts,
    LotterySaleParts,
    MemberActionParts,
    Omit<MemberApprovalParts, 'publicUrl'> {
  readonly cashier: DepositDeskParts['cashier'] & WithdrawalDeskParts['cashier']
  readonly config: Pick<Config, 'hosts' | 'publicUrl' | 'consoleUrl' | 'testMembers' | 'vendorKeys'>
  readonly keys: StaffParts['keys'] & { readonly operator: string }
  readonly logger: FastifyBaseLogger
  readonly roles: Roles
  readonly random: RandomBytes
  /** By which terms of promotions are told and simulations judge. */
  readonly vip: VipParts
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

/** Wires the module: the operators' calls, and how an operator is known. */
export function operatorModule(parts: Parts): Module<Offers> {
  const { database, settings, config, keys, logger, roles } = parts
  const record = recordActions(database)
  const failed = (error: unknown) => logger.warn({ err: error }, 'nobody could be told that this process runs')
  const presence = new Presence({ database, roles, random: parts.random, tally: parts.tally, failed })
  return {
    name: 'operator',
    operatorCalls: [
      ...settingsBindings({ ...parts, consoleUrl: config.consoleUrl }),
      ...settingsFormBindings(database, settings, config),
      ...catalogueBindings(database, config.hosts),
      ...gameBindings(database, settings),
      ...vendorGiftBindings(database, settings, config.vendorKeys),
      ...promotionDeskBindings(database, parts.vip),
      ...announcementBindings(database, parts),
      ...staffBindings(parts),
      ...approvalBindings(parts),
      ...auditBindings(database),
      signInCodeCall({ ...parts, publicUrl: config.publicUrl }),
      overviewCall(parts),
      runningStateCall(database),
      ...figuresBindings(database, settings),
      verifyBookCall(database),
      ...parkedEventBindings(database),
      testLaunchCall(parts),
      ...memberBindings(parts),
      ...moneyBindings(database),
      ...depositDeskBindings(parts),
      ...withdrawalDeskBindings(parts),
      ...walletTransferBindings(parts),
      ...lotterySaleBindings(parts),
      ...payoutDeskBindings({ ...parts, publicUrl: config.publicUrl }),
      ...memberActionBindings(parts),
      ...memberApprovalBindings({ ...parts, publicUrl: config.publicUrl }),
    ],
    jobs: [anchorAudit(logger), pruneCounts],
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
