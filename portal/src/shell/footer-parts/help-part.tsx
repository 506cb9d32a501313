import { groupTopics } from '@banyan/client/group-topics.ts'
import { useQuery } from '@tanstack/react-query'
import { HelpLink } from '#/src/features/content/help/help-link.tsx'
import { helpTopicsQuery } from '#/src/features/content/help/help-queries.ts'
import { licenceTermId } from '#/src/features/content/help/open-licence.ts'
import { useText } from '#/src/i18n/text.ts'
import { footerLink, Part } from './part.tsx'

/** Every topic of the help centre but the licence, which has a place and a popup of its own. */
export function HelpPart() {
  const t = useText()
  const { data: topics = [], isPending } = useQuery(helpTopicsQuery())
  const listed = groupTopics(topics)
    .flatMap((group) => group.topics)
    .filter(({ termId }) => termId !== licenceTermId)
  if (listed.length === 0 && !isPending) return null
  return (
    <Part title={t('footer.help')}>
      {/* Eight rows high from the start: what stands beside it and below would move when the topics come. */}
      <ul className="grid min-h-76 grid-cols-2 content-start gap-x-6 text-sm max-md:min-h-88">
        {listed.map(({ termId, title }) => (
          <li key={termId}>
            <HelpLink termId={termId} className={footerLink}>
              {title}
            </HelpLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
