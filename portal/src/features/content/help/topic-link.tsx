import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { HelpLink } from './help-link.tsx'
import { helpTopicsQuery } from './help-queries.ts'

/** A link to a topic that a page of ours names; nothing where the merchant has none of that name. */
export function TopicLink({ termId, ...rest }: ComponentProps<typeof HelpLink> & { termId: string }) {
  const { data: topics } = useQuery(helpTopicsQuery())
  // Until the list comes the link keeps its place: nearly every merchant has these topics.
  if (topics && !topics.some((topic) => topic.termId === termId)) return null
  return <HelpLink termId={termId} {...rest} />
}
