import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { familyCodes, type LoadedFamily, loadFamily } from '@banyan/rules/lottery/load-family.ts'
import { gamesOf, isOffered } from '@banyan/rules/lottery/lottery-games.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Chip, ChipStrip } from '@banyan/ui/chip.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useEffect, useRef, useState } from 'react'
import { drawFormOf, hasSameForm } from '#/src/features/lottery/games/draw-forms.ts'
import { named } from '#/src/features/lottery/games/named.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { BetTypeChoice } from './bet-type-choice.tsx'
import { AnswerBar } from './odds/answer-bar.tsx'
import { BetCard } from './odds/bet-card.tsx'
import { ChancesCard } from './odds/chances-card.tsx'
import { DrawCard } from './odds/draw-card.tsx'
import { GameChoice } from './odds/game-choice.tsx'
import { OutcomeCard } from './odds/outcome-card.tsx'
import { withTier } from './odds/pricing.ts'
import { randomDraw } from './odds/random-draw.ts'
import { StakeCard } from './odds/stake-card.tsx'
import { workOut } from './odds/work-out.ts'
import type { OddsCase } from './odds-search.ts'
import { exampleOf } from './picks/pick-text.ts'

interface OddsCheckerProps {
  /** The rules of the case's family. */
  family: LoadedFamily
  odds: OddsCase
  /** Another case, and the family that it is of. */
  onCase: (odds: OddsCase, family: LoadedFamily) => void
}

/** Every figure of a bet: its lines, stake, chances and odds, and what a draw makes of it. */
export function OddsChecker({ family, odds, onCase }: OddsCheckerProps) {
  const t = useText()
  const { exponent } = usePortalConfig().currency
  const { choose, failed } = useFamilyChoice((next) => onCase(openedCase({ ...odds, ...blank }, next), next))
  const change = (part: Partial<OddsCase>) => onCase({ ...odds, ...part }, family)
  const answer = workOut(family, odds, exponent)
  const strips = useRef<HTMLDivElement>(null)
  // What is chosen may stand past the edge of its strip.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice stands elsewhere
  useEffect(() => {
    for (const chosen of strips.current?.querySelectorAll('[data-strip] [aria-pressed=true]') ?? [])
      chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [odds.family, odds.play])
  return (
    <div ref={strips} className="flex flex-col gap-4">
      <div data-strip>
        <ChipStrip label={t('odds.families')}>
          {familyCodes.map((code) => (
            <Chip key={code} chosen={code === family.code} onClick={() => code !== family.code && choose(code)}>
              {named(t, `family.${code}`) ?? code}
            </Chip>
          ))}
        </ChipStrip>
      </div>
      {failed && (
        <Notice
          urgent
          icon={alertIcon}
          title={t('odds.failed')}
          action={<Button onClick={() => choose(failed)}>{t('action.tryAgain')}</Button>}
        />
      )}
      {answer && !failed && (
        <>
          <div className="md:max-w-96">
            <GameChoice
              family={family.code}
              chosen={odds.game}
              onChoose={(game) => {
                const draw = hasSameForm(game, odds.game) ? odds.draw : ''
                onCase(openedCase({ ...odds, game, draw }, family), family)
              }}
            />
          </div>
          <BetTypeChoice
            playCodes={offeredTypes(family, odds.game)}
            chosen={odds.play}
            onChoose={(play) => onCase(openedCase({ ...odds, play, selection: '', odds: '' }, family), family)}
          />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <BetCard
                playCode={odds.play}
                betType={answer.betType}
                selection={odds.selection}
                onSelect={(selection) => change({ selection })}
              />
              <DrawCard
                family={family}
                form={answer.form}
                text={odds.draw}
                draw={answer.draw}
                onDraw={(draw) => change({ draw })}
              />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <StakeCard odds={odds} answer={answer} onChange={change} />
              <OutcomeCard playCode={odds.play} answer={answer} />
              <ChancesCard
                playCode={odds.play}
                answer={answer}
                onOdds={(tier, typed) => change({ odds: withTier(odds.odds, tier, typed) })}
              />
            </div>
          </div>
          <AnswerBar answer={answer} />
        </>
      )}
    </div>
  )
}

const blank = { game: '', play: '', selection: '', draw: '', odds: '' }

/** The bet types that can be chosen: all of the family, or those that the game offers. */
function offeredTypes(family: LoadedFamily, game: string): string[] {
  return [...family.betTypes.keys()].filter((play) => isOffered(game, play))
}

/**
 * A case of the family that shows something: a bet type that the game offers, an example, and a draw at random where
 * there is none.
 */
export function openedCase(odds: OddsCase, family: LoadedFamily): OddsCase {
  const game = gamesOf(family.code).includes(odds.game) ? odds.game : ''
  const offered = offeredTypes(family, game)
  const play = offered.includes(odds.play) ? odds.play : (offered[0] ?? '')
  const betType = family.betTypes.get(play)
  const isSame = play === odds.play
  return {
    ...odds,
    family: family.code,
    game,
    play,
    selection: (isSame && odds.selection) || (betType ? exampleOf(betType) : ''),
    odds: isSame ? odds.odds : '',
    draw: odds.draw || randomDraw(drawFormOf(family.code, game)),
  }
}

/** Fetches the rules of another family; of several wishes the last counts. */
function useFamilyChoice(onLoaded: (family: LoadedFamily) => void) {
  const [failed, setFailed] = useState<FamilyCode>()
  const choose = async (code: FamilyCode) => {
    try {
      const family = await loadFamily(code)
      setFailed(undefined)
      onLoaded(family)
    } catch {
      setFailed(code)
    }
  }
  return { choose, failed }
}
