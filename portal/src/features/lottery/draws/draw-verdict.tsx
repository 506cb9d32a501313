import { familyOf, isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import type { ReactNode } from 'react'
import { drawFormOf } from '#/src/features/lottery/games/draw-forms.ts'
import { DrawnNumbers } from '#/src/features/lottery/games/drawn-numbers.tsx'
import { textsOfResult } from '#/src/features/lottery/games/read-draw.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import type { PublishedDraw } from './draw-queries.ts'
import { clockTime, timesOf } from './draw-times.ts'
import type { RepeatedDraw } from './repeat/repeat-draw.ts'

interface DrawVerdictProps {
  draw: PublishedDraw
  repeated: RepeatedDraw | 'failed' | undefined
}

/** What the calculation came to, with the numbers. */
export function DrawVerdict({ draw, repeated }: DrawVerdictProps) {
  const t = useText()
  const { game, result } = draw
  const form = isFairGame(game) ? drawFormOf(familyOf(game), game) : []
  return (
    <VerdictCard verdict={verdictOf(t, draw, repeated)}>
      {result && (
        <div className="min-w-0 shrink-0 rounded-md bg-raised px-4 py-3 text-text">
          <DrawnNumbers form={form} texts={textsOfResult(form, result)} />
        </div>
      )}
    </VerdictCard>
  )
}

/** Evidence of another draw proves nothing of the one that was asked for, whatever its own steps come to. */
export function OtherDrawVerdict({ draw: { game, issue } }: Pick<DrawVerdictProps, 'draw'>) {
  const t = useText()
  const text = t('draws.otherText', { game, issue })
  return <VerdictCard verdict={{ tone: 'bad', title: t('draws.wrong'), text }} />
}

function VerdictCard({ verdict: { tone, title, text }, children }: { verdict: Verdict; children?: ReactNode }) {
  return (
    <section
      aria-live="polite"
      className={`flex flex-col gap-4 rounded-lg border p-5 md:flex-row md:items-center md:justify-between ${looks[tone]}`}
    >
      <div className="min-w-0">
        <h2 className="flex items-center gap-2 text-lg font-bold">
          <Icon drawing={tone === 'bad' ? alertIcon : tone === 'good' ? shieldIcon : clockIcon} size={22} />
          {title}
        </h2>
        {text && <p className="mt-1 max-w-prose text-sm text-pretty text-text">{text}</p>}
      </div>
      {children}
    </section>
  )
}

const looks = {
  good: 'border-primary bg-primary-soft text-primary-strong',
  bad: 'border-danger bg-danger-soft text-danger',
  quiet: 'border-line bg-raised',
} as const

interface Verdict {
  readonly tone: keyof typeof looks
  readonly title: string
  readonly text?: ReactNode
}

function verdictOf(t: Text, draw: PublishedDraw, repeated: DrawVerdictProps['repeated']): Verdict {
  const times = timesOf(draw)
  if (!times) return { tone: 'quiet', title: t('draws.imported'), text: t('draws.importedText') }
  if (draw.state === 'VOID') return { tone: 'quiet', title: t('draws.void'), text: t('draws.voidText') }
  if (!draw.result) {
    const text = t('draws.waitingText', { time: clockTime(times.drawAt) })
    return { tone: 'quiet', title: t('draws.waiting'), text }
  }
  if (repeated === undefined) return { tone: 'quiet', title: t('draws.working') }
  if (repeated === 'failed') return { tone: 'quiet', title: t('draws.broken'), text: t('draws.brokenText') }
  const count = repeated.checks.length
  const having = (outcome: string) => repeated.checks.filter((check) => check.outcome === outcome).length
  const [failed, passed] = [having('failed'), having('passed')]
  if (failed > 0) return { tone: 'bad', title: t('draws.wrong'), text: t('draws.wrongText', { failed, count }) }
  const open = repeated.checks.flatMap(({ name, outcome }) => (outcome === 'not checked' ? [name] : []))
  if (open.includes('day')) return { tone: 'quiet', title: t('draws.incomplete'), text: t('draws.dayMissing') }
  if (open.some((name) => name !== 'beacon')) {
    const text = t('draws.incompleteText', { passed, count })
    return { tone: 'quiet', title: t('draws.incomplete'), text }
  }
  if (passed < count)
    return { tone: 'good', title: t('draws.calculated'), text: t('draws.calculatedText', { passed, count }) }
  return { tone: 'good', title: t('draws.correct'), text: t('draws.correctText', { passed, count }) }
}
