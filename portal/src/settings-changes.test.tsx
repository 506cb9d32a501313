// @vitest-environment happy-dom
import { settingsTold } from '@banyan/client/signals.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoConfig } from '#/build/demo-config.ts'
import { forgetTopics, tellEvent } from './api/pushes.ts'
import { followSettings, hearSections } from './session/follow-settings.ts'
import { keepConfig, portalConfig } from './session/portal-config.ts'
import { answer, answerGames, openPortal, stubBrowser } from './test-world/open-portal.tsx'

const notice = { title: { en: 'Back at noon' }, message: { en: 'New machines.' }, until: null }
/** The configuration of a server that has made so many changes, the last of them in a section. */
const changed = (version: number, fields: Partial<PortalConfig> = {}): PortalConfig => ({
  ...demoConfig,
  ...fields,
  settings: { version, sections: { ...demoConfig.settings.sections, availability: version } },
})

const fetched = vi.fn<typeof fetch>()
let told: PortalConfig
const asked = () => fetched.mock.calls.filter(([address]) => String(address).startsWith('/wps/system/config')).length

let stop = () => {}
beforeEach(() => {
  told = demoConfig
  fetched.mockReset().mockImplementation((address) => {
    if (String(address).startsWith('/wps/system/config')) return answer({ success: true, value: told })
    return answerGames(address, ['Dragon Tide'])
  })
  stubBrowser(fetched)
})
afterEach(() => {
  stop()
  cleanup()
  forgetTopics()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[OPS-07] [SYS-02] a maintenance that begins replaces the page of an open tab that is told by its socket', async () => {
  await openPortal('/')
  stop = followSettings()
  told = changed(2, { maintenance: notice })
  act(() => tellEvent('settings.changed', { version: 2 }, true))
  expect((await screen.findByText('Back at noon')).tagName).toBe('H1')
  told = changed(4)
  act(() => tellEvent('settings.changed', { version: 4 }, true))
  await waitFor(() => expect(screen.queryByText('Back at noon')).toBeNull())
})

test('[OPS-07] a visitor’s tab notices by any answer, and asks once', async () => {
  keepConfig(demoConfig)
  stop = followSettings()
  told = changed(6, { merchant: { code: 'banyan', name: 'Banyan Deluxe' } })
  settingsTold.tell(6)
  settingsTold.tell(6)
  await vi.waitFor(() => expect(portalConfig().merchant.name).toBe('Banyan Deluxe'))
  settingsTold.tell(6)
  settingsTold.tell(4)
  expect(asked()).toBe(1)
})

test('a process that lags behind is asked again, and what it says replaces nothing newer', async () => {
  vi.useFakeTimers()
  keepConfig(changed(4))
  stop = followSettings()
  told = changed(2)
  settingsTold.tell(6)
  await vi.advanceTimersByTimeAsync(500)
  expect(portalConfig().settings.version).toBe(4)
  told = changed(6)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(portalConfig().settings.version).toBe(6)
  // One that never catches up is given up.
  settingsTold.tell(60)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(2 + 3)
})

test('[OPS-07] [SYS-02] a tab asks when a planned maintenance is to begin, without being told', async () => {
  vi.useFakeTimers()
  keepConfig({ ...demoConfig, closesInSeconds: 90 })
  stop = followSettings()
  told = changed(3, { maintenance: notice })
  await vi.advanceTimersByTimeAsync(89_000)
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(portalConfig().maintenance).toEqual(notice)
})

test('a visitor’s tab that was hidden for long asks when it is seen again', async () => {
  vi.useFakeTimers()
  keepConfig(demoConfig)
  stop = followSettings()
  const show = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  show('hidden')
  await vi.advanceTimersByTimeAsync(5_000)
  show('visible')
  expect(asked()).toBe(0)
  show('hidden')
  await vi.advanceTimersByTimeAsync(31_000)
  show('visible')
  expect(asked()).toBe(1)
  vi.restoreAllMocks()
})

test('features are told which sections have changed', async () => {
  keepConfig(demoConfig)
  const heard: string[][] = []
  const end = hearSections((sections) => heard.push([...sections]))
  keepConfig(changed(2))
  keepConfig({ ...changed(2), followBrowser: false })
  end()
  expect(heard).toEqual([['availability']])
})
