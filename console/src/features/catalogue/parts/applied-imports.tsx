import { formatNumber } from '@banyan/client/formats.ts'
import { failed } from '@banyan/client/signals.ts'
import type { AppliedImport } from '@banyan/contract/games/operator-catalogue-calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useMutation } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'

const fetchImports: FetchPage<AppliedImport> = (place) => request('listCatalogueImports', place)

interface AppliedImportsProps {
  /** The lines that take an import back are staged. */
  onTakeBack: (importId: string, lines: number, version: number) => void
}

/** The imports that changed the catalogue, newest first, with the way to take one back. */
export function AppliedImports({ onTakeBack }: AppliedImportsProps) {
  const t = useText()
  const mayTakeBack = useMay('takeBackCatalogueImport')
  const staging = useMutation({
    mutationFn: (version: number) => request('takeBackCatalogueImport', {}, { body: { version } }),
    onSuccess: ({ importId, lines }, version) => {
      onTakeBack(importId, lines, version)
      scrollTo({ top: 0 })
    },
    onError: (error) => failed.tell(error),
    meta: { shownInPlace: true },
  })
  const columns: readonly Column<AppliedImport>[] = [
    {
      id: 'version',
      title: t('import.version'),
      cell: ({ version }) => formatNumber(version),
      width: 95,
      isFixed: true,
      text: ({ version }) => String(version),
    },
    {
      id: 'when',
      title: t('import.when'),
      cell: ({ appliedAt }) => momentCell(appliedAt),
      width: 185,
      text: ({ appliedAt }) => appliedAt,
    },
    { id: 'by', title: t('import.by'), cell: ({ by }) => <bdi>{by}</bdi>, width: 130, text: ({ by }) => by },
    {
      id: 'reason',
      title: t('import.reason'),
      cell: ({ reason, takesBack }) => (
        <bdi title={reason}>
          {takesBack !== null && (
            <span className="me-2 text-gold">{t('import.takesBack', { version: formatNumber(takesBack) })}</span>
          )}
          {reason}
        </bdi>
      ),
      width: 240,
      text: ({ reason }) => reason,
    },
    ...(['games', 'added', 'changed', 'withdrawn'] as const).map((count) => ({
      id: count,
      title: t(`import.${count}Title`),
      cell: (row: AppliedImport) => formatNumber(row[count]),
      align: 'end' as const,
      width: 90,
      text: (row: AppliedImport) => String(row[count]),
    })),
    {
      id: 'back',
      title: '',
      cell: ({ version, canBeTakenBack }) =>
        canBeTakenBack &&
        mayTakeBack && (
          <Button weight="text" size="small" busy={staging.isPending} onClick={() => staging.mutate(version)}>
            {t('import.takeBack')}
          </Button>
        ),
      width: 120,
    },
  ]
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('import.past')}</h2>
      <RecordsTable
        name="catalogue-imports"
        label={t('import.past')}
        fetchPage={fetchImports}
        columns={columns}
        keyOf={({ version }) => String(version)}
        empty={<p className="text-sm text-muted">{t('import.noPast')}</p>}
      />
    </div>
  )
}
