import { formatNumber } from '@banyan/client/formats.ts'
import { failed } from '@banyan/client/signals.ts'
import { IconButton } from '@banyan/ui/button.tsx'
import { csvOf } from '@banyan/ui/csv.ts'
import { downloadIcon } from '@banyan/ui/icons/download-icon.ts'
import type { Column } from '@banyan/ui/record-table.tsx'
import { saveFile } from '@banyan/ui/save-file.ts'
import { showToast } from '@banyan/ui/toast.tsx'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { isMoment, momentInFile } from '../moment-in-file.ts'

/** Most rows of one exported file; what is beyond needs a narrower filter. */
const exportedAtMost = 10_000

interface Pages<Row> {
  readonly data: InfiniteData<{ readonly rows: readonly Row[] }> | undefined
  readonly hasNextPage: boolean
  fetchNextPage(): Promise<Pages<Row>>
}

interface ExportButtonProps<Row> {
  name: string
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  rows: readonly Row[]
  query: Pages<Row>
}

/** Writes what is filtered into a file, the pages that were not fetched yet included, up to the limit. */
export function ExportButton<Row>({ name, columns, hidden, rows, query }: ExportButtonProps<Row>) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { all, isCut } = await everyRow(query)
      const written = columns.filter(({ id, text }) => text && !hidden.includes(id))
      saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(...exportedTable(written, all)))
      if (isCut) showToast({ tone: 'info', text: t('records.exportCut', { count: formatNumber(all.length) }) })
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
      size="small"
      busy={isBusy}
      disabled={rows.length === 0}
      onClick={() => void save()}
    />
  )
}

/** Titles and cells of a file: times in the merchant's zone, which the column's title names, also where clocks change. */
function exportedTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): [string[], string[][]] {
  const cells = rows.map((row) => columns.map(({ text }) => text?.(row) ?? ''))
  const titles = columns.map(({ title }, place) =>
    cells.some((row) => isMoment(row[place] ?? '')) ? `${title} (${startUp().timeZone})` : title,
  )
  return [titles, cells.map((row) => row.map((cell) => (isMoment(cell) ? momentInFile(cell) : cell)))]
}

async function everyRow<Row>(query: Pages<Row>): Promise<{ all: readonly Row[]; isCut: boolean }> {
  const rowsOf = ({ data }: Pages<Row>) => data?.pages.flatMap((page) => page.rows) ?? []
  let pages = query
  while (pages.hasNextPage && rowsOf(pages).length < exportedAtMost) {
    const before = rowsOf(pages).length
    pages = await pages.fetchNextPage()
    // A page that failed adds nothing: what is there is written rather than asked for without end.
    if (rowsOf(pages).length === before) break
  }
  return { all: rowsOf(pages).slice(0, exportedAtMost), isCut: pages.hasNextPage }
}
