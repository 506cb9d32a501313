import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { helpTopicsQuery } from '#/src/features/content/help/help-queries.ts'
import { TopicPage } from '#/src/features/content/help/topic-page.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

/** One topic of the help centre as a page of its own (requirements NAV-19). */
export function InfoPage() {
  const t = useText()
  const { termId = '' } = useParams({ strict: false })
  const { data: topics } = useQuery(helpTopicsQuery())
  const merchant = usePortalConfig().merchant.name
  const topic = topics?.find((each) => each.termId === termId)
  if (topics && !topic) return <NotFoundPage />
  const title = topic?.title ?? t('help.title')
  return (
    <>
      <PageHead
        title={title}
        description={t('help.topicDescription', { topic: title, merchant })}
        address={`/info/${termId}`}
      />
      <TopicPage key={termId} topic={topic} topics={topics ?? []} />
    </>
  )
}
