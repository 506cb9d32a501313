import { readFileSync } from 'node:fs'
import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { serverFolder } from '#/platform/server-folder.ts'

/** The topics of the help centre, in the order in which they are listed. */
const helpTopics = [
  ...['beginner-guide', 'faq', 'contact', 'fair-play', 'terms', 'privacy', 'security-tips'],
  ...['install-ios', 'install-android', 'install-lite', 'about-us', 'licences', 'responsible-gaming'],
]

/** The sections that the demo fills. */
export type DemoSection =
  | 'brand'
  | 'customerService'
  | 'whitelabel'
  | 'sms'
  | 'banners'
  | 'helpCenter'
  | 'cashier'
  | 'withdrawals'
  | 'treeTransfers'
  | 'vip'

type HelpTopic = SettingsSections['helpCenter']['topics'][number]
/** Content as it lies in a file: its lines of HTML, by language. */
type TopicFile = Omit<HelpTopic, 'content'> & { readonly content: Readonly<Record<string, readonly string[]>> }

/** What the demo merchant says, shows and links to, and whom it lets in; the other sections are a new merchant's. */
export function demoSettings(): Pick<SettingsSections, DemoSection> {
  // But for the topics each file is what `npm run operator -- set SECTION FILE` takes; a test holds it against the rules.
  return {
    brand: readContent('brand'),
    customerService: readContent('customer-service'),
    whitelabel: readContent('whitelabel'),
    sms: readContent('sms'),
    banners: readContent('banners'),
    cashier: readContent('cashier'),
    withdrawals: readContent('withdrawals'),
    treeTransfers: readContent('tree-transfers'),
    vip: readContent('vip'),
    helpCenter: { topics: helpTopics.map((termId) => topicOf(readContent(`help/${termId}`))) },
  }
}

function topicOf({ content, ...topic }: TopicFile): HelpTopic {
  const texts = Object.entries(content).map(([tag, lines]) => [tag, lines.join('\n')])
  return { ...topic, content: Object.fromEntries(texts) }
}

/** What one of the demo's content files holds. */
export function readContent<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`demo/content/${name}.json`, serverFolder), 'utf8'))
}
