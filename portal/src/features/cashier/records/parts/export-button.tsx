import { formatNumber } from '@banyan/client/formats.ts'
import { showToast } from '@banyan/client/show-toast.tsx'
import { failed } from '@banyan/client/signals.ts'
import { IconButton } from '@banyan/ui/button.tsx'
import { csvOf } from '@banyan/ui/csv.ts'
import { downloadIcon } from '@banyan/ui/icons/download-icon.ts'
import { saveFile } from '@banyan/ui/save-file.ts'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import type { FetchPage } from '../queries/record-queries.ts'
import type { RecordColumn } from './record-row.tsx'

/** Most rows of one exported file; what is beyond needs a narrower filter. */
const exportedAtMost = 10_000
const rowsAPage = 200
/** A filter that finds few rows ends here. */
const pagesAtMost = 300

interface ExportButtonProps<Row> {
  /** Of the file, without its ending. */
  name: string
  columns: readonly RecordColumn<Row>[]
  fetchPage: FetchPage<Row>
  disabled: boolean
}

/** Writes everything that is filtered into a file, whatever is shown of it, up to the limit. */
export function ExportButton<Row>({ name, columns, fetchPage, disabled }: ExportButtonProps<Row>) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { rows, isCut } = await everyRow(fetchPage)
      const titles = columns.map(({ title }) => title)
      const cells = rows.map((row) => columns.map(({ text }) => text(row)))
      saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(titles, cells))
      if (isCut) showToast({ tone: 'info', text: t('records.exportCut', { count: formatNumber(rows.length) }) })
    } catch (error) {
      failed.tell(error)
    } finally {
      setBusy(false)
    }
  }
  const label = t('records.export')
  return (
    <IconButton
      icon={downloadIcon}
      label={label}
      title={label}
      weight="quiet"
      busy={isBusy}
      disabled={disabled}
      onClick={() => void save()}
    />
  )
}

async function everyRow<Row>(fetchPage: FetchPage<Row>): Promise<{ rows: readonly Row[]; isCut: boolean }> {
  const rows: Row[] = []
  let after: string | undefined
  for (let page = 0; page < pagesAtMost && rows.length < exportedAtMost; page++) {
    const { rows: some, next } = await fetchPage({ size: rowsAPage, ...(after !== undefined && { after }) })
    rows.push(...some)
    if (next === null) return { rows: rows.slice(0, exportedAtMost), isCut: rows.length > exportedAtMost }
    after = next
  }
  return { rows: rows.slice(0, exportedAtMost), isCut: true }
}
