import { expect, type Page, test } from '@playwright/test'

/** Families that Chromium really draws `text` with, where CSS asks for `family`. */
async function drawnWith(page: Page, family: string, text: string) {
  await page.setContent(`<p style='font-family: ${family}'>${text}</p>`)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName)
}

test('the browser draws with the fonts of the lock file, whatever its machine has', async ({ page }) => {
  // biome-ignore lint/suspicious/noSkippedTests: elsewhere Chromium does not ask fontconfig
  test.skip(process.platform !== 'linux', 'elsewhere Chromium does not ask fontconfig')
  const generic = ['sans-serif', 'serif', 'system-ui', '"DejaVu Serif"', '"Noto Sans"', '"Liberation Serif"', 'unknown']
  for (const family of generic) {
    expect([family, await drawnWith(page, family, 'Nạp tiền 1,234')]).toEqual([family, ['Arimo']])
    expect([family, await drawnWith(page, family, 'مرحبا')]).toEqual([family, ['DejaVu Sans']])
    expect([family, await drawnWith(page, family, '彩票开奖')]).toEqual([family, ['ZCOOL XiaoWei']])
  }
  for (const family of ['monospace', 'ui-monospace'])
    expect([family, await drawnWith(page, family, '0123 abc')]).toEqual([family, ['DejaVu Sans Mono']])
})

test('the face that stands in until Be Vietnam Pro arrives is found, as where a machine has Arial', async ({
  page,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: elsewhere Chromium does not ask fontconfig
  test.skip(process.platform !== 'linux', 'elsewhere Chromium does not ask fontconfig')
  const load = () => new FontFace('stand-in', 'local("Arial")').load().then(({ status }) => status)
  expect(await page.evaluate(load)).toBe('loaded')
})
