import { hostileHtml } from '@banyan/contract/test-world/hostile-html.ts'
import { axeFaults } from './axe-faults.ts'
import { openConsole } from './open-console.ts'
import { expect, test } from './running-portal.ts'

const hostileTried = 40

test('@deep [OPS-05] an operator changes a banner and a help topic, sees them before, and an open tab shows them', async ({
  page,
  server,
  operator,
  complaints,
}) => {
  const [banners, help] = [await operator.get('banners'), await operator.get('helpCenter')]
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  await page.goto('/?lang=EN')
  const tab = await openConsole(page, { operator, server }, 'mai.content', '/banners')
  const preview = tab.frameLocator('iframe[title=Preview]')
  const choices = tab.getByRole('region', { name: 'Preview' })
  const save = async (reason: string) => {
    await tab.getByRole('button', { name: 'Save', exact: true }).click()
    await tab.getByRole('dialog').getByRole('textbox').fill(reason)
    await tab.getByRole('button', { name: 'Save the changes' }).click()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  }

  await test.step('a banner, in Arabic on a phone in the dark', async () => {
    await expect(tab.getByRole('list', { name: 'Lobby' })).toBeVisible()
    expect(await axeFaults(tab)).toEqual([])
    await tab.getByRole('link', { name: 'Ten thousand games under one tree' }).click()
    await tab.getByRole('textbox', { name: /^Title/ }).fill('A wheel that turns')
    await expect(preview.locator('.banner')).toContainText('A wheel that turns')
    await tab.getByRole('tab', { name: /^العربية/ }).click()
    await choices.getByRole('button', { name: 'Phone' }).click()
    await choices.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect(preview.locator('html')).toHaveCSS('direction', 'rtl')
    await expect(preview.locator('html')).toHaveCSS('background-color', 'rgb(12, 21, 18)')
    // The portal's own look at this width: the button has no room.
    await expect(preview.locator('.banner .bg-gold-fill')).toBeHidden()
    await expect(preview.locator('.banner-art')).toHaveJSProperty('complete', true)
    expect(await axeFaults(tab)).toEqual([])
    await save('The wheel opens')
  })

  await test.step('a help topic, whose preview nothing hostile gets into', async () => {
    await tab.getByRole('link', { name: 'Help centre' }).click()
    await tab.getByRole('link', { name: 'Frequently asked questions' }).click()
    const content = tab.getByRole('textbox', { name: /^Content/ })
    await tab.evaluate(() => Object.assign(globalThis, { hits: 0, hit: () => Object.assign(globalThis, { hits: 1 }) }))
    const asked: string[] = []
    tab.on('request', (request) => asked.push(request.url()))
    const step = Math.ceil(hostileHtml.length / hostileTried)
    for (const [place, html] of hostileHtml.filter((_html, at) => at % step === 0).entries()) {
      await content.fill(`<p>Read ${place}.</p>${html}`)
      await expect(preview.locator('.rich-text')).toContainText(`Read ${place}.`)
      await preview.locator('.rich-text').evaluate((text) => {
        for (const part of text.querySelectorAll<HTMLElement>('*')) part.click?.()
      })
    }
    expect(await tab.evaluate(() => (globalThis as unknown as { hits: number }).hits)).toBe(0)
    expect(asked.filter((url) => url.includes('canary.invalid'))).toEqual([])
    // Chromium tells of handlers and styles in the inert document in which they are taken out.
    complaints.length = 0
    await content.fill('<p>Ask the <a href="/help#contact">wheel</a>.</p>')
    await preview.getByText('wheel', { exact: true }).click()
    await expect(preview.locator('.rich-text')).toHaveText('Ask the wheel.')
    expect(await axeFaults(tab)).toEqual([])
    await save('Questions about the wheel')
  })

  try {
    // A visitor's tab has no socket: whatever it asks for next tells it.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Frequently asked questions' }).click()
    await expect(page.getByRole('dialog').locator('.rich-text')).toHaveText('Ask the wheel.')
    await expect(page.locator('main .banner').first()).toContainText('A wheel that turns')
  } finally {
    await operator.set('banners', banners)
    await operator.set('helpCenter', help)
  }
})
