import { headsAndTails, type OtherDigit } from '@banyan/rules/lottery/heads-and-tails.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Fragment, type ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'

/** The last two digits of all prizes, by the first of them and by the second; the special prize's stand out. */
export function HeadsAndTailsCard({ prizes }: { prizes: Readonly<Record<string, readonly string[]>> }) {
  const t = useText()
  const { tails, heads } = headsAndTails(prizes)
  const special = prizes.DB?.[0]?.slice(-2)
  const aside = special && (
    <span>
      <Special>{special}</Special> {t('trends.special.digit')}
    </span>
  )
  return (
    <Card title={t('trends.headsAndTails')} aside={aside} flush>
      <div className="grid grid-cols-2 gap-3 px-4 pt-1 pb-3 sm:gap-4 sm:px-5">
        <Matrix by={t('trends.head')} of={t('trends.tails')} rows={tails} />
        <Matrix by={t('trends.tail')} of={t('trends.heads')} rows={heads} />
      </div>
    </Card>
  )
}

function Matrix({ by, of, rows }: { by: string; of: string; rows: readonly (readonly OtherDigit[])[] }) {
  const t = useText()
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="h-9 w-9 text-center font-normal sm:w-12">
            {by}
          </th>
          <th scope="col" className="ps-2 text-start sm:ps-3 font-normal">
            {of}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((digits, digit) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row is its digit
          <tr key={digit} className="border-b border-line last:border-0">
            <th scope="row" className="h-7.5 bg-ground text-center font-bold">
              {digit}
            </th>
            <td dir="ltr" className="ps-2 text-start sm:ps-3">
              {digits.length === 0 && <span className="text-muted">–</span>}
              {digits.map((other, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal digits apart
                <Fragment key={place}>
                  {place > 0 && ', '}
                  {other.isSpecial ? (
                    <Special>
                      {other.digit}
                      <span className="sr-only"> {t('trends.special.digit')}</span>
                    </Special>
                  ) : (
                    other.digit
                  )}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Special({ children }: { children: ReactNode }) {
  return <b className="font-bold text-danger underline decoration-2 underline-offset-3">{children}</b>
}
