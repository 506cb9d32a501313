import { RequestError } from '@banyan/client/request-error.ts'
import { amountTyped } from '@banyan/rules/fields/typed-number.ts'
import { type OwnPrice, ownPriceProblem } from '@banyan/rules/lottery/own-price.ts'
import { returnGuard, widestReturns } from '@banyan/rules/lottery/price.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { Select } from '@banyan/ui/select.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { gameName } from '../names/game-name.ts'
import { fullName } from '../names/play-name.ts'
import { tierName } from '../names/value-name.ts'
import { PriceHistory } from './price-history.tsx'
import { type Groups, oddsText, type PriceRow, tiersOf } from './price-rows.ts'
import { ReturnGauge } from './return-gauge.tsx'

interface PriceDialogProps {
  mode: LotteryMode
  game: string
  groups: Groups
  price: PriceRow
  onClose: () => void
}

type Kind = 'house' | 'odds' | 'group'

/** Changes a price: what it pays back shows as it is typed, and beyond the guard a second operator is asked. */
export function PriceDialog({ mode, game, groups, price: row, onClose }: PriceDialogProps) {
  const t = useText()
  const may = useMayCalls()
  const client = useQueryClient()
  const { playCode, betType, own } = row
  const tiers = tiersOf(betType)
  const [kind, setKind] = useState<Kind>(row.source === 'own' ? 'odds' : row.source === 'ownGroup' ? 'group' : 'house')
  const [odds, setOdds] = useState(() =>
    Object.fromEntries(tiers.map((tier) => [tier, oddsText(row.odds[tier] ?? 0n)])),
  )
  const [group, setGroup] = useState(String(typeof own?.price === 'number' ? own.price : groups.most))
  const price = kind === 'house' ? null : kind === 'group' ? wholeNumber(group) : odds
  const alone = problemOf(betType, price, returnGuard)
  const together = problemOf(betType, price, widestReturns)
  const asksSecond = alone !== undefined && together === undefined
  const mayChange = may(asksSecond ? 'setLotteryPriceBeyondGuard' : 'setLotteryPrice')
  const act = async (reason: string) => {
    const body = { mode, gameCode: game, playCode, version: own?.version ?? 0, price: price ?? null, reason }
    const changed = () => client.invalidateQueries({ queryKey: ['records', 'lotteryPrices'] })
    try {
      if (asksSecond) await request('setLotteryPriceBeyondGuard', {}, { body })
      else await request('setLotteryPrice', {}, { body })
    } catch (error) {
      if (error instanceof RequestError && error.code === 'changed_meanwhile') void changed()
      throw error
    }
    showToast({ tone: 'success', text: t(asksSecond ? 'lottery.priceAsked' : 'lottery.priceChanged') })
    void client.invalidateQueries({ queryKey: ['lotteryPriceVersions'] })
    void client.invalidateQueries({ queryKey: ['approvals'] })
    await changed()
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={fullName(t, playCode)}
      confirm={t(asksSecond ? 'lottery.askSecond' : 'lottery.changePrice')}
      isReady={price !== undefined && together === undefined && mayChange}
      act={act}
      fields={
        <>
          <Select<Kind>
            label={t('lottery.priceKind')}
            placeholder=""
            options={[
              { value: 'house', label: t('lotteryPriceKind.house'), detail: t('lotteryPriceKind.houseText') },
              ...(tiers.length > 0
                ? [
                    {
                      value: 'odds' as const,
                      label: t('lotteryPriceKind.odds'),
                      detail: t('lotteryPriceKind.oddsText'),
                    },
                  ]
                : []),
              { value: 'group', label: t('lotteryPriceKind.group'), detail: t('lotteryPriceKind.groupText') },
            ]}
            value={kind}
            onChange={setKind}
          />
          {kind === 'odds' && (
            <div className="grid max-h-80 gap-3 overflow-y-auto p-1 sm:grid-cols-2">
              {tiers.map((tier) => (
                <TextField
                  key={tier}
                  label={tiers.length === 1 ? t('lottery.odds') : tierName(t, playCode, tier)}
                  dir="ltr"
                  inputMode="decimal"
                  value={odds[tier] ?? ''}
                  onChange={({ target }) => setOdds({ ...odds, [tier]: amountTyped(target.value) })}
                />
              ))}
            </div>
          )}
          {kind === 'group' && (
            <TextField
              label={t('lottery.prizeGroup')}
              {...(price === undefined
                ? { error: t('lottery.prizeGroupHint') }
                : { hint: t('lottery.prizeGroupHint') })}
              dir="ltr"
              inputMode="numeric"
              value={group}
              onChange={({ target }) => setGroup(amountTyped(target.value))}
            />
          )}
          <ReturnGauge {...{ groups, row, price, alone, together }} />
        </>
      }
    >
      <p>
        <span className="font-semibold text-text">{gameName(t, game)}</span> · {t(`lotteryMode.${mode}`)} ·{' '}
        <bdi dir="ltr">{playCode}</bdi>
      </p>
      <p className="mt-1">{t('lottery.priceText')}</p>
      <PriceHistory {...{ mode, game, playCode }} />
    </ReasonDialog>
  )
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

function problemOf(betType: PriceRow['betType'], price: OwnPrice | null | undefined, guard: typeof returnGuard) {
  if (price === null) return undefined
  return price === undefined ? ('odds' as const) : ownPriceProblem(betType, price, guard)
}
