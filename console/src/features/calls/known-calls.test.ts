import { expect, test } from 'vitest'
import { callGroups } from './known-calls.ts'
import ar from './texts/ar.json'
import en from './texts/en.json'
import vi from './texts/vi.json'
import zhHans from './texts/zh-Hans.json'

const named = callGroups.flatMap(({ calls }) => calls.filter((id) => !/^(read|change)[A-Z]/.test(id)))

test.each(Object.entries({ en, vi, ar, 'zh-Hans': zhHans }))(
  '[ACC-23] %s names every call that a role can hold',
  (_tag, texts) => {
    const names: Readonly<Record<string, string>> = texts
    expect(named.filter((id) => !names[`call.${id}`])).toEqual([])
  },
)
