import { useMotion } from '@banyan/client/motion.ts'
import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { useState } from 'react'
import { drawFormOf } from '#/src/features/lottery/games/draw-forms.ts'
import { DrawnRow } from '#/src/features/lottery/games/drawn-row.tsx'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { textsOfResult } from '#/src/features/lottery/games/read-draw.ts'
import { useText } from '#/src/i18n/text.ts'
import './last-draw.css'

interface LastDrawProps {
  gameCode: string
  family: FamilyCode
  issue: EndedIssue
  /** The next one has closed and is being drawn. */
  isAwaited: boolean
}

/** The last draw. One that comes while the page is open arrives ball by ball, unless no motion is wanted; a press shows all. */
export function LastDraw({ gameCode, family, issue, isAwaited }: LastDrawProps) {
  const t = useText()
  const moves = useMotion()
  const [first] = useState(issue.numero)
  const [skipped, setSkipped] = useState<string>()
  if (issue.state === 'VOID') return <p className="py-1 font-semibold text-danger">{t('lottery.void')}</p>
  const arrives = moves && issue.numero !== first && skipped !== issue.numero
  const form = drawFormOf(family, gameCode)
  const isNumbers = form[0]?.kind === 'numbers'
  // Of a board the prize that stands first.
  const prize = isNumbers || !issue.winDetail ? '' : (textsOfResult(form, issue.winDetail)[0] ?? '')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the numbers are all there to be read; a press only ends their arriving
    // biome-ignore lint/a11y/useKeyWithClickEvents: so does nothing at all, a moment later
    <div
      onClick={() => setSkipped(issue.numero)}
      className={`last-draw flex justify-end ${isAwaited ? 'last-draw-awaited' : ''}`}
    >
      <p className="sr-only" aria-live="polite">
        {t('lottery.drawn', { numero: issue.numero, numbers: isNumbers ? issue.winNo.replaceAll(',', ' ') : prize })}
      </p>
      {isNumbers ? (
        <div
          key={issue.numero}
          aria-hidden="true"
          className={`${many.has(family) ? 'last-draw-many' : 'last-draw-few'} ${arrives ? 'last-draw-arrives' : ''}`}
        >
          <DrawnRow family={family} issue={issue} />
        </div>
      ) : (
        <p aria-hidden="true" dir="ltr" className="text-[1.75rem] leading-9 font-bold tracking-wide text-danger">
          {prize}
        </p>
      )}
    </div>
  )
}

/** Families whose draws have more numbers than a phone has room for beside the countdown. */
export const many: ReadonlySet<FamilyCode> = new Set(['LHC', 'PK10'])
