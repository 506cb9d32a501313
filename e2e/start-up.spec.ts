import { callTable } from '@banyan/contract/client.gen.ts'
import { expect, test, tiles } from './running-portal.ts'

test('[SYS-01] the document carries the configuration: no call asks for it, and it is there before any other call', async ({
  page,
}) => {
  const asked: string[] = []
  const wasThere: boolean[] = []
  await page.exposeFunction('noteCall', (path: string, hasConfig: boolean) => {
    asked.push(path)
    wasThere.push(hasConfig)
  })
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      const config = JSON.parse(document.getElementById('start-up')?.textContent ?? 'null')
      const note = Reflect.get(window, 'noteCall') as (path: string, hasConfig: boolean) => void
      note(String(input), Boolean(config?.info && config.location.ip && config.languages && config.currency))
      return send(input, init)
    }
  })
  await page.goto('/rng?lang=EN')
  await expect(tiles(page)).toHaveCount(18)
  expect(asked.some((path) => path.startsWith(callTable.gameVendors.path))).toBe(true)
  expect(asked.filter((path) => path.startsWith(callTable.systemConfig.path))).toEqual([])
  expect(wasThere.every(Boolean)).toBe(true)
})

test('no call is made twice while the lobby starts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(wps|lgw)\//.test(pathname)) asked.push(pathname + search)
  })
  await page.goto('/?lang=EN')
  await expect(tiles(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.some((path) => path.startsWith(callTable.gameVendors.path))).toBe(true)
  expect(asked).toEqual([...new Set(asked)])
})

test('[SYS-19] the calls can be browsed', async ({ page }) => {
  await page.goto('/api/')
  for (const summary of ['What the portal knows before anything else.', 'One page of the catalogue, filtered.']) {
    await expect(page.getByText(summary).first()).toBeVisible({ timeout: 20_000 })
  }
})
