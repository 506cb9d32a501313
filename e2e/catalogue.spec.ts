import { readFileSync } from 'node:fs'
import type { CatalogueLine } from '@banyan/contract/games/catalogue-lines.ts'
import type { Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { openConsole } from './open-console.ts'
import { expect, test } from './running-portal.ts'

/** Presses the dialog's button once a reason is given. */
async function giveReason(tab: Page, button: string): Promise<void> {
  const dialog = tab.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('a journey')
  await dialog.getByRole('button', { name: button, exact: true }).last().click()
  await expect(dialog).toBeHidden()
}

test('@deep [OPS-05] a changed file is imported, seen before it is applied, and taken back; a game rests in the portal', async ({
  page,
  server,
  operator,
}) => {
  await page.addInitScript(() => localStorage.lang || localStorage.setItem('lang', 'EN'))
  const tab = await openConsole(page, { operator, server }, 'mai.imports', '/catalogue/import')
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: 'Download as a file' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): CatalogueLine => JSON.parse(line))
  const games = lines.filter((line) => line.kind === 'game')
  const [renamed, withdrawn] = [games.find(({ gameType }) => gameType === 'RNG'), games.at(-1)]
  if (!renamed || !withdrawn) throw new Error('the demo has games')
  const oldName = renamed.names.en as string
  const newName = '<b>Golden</b> Carp'
  const changed = lines
    .filter((line) => line !== withdrawn)
    .map((line) => (line === renamed ? { ...line, names: { ...line.names, en: newName } } : line))

  const tile = (name: string) => page.getByRole('main').getByRole('article', { name, exact: true })

  await test.step('the difference is shown before anything changes', async () => {
    await tab.locator('input[type=file]').setInputFiles({
      name: 'games.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.from(changed.map((line) => JSON.stringify(line)).join('\n')),
    })
    await expect(tab.getByRole('heading', { name: 'What this import changes' })).toBeVisible({ timeout: 60_000 })
    await expect(tab.getByRole('button', { name: '1 withdrawn' })).toBeVisible()
    await expect(tab.getByRole('listitem').filter({ hasText: newName })).toContainText(oldName)
    expect(await axeFaults(tab)).toEqual([])
    await page.goto('/rng')
    await expect(tile(oldName)).toBeVisible()
  })

  await test.step('it is applied, and taken back', async () => {
    await tab.getByRole('button', { name: 'Apply', exact: true }).click()
    await giveReason(tab, 'Apply')
    await page.reload()
    await expect(tile(newName)).toBeVisible()
    await tab.getByRole('button', { name: 'Take back' }).first().click()
    await expect(tab.getByRole('heading', { name: /^Takes version \d+ back$/ })).toBeVisible()
    await tab.getByRole('button', { name: 'Apply', exact: true }).click({ timeout: 30_000 })
    await giveReason(tab, 'Apply')
    await page.reload()
    await expect(tile(oldName)).toBeVisible()
  })

  await test.step('a game rests until a time, and is open again', async () => {
    await tab.goto(`${new URL(tab.url()).origin}/catalogue?q=${renamed.nodeId}`)
    const maintenance = tab.getByRole('button', { name: `Maintenance of ${oldName}` })
    await maintenance.click()
    await tab.getByRole('button', { name: '30 minutes' }).click()
    await giveReason(tab, 'Set the maintenance')
    await expect(tab.getByRole('cell', { name: 'In maintenance' })).toBeVisible()
    await page.reload()
    await expect(tile(oldName)).toContainText('Maintenance')
    await maintenance.click()
    await tab.getByRole('dialog').getByRole('button', { name: 'End it now' }).first().click()
    await giveReason(tab, 'End it now')
    await page.reload()
    await expect(tile(oldName)).not.toContainText('Maintenance')
  })
})
