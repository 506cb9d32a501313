import { readFileSync } from 'node:fs'
import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { serverFolder } from '#/platform/server-folder.ts'
import { demoHelpTopics } from './content/help/demo-help-topics.ts'
import type { DemoSection } from './prepare-settings.ts'

type DemoSettings = Pick<SettingsSections, DemoSection>

/** What the demo merchant says, shows and links to, and whom it lets in; the other sections are a new merchant's. */
export function demoSettings(): DemoSettings {
  return {
    brand: contentOf('brand'),
    customerService: contentOf('customer-service'),
    whitelabel: contentOf('whitelabel'),
    sms: contentOf('sms'),
    banners: contentOf('banners'),
    helpCenter: { topics: demoHelpTopics },
  }
}

/** Each file is what `npm run operator -- set SECTION FILE` takes; a test holds it against the section's rules. */
function contentOf(name: string) {
  return JSON.parse(readFileSync(new URL(`demo/content/${name}.json`, serverFolder), 'utf8'))
}
