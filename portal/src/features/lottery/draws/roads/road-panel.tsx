import { beadPlate, bigRoad } from '@banyan/rules/lottery/roads.ts'
import { Chip, ChipStrip } from '@banyan/ui/chip.tsx'
import { useGrowing } from '@banyan/ui/use-growing.ts'
import { useId, useState } from 'react'
import type { EndedIssue } from '#/src/features/lottery/games/issue-queries.ts'
import { attributeName, valueName } from '#/src/features/lottery/games/value-name.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { BeadDrawing, BigRoadDrawing, roadHeight } from './road-drawings.tsx'
import { roadAspects, sidesOf } from './sides-of.ts'

/** Bead plate and big road of one aspect of a game's draws; nothing where its draws have no sides. */
export function RoadPanel({ issues }: { issues: readonly EndedIssue[] }) {
  const t = useText()
  const id = useId()
  const drawings = useGrowing(2, 1)
  const aspects = roadAspects(issues)
  const [chosen, setChosen] = useState('')
  const aspect = aspects.find((each) => each === chosen) ?? aspects[0]
  if (aspect === undefined) return null
  const sides = sidesOf(issues, aspect)
  return (
    <div className="flex min-w-0 flex-col gap-3 px-5 py-4 @max-4xl:border-t @max-4xl:border-line">
      <h3 className="font-semibold">{t('trends.roads')}</h3>
      <ChipStrip label={t('trends.aspect')}>
        {aspects.map((each) => (
          <Chip key={each} chosen={each === aspect} onClick={() => setChosen(each)}>
            {attributeName(t, each)}
          </Chip>
        ))}
      </ChipStrip>
      <ul id={id} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {summaryOf(t, sides).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <h4 className="text-sm text-muted">{t('trends.bigRoad')}</h4>
      <BigRoadDrawing label={t('trends.bigRoad')} summaryId={id} cells={bigRoad(sides)} />
      <h4 className="text-sm text-muted">{t('trends.beadPlate')}</h4>
      {drawings < 2 ? (
        <div style={{ blockSize: roadHeight }} />
      ) : (
        <BeadDrawing
          label={t('trends.beadPlate')}
          summaryId={id}
          beads={beadPlate(sides)}
          markOf={(side) => markOf(t, side)}
        />
      )}
    </div>
  )
}

const marks = ['B', 'S', 'O', 'E', 'D', 'T', 'X'] as const

function markOf(t: Text, side: string): string {
  const known = marks.find((mark) => mark === side)
  return known ? t(`trends.mark.${known}`) : side
}

/** How often each side came, and the longest run of one. */
function summaryOf(t: Text, sides: readonly string[]): string[] {
  let [longest, run] = [
    { side: '', count: 0 },
    { side: '', count: 0 },
  ]
  // A tie breaks no run: in the road it has no cell.
  for (const side of sides.filter((each) => each !== 'X')) {
    run = { side, count: side === run.side ? run.count + 1 : 1 }
    if (run.count > longest.count) longest = run
  }
  return [
    ...marks.flatMap((mark) => {
      const count = sides.filter((side) => side === mark).length
      return count > 0 ? [t('trends.roadCount', { side: valueName(t, mark), count })] : []
    }),
    ...(longest.count > 0 ? [t('trends.roadRun', { side: valueName(t, longest.side), count: longest.count })] : []),
  ]
}
