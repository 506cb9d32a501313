import { ArticleSkeleton } from '@banyan/client/reader.tsx'
import type { HelpTopic } from '@banyan/contract/system/help-center.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { HelpLink } from './help-link.tsx'
import { helpTopicsQuery } from './help-queries.ts'
import { HelpFailure } from './topic/help-failure.tsx'
import { TopicText } from './topic-text.tsx'

interface TopicPageProps {
  /** Undefined until the topics come. */
  topic: HelpTopic | undefined
  topics: readonly HelpTopic[]
}

const entry = 'flex min-h-11 items-center rounded-sm font-semibold md:min-h-9'

/** A topic at full length, with the others of its group beside it. */
export function TopicPage({ topic, topics }: TopicPageProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { error, isFetching, refetch } = useQuery(helpTopicsQuery())
  const retry = () => {
    // The text failed with the list, and no component is mounted to fetch it again.
    void queryClient.refetchQueries({ queryKey: ['helpTopic'] })
    void refetch()
  }
  if (!topic && error) return <HelpFailure error={error} busy={isFetching} onRetry={retry} />
  if (!topic)
    return (
      <div className="max-w-2xl py-4">
        <ArticleSkeleton />
      </div>
    )
  const { termId, group, title } = topic
  const others = topics.filter((each) => each.group === group && each.termId !== termId)
  return (
    <div className="grid gap-x-12 gap-y-8 py-1 md:py-4 lg:grid-cols-[minmax(0,42rem)_18rem]">
      <article>
        <p className="text-sm text-muted">{t(`help.group.${group}`)}</p>
        <h1 tabIndex={-1} className="mt-1 mb-4 text-[1.625rem] leading-tight font-bold tracking-tight text-balance">
          {title}
        </h1>
        <TopicText termId={termId} topLevel={2} />
      </article>
      <div className="border-t border-line pt-5 lg:sticky lg:top-22 lg:self-start lg:border-s lg:border-t-0 lg:ps-8 lg:pt-0">
        {others.length > 0 && (
          <nav aria-label={t(`help.group.${group}`)}>
            <h2 className="mb-1 text-sm text-muted">{t('help.more')}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.termId}>
                  <Link
                    to="/info/$termId"
                    params={{ termId: other.termId }}
                    className={`${entry} hover:text-primary-strong hover:underline`}
                  >
                    {other.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <HelpLink className={`${entry} mt-2 gap-1 text-primary-strong hover:underline`}>
          {t('help.all')}
          <Icon drawing={forwardIcon} size={18} />
        </HelpLink>
      </div>
    </div>
  )
}
