import type { HelpTopic } from '@banyan/contract/system/help-center.ts'

/** The headings of the help centre, in their order. */
const groups = ['start', 'rules', 'install', 'about'] as const satisfies readonly HelpTopic['group'][]

interface TopicGroup {
  readonly group: HelpTopic['group']
  readonly topics: readonly HelpTopic[]
}

/** Topics under their headings, each in the merchant's order; a heading without topics is left out. */
export function groupTopics(topics: readonly HelpTopic[]): readonly TopicGroup[] {
  return groups
    .map((group) => ({ group, topics: topics.filter((topic) => topic.group === group) }))
    .filter((each) => each.topics.length > 0)
}
