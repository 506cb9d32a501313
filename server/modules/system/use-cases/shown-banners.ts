import type { SettingsSections } from '@banyan/contract/system/settings.ts'

export type BannerSetting = SettingsSections['banners']['list'][number]

/** Whether it takes a clock to say which of these banners are shown. */
export function isDated(banners: readonly BannerSetting[]): boolean {
  return banners.some(({ from, until }) => from !== null || until !== null)
}

/** The banners that are shown at `now`, in the merchant's order. */
export function presentBanners(banners: readonly BannerSetting[], now: Date): BannerSetting[] {
  return banners.filter(
    ({ from, until }) => (from === null || new Date(from) <= now) && (until === null || now < new Date(until)),
  )
}
