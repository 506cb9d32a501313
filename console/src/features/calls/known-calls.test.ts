import { settingsSections } from '@banyan/contract/system/settings.ts'
import { expect, test } from 'vitest'
import { callGroups } from './known-calls.ts'
import ar from './texts/ar.json'
import en from './texts/en.json'
import vi from './texts/vi.json'
import zhHans from './texts/zh-Hans.json'

/** Reading and changing a section of the settings is named by the section. */
const ofSections = new Set(
  Object.keys(settingsSections).flatMap((name) => {
    const section = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    return [`read${section}`, `change${section}`]
  }),
)
const named = callGroups.flatMap(({ calls }) => calls.filter((id) => !ofSections.has(id)))

test.each(Object.entries({ en, vi, ar, 'zh-Hans': zhHans }))(
  '[ACC-23] %s names every call that a role can hold, but those of sections',
  (_tag, texts) => {
    const names: Readonly<Record<string, string>> = texts
    expect(named).toContain('changeOperatorRole')
    expect(named.filter((id) => !names[`call.${id}`])).toEqual([])
  },
)
