import { type Banner, systemBanners } from '@banyan/contract/system/banners.ts'
import { type HelpTopic, helpCenter } from '@banyan/contract/system/help-center.ts'
import { lobbyPaths } from '@banyan/rules/content/portal-pages.gen.ts'
import { plainParagraphs } from '#/platform/html/plain-paragraphs.ts'
import { type Drawn, type FirstScreen, firstCall } from '#/platform/pages/first-answers.ts'

const homePaths: ReadonlySet<string> = new Set(lobbyPaths)

/** Whether this address shows the portal's home page: under any of its names, or beneath the help centre. */
export function isHome(path: string): boolean {
  return homePaths.has(path)
}

/** The page of a topic of the help centre, with the topic's name as the contract bounds it. */
const topicPage = /^\/info\/(?<termId>[a-z0-9][a-z0-9-]{0,39})$/

/** What the pages ask of this module before they paint: the side menu's banner stands on every one. */
export const firstScreen: FirstScreen = (path) => {
  const termId = topicPage.exec(path)?.groups?.termId
  return [
    ...(isHome(path)
      ? [firstCall(systemBanners, { groupName: 'w_home' }, ({ list: [first] }) => bannerDrawn(first))]
      : []),
    firstCall(systemBanners, { groupName: 'w_leftmenu' }),
    ...(termId === undefined
      ? []
      : [firstCall(helpCenter, {}), firstCall(helpCenter, { termId }, ({ topics: [topic] }) => topicDrawn(topic))]),
  ]
}

const bannerDrawn = (banner: Banner | undefined): Drawn =>
  banner ? { shape: 'lobby', pictures: [banner.imageUrl] } : {}

const topicDrawn = (topic: HelpTopic | undefined): Drawn =>
  topic ? { shape: 'article', title: topic.title, lines: plainParagraphs(topic.content) } : {}
