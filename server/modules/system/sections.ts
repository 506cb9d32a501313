import { helpContentCharacters } from '@banyan/contract/system/help-center.ts'
import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { fitsLinkage } from '@banyan/rules/content/banner-links.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import type { RichText } from '#/platform/html/foreign-links.ts'
import { sanitiseHtml } from '#/platform/html/sanitised-html.ts'
import { type Definitions, duplicates, type ValueFault } from '#/platform/settings/section.ts'

type Sections = Pick<
  SettingsSections,
  | 'availability'
  | 'regions'
  | 'customerService'
  | 'languages'
  | 'brand'
  | 'passkeys'
  | 'whitelabel'
  | 'limits'
  | 'banners'
  | 'pageLoad'
  | 'helpCenter'
>
type Banner = Sections['banners']['list'][number]
type Content = Sections['helpCenter']['topics'][number]['content']

const waysToRegister = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3'] as const

/**
 * The sections of a portal as such. A merchant starts with one that says and links to nothing, and lets nobody
 * register or play for free: that is the merchant's to decide.
 */
export function systemSections(merchantCode: string): Definitions<Sections> {
  return {
    availability: { schema: settingsSections.availability, initial: { maintenance: null }, faults: availabilityFaults },
    regions: { schema: settingsSections.regions, initial: { denied: [] }, toDecide: ['denied'] },
    customerService: {
      schema: settingsSections.customerService,
      initial: { entries: [] },
      addresses: ({ entries }) => ({ links: entries.map(({ address }) => address) }),
      undecided: ({ entries }) => (entries.length === 0 ? ['entries'] : []),
    },
    languages: {
      schema: settingsSections.languages,
      initial: {
        // TY is the merchant's own default language, which this list maps to a tag (requirements SYS-09).
        offered: [
          { code: 'TY', tag: 'vi', nativeName: 'Tiếng Việt', direction: 'ltr' },
          { code: 'EN', tag: 'en', nativeName: 'English', direction: 'ltr' },
          { code: 'AR', tag: 'ar', nativeName: 'العربية', direction: 'rtl' },
          { code: 'CN', tag: 'zh-Hans', nativeName: '简体中文', direction: 'ltr' },
        ],
        followBrowser: true,
      },
      toDecide: ['offered'],
    },
    brand: {
      schema: settingsSections.brand,
      initial: {
        name: merchantCode,
        mainDomain: '',
        domains: [],
        resources: [],
        analytics: '',
        imageCDNs: [],
        launchGameCDNs: [],
      },
      faults: brandFaults,
      addresses: ({ resources, imageCDNs, analytics, launchGameCDNs }) => ({
        links: resources.map(({ address }) => address),
        images: analytics ? [...imageCDNs, analytics] : imageCDNs,
        games: launchGameCDNs,
      }),
      undecided: ({ name, mainDomain }) => [
        ...(name === merchantCode ? ['name'] : []),
        ...(mainDomain === '' ? ['mainDomain'] : []),
      ],
    },
    passkeys: { schema: settingsSections.passkeys, initial: { domains: [] }, faults: domainFaults },
    whitelabel: {
      schema: settingsSections.whitelabel,
      initial: {
        flags: {
          USERNAMEREG3: false,
          MOBILENUMREG3: false,
          MOBILENUMPASSREG3: false,
          REGMOBVERF3: true,
          CHNGPASSVERIF3: true,
          CHNGPASSMAIL3: true,
          AGENTPOLICY3: false,
        },
        tree: [
          { modId: 'MOBILE_REGISTRATION', enabled: '0' },
          { modId: 'SMS_VERIFICATION', enabled: '1' },
          { modId: 'MOBILE_PASSWORD_REGISTRATION', enabled: '0' },
          { modId: 'FREE_PLAY', enabled: '0' },
          { modId: 'FORCED_PASSWORD_CHANGE', enabled: '1' },
          { modId: 'VERIFICATION_LOGIN', enabled: '0' },
        ],
      },
      faults: ({ tree }) => duplicates('/tree', 'modId', tree),
      // Without any of them nobody can register.
      undecided: ({ flags }) => (waysToRegister.some((flag) => flags[flag]) ? [] : ['flags']),
    },
    limits: { schema: settingsSections.limits, initial: { readsPerMinute: 1_200, writesPerMinute: 120 } },
    banners: {
      schema: settingsSections.banners,
      initial: { list: [] },
      faults: ({ list }) => [...duplicates('/list', 'id', list), ...list.flatMap(bannerFaults)],
      addresses: ({ list }) => ({
        links: list.flatMap(({ linkageType, url }) => (linkageType === 'EXTERNAL' ? [url] : [])),
        images: list.flatMap(({ imageUrl }) => (imageUrl.startsWith('/') ? [] : [imageUrl])),
      }),
      undecided: ({ list }) => (list.length === 0 ? ['list'] : []),
    },
    pageLoad: { schema: settingsSections.pageLoad, initial: { slowAfterSeconds: 10 } },
    helpCenter: {
      schema: settingsSections.helpCenter,
      initial: { topics: [] },
      faults: ({ topics }) => duplicates('/topics', 'termId', topics),
      undecided: ({ topics }) => (topics.length === 0 ? ['topics'] : []),
      clean: async ({ topics }) => ({
        topics: await Promise.all(topics.map(async (topic) => ({ ...topic, content: await cleaned(topic.content) }))),
      }),
      richTexts: ({ topics }) => topics.flatMap(richTextsOf),
      storedFaults: ({ topics }) =>
        topics.flatMap(({ content }, place) => cleanedFaults(`/topics/${place}/content`, content)),
    },
  }
}

function brandFaults({ mainDomain, domains }: Sections['brand']): ValueFault[] {
  return [
    ...(mainDomain === '' || isHostItself(mainDomain) ? [] : [{ path: '/mainDomain', rule: 'host' }]),
    ...domainFaults({ domains }),
  ]
}

function domainFaults({ domains }: Sections['passkeys']): ValueFault[] {
  return domains.flatMap((domain, place) => (isHostItself(domain) ? [] : [{ path: `/domains/${place}`, rule: 'host' }]))
}

/** Whether browsers open the host that is written: 2130706433 and 127.1 become another. */
function isHostItself(name: string): boolean {
  const address = `https://${name}/`
  return URL.canParse(address) && new URL(address).host === name
}

function bannerFaults({ linkageType, url, from, until }: Banner, place: number): ValueFault[] {
  const path = `/list/${place}`
  const spanned = spanFaults(path, from, until)
  return fitsLinkage[linkageType](url) ? spanned : [{ path: `${path}/url`, rule: 'linkage' }, ...spanned]
}

function availabilityFaults({ maintenance }: Sections['availability']): ValueFault[] {
  return maintenance ? spanFaults('/maintenance', maintenance.from ?? null, maintenance.until) : []
}

/** What is wrong with the two ends of a span, each of which may be open. */
function spanFaults(path: string, from: string | null, until: string | null): ValueFault[] {
  const begins = from === null ? undefined : momentOf(from)
  const ends = until === null ? undefined : momentOf(until)
  const faults = [
    ['from', 'moment', from !== null && !begins],
    ['until', 'moment', until !== null && !ends],
    ['until', 'after_from', Boolean(begins && ends && ends <= begins)],
  ] as const
  return faults.flatMap(([field, rule, isBroken]) => (isBroken ? [{ path: `${path}/${field}`, rule }] : []))
}

async function cleaned(content: Content): Promise<Content> {
  const texts = Object.entries(content).map(async ([tag, html]) => [tag, (await sanitiseHtml(html ?? '')).html])
  return Object.fromEntries(await Promise.all(texts)) as Content
}

function richTextsOf({ content }: { readonly content: Content }, place: number): RichText[] {
  return Object.entries(content).map(([tag, html = '']) => ({ path: `/topics/${place}/content/${tag}`, html }))
}

/** A text of which nothing is left, or that grew beyond its bound: `&` is written longer. */
function cleanedFaults(path: string, content: Content): ValueFault[] {
  const limit = helpContentCharacters
  const tooLong = Object.entries(content).filter(([, html]) => (html ?? '').length > limit)
  return [
    ...(content.en === '' ? [{ path: `${path}/en`, rule: 'required' }] : []),
    ...tooLong.map(([tag]) => ({ path: `${path}/${tag}`, rule: 'maxLength', limit })),
  ]
}
