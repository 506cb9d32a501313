import { typeName } from '@banyan/client/game-types.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useState } from 'react'
import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import { Facts } from '../parts/facts.tsx'
import { Moment } from '../parts/moment.tsx'
import type { Bonus } from '../queries/record-queries.ts'
import { BonusBadge, turnoverText } from './bonus-columns.tsx'
import { GiveUp } from './give-up.tsx'

/** One bonus with what is left to stake for it. */
export function BonusDialog({ bonus, onClose }: { bonus: Bonus | undefined; onClose: () => void }) {
  const t = useText()
  // While it closes it shows what it was opened for.
  const [shown, setShown] = useState(bonus)
  if (bonus && shown !== bonus) setShown(bonus)
  if (!shown) return null
  const products = shown.products.map((product) => typeName(t, product)).join(', ')
  return (
    <Dialog open={bonus !== undefined} onClose={onClose} title={shown.name} closeLabel={t('popup.close')} size="small">
      <Facts
        facts={[
          { id: 'amount', name: t('records.amount'), value: <Money amount={shown.amount} /> },
          { id: 'state', name: t('records.status'), value: <BonusBadge t={t} state={shown.state} /> },
          { id: 'turnover', name: t('records.turnover'), value: <bdi>{turnoverText(t, shown)}</bdi> },
          ...(products ? [{ id: 'products', name: t('records.product'), value: products }] : []),
          { id: 'time', name: t('records.time'), value: <Moment at={shown.at} /> },
          ...(shown.expiresAt
            ? [{ id: 'expires', name: t('records.expires'), value: <Moment at={shown.expiresAt} /> }]
            : []),
        ]}
      />
      <StateLine state={shown.state} />
      {/* Once given up, the list's row is no longer open: the answer stays until the dialog closes. */}
      {shown.mayGiveUp && <GiveUp key={shown.id} bonus={shown} />}
    </Dialog>
  )
}

/** What became of the money, where that is not plain from the name of the state. */
function StateLine({ state }: { state: Bonus['state'] }) {
  const t = useText()
  if (state === 'active' || state === 'done') return null
  return <p className="mt-3 text-sm text-muted text-pretty">{t(`records.bonusStateText.${state}`)}</p>
}
