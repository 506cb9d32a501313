import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import { sanitiseHtml } from '#/platform/html/sanitised-html.ts'

type Clean<Name extends SectionName> = (value: SettingsSections[Name]) => Promise<SettingsSections[Name]>
type Content = SettingsSections['helpCenter']['topics'][number]['content']

/** For each section that holds HTML: the value as it may be stored. */
const cleaners: { readonly [Name in SectionName]?: Clean<Name> } = {
  helpCenter: async ({ topics }) => ({
    topics: await Promise.all(topics.map(async (topic) => ({ ...topic, content: await cleaned(topic.content) }))),
  }),
}

/** A section's value as it may be stored: whatever HTML is in it, sanitised. */
export async function cleanSection<Name extends SectionName>(
  section: Name,
  value: SettingsSections[Name],
): Promise<SettingsSections[Name]> {
  const clean = cleaners[section] as Clean<Name> | undefined
  return (await clean?.(value)) ?? value
}

async function cleaned(content: Content): Promise<Content> {
  const texts = Object.entries(content).map(async ([tag, html]) => [tag, (await sanitiseHtml(html ?? '')).html])
  return Object.fromEntries(await Promise.all(texts)) as Content
}
