import { textLinkClass } from '@banyan/ui/text-link.ts'
import { TopicLink } from '#/src/features/content/help/topic-link.tsx'

/** A help topic that tells how something is installed. */
type Guide = 'install-ios' | 'install-android' | 'install-lite'

/** Leads to the topic's place in the help centre. */
export function GuideLink({ guide, children }: { guide: Guide; children: string }) {
  return (
    <TopicLink termId={guide} className={`${textLinkClass} justify-center`}>
      {children}
    </TopicLink>
  )
}
