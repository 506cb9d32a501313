import { useQuery } from '@tanstack/react-query'
import { HelpLink } from '#/src/features/content/help/help-link.tsx'
import { helpTopicsQuery } from '#/src/features/content/help/help-queries.ts'
import { useText } from '#/src/i18n/text.ts'
import { AgeEmblem } from './age-emblem.tsx'
import { Part } from './part.tsx'

const responsibleTermId = 'responsible-gaming'

/** Who may play, and how; the picture and the text lead to what the merchant says about it. */
export function ResponsiblePart() {
  const t = useText()
  const { data: topics = [] } = useQuery(helpTopicsQuery())
  const look = 'flex items-center gap-3.5 rounded-sm text-sm text-muted text-pretty'
  const content = (
    <>
      <AgeEmblem />
      <span>{t('footer.responsibleText')}</span>
    </>
  )
  return (
    <Part title={t('footer.responsible')}>
      {topics.some(({ termId }) => termId === responsibleTermId) ? (
        <HelpLink termId={responsibleTermId} className={`${look} transition-colors hover:text-text hover:underline`}>
          {content}
        </HelpLink>
      ) : (
        <p className={look}>{content}</p>
      )}
    </Part>
  )
}
