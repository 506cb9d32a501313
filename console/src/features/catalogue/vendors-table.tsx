import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedVendor } from '@banyan/contract/games/operator-game-calls.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { VendorStateBadge } from '#/src/features/records/vendor-state-badge.tsx'
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

/** A vendor with how it does and what was played with it, where the operator may see that and there is anything. */
interface Vendor extends ListedVendor {
  readonly health?: Health
}
type Health = ValueOf<Calls['vendorHealth']>['vendors'][number]

/** All of them come at once: there are never more than a hundred. */
const fetchVendors =
  (maySeeHealth: boolean): FetchPage<Vendor> =>
  async () => {
    const [{ vendors }, health] = await Promise.all([
      request('listVendors', {}),
      // The list is there without it.
      maySeeHealth ? request('vendorHealth', {}).catch(() => undefined) : undefined,
    ])
    const known = new Map(health?.vendors.map((each) => [each.vendor, each]))
    const rows = vendors.map((vendor) => {
      const own = known.get(vendor.code)
      return own ? { ...vendor, health: own } : vendor
    })
    return { rows, next: null }
  }

/** Vendors of games: whether their games can be played, and until when they can't. */
export function VendorsTable() {
  const t = useText()
  const [maintained, setMaintained] = useState<Maintained>()
  const [switched, setSwitched] = useState<ListedVendor>()
  const may = useMayCalls()
  const maySeeHealth = may('vendorHealth')
  const fetchPage = useMemo(() => fetchVendors(maySeeHealth), [maySeeHealth])
  const columns = useColumns(setMaintained, setSwitched)
  const maintain = ({ code, name, maintenanceUntil: until }: Vendor) => setMaintained({ code, name, until })
  return (
    <>
      <RecordsTable
        name="vendors"
        label={t('page.vendors')}
        fetchPage={fetchPage}
        columns={columns}
        keyOf={({ code }) => code}
        onOpen={may('setVendorMaintenance') ? maintain : undefined}
        totalsOf={totalsOf}
        empty={<p className="text-sm text-muted">{t('vendors.none')}</p>}
        note={t('vendors.offText')}
      />
      {maintained && <MaintenanceDialog of={maintained} onClose={() => setMaintained(undefined)} />}
      {switched && <VendorSwitchDialog vendor={switched} onClose={() => setSwitched(undefined)} />}
    </>
  )
}

function totalsOf(vendors: readonly Vendor[]) {
  const games = vendors.reduce((sum, vendor) => sum + vendor.games, 0)
  const sum = (of: 'staked' | 'paid') =>
    amountOfExact(vendors.reduce((total, { health }) => total + exactOf(health?.[of] ?? '0'), 0n))
  return {
    games: formatNumber(games),
    staked: <Amount amount={sum('staked')} />,
    paid: <Amount amount={sum('paid')} />,
  }
}

function useColumns(
  onMaintain: (vendor: Maintained) => void,
  onSwitch: (vendor: ListedVendor) => void,
): readonly Column<Vendor>[] {
  const t = useText()
  const may = useMayCalls()
  const maySeeHealth = may('vendorHealth')
  const mayMaintain = may('setVendorMaintenance')
  const maySwitch = may('readVendors') && may('changeVendors')
  const mayList = may('listGames')
  return useMemo<readonly Column<Vendor>[]>(
    () => [
      {
        id: 'name',
        title: t('games.vendor'),
        cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
        width: 130,
        isFixed: true,
        text: ({ name }) => name,
      },
      {
        id: 'on',
        title: t('games.state'),
        cell: ({ isOn }) => <Badge tone={isOn ? 'primary' : 'danger'}>{t(isOn ? 'vendors.on' : 'vendors.off')}</Badge>,
        width: 100,
        text: ({ isOn }) => t(isOn ? 'vendors.on' : 'vendors.off'),
      },
      {
        id: 'until',
        title: t('games.until'),
        cell: ({ maintenanceUntil }) => <MaintenanceEnd until={maintenanceUntil} />,
        width: 185,
        text: ({ maintenanceUntil }) => maintenanceUntil ?? '',
      },
      ...(maySeeHealth ? healthColumns(t) : []),
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
        id: 'code',
        title: t('vendors.code'),
        cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
        width: 110,
        text: ({ code }) => code,
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
    [t, mayMaintain, maySwitch, mayList, maySeeHealth, onMaintain, onSwitch],
  )
}

/** How a vendor does, and what was played with it in a day. */
function healthColumns(t: ReturnType<typeof useText>): Column<Vendor>[] {
  const played = (id: 'staked' | 'paid', title: string): Column<Vendor> => ({
    id,
    title,
    cell: ({ health }) => health && <Amount amount={health[id]} />,
    align: 'end',
    width: 150,
    text: ({ health }) => health?.[id] ?? '',
  })
  return [
    {
      id: 'health',
      title: t('vendors.health'),
      cell: ({ health }) => health && <VendorStateBadge state={health.state} />,
      width: 140,
      text: ({ health }) => (health ? t(`vendorState.${health.state}`) : ''),
    },
    played('staked', t('vendors.staked')),
    played('paid', t('vendors.paid')),
  ]
}
