import { formatNumber } from '@banyan/client/formats.ts'
import { typeName } from '@banyan/client/game-types.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { RecordAmount } from '../parts/record-amount.tsx'
import type { Profit } from '../queries/record-queries.ts'

/** A product's name; what belongs to none is other games. */
export const productText = (t: Text, product: Profit['products'][number]['product']) =>
  product === null ? t('records.otherProduct') : typeName(t, product)

const cell = 'px-3 py-2.5 text-end first:ps-4.5 first:text-start last:pe-4.5 max-md:px-0! max-md:py-0.5'
const row = 'border-t border-line max-md:block max-md:px-4.5 max-md:py-3'
const amountColumns = ['stake', 'valid', 'payout', 'profit'] as const

/** Products with what was staked, paid and won, and what it all comes to; a phone has a card for each. */
export function ProfitTable({ profit }: { profit: Profit | undefined }) {
  const t = useText()
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      <table aria-label={t('records.byProduct')} className="block w-full text-sm md:table">
        <thead className="max-md:sr-only">
          <tr className="bg-ground/60 text-muted">
            {(['product', 'roundCount', ...amountColumns] as const).map((column) => (
              <th key={column} scope="col" className={`${cell} font-normal`}>
                {t(`records.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {!profit && (
            <tr className={row}>
              <td colSpan={6} className="block px-4.5 py-4 md:table-cell">
                <Skeleton className="h-6" />
              </td>
            </tr>
          )}
          {profit?.products.map((own) => (
            <PlayRow key={own.product} name={productText(t, own.product)} play={own} />
          ))}
        </tbody>
        {profit && (
          <tfoot className="max-md:block">
            {(['rebate', 'promotion'] as const).map((kind) => (
              <tr key={kind} className={`${row} max-md:flex max-md:justify-between`}>
                <th scope="row" colSpan={5} className={`${cell} font-semibold`}>
                  {t(kind === 'rebate' ? 'records.rebates' : 'records.promotions')}
                </th>
                <td className={cell}>
                  <RecordAmount amount={profit[kind]} isMovement />
                </td>
              </tr>
            ))}
            <PlayRow name={t('records.total')} play={profit} isTotal />
          </tfoot>
        )}
      </table>
    </section>
  )
}

interface PlayRowProps {
  name: string
  play: Pick<Profit, 'bets' | (typeof amountColumns)[number]>
  isTotal?: boolean
}

function PlayRow({ name, play, isTotal = false }: PlayRowProps) {
  const t = useText()
  return (
    <tr className={`${row} ${isTotal ? 'bg-ground/60 font-bold' : ''}`}>
      <th scope="row" className={`${cell} font-semibold max-md:block`}>
        {name}
      </th>
      <td className={`${cell} max-md:flex max-md:justify-between`}>
        <span aria-hidden="true" className="font-normal text-muted md:hidden">
          {t('records.roundCount')}
        </span>
        <span className="tabular-nums">{formatNumber(play.bets)}</span>
      </td>
      {amountColumns.map((column) => (
        <td key={column} className={`${cell} max-md:flex max-md:justify-between`}>
          <span aria-hidden="true" className="font-normal text-muted md:hidden">
            {t(`records.${column}`)}
          </span>
          <RecordAmount amount={play[column]} isMovement={column === 'profit'} />
        </td>
      ))}
    </tr>
  )
}
