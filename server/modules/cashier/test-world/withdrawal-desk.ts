import { calls } from '@banyan/contract/calls.ts'
import { accountTypes } from '#/modules/accounts/account-types.ts'
import { look } from '#/modules/staff/test-world/member-desk.ts'
import { anotherAddress } from '#/test-world/sealed-body.ts'
import { type WithdrawalWorld, withdrawalWorld } from './withdrawal-world.ts'

type Headers = Readonly<Record<string, string>>

/** Two operators before the withdrawals of their members. */
export class WithdrawalDesk {
  readonly d: WithdrawalWorld
  readonly mai: Headers
  readonly anh: Headers

  private constructor(d: WithdrawalWorld, mai: Headers, anh: Headers) {
    this.d = d
    this.mai = mai
    this.anh = anh
  }

  static async open(): Promise<WithdrawalDesk> {
    const d = await withdrawalWorld()
    const owner = async (username: string) =>
      (await d.w.signIn({ username, type: accountTypes.operator })).consoleHeaders
    return new WithdrawalDesk(d, await owner('mai'), await owner('anh'))
  }

  /** The value that a call answers, or the code of its refusal. */
  async post(call: { readonly path: string }, payload: object, headers = this.mai) {
    const sent = { method: 'POST', url: call.path, payload, headers, remoteAddress: anotherAddress() } as const
    const answer = (await this.d.w.app.operator.inject(sent)).json()
    return answer.success ? answer.value : answer.code
  }

  /** Asks the second operator for something, who agrees. */
  async together(call: { readonly path: string }, payload: object) {
    const asked = await this.post(call, payload)
    if (typeof asked === 'string') return asked
    return await this.post(calls.approveRequest, { id: asked.approval, reason: 'as agreed' }, this.anh)
  }

  async record(number: string) {
    return (await look(this.d.w, calls.withdrawalRecord, { number })).value
  }
}

export const reason = 'as the statement says'
export const dong = (thousands: number) => BigInt(thousands) * 100_000n
