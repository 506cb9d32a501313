import { formatNumber } from '@banyan/client/formats.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { downloadIcon } from '@banyan/ui/icons/download-icon.ts'
import { saveFile } from '@banyan/ui/save-file.ts'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'

/** Saves the catalogue as a file that can be imported again. */
export function DownloadCatalogue() {
  const t = useText()
  const [progress, setProgress] = useState<{ readonly read: number; readonly total: number }>()
  const download = async () => {
    setProgress({ read: 0, total: 0 })
    try {
      const parts = await readParts((read, total) => setProgress({ read, total }))
      saveFile('catalogue.jsonl', 'application/jsonl;charset=utf-8', parts)
    } catch (error) {
      failed.tell(error)
    }
    setProgress(undefined)
  }
  return (
    <Button weight="quiet" icon={downloadIcon} busy={progress !== undefined} onClick={() => void download()}>
      {progress?.total
        ? t('import.ofLines', { sent: formatNumber(progress.read), total: formatNumber(progress.total) })
        : t('catalogue.download')}
    </Button>
  )
}

/** Pages of lines, all of one version. */
async function readParts(onRead: (read: number, total: number) => void): Promise<readonly string[]> {
  const parts: string[] = []
  let read = 0
  let version: number | undefined
  for (;;) {
    const page = await request('readCatalogueLines', { from: read + 1 })
    version ??= page.version
    if (page.version !== version) throw new RequestError('changed_meanwhile', 'the catalogue changed')
    parts.push(...page.lines.map((line) => `${JSON.stringify(line)}\n`))
    read += page.lines.length
    onRead(read, page.total)
    if (page.lines.length === 0 || read >= page.total) return parts
  }
}
