import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { bannerScenes, fitsLinkage } from '@banyan/rules/content/banner-links.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { freeId, type ItemTexts } from '#/src/features/content/languages-of.ts'
import { isBackwards, type Stage, stageOf } from '#/src/features/content/stage.ts'
import { type Fault, type Hosts, leadsTo } from '#/src/features/forms/faults-of.ts'
import type { Texts } from '#/src/features/forms/text-languages.ts'

export type BannerItem = SettingsSections['banners']['list'][number]
type Place = BannerItem['groupName']

/** Where banners stand, as an operator looks through them, and whether the portal shows all of a place or the first alone. */
export const bannerPlaces = [
  { place: 'w_home', showsAll: true },
  { place: 'w_leftmenu', showsAll: false },
  { place: 'w_reg', showsAll: false },
] as const satisfies readonly { place: Place; showsAll: boolean }[]

export const bannerTextNames = ['eyebrow', 'title', 'text', 'button'] as const

export const textsOf = (item: BannerItem): ItemTexts => bannerTextNames.map((name) => item[name] as Texts | null)

/** A banner of the lobby that leads nowhere, once its title is written. */
export function blankBanner(now: number): BannerItem {
  return {
    ...{
      id: freeId(now),
      groupName: 'w_home',
      linkageType: 'NONE',
      url: '',
      imageUrl: `/scenes/${bannerScenes[0]}.svg`,
    },
    ...{ eyebrow: null, title: { en: '' }, text: null, button: null, from: null, until: null },
  }
}

/** A banner's stage; `behind` where another one stands before it in a place that shows one. */
export function bannerStage(items: readonly BannerItem[], item: BannerItem, now: number): Stage | 'behind' {
  const stage = stageOf(item, now)
  const isOne = bannerPlaces.some(({ place, showsAll }) => place === item.groupName && !showsAll)
  if (!isOne || stage !== 'shown') return stage
  const first = items.find((each) => each.groupName === item.groupName && stageOf(each, now) === 'shown')
  return first === item ? 'shown' : 'behind'
}

/** A banner's texts as a visitor reads them. */
export function visitorBanner(item: BannerItem, tag: string) {
  const text = (texts: BannerItem['text']) => (texts === null ? '' : localised(texts, tag, 'en'))
  return {
    ...{ linkageType: item.linkageType, url: item.url, imageUrl: item.imageUrl },
    ...{ eyebrow: text(item.eyebrow), title: text(item.title), text: text(item.text), button: text(item.button) },
  }
}

/** Whether the portal makes a link of it. */
export function leadsSomewhere({ linkageType, url }: Pick<BannerItem, 'linkageType' | 'url'>, hosts: Hosts): boolean {
  if (linkageType === 'NONE' || !fitsLinkage[linkageType](url)) return false
  return linkageType !== 'EXTERNAL' || leadsTo(url, hosts.links)
}

/** Whether a picture is a drawing of ours, or lies on a host that the environment allows. */
export function isShownPicture(imageUrl: string, hosts: Hosts): boolean {
  return /^\/scenes\/[a-z0-9-]{1,60}\.svg$/.test(imageUrl) || leadsTo(imageUrl, hosts.images)
}

/** What is wrong with banners beyond their schema; the server refuses the same. */
export function bannerFaults(items: readonly BannerItem[], hosts: Hosts): Fault[] {
  return items.flatMap((item, place) => {
    const { linkageType, url, imageUrl } = item
    const path = `/list/${place}`
    const links = !fitsLinkage[linkageType](url)
      ? [{ path: `${path}/url`, rule: 'linkage' }]
      : linkageType === 'EXTERNAL' && !leadsTo(url, hosts.links)
        ? [{ path: `${path}/url`, rule: 'host_not_allowed', limit: hosts.links.join(', ') }]
        : []
    const isForeign = imageUrl.startsWith('https://') && !leadsTo(imageUrl, hosts.images)
    return [
      ...links,
      ...(isForeign ? [{ path: `${path}/imageUrl`, rule: 'host_not_allowed', limit: hosts.images.join(', ') }] : []),
      ...(isBackwards(item) ? [{ path: `${path}/until`, rule: 'after_from' }] : []),
    ]
  })
}
