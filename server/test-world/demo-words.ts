import { demoAnnouncements } from '#/demo/announcements.ts'
import { demoSettings } from '#/demo/demo-settings.ts'

/** What the demo's merchant is called, says and links to, in every language: none of it is another merchant's. */
export function demoWords(): string[] {
  const { brand, customerService, banners, helpCenter } = demoSettings()
  const links = [...brand.resources, ...customerService.entries].map(({ address }) => address)
  const hosts = [...brand.domains, ...links.map((link) => new URL(link).host)]
  const titled = [...banners.list, ...helpCenter.topics, ...demoAnnouncements(new Date(0))]
  const titles = titled.flatMap(({ title }) => Object.values(title ?? {}))
  const scenes = banners.list.map(({ imageUrl }) => imageUrl)
  return [...new Set([brand.name, ...links, ...hosts, ...scenes, ...titles])].filter((word) => word !== undefined)
}
