import { languageTag } from '@banyan/client/formats.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { percentText } from '#/src/features/forms/percent.ts'
import { useText } from '#/src/i18n/text.ts'
import { allPpm, type Prize, runningOdds } from './promotion-draft.ts'

/** The odds of a wheel's prizes with their running sum, which has to come to a whole. */
export function OddsTable({ prizes }: { prizes: readonly Prize[] }) {
  const t = useText()
  const sums = runningOdds(prizes)
  const all = sums.at(-1) ?? 0
  return (
    <div className="pb-4">
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{t('odds.caption')}</caption>
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-1.5 pe-4 text-start font-semibold">
                {t('odds.prize')}
              </th>
              <th scope="col" className="py-1.5 pe-4 text-end font-semibold">
                {t('odds.odds')}
              </th>
              <th scope="col" className="py-1.5 text-end font-semibold">
                {t('odds.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ name, ppm }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its place while it is written
              <tr key={place} className="border-b border-line">
                <td className="py-1.5 pe-4" dir="auto">
                  {localised(name, languageTag(), 'en') || place + 1}
                </td>
                <td className="py-1.5 pe-4 text-end">
                  <bdi dir="ltr">{typeof ppm === 'number' ? percentText(ppm) : '–'}</bdi>
                </td>
                <td className="py-1.5 text-end">
                  <bdi dir="ltr">{percentText(sums[place] ?? 0)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className={`mt-2 text-sm font-semibold ${all === allPpm ? 'text-muted' : 'text-danger'}`}>
        {all === allPpm
          ? t('odds.whole')
          : t(all < allPpm ? 'odds.missing' : 'odds.tooMuch', { part: percentText(Math.abs(allPpm - all)) })}
      </p>
    </div>
  )
}
