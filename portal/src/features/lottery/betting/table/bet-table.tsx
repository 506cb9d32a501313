import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { afterPaint } from '@banyan/ui/after-paint.ts'
import { Card } from '@banyan/ui/card.tsx'
import { useStable } from '@banyan/ui/use-stable.ts'
import { useWide } from '@banyan/ui/use-wide.ts'
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { BetTypeChoice } from '#/src/features/lottery/bet-types/bet-type-choice.tsx'
import { SelectionPicker } from '#/src/features/lottery/bet-types/selection-picker.tsx'
import { oddsOfLines, quotedOf } from '#/src/features/lottery/games/terms.ts'
import { useText } from '#/src/i18n/text.ts'
import { firstChase } from '../chase/chase-state.ts'
import { oddsText } from '../quote/stake-texts.ts'
import { StakeFields } from '../stake/stake-fields.tsx'
import { BetBar } from './bet-bar.tsx'
import { type BettingOn, useBetting } from './use-betting.ts'
import { useMarks } from './use-marks.ts'

const SlipPart = lazyPart(async () => (await import('./slip-part.tsx')).SlipPart)
const SlipSheet = lazyPart(async () => (await import('./slip-sheet.tsx')).SlipSheet)

/** Where one picks, says how much, and places: on a phone in one screen, with room beside the slip. */
export function BetTable(on: BettingOn) {
  const t = useText()
  const betting = useBetting(on)
  // What a press comes to is told with the frame after the one that shows it as picked.
  const told = useDeferredValue(betting)
  const isWide = useWide()
  const [isOpen, setOpen] = useState(false)
  const strips = useRef<HTMLElement>(null)
  const { playCode, playCodes, betType, text, terms } = betting
  const { choice, lines, chase, own } = told
  const markOf = useMarks(on.gameCode, on.family, betting)
  // What is chosen may stand past the edge of its strip.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice stands elsewhere
  useEffect(
    // Behind the paint the page is laid out already; before it this alone took a slow phone 120 ms.
    () =>
      afterPaint(() => {
        for (const chosen of strips.current?.querySelectorAll('[data-strip] [aria-pressed=true]') ?? [])
          chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }),
    [playCode],
  )
  const setChoice = useStable(betting.setChoice)
  const openSlip = useStable(() => setOpen(true))
  const openChase = useStable(() => {
    if (!betting.chase) betting.setChase(firstChase)
    setOpen(true)
  })
  if (!betType) return null
  const quoted = quotedOf(terms, playCode)
  const odds = own?.is === 'bet' ? own.bet.odds : oddsOfLines(terms, playCode, betType.lineKinds, choice.prizeGroup)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
      <section
        ref={strips}
        aria-label={t('lottery.pick')}
        className="flex min-w-0 flex-col gap-3 lg:gap-4 lg:rounded-lg lg:border lg:border-line lg:bg-raised lg:p-5 lg:shadow-sm"
      >
        <BetTypeChoice playCodes={playCodes} chosen={playCode} onChoose={betting.setPlay} />
        <SelectionPicker
          key={playCode}
          playCode={playCode}
          betType={betType}
          text={text}
          onText={betting.setText}
          markOf={markOf}
        />
      </section>
      <div className={isWide ? 'sticky top-20 flex flex-col gap-4' : phoneBar}>
        <div className={isWide ? 'rounded-lg border border-line bg-raised p-5 shadow-sm' : ''}>
          <StakeFields
            terms={terms}
            choice={choice}
            hasGroup={quoted?.decidedBy === 'PLAYER'}
            odds={odds && oddsText(odds)}
            onChange={setChoice}
          />
          <BetBar betting={told} onSlip={isWide ? undefined : openSlip} onChase={openChase} />
        </div>
        {isWide && (lines.length > 0 || chase) && (
          <Card title={t('lottery.slip')}>
            <Suspense>
              <SlipPart betting={told} />
            </Suspense>
          </Card>
        )}
      </div>
      {!isWide && isOpen && (
        <Suspense>
          <SlipSheet betting={told} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Within reach of the thumb, over the page's edge. */
const phoneBar =
  'sticky bottom-0 z-20 -mx-4 -mb-6 rounded-t-lg border-t border-line bg-overlay px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-lg md:-mx-6 md:-mb-10 md:px-6'
