import { Badge } from '@banyan/ui/badge.tsx'
import { IconButton } from '@banyan/ui/button.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { flushSync } from 'react-dom'
import { useText } from '#/src/i18n/text.ts'
import { type ItemTexts, missingLanguages } from './languages-of.ts'
import type { Stage } from './stage.ts'

const tones = { shown: 'primary', planned: 'gold', over: 'neutral', behind: 'neutral' } as const

/** Planned, shown, over; or behind another one of which the portal shows the first alone. */
export function StageBadge({ stage, isWrong = false }: { stage: Stage | 'behind'; isWrong?: boolean }) {
  const t = useText()
  if (isWrong) return <Badge tone="danger">{t('settings.wrong')}</Badge>
  return <Badge tone={tones[stage]}>{t(`content.${stage}`)}</Badge>
}

/** In which languages a text is missing. */
export function LanguagesMark({ texts }: { texts: ItemTexts }) {
  const t = useText()
  const missing = missingLanguages(texts)
  if (missing.length === 0) return <span className="text-muted">{t('content.complete')}</span>
  return <span className="text-gold">{t('content.without', { languages: missing.join(', ') })}</span>
}

interface OrderButtonsProps {
  name: string
  canMove: (by: -1 | 1) => boolean
  onMove: (by: -1 | 1) => void
}

/** Moves an item one place; a button that can't keeps the focus, so that a keyboard may go on. */
export function OrderButtons({ name, canMove, onMove }: OrderButtonsProps) {
  const t = useText()
  const button = (by: -1 | 1) => (
    <span className={`inline-flex ${by === -1 ? 'rotate-180' : ''} ${canMove(by) ? '' : 'opacity-45'}`}>
      <IconButton
        icon={downIcon}
        size="small"
        label={by === -1 ? t('settings.moveUp', { name }) : t('settings.moveDown', { name })}
        aria-disabled={!canMove(by)}
        onClick={({ currentTarget }) => {
          if (!canMove(by)) return
          flushSync(() => onMove(by))
          // A row that was moved in the document has lost the focus.
          currentTarget.focus()
        }}
      />
    </span>
  )
  return (
    <span className="inline-flex">
      {button(-1)}
      {button(1)}
    </span>
  )
}
