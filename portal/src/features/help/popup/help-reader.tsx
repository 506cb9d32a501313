import type { HelpTopic } from '@banyan/contract/system/help-center.ts'
import { infoIcon } from '@banyan/ui/icons/info-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { Reader, ReaderSkeleton } from '#/src/features/reader/reader.tsx'
import { useText } from '#/src/i18n/text.ts'
import { groupTopics } from '../group-topics.ts'
import { HelpLink } from '../help-link.tsx'
import { TopicText } from '../topic-text.tsx'

interface HelpReaderProps {
  /** Undefined until they come. */
  topics: readonly HelpTopic[] | undefined
  /** The topic of the address: empty or unknown, and a phone shows the list. */
  termId: string
}

const height = 'h-[calc(100dvh-8rem)] md:h-[min(40rem,76dvh)]'

/** The topics under their headings, and the one that is open. */
export function HelpReader({ topics, termId }: HelpReaderProps) {
  const t = useText()
  const navigate = useNavigate()
  if (!topics) return <ReaderSkeleton height={height} />
  const named = topics.find((topic) => topic.termId === termId)
  const groups = groupTopics(topics)
  const chosen = named ?? groups[0]?.topics[0]
  if (!chosen) return <Notice icon={infoIcon} title={t('help.none')} />
  return (
    <Reader
      height={height}
      chosenId={chosen.termId}
      reading={named !== undefined}
      onBack={() => void navigate({ to: '/help', resetScroll: false })}
      backLabel={t('help.toList')}
      title={chosen.title}
      titles={
        <nav aria-label={t('help.topics')} className="flex flex-col gap-4 pt-1">
          {groups.map(({ group, topics: ofGroup }) => (
            <section key={group}>
              <h3 className="px-3 pb-1 text-sm text-muted">{t(`help.group.${group}`)}</h3>
              <ul>
                {ofGroup.map(({ termId: id, title }) => (
                  <li key={id}>
                    <HelpLink
                      termId={id}
                      data-entry={id}
                      aria-current={id === chosen.termId ? 'page' : undefined}
                      className={`flex min-h-11 items-center rounded-sm px-3 py-1.5 font-semibold -outline-offset-3 transition-colors md:min-h-9 ${id === chosen.termId ? 'md:bg-primary-soft md:text-primary-strong' : 'hover:bg-primary-soft'}`}
                    >
                      {title}
                    </HelpLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      }
    >
      <TopicText termId={chosen.termId} />
      <p className="mt-6 border-t border-line pt-3 text-sm">
        <Link to="/info/$termId" params={{ termId: chosen.termId }} className={`${textLinkClass} md:min-h-9`}>
          {t('help.asPage')}
        </Link>
      </p>
    </Reader>
  )
}
