import { formatNumber } from '@banyan/client/formats.ts'
import { useText } from '#/src/i18n/text.ts'
import type { RepeatedDraw } from '../repeat/repeat-draw.ts'

/** Words that stand open; a board of 27 prizes takes more than a hundred. */
const openAtMost = 12

/** Each word of the stream with what became of it. */
export function WordsTable({ words }: Pick<RepeatedDraw, 'words'>) {
  const t = useText()
  const [first, rest] = [words.slice(0, openAtMost), words.slice(openAtMost)]
  if (rest.length === 0) return <Words words={first} label={t('draws.numbers')} />
  return (
    <>
      <Words words={first} label={t('draws.numbers')} />
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary-strong">
          {t('draws.allWords', { count: words.length })}
        </summary>
        <Words words={rest} label={t('draws.allWords', { count: words.length })} />
      </details>
    </>
  )
}

function Words({ words, label }: Pick<RepeatedDraw, 'words'> & { label: string }) {
  const t = useText()
  const cell = 'px-2 py-1.5 first:ps-0 last:pe-0'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-muted">
            <th className={`${cell} text-start font-normal`}>{t('draws.word')}</th>
            <th className={`${cell} text-end font-normal`}>{t('draws.number')}</th>
            <th className={`${cell} text-end font-normal`}>{t('draws.remainder')}</th>
            <th className={`${cell} text-end font-normal`}>{t('draws.gives')}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ word, below, value }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal words apart
            <tr key={place} className="border-b border-line last:border-0">
              <td className={`${cell} font-mono`} dir="ltr">
                {word.toString(16).padStart(8, '0')}
              </td>
              <td className={`${cell} text-end`}>{formatNumber(word)}</td>
              <td className={`${cell} text-end text-muted`}>{below}</td>
              <td className={`${cell} text-end font-bold`}>{value ?? t('draws.skipped')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
