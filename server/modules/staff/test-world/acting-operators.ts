import type { CallDefinition } from '@banyan/contract/call.ts'
import { calls } from '@banyan/contract/calls.ts'
import { decidesMoney } from '@banyan/contract/system/money-sections.ts'
import { type SectionName, settingsSections } from '@banyan/contract/system/settings.ts'
import { aVendorLine } from '@banyan/contract/test-world/catalogue-lines.ts'
import { sql } from 'kysely'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { CatalogueDesk } from '#/modules/games/test-world/catalogue-desk.ts'
import { suspendAccount } from '#/modules/sign-in/members.ts'
import { addOperator, codeOf } from '#/modules/sign-in/test-world/operator-browser.ts'
import { uploadedBy } from '#/modules/uploads/test-world/send-image.ts'
import { putEvents } from '#/platform/outbox/put-events.ts'
import { anotherAddress, asClientsSend } from '#/test-world/sealed-body.ts'
import type { World } from '#/test-world/world.ts'
import { cashierBodies } from './cashier-bodies.ts'
import { withAuthenticator } from './member-desk.ts'

const maintenance = { until: new Date(Date.now() + 86_400_000).toISOString(), reason: 'The vendor asked for it' }
const changeOf = (section: SectionName) => `change${section.charAt(0).toUpperCase()}${section.slice(1)}`
const sections = Object.keys(settingsSections) as SectionName[]

/** Operators of a world who act, and a body for each of their calls with which it succeeds. */
export function actingOperators(w: () => World) {
  async function send(call: CallDefinition, body: unknown, given: Record<string, string> = w().operatorHeaders) {
    const json = { headers: { ...given, 'content-type': 'application/json' }, payload: JSON.stringify(body) }
    const request = body === undefined ? { headers: given } : await asClientsSend(call, json, w().bodyKey)
    const remoteAddress = anotherAddress()
    const answer = await w().app.operator.inject({ method: call.method, url: call.path, remoteAddress, ...request })
    const isFile = call.answersFile && answer.statusCode === 200
    return { status: answer.statusCode, body: isFile ? { success: true } : answer.json(), remoteAddress }
  }

  const catalogue = new CatalogueDesk(w)

  /** A section as it stands, to be written back. */
  async function sameAgain(section: SectionName): Promise<object> {
    const url = `/wps/operator/settings/${section}`
    const { version, value } = (await w().app.operator.inject({ url, headers: w().operatorHeaders })).json().value
    const reason = decidesMoney[section] ? { reason: 'as it was' } : {}
    return { version, value: { ...value, ...(section === 'brand' && { resources: [] }) }, ...reason }
  }

  const owners: Record<string, Promise<Record<string, string>>> = {}
  /** What an owner of this name sends, who is made when it is first asked for. */
  async function anOwner(username: string): Promise<Record<string, string>> {
    const how = { mustChangePassword: username === 'new.owner' }
    owners[username] ??= w()
      .signIn({ username, type: accountTypes.operator }, how)
      .then((own) => own.consoleHeaders)
    return await owners[username]
  }

  /** An operator that others act on; each call of this makes another. */
  let made = 0
  async function anOperator(): Promise<string> {
    const username = `staff-${++made}`
    await addOperator(w(), username, 'support')
    return username
  }

  /** A request of the first owner's that waits. */
  async function aRequest(): Promise<string> {
    const body = { username: await anOperator(), role: 'finance', reason: 'she knows figures' }
    return (await send(calls.changeOperatorRole, body, await anOwner('first.owner'))).body.value.approval
  }

  /** A body about a member of its own, with a reason. */
  async function aboutMember(
    given: object = {},
    isSuspended = false,
  ): Promise<{ readonly id: string; readonly reason: string }> {
    const { accountId } = await w().signIn({ username: `member.${++made}` })
    const { public_id: id } = await w()
      .database.db.selectFrom('accounts')
      .select('public_id')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (isSuspended) await w().database.transaction((tx) => suspendAccount(tx, accountId))
    return { id, reason: 'The owner asked for it', ...given }
  }

  /** A body for each call with which it succeeds. */
  const bodies: Readonly<Record<string, () => unknown>> = {
    ...Object.fromEntries(sections.map((section) => [changeOf(section), () => sameAgain(section)])),
    addOperator: () => ({ username: 'lan.vo' }),
    mintSignInCode: () => ({ username: ' Linh', reason: 'lost her phone' }),
    openTestLaunch: () => ({ username: 'linh', vassalage: 'PG', gameCode: 'pg-100000' }),
    beginCatalogueImport: () => ({}),
    addCatalogueLines: async () => ({ importId: await catalogue.begin(), firstLine: 1, lines: [aVendorLine()] }),
    applyCatalogueImport: () => catalogue.wholeImport(),
    takeBackCatalogueImport: async () => {
      await catalogue.apply()
      return { version: await catalogue.apply() }
    },
    setGameMaintenance: async () => {
      await catalogue.apply()
      return { nodeId: String(catalogue.games), ...maintenance }
    },
    setVendorMaintenance: async () => {
      await catalogue.apply()
      return { code: 'PG', ...maintenance }
    },
    replaceAnnouncements: () => ({ version: 0, items: [] }),
    ...{ sendParkedEvents: () => parkAnEvent(w()), verifyBook: () => undefined, takeBackup: () => undefined },
    ...{ memberContacts: () => aboutMember(), suspendMember: () => aboutMember() },
    uploadedImage: async () => ({ id: await uploadedBy(w(), await w().signIn()) }),
    reinstateMember: () => aboutMember({}, true),
    holdMoney: () => aboutMember({ hours: 24 }),
    markMember: () => aboutMember({ tags: ['bonus-abuse'], isIdentityChecked: true }),
    releaseMoney: async () => {
      const body = await aboutMember()
      await send(calls.holdMoney, { ...body, hours: 1 })
      return body
    },
    endMemberSessions: () => aboutMember(),
    handOutPassword: () => aboutMember(),
    correctBalance: () => aboutMember({ amount: '5000' }),
    resetMemberFactors: async () => {
      const body = await aboutMember()
      await withAuthenticator(w(), body.id)
      return body
    },
    operatorLogin: async () => {
      const operator = await addOperator(w(), 'login.er')
      return { username: operator.username, password: operator.password, code: await codeOf(w(), operator) }
    },
    ...{ operatorLogout: () => undefined, proveAudit: () => undefined },
    setOperatorPassword: () => ({ newPassword: 'three slow boats', confirmNewPassword: 'three slow boats' }),
    changeOperatorRole: async () => ({ username: await anOperator(), role: 'finance', reason: 'she knows figures' }),
    renewOperatorAccess: async () => ({ username: await anOperator(), reason: 'lost her phone' }),
    lockOperator: async () => ({ username: await anOperator(), reason: 'has left us' }),
    unlockOperator: async () => {
      const username = await anOperator()
      await send(calls.lockOperator, { username, reason: 'on leave' })
      return { username, reason: 'is back' }
    },
    endOperatorSessions: async () => {
      const username = `away-${++made}`
      await w().signIn({ username, type: accountTypes.operator })
      return { username, reason: 'left a screen open' }
    },
    approveRequest: async () => ({ id: await aRequest(), reason: 'I know her' }),
    rejectRequest: async () => ({ id: await aRequest(), reason: 'I do not know her' }),
    withdrawRequest: async () => ({ id: await aRequest() }),
    ...cashierBodies(w),
  }

  return { anOwner, bodies, catalogue, sameAgain, send }
}

/** What could not be delivered. */
async function parkAnEvent({ database }: World): Promise<undefined> {
  const payload = { vendorCode: 'PG', transactionId: 'never' }
  await database.transaction(async (tx) => {
    await putEvents(tx, [{ aggregate: 'member:1', event: 'round.won', consumer: 'games.winners', payload }])
    await sql`update outbox set parked_at = clock_now()`.execute(tx)
  })
}
