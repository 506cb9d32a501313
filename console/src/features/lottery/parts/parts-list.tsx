import { useText } from '#/src/i18n/text.ts'
import { partName } from '../names/game-name.ts'

type Part = string | number | readonly (string | number)[]

/** Parts of a result, each with its name and its values in order. */
export function PartsList({ game, parts }: { game: string; parts: Readonly<Record<string, Part>> }) {
  const t = useText()
  const shown = Object.entries(parts).filter(
    ([name, part]) => name !== 'family' && !(typeof part === 'object' && part.length === 0),
  )
  return (
    <dl className="flex flex-col divide-y divide-line text-sm">
      {shown.map(([name, part]) => (
        <div key={name} className="flex items-baseline gap-4 py-1.5 first:pt-0 last:pb-0">
          <dt className="w-28 shrink-0 text-muted">{partName(t, game, name)}</dt>
          <dd
            dir="ltr"
            className="flex min-w-0 grow flex-wrap gap-x-3 gap-y-1 font-semibold tabular-nums rtl:justify-end"
          >
            {(typeof part === 'object' ? part : [part]).map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the board is what it is
              <span key={at} className={name === 'DB' ? 'text-danger' : ''}>
                {value}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
