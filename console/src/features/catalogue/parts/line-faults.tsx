import { formatNumber } from '@banyan/client/formats.ts'
import { type TextKey, useText } from '#/src/i18n/text.ts'
import type { LineFault } from '../importing/file-lines.ts'

/** Lines of a file that can't be taken: where, which field, and why. */
export function LineFaults({ fileName, faults }: { fileName: string; faults: readonly LineFault[] }) {
  const t = useText()
  const say = t as (key: TextKey) => string
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm">
      <p className="font-semibold text-danger">{t('import.faulty', { file: fileName })}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {faults.map(({ line, field, rule }) => (
          <li key={`${line} ${field} ${rule}`} className="flex flex-wrap gap-x-2">
            <span className="font-semibold">{t('import.line', { line: formatNumber(line) })}</span>
            {field && (
              <bdi dir="ltr" className="text-muted">
                {field}
              </bdi>
            )}
            <span>{say(`importRule.${rule}` as TextKey) || t('importRule.other')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
