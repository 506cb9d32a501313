import { errorText } from '@banyan/client/error-text.ts'
import { formatNumber } from '@banyan/client/formats.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Progress } from '@banyan/ui/progress.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { useImport } from './importing/use-import.ts'
import { AppliedImports } from './parts/applied-imports.tsx'
import { DifferenceView } from './parts/difference-view.tsx'
import { FileChooser } from './parts/file-chooser.tsx'
import { LineFaults } from './parts/line-faults.tsx'
import { StoppedImport } from './parts/stopped-import.tsx'

/** Imports a catalogue file: sends it, shows what it would change, applies it; and takes an import back. */
export function ImportDesk() {
  const t = useText()
  const maySee = useMay('listCatalogueImports')
  const { state, begin, goOn, file, cancel, reset, show } = useImport()
  const isWorking = state.is === 'reading' || state.is === 'sending'
  return (
    <div className="flex flex-col gap-6">
      {/* What replaces the progress would else be silent. */}
      <p role="status" className="sr-only">
        {state.is === 'staged' && t('import.difference')}
      </p>
      {state.is === 'staged' ? (
        <DifferenceView key={state.importId} staged={state} onLeave={reset} />
      ) : (
        <Card title={t('import.title')}>
          <div className="flex flex-col gap-4">
            {state.is === 'reading' && <Progress label={t('import.reading', { file: state.fileName })} />}
            {state.is === 'sending' && (
              <Progress
                label={t('import.sending', { file: state.fileName })}
                value={state.sent / state.total}
                text={t('import.ofLines', { sent: formatNumber(state.sent), total: formatNumber(state.total) })}
              />
            )}
            {isWorking && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button weight="quiet" onClick={cancel}>
                  {t('action.cancel')}
                </Button>
                <p className="text-sm text-muted">{t('import.untouched')}</p>
              </div>
            )}
            {state.is === 'stopped' && <StoppedImport stopped={state} file={file} onGoOn={goOn} onForget={reset} />}
            {state.is === 'faulty' && <LineFaults fileName={state.fileName} faults={state.faults} />}
            {state.is === 'failed' && (
              <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger">
                {errorText(t, state.error)}
              </p>
            )}
            {!isWorking && state.is !== 'stopped' && <FileChooser onChoose={(chosen) => void begin(chosen)} />}
          </div>
        </Card>
      )}
      {maySee && <AppliedImports onTakeBack={show} />}
    </div>
  )
}
