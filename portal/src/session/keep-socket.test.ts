// @vitest-environment happy-dom
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownAccount } from '#/src/test-world/sign-in-server.ts'
import { keepSocket } from './keep-socket.ts'
import { keepConfig } from './portal-config.ts'
import { setSession } from './session.ts'

const sockets = vi.hoisted(() => [] as { isOpen: boolean; isVisitor: boolean }[])

vi.mock('#/src/api/push-socket.ts', () => ({
  PushSocket: class {
    isOpen = true
    isVisitor: boolean
    constructor({ isVisitor }: { isVisitor: boolean }) {
      this.isVisitor = isVisitor
      sockets.push(this)
    }
    close() {
      this.isOpen = false
    }
  },
}))

const config = (maintenance: object | null) => ({ maintenance, regionRestriction: null }) as unknown as PortalConfig
const linh = ownAccount()
const open = () => sockets.map(({ isOpen }) => isOpen)

let stop: () => void
beforeEach(() => {
  sockets.length = 0
  keepConfig(config(null))
  stop = keepSocket()
})
afterEach(() => {
  stop()
  setSession({ is: 'out' })
})

test('[MSG-05] an account has a socket until it leaves', async () => {
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

test('[OPS-07] a visitor has one that is not an account’s, once the first page is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  setSession({ is: 'opening' })
  setSession({ is: 'out' })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(open()).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(sockets).toMatchObject([{ isVisitor: true, isOpen: true }]))
  setSession({ is: 'in', account: linh })
  await vi.waitFor(() => expect(open()).toEqual([false, true]))
  expect(sockets[1]?.isVisitor).toBe(false)
})

test('[SYS-02] a visitor of a closed portal has none before it opens again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  keepConfig(config({}))
  setSession({ is: 'opening' })
  setSession({ is: 'out' })
  await vi.advanceTimersByTimeAsync(9_500)
  keepConfig(config(null))
  expect(open()).toEqual([])
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(open()).toEqual([true]))
})

test('whoever signs in meanwhile was no visitor', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  setSession({ is: 'opening' })
  setSession({ is: 'out' })
  setSession({ is: 'in', account: linh })
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(open()).toEqual([true]))
  expect(sockets[0]?.isVisitor).toBe(false)
})

test('an account that leaves before the code came has none', async () => {
  setSession({ is: 'in', account: linh })
  setSession({ is: 'out' })
  setSession({ is: 'in', account: { ...linh, id: 'C'.repeat(22) } })
  await vi.waitFor(() => expect(open()).toEqual([true]))
})
