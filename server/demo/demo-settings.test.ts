import { readdirSync } from 'node:fs'
import { sceneNames } from '@banyan/art/scenes/draw-scene.ts'
import { bannerScenes } from '@banyan/rules/content/banner-links.ts'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { refusedHosts } from '#/modules/system/allowed-hosts.ts'
import { readConfig } from '#/platform/config/config.ts'
import { writeFirstValues } from '#/platform/settings/first-values.ts'
import type { SectionDefinition } from '#/platform/settings/section.ts'
import { settingsDefinitions } from '#/settings-definitions.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { demoSettings } from './demo-settings.ts'
import { prepareSettings } from './prepare-settings.ts'

const demo = demoSettings()
const names = Object.keys(demo) as (keyof typeof demo)[]
const tags = ['en', 'vi', 'ar', 'zh-Hans'] as const
const { hosts } = readConfig({})

test.each(names)('an operator could set %s as the demo has it', async (name) => {
  const value: unknown = demo[name]
  const definition: unknown = settingsDefinitions('banyan')[name]
  const { schema, faults, addresses, clean } = definition as SectionDefinition<unknown>
  expect(Compile(schema).Check(value)).toBe(true)
  expect(faults?.(value) ?? []).toEqual([])
  expect(refusedHosts(value as object, addresses?.(value) ?? {}, hosts)).toEqual([])
  expect((await clean?.(value)) ?? value).toEqual(value)
})

test('every topic that lies in the folder is listed, once', () => {
  const files = readdirSync(new URL('content/help', import.meta.url)).sort()
  expect(demo.helpCenter.topics.map(({ termId }) => `${termId}.json`).sort()).toEqual(files)
})

test.each(demo.helpCenter.topics)('the topic $termId is complete in four languages', ({ title, content }) => {
  for (const tag of tags) {
    expect(title[tag]).toBeTruthy()
    expect(content[tag]?.length).toBeGreaterThan(200)
  }
})

test.each(demo.banners.list)('the banner $id is complete in four languages and has a scene of its own', (banner) => {
  for (const tag of tags) for (const text of [banner.title, banner.text]) expect(text?.[tag]).toBeTruthy()
  expect(sceneNames.map((name) => `/scenes/${name}.svg`)).toContain(banner.imageUrl)
})

onEachEngine('settings of the demo', (engine) => {
  test('fill what nobody has set and leave the rest alone, at each start', async () => {
    const database = await emptyDatabase(engine)
    const stored = () => database.db.selectFrom('settings').select(['section', 'version', 'changed_by']).execute()
    await database.transaction((tx) => writeFirstValues(tx, { brand: demo.brand }, 'Mai'))
    for (const _start of ['first', 'second']) {
      await prepareSettings(database)
      const rows = await stored()
      expect(rows).toHaveLength(names.length)
      for (const section of names)
        expect(rows).toContainEqual({ section, version: 1, changed_by: section === 'brand' ? 'Mai' : 'demo' })
    }
    const kept = await database.db.selectFrom('settings_history').select(['section', 'changed_by']).execute()
    expect(kept).toHaveLength(names.length)
  })
})

test('an operator can choose from every picture that is drawn', () => {
  expect(bannerScenes).toEqual(sceneNames)
})
