import { groupTopics } from '@banyan/client/group-topics.ts'
import { helpReaderHeight, HelpReader as Reader } from '@banyan/client/help-reader.tsx'
import { ReaderSkeleton } from '@banyan/client/reader.tsx'
import type { HelpTopic } from '@banyan/contract/system/help-center.ts'
import { infoIcon } from '@banyan/ui/icons/info-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { HelpLink } from '../help-link.tsx'
import { TopicText } from '../topic-text.tsx'

interface HelpReaderProps {
  /** Undefined until they come. */
  topics: readonly HelpTopic[] | undefined
  /** The topic of the address: empty or unknown, and a phone shows the list. */
  termId: string
}

/** The topics under their headings, and the one that is open. */
export function HelpReader({ topics, termId }: HelpReaderProps) {
  const t = useText()
  const navigate = useNavigate()
  if (!topics) return <ReaderSkeleton height={helpReaderHeight} />
  const named = topics.find((topic) => topic.termId === termId)
  const chosen = named ?? groupTopics(topics)[0]?.topics[0]
  if (!chosen) return <Notice icon={infoIcon} title={t('help.none')} />
  return (
    <Reader
      topics={topics}
      chosen={chosen}
      reading={named !== undefined}
      onBack={() => void navigate({ to: '/help', resetScroll: false })}
      texts={{
        list: t('help.topics'),
        toList: t('help.toList'),
        heading: (group) => t(`help.group.${group}`),
      }}
      TopicLink={HelpLink}
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
