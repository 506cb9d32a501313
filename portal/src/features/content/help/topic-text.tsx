import { ArticleSkeleton } from '@banyan/client/reader.tsx'
import { useQuery } from '@tanstack/react-query'
import { helpTopicQuery } from './help-queries.ts'
import { RichText } from './rich-text.tsx'
import { HelpFailure } from './topic/help-failure.tsx'

/** A topic's text; a placeholder while it loads, a notice if it fails. */
export function TopicText({ termId, topLevel = 3 }: { termId: string; topLevel?: 2 | 3 }) {
  const { data, error, isFetching, refetch } = useQuery(helpTopicQuery(termId))
  if (error && !data) return <HelpFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <ArticleSkeleton />
  return (
    <div className="max-w-prose">
      <RichText html={data.content} topLevel={topLevel} />
    </div>
  )
}
