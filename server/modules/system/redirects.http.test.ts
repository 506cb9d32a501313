import { settingsCalls } from '@banyan/contract/system/operator-settings-calls.ts'
import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import { redirectCorpus, staysWithUs } from '@banyan/contract/test-world/redirect-corpus.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

type Banner = SettingsSections['banners']['list'][number]

const banner = (linkageType: Banner['linkageType'], url: string): Banner => ({
  id: 'a',
  url,
  linkageType,
  groupName: 'w_home',
  imageUrl: '/scenes/fair.svg',
  eyebrow: null,
  title: { en: 'Fair' },
  text: null,
  button: null,
  from: null,
  until: null,
})

interface Place<Name extends SectionName = SectionName> {
  readonly requirement: string
  readonly name: string
  readonly section: Name
  /** An address that it takes: what is refused is refused for itself. */
  readonly good: string
  /** The section with the address in it. */
  readonly value: (address: string, before: SettingsSections[Name]) => SettingsSections[Name]
  /** Whether an address that was taken leads where it may; without it none may be taken. */
  readonly isSafe?: (address: string) => boolean
}
const place = <Name extends SectionName>(given: Place<Name>) => given as unknown as Place

const ofBrand = (
  [requirement, name]: readonly [string, string],
  good: string,
  put: (address: string) => Partial<SettingsSections['brand']>,
  isSafe?: (address: string) => boolean,
) =>
  place({
    ...{ requirement, name, section: 'brand', good },
    // The demo's resources are on a host that this world does not allow.
    value: (address, brand) => ({ ...brand, resources: [], ...put(address) }),
    ...(isSafe && { isSafe }),
  })
/** A mirror may be any host, but has to be the host that it shows. */
const isShownHost = (domain: string) => new URL(`https://${domain}/`).host === domain

const places: readonly Place[] = [
  place({
    requirement: 'LOB-02',
    name: 'the route of a banner',
    section: 'banners',
    good: '/rng?lines=25',
    value: (address) => ({ list: [banner('ROUTE', address)] }),
    isSafe: staysWithUs,
  }),
  place({
    requirement: 'LOB-02',
    name: 'the address of a banner',
    section: 'banners',
    good: 'https://t.me/x',
    value: (address) => ({ list: [banner('EXTERNAL', address)] }),
  }),
  ...(['GAME', 'PROMOTION'] as const).map((linkageType) =>
    place({
      requirement: 'LOB-02',
      name: `a banner of kind ${linkageType}`,
      section: 'banners',
      good: '77',
      value: (address) => ({ list: [banner(linkageType, address)] }),
      // An id or a key is no address.
      isSafe: (address) => /^[A-Za-z0-9_-]+$/.test(address),
    }),
  ),
  place({
    requirement: 'LOB-02',
    name: 'the picture of a banner',
    section: 'banners',
    good: 'https://images.example.com/x.png',
    value: (address) => ({ list: [{ ...banner('NONE', ''), imageUrl: address }] }),
  }),
  place({
    requirement: 'SYS-05',
    name: 'the address of customer service',
    section: 'customerService',
    good: 'https://t.me/x',
    value: (address) => ({ entries: [{ csType: 'LIVECHAT', title: { en: 'Chat' }, address }] }),
  }),
  ofBrand(['SYS-06', 'the address of a resource'], 'https://t.me/x', (address) => ({
    resources: [{ resourceType: 'iOS', address }],
  })),
  ofBrand(['SYS-06', 'the address of pictures'], 'https://images.example.com', (address) => ({ imageCDNs: [address] })),
  ofBrand(['SYS-06', 'the address of games'], 'https://games.example.com', (address) => ({
    launchGameCDNs: [address],
  })),
  ofBrand(['SYS-06', 'the address of analytics'], 'https://images.example.com/', (analytics) => ({ analytics })),
  ofBrand(['SYS-25', 'a mirror site'], 'mirror.example', (domain) => ({ domains: [domain] }), isShownHost),
  ofBrand(['SYS-25', 'the main domain'], 'main.example', (mainDomain) => ({ mainDomain }), isShownHost),
]

let w: World
beforeAll(async () => {
  w = await world()
})
afterAll(() => w[Symbol.asyncDispose]())

async function change({ section, value }: Place, address: string) {
  const call =
    settingsCalls[`change${section.charAt(0).toUpperCase()}${section.slice(1)}` as keyof typeof settingsCalls]
  const { version, value: before } = w.settings.section(section)
  const payload = { version, value: value(address, before as never) }
  const headers = { ...w.operatorHeaders }
  return (await w.app.operator.inject({ method: call.method, url: call.path, headers, payload })).json()
}

test.each(places)('[$requirement] $name leads nobody away, whatever the operator writes', async (given) => {
  expect(await change(given, given.good)).toMatchObject({ success: true })
  const leaks: string[] = []
  const odd: unknown[] = []
  for (const address of redirectCorpus) {
    const { success, code } = await change(given, address)
    if (success && !given.isSafe?.(address)) leaks.push(address)
    if (!success && !['invalid_input', 'host_not_allowed'].includes(code)) odd.push({ address, code })
  }
  expect(leaks).toEqual([])
  expect(odd).toEqual([])
})
