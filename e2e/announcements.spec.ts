import { axeFaults } from './axe-faults.ts'
import { tryHostileHtml } from './hostile-preview.ts'
import { openConsole } from './open-console.ts'
import { expect, test } from './running-portal.ts'

test('@deep [OPS-07] [MSG-01] an operator announces something in two languages, sees it before, and visitors read it', async ({
  page,
  server,
  operator,
  complaints,
}) => {
  const before = await operator.announcements()
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  const tab = await openConsole(page, { operator, server }, 'mai.announces', '/announcements')
  await tab.getByRole('button', { name: 'Add an announcement' }).click()
  const preview = tab.frameLocator('iframe[title=Preview]')
  const choices = tab.getByRole('region', { name: 'Preview' })
  const title = tab.getByRole('textbox', { name: /^Title/ })
  const content = tab.getByRole('textbox', { name: /^Content/ })

  await test.step('hostile HTML does nothing in the preview', async () => {
    await tryHostileHtml({ tab, content, preview, complaints })
  })

  await title.fill('A new wheel')
  await content.fill('<p>It turns <strong>today</strong>.</p><script>hit()</script>')
  await expect(preview.getByText('today')).toHaveJSProperty('localName', 'strong')
  await tab.getByRole('tab', { name: /^العربية/ }).click()
  await title.fill('عجلة جديدة')
  await content.fill('<p>تدور <strong>اليوم</strong>.</p>')
  await expect(preview.getByRole('article')).toHaveCSS('direction', 'rtl')
  await choices.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(preview.getByRole('article')).toHaveCSS('background-color', 'rgb(26, 43, 36)')
  expect(await axeFaults(tab)).toEqual([])

  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(tab.getByRole('dialog')).toContainText('A new wheel')
  await tab.getByRole('button', { name: 'Save the changes' }).click()
  await expect(tab.getByText('Saved, but something was taken out')).toBeVisible()

  try {
    for (const [language, seen] of [
      ['EN', 'It turns today.'],
      ['AR', 'تدور اليوم.'],
    ] as const) {
      await page.goto(`/?lang=${language}`)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Notices|الإشعارات)/ })
        .click()
      await expect(page.getByRole('dialog').locator('.rich-text')).toHaveText(seen)
    }
  } finally {
    await operator.announce(before)
  }
})
