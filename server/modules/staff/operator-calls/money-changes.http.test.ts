import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { standInMail } from '#/modules/codes/test-world/stand-in-mail.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type World, world } from '#/test-world/world.ts'

type Headers = Readonly<Record<string, string>>

async function owner(w: World, username: string): Promise<Headers> {
  return (await w.signIn({ username, type: accountTypes.operator })).consoleHeaders
}

async function send(
  w: World,
  { method, path: url }: { readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string },
  payload: object,
  headers: Headers,
) {
  const sent = { method, url, payload, headers: { ...headers }, remoteAddress: anotherAddress() }
  const { success, code, value } = (await w.app.operator.inject(sent)).json()
  return success ? value : code
}
const approve = (w: World, id: string, headers: Headers) => send(w, calls.approveRequest, { id }, headers)

test('[OPS-07] [WAL-02] the same request of the same operator answers with the first one, as long as it waits', async () => {
  await using w = await world()
  const [mai, anh] = [await owner(w, 'mai'), await owner(w, 'anh')]
  const value = { ...w.settings.current('approvals'), waitsHours: 48 }
  const ask = (headers: Headers, given: object = {}) =>
    send(w, calls.changeApprovals, { version: 0, value, reason: 'weekends', ...given }, headers)
  const first = await ask(mai)
  expect(await ask(mai)).toEqual(first)
  expect(await ask(mai, { reason: 'long weekends' })).toEqual(first)
  // Other values, another operator and the key ask for something else.
  const others = [await ask(mai, { value: { ...value, waitsHours: 24 } }), await ask(anh), await ask(w.operatorHeaders)]
  expect(new Set([first, ...others].map(({ approval }) => approval)).size).toBe(4)
  expect(await ask(w.operatorHeaders)).toEqual(others[2])
  expect(await send(w, calls.withdrawRequest, { id: first.approval }, mai)).toEqual({})
  const second = await ask(mai)
  expect(second.approval).not.toBe(first.approval)
  await w.moveClock(73 * 3_600)
  const third = await ask(await owner(w, 'mai.again'))
  expect(await approve(w, third.approval, await owner(w, 'anh.again'))).toEqual({})
  // Made from a version that is no longer the one.
  expect(await ask(w.operatorHeaders)).toBe('changed_meanwhile')
})

test('[OPS-07] owners are told by mail in their language of each changed money setting, without its values', async () => {
  await using mail = await standInMail()
  await using w = await world({ mailServer: { url: mail.url, from: mail.from } })
  const tongue = (code: string, tag: string) => ({ code, tag, nativeName: tag, direction: 'ltr' as const })
  await w.set('languages', { offered: [tongue('EN', 'en'), tongue('VN', 'vi')], followBrowser: true })
  const [mai, anh] = [await owner(w, 'mai'), await owner(w, 'anh')]
  const change = async (section: 'Approvals' | 'Withdrawals' | 'Roles', version: number, value: object) => {
    const { approval } = await send(w, calls[`change${section}`], { version, value, reason: 'as agreed' }, mai)
    expect(await approve(w, approval, anh)).toEqual({})
  }
  const withdrawals = { ...w.settings.current('withdrawals'), approvedAutomatically: '9876000.00' }
  await change('Withdrawals', 0, withdrawals)
  const [dao, hoa] = [
    { address: 'dao@owners.example.com', language: 'EN' },
    { address: 'hoa@owners.example.com', language: 'VN' },
  ]
  await change('Approvals', 0, { ...w.settings.current('approvals'), moneyNotices: [dao, hoa] })
  await mail.arrived(2)
  await change('Withdrawals', 1, { ...withdrawals, approvedAutomatically: '8765000.00' })
  await mail.arrived(4)
  // Whoever is taken off the list is told of that.
  await change('Approvals', 1, { ...w.settings.current('approvals'), moneyNotices: [hoa] })
  await mail.arrived(6)
  await change('Roles', 0, { roles: [...w.settings.current('roles').roles, { name: 'intern', calls: [] }] })
  await mail.arrived(7)
  const told = (to: string) =>
    mail.deliveries.filter((each) => each.to.includes(to)).map(({ headers }) => headers.subject)
  expect(told(dao.address).map((subject) => subject?.replace(/^.*: /, ''))).toEqual([
    'money settings changed (Approvals)',
    'money settings changed (Withdrawals)',
    'money settings changed (Approvals)',
  ])
  expect(told(hoa.address)).toHaveLength(4)
  expect(told(hoa.address)[1]).toMatch(/cài đặt tiền đã thay đổi \(Rút tiền\)$/)
  const [, , changed] = mail.deliveries
  expect(changed?.text).toContain('/settings/withdrawals')
  expect(changed?.text).toContain('mai')
  for (const { text } of mail.deliveries) expect(text).not.toMatch(/8765000|9876000|owners\.example\.com/)
  expect(mail.deliveries.at(-1)?.text).toContain('/roles')
})

test('[OPS-07] a money setting changes where no mail can be sent, and a request alone is not told', async () => {
  await using mail = await standInMail()
  await using w = await world({ mailServer: { url: mail.url, from: mail.from } })
  const [mai, anh] = [await owner(w, 'mai'), await owner(w, 'anh')]
  await w.set('approvals', {
    ...w.settings.current('approvals'),
    moneyNotices: [{ address: 'dao@owners.example.com', language: 'EN' }],
  })
  mail.answer({ command: 'RCPT', reply: '550 nobody here' })
  const value = { ...w.settings.current('payoutBanks'), off: ['970436'] }
  const { approval } = await send(w, calls.changePayoutBanks, { version: 0, value, reason: 'as agreed' }, mai)
  expect(mail.connections).toBe(0)
  expect(await approve(w, approval, anh)).toEqual({})
  expect(w.settings.current('payoutBanks').off).toEqual(['970436'])
  await mail.connected(1)
  expect(mail.deliveries.map(({ to }) => to)).toEqual([])
})
