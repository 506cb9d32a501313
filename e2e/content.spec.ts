import { axeFaults } from './axe-faults.ts'
import { tryHostileHtml } from './hostile-preview.ts'
import { openConsole } from './open-console.ts'
import { expect, test } from './running-portal.ts'
import { toFooter } from './to-footer.ts'

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
    await tryHostileHtml({ tab, content, preview, complaints })
    await content.fill('<p>Ask the <a href="/help#contact">wheel</a>.</p>')
    await preview.getByText('wheel', { exact: true }).click()
    await expect(preview.locator('.rich-text')).toHaveText('Ask the wheel.')
    expect(await axeFaults(tab)).toEqual([])
    await save('Questions about the wheel')
  })

  try {
    await expect(page.locator('main .banner').first()).toContainText('A wheel that turns')
    await (await toFooter(page)).getByRole('link', { name: 'Frequently asked questions' }).click()
    await expect(page.getByRole('dialog').locator('.rich-text')).toHaveText('Ask the wheel.')
  } finally {
    await operator.set('banners', banners)
    await operator.set('helpCenter', help)
  }
})
