import { formatNumber } from '@banyan/client/formats.ts'
import type { ListedVendor } from '@banyan/contract/operator/game-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { type Maintained, MaintenanceDialog } from './parts/maintenance-dialog.tsx'
import { MaintenanceEnd } from './parts/state-cell.tsx'
import { VendorSwitchDialog } from './parts/vendor-switch-dialog.tsx'

/** Every vendor of the catalogue. */
export const vendorsQuery = queryOptions({
  queryKey: ['records', 'vendors', 'all'],
  queryFn: async () => (await request('listVendors', {})).vendors,
  meta: { shownInPlace: true },
})

/** All of them come at once: there are never more than a hundred. */
const fetchVendors: FetchPage<ListedVendor> = async () => ({
  rows: (await request('listVendors', {})).vendors,
  next: null,
})

/** Vendors of games: whether their games can be played, and until when they can't. */
export function VendorsTable() {
  const t = useText()
  const [maintained, setMaintained] = useState<Maintained>()
  const [switched, setSwitched] = useState<ListedVendor>()
  const columns = useColumns(setMaintained, setSwitched)
  return (
    <>
      <RecordsTable
        name="vendors"
        label={t('page.vendors')}
        fetchPage={fetchVendors}
        columns={columns}
        keyOf={({ code }) => code}
        empty={<p className="text-sm text-muted">{t('vendors.none')}</p>}
      />
      <p className="mt-4 max-w-prose text-sm text-pretty text-muted">{t('vendors.offText')}</p>
      {maintained && <MaintenanceDialog of={maintained} onClose={() => setMaintained(undefined)} />}
      {switched && <VendorSwitchDialog vendor={switched} onClose={() => setSwitched(undefined)} />}
    </>
  )
}

function useColumns(
  onMaintain: (vendor: Maintained) => void,
  onSwitch: (vendor: ListedVendor) => void,
): readonly Column<ListedVendor>[] {
  const t = useText()
  const may = useMayCalls()
  const mayMaintain = may('setVendorMaintenance')
  const maySwitch = may('readVendors') && may('changeVendors')
  const mayList = may('listGames')
  return useMemo<readonly Column<ListedVendor>[]>(
    () => [
      {
        id: 'name',
        title: t('games.vendor'),
        cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
        width: 180,
        isFixed: true,
        text: ({ name }) => name,
      },
      {
        id: 'code',
        title: t('vendors.code'),
        cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
        width: 110,
        text: ({ code }) => code,
      },
      {
        id: 'games',
        title: t('vendors.games'),
        cell: ({ code, games }) =>
          mayList ? (
            <Link
              to="/catalogue"
              search={{ vendor: code }}
              className="font-semibold text-primary-strong hover:underline"
            >
              {formatNumber(games)}
            </Link>
          ) : (
            formatNumber(games)
          ),
        align: 'end',
        width: 90,
        text: ({ games }) => String(games),
      },
      {
        id: 'on',
        title: t('games.state'),
        cell: ({ isOn }) => <Badge tone={isOn ? 'primary' : 'danger'}>{t(isOn ? 'vendors.on' : 'vendors.off')}</Badge>,
        width: 100,
        text: ({ isOn }) => (isOn ? 'on' : 'off'),
      },
      {
        id: 'until',
        title: t('games.until'),
        cell: ({ maintenanceUntil }) => <MaintenanceEnd until={maintenanceUntil} />,
        width: 185,
        text: ({ maintenanceUntil }) => maintenanceUntil ?? '',
      },
      {
        id: 'actions',
        title: '',
        cell: (vendor) => (
          <span className="flex h-9 items-center justify-end gap-5">
            {mayMaintain && (
              <Button
                weight="text"
                size="small"
                aria-label={t('maintain.title', { name: vendor.name })}
                onClick={() => onMaintain({ code: vendor.code, name: vendor.name, until: vendor.maintenanceUntil })}
              >
                {t('maintain.short')}
              </Button>
            )}
            {maySwitch && (
              <Button
                weight="text"
                size="small"
                aria-label={t(vendor.isOn ? 'vendors.turnOffTitle' : 'vendors.turnOnTitle', { name: vendor.name })}
                onClick={() => onSwitch(vendor)}
              >
                {t(vendor.isOn ? 'vendors.turnOff' : 'vendors.turnOn')}
              </Button>
            )}
          </span>
        ),
        width: 240,
      },
    ],
    [t, mayMaintain, maySwitch, mayList, onMaintain, onSwitch],
  )
}
