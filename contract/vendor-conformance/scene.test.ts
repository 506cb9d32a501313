import { expect, test } from 'vitest'
import type { Answer, WalletDriver } from './driver.ts'
import { partyCases } from './party-cases.ts'
import { PlainWallet } from './plain-wallet.ts'
import { roundCases } from './round-cases.ts'
import { Scene } from './scene.ts'

type Send = WalletDriver['send']

/** What a case says of a wallet: nothing where it keeps the rules. */
async function faultOf(name: string, spoil: (send: Send) => Send): Promise<string | undefined> {
  const wallet = new PlainWallet()
  const scene = new Scene({
    driver: { send: spoil((...command) => wallet.send(...command)) },
    prefix: '',
    newPlayer: async (money) => wallet.seat(`player ${money}`, 'session', money),
  })
  const found = [...roundCases, ...partyCases].find((each) => each.name.startsWith(name))
  return await found?.run(scene).then(
    () => undefined,
    (error: Error) => error.message,
  )
}

const retryable: Answer = { outcome: 'retryable' }

/** Answers the first `times` commands too late, each of which is done all the same, or is not. */
const late =
  (times: number, isDone: boolean) =>
  (send: Send): Send => {
    let left = times
    return async (...command) => {
      const isLate = left-- > 0
      if (!isLate || isDone) {
        const answer = await send(...command)
        if (!isLate) return answer
      }
      return retryable
    }
  }

test.each(['C4 ', 'C18 '])(
  '[PLAY-04] %s is sent again to a wallet that is overloaded, as a vendor would',
  async (name) => {
    expect(await faultOf(name, (send) => send)).toBeUndefined()
    expect(await faultOf(name, late(3, false))).toBeUndefined()
    expect(await faultOf(name, late(3, true))).toBeUndefined()
    expect(await faultOf(name, late(Number.POSITIVE_INFINITY, true))).toContain('retryable')
  },
)

test('[PLAY-04] a wallet that does a copy once more is found out', async () => {
  const twice = (send: Send): Send => {
    let copies = 0
    return (who, command) => send(who, 'id' in command && copies++ === 5 ? { ...command, id: 'another' } : command)
  }
  expect(await faultOf('C4 ', twice)).toContain('20 × bet')
})
