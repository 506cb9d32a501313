import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { uploadedBy } from '#/modules/uploads/test-world/send-image.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { cashier, depositWorld } from '../test-world/deposit-world.ts'

onPostgres('approvals by one operator', () => {
  test('[OPS-05] of approvals at once in several tabs, those above the sum of the day take two', async () => {
    await using d = await depositWorld({ engine: 'postgres' })
    await d.w.set('cashier', { ...cashier, aloneByOperator: '1000000.00' })
    const mai = await d.w.signIn({ username: 'mai', type: accountTypes.operator })
    const numbers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { number } = await d.order(await d.w.signIn(), { channel: 'WALLET', amount: '500000' })
        await d.callback({ orderNumber: number, amount: '300000' })
        return number
      }),
    )
    await d.drain()
    const answers = await Promise.all(
      numbers.map(async (number) => {
        const payload = { number, reason: 'seen on the statement' }
        const sent = { method: 'POST', url: calls.approveDeposit.path, payload, headers: mai.consoleHeaders } as const
        const { success, code } = (await d.w.app.operator.inject({ ...sent, remoteAddress: anotherAddress() })).json()
        return success ? 'credited' : code
      }),
    )
    expect(answers.toSorted()).toEqual([...Array(3).fill('credited'), ...Array(5).fill('second_operator_needed')])
  })

  test('[WAL-06] of two orders that name one payment at once, one is credited', async () => {
    await using d = await depositWorld({ engine: 'postgres' })
    const linh = await d.w.signIn()
    const owners = await Promise.all(
      ['mai', 'anh', 'dao', 'hoa'].map((username) => d.w.signIn({ username, type: accountTypes.operator })),
    )
    const manual = async (amount: string) =>
      await d.order(linh, { channel: 'MANUAL', amount, sender: 'Linh', proofs: [await uploadedBy(d.w, linh)] })
    const orders = [await manual('600000'), await manual('700000')]
    await d.transfer({ content: 'thank you', transferAmount: 600_000 })
    await d.drain()
    const { id: payment } = await d.w.database.db.selectFrom('deposit_payments').select('id').executeTakeFirstOrThrow()
    const post = async (call: { readonly path: string }, payload: object, who = owners[0]) => {
      const headers = who?.consoleHeaders ?? {}
      const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
      const { success, code, value } = (await d.w.app.operator.inject(sent)).json()
      return success ? value : code
    }
    const asked: { approval: string }[] = []
    for (const { number } of orders)
      asked.push(await post(calls.approveLargeDeposit, { number, payment: String(payment), reason: 'the receipt' }))
    const answers = await Promise.all(
      asked.map(({ approval: id }, i) => post(calls.approveRequest, { id }, owners[i + 1])),
    )
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'payment_not_found')).toHaveLength(1)
    expect(await d.money(linh)).toBe(60_000_000n)
  })
})
