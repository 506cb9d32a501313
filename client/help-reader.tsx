import type { HelpTopic } from '@banyan/contract/system/help-center.ts'
import type { ComponentType, ReactNode } from 'react'
import { groupTopics } from './group-topics.ts'
import { Reader } from './reader.tsx'

/** A link of the application to a topic in the list. */
export type TopicLinkType = ComponentType<{
  termId: string
  'data-entry': string
  'aria-current': 'page' | undefined
  className: string
  children: ReactNode
}>

interface HelpReaderProps {
  topics: readonly Omit<HelpTopic, 'content'>[]
  chosen: Omit<HelpTopic, 'content'>
  /** A phone shows the chosen topic; otherwise the list. */
  reading: boolean
  onBack: () => void
  texts: { readonly list: string; readonly toList: string; heading(group: HelpTopic['group']): string }
  TopicLink: TopicLinkType
  /** Names what is read to the reader, which moves the focus when it changes; the topic itself unless told. */
  chosenId?: string
  /** Classes of its height; a popup's unless told. */
  height?: string
  children: ReactNode
}

/** As high as a popup is, however many topics there are. */
export const helpReaderHeight = 'h-[calc(100dvh-8rem)] md:h-[min(40rem,76dvh)]'

/** The topics of the help centre under their headings, and the one that is open. */
export function HelpReader(props: HelpReaderProps) {
  const { topics, chosen, reading, onBack, texts, TopicLink, children } = props
  const { chosenId = chosen.termId, height = helpReaderHeight } = props
  return (
    <Reader
      height={height}
      chosenId={chosenId}
      reading={reading}
      onBack={onBack}
      backLabel={texts.toList}
      title={chosen.title}
      titles={
        <nav aria-label={texts.list} className="flex flex-col gap-4 pt-1">
          {groupTopics(topics).map(({ group, topics: ofGroup }) => (
            <section key={group}>
              <h3 className="px-3 pb-1 text-sm text-muted">{texts.heading(group)}</h3>
              <ul>
                {ofGroup.map(({ termId: id, title }) => (
                  <li key={id}>
                    <TopicLink
                      termId={id}
                      data-entry={id}
                      aria-current={id === chosen.termId ? 'page' : undefined}
                      className={`flex min-h-11 items-center rounded-sm px-3 py-1.5 font-semibold -outline-offset-3 transition-colors md:min-h-9 ${id === chosen.termId ? 'md:bg-primary-soft md:text-primary-strong' : 'hover:bg-primary-soft'}`}
                    >
                      {title}
                    </TopicLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      }
    >
      {children}
    </Reader>
  )
}
