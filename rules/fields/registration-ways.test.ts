import { expect, test } from 'vitest'
import { registrationWays, type Whitelabel } from './registration-ways.ts'

type Flag = keyof Whitelabel['flags']
const flags = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'] as const
const entries = ['MOBILE_REGISTRATION', 'MOBILE_PASSWORD_REGISTRATION', 'SMS_VERIFICATION'] as const
const names = [...flags, ...entries]

function whitelabelWith(on: ReadonlySet<string>): Whitelabel {
  return {
    flags: Object.fromEntries(flags.map((flag) => [flag, on.has(flag)])) as Record<Flag, boolean>,
    tree: entries.map((modId) => ({ modId, enabled: on.has(modId) ? '1' : '0' })),
  }
}

/** What a way needs to be on; each switch that another way needs stands in its own line. */
const needed = {
  code: ['REGMOBVERF3', 'SMS_VERIFICATION'],
  mobilePassword: ['MOBILENUMPASSREG3', 'MOBILE_PASSWORD_REGISTRATION'],
  mobile: ['MOBILENUMREG3', 'MOBILE_REGISTRATION'],
} as const

test('[SYS-07] all 128 settings of the seven switches', () => {
  let open = 0
  for (let set = 0; set < 2 ** names.length; set++) {
    const on = new Set(names.filter((_, bit) => (set >> bit) & 1))
    const all = (of: readonly string[]) => of.every((name) => on.has(name as (typeof names)[number]))
    const ways = registrationWays(whitelabelWith(on))
    const what = [...on].join(', ')
    expect(ways.username, what).toBe(on.has('USERNAMEREG3'))
    expect(ways.code, what).toBe(all(needed.code))
    expect(ways.mobilePassword, what).toBe(all(needed.mobilePassword))
    expect(ways.mobile, what).toBe(all(needed.mobile) && (all(needed.code) || all(needed.mobilePassword)))
    if (ways.mobile) open++
  }
  // 2 of the username's switch, and of the 16 pairs of the others those where a pair is whole: 16 − 9.
  expect(open).toBe(14)
})

test('[SYS-07] an entry of the tree that is not there is off, and only 1 is on', () => {
  const { flags } = whitelabelWith(new Set(names))
  const off = { username: true, mobile: false, mobilePassword: false, code: false }
  expect(registrationWays({ flags, tree: [] })).toEqual(off)
  expect(registrationWays({ flags, tree: [{ modId: 'SOMETHING_ELSE', enabled: '1' }] })).toEqual(off)
})
