// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownAccount } from '#/src/test-world/sign-in-server.ts'
import { keepSocket } from './keep-socket.ts'
import { setSession } from './session.ts'

const sockets = vi.hoisted(() => [] as { isOpen: boolean }[])

vi.mock('#/src/api/push-socket.ts', () => ({
  PushSocket: class {
    isOpen = true
    constructor() {
      sockets.push(this)
    }
    close() {
      this.isOpen = false
    }
  },
}))

const linh = ownAccount()
const open = () => sockets.map(({ isOpen }) => isOpen)

let stop: () => void
beforeEach(() => {
  sockets.length = 0
  stop = keepSocket()
})
afterEach(() => {
  setSession({ is: 'out' })
  stop()
})

test('[MSG-05] a visitor has no socket, an account one until it leaves', async () => {
  setSession({ is: 'opening' })
  setSession({ is: 'in', account: linh })
  // Its name or language changed: that is no other account.
  setSession({ is: 'in', account: { ...linh, nickname: 'L.' } })
  await vi.waitFor(() => expect(open()).toEqual([true]))
  setSession({ is: 'out' })
  await vi.waitFor(() => expect(open()).toEqual([false]))
})

test('[MSG-05] another account has a socket of its own', async () => {
  setSession({ is: 'in', account: linh })
  await vi.waitFor(() => expect(open()).toEqual([true]))
  setSession({ is: 'in', account: { ...linh, id: 'B'.repeat(22) } })
  await vi.waitFor(() => expect(open()).toEqual([false, true]))
})

test('an account that leaves before the code came has none', async () => {
  setSession({ is: 'in', account: linh })
  setSession({ is: 'out' })
  setSession({ is: 'in', account: { ...linh, id: 'C'.repeat(22) } })
  await vi.waitFor(() => expect(open()).toEqual([true]))
})
