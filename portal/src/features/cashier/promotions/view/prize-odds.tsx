import type { PromotionPage } from '@banyan/contract/promotions/promotion.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Money, rateText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'

/** What a wheel has, each prize with its odds (requirements PRO-03). */
export function PrizeOdds({ prizes }: { prizes: PromotionPage['prizes'] }) {
  const t = useText()
  return (
    <Card title={t('promotions.prizes')}>
      <table className="w-full text-sm">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {t('promotions.prize')}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {t('promotions.odds')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {prizes.map(({ name, amount, ppm }) => (
            <tr key={`${name} ${amount} ${ppm}`}>
              <td className="py-2">{/^[0.]+$/.test(amount) ? <bdi>{name}</bdi> : <Money amount={amount} />}</td>
              <td className="py-2 text-end tabular-nums">
                <bdi>{rateText(ppm)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
