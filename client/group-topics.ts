import type { HelpTopic } from '@banyan/contract/system/help-center.ts'

/** The headings of the help centre, in their order. */
export const helpGroups = ['start', 'rules', 'install', 'about'] as const satisfies readonly HelpTopic['group'][]

/** Topics under their headings, each in the merchant's order; a heading without topics is left out. */
export function groupTopics<Topic extends Pick<HelpTopic, 'group'>>(topics: readonly Topic[]) {
  return helpGroups
    .map((group) => ({ group, topics: topics.filter((topic) => topic.group === group) }))
    .filter((each) => each.topics.length > 0)
}
