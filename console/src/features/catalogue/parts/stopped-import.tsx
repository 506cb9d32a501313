import { errorText } from '@banyan/client/error-text.ts'
import { formatNumber } from '@banyan/client/formats.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { Button } from '@banyan/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { type BegunImport, isFileOf } from '../importing/begun-import.ts'
import type { ImportState } from '../importing/use-import.ts'
import { FileChooser } from './file-chooser.tsx'

interface StoppedImportProps {
  stopped: ImportState & { readonly is: 'stopped' }
  /** Absent where the tab was closed meanwhile. */
  file: File | undefined
  onGoOn: (begun: BegunImport, file: File | undefined) => Promise<void>
  onForget: () => void
}

/** An import that was cut off: how far it is, and the ways on. */
export function StoppedImport({ stopped: { begun, error }, file, onGoOn, onForget }: StoppedImportProps) {
  const t = useText()
  const [isOther, setOther] = useState(false)
  const query = useQuery({
    queryKey: ['catalogue-import', begun.importId],
    queryFn: () => request('readCatalogueImport', { importId: begun.importId }),
    gcTime: 0,
    meta: { shownInPlace: true },
  })
  const isGone = query.error instanceof RequestError && query.error.code === 'import_not_found'
  const lines = query.data?.lines
  const isWhole = lines === begun.total
  const known = file && isFileOf(begun, file) ? file : undefined
  return (
    <>
      <div role="status" className="rounded-md bg-gold-soft px-4 py-3 text-sm">
        <p className="font-semibold">{t('import.stopped', { file: begun.fileName })}</p>
        <p className="mt-1 text-pretty">
          {isGone
            ? t('import.forgotten')
            : lines === undefined
              ? t('import.untouched')
              : t('import.stoppedAt', { sent: formatNumber(lines), total: formatNumber(begun.total) })}
        </p>
      </div>
      {error !== undefined && !isGone && (
        <p role="alert" className="text-sm text-danger">
          {errorText(t, error)}
        </p>
      )}
      {isOther && (
        <p role="alert" className="text-sm text-danger">
          {t('import.otherFile', { file: begun.fileName })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isGone && (known || isWhole) && (
          <Button onClick={() => void onGoOn(begun, known)}>{t(isWhole ? 'import.look' : 'import.goOn')}</Button>
        )}
        <Button weight="quiet" onClick={onForget}>
          {t('import.again')}
        </Button>
      </div>
      {!isGone && !known && !isWhole && (
        <>
          <p className="text-sm text-muted">{t('import.chooseAgain', { file: begun.fileName })}</p>
          <FileChooser
            onChoose={(chosen) => {
              const isSame = isFileOf(begun, chosen)
              setOther(!isSame)
              if (isSame) void onGoOn(begun, chosen)
            }}
          />
        </>
      )}
    </>
  )
}
