import { formatAmount } from '@banyan/client/formats.ts'
import type { ListedGame } from '@banyan/contract/games/operator-game-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { type Maintained, MaintenanceDialog } from './parts/maintenance-dialog.tsx'
import { laterEnd, MaintenanceEnd, StateBadge } from './parts/state-cell.tsx'
import { vendorsQuery } from './vendors-table.tsx'

const gameStates = ['open', 'maintenance', 'withdrawn'] as const satisfies readonly ListedGame['state'][]

/** Every kind of games; one that is missing here does not compile. */
const kinds = {
  ...{ RNG: true, LIVE: true, FISH: true, PVP: true, SPORTS: true, ESPORTS: true, COCKFIGHT: true },
  ...{ LOTT: true, ELOTT: true, TG: true, AC: true, SC: true, VP: true, JP: true },
} as const satisfies Record<ListedGame['gameType'], true>
const gameTypes = Object.keys(kinds) as ListedGame['gameType'][]

/** As the contract bounds the search. */
const textAtMost = 120
const vendorPattern = /^[A-Z0-9_]{2,20}$/

const fetchGames: FetchPage<ListedGame> = (place, { q, vendor, kind, state }) => {
  // An address can say anything: what is no filter narrows nothing.
  const ofKind = gameTypes.find((known) => known === kind)
  const inState = gameStates.find((known) => known === state)
  return request('listGames', {
    ...place,
    ...(q && { q }),
    ...(vendor && vendorPattern.test(vendor) && { vendor }),
    ...(ofKind && { gameType: ofKind }),
    ...(inState && { state: inState }),
  })
}

/** Every game that is or was in the catalogue. */
export function GamesTable() {
  const t = useText()
  const [maintained, setMaintained] = useState<Maintained>()
  const mayMaintain = useMay('setGameMaintenance')
  const columns = useColumns(setMaintained, mayMaintain)
  const { data: vendors } = useQuery({ ...vendorsQuery, enabled: useMay('listVendors') })
  const filters: readonly Filter[] = [
    {
      ...{ id: 'state', kind: 'choice', label: t('games.state') },
      options: gameStates.map((value) => ({ value, label: t(`games.${value}`) })),
    },
    {
      ...{ id: 'vendor', kind: 'choice', label: t('games.vendor') },
      options: (vendors ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      ...{ id: 'kind', kind: 'choice', label: t('games.kind') },
      options: gameTypes.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  ]
  return (
    <>
      <RecordsTable
        name="games"
        label={t('page.games')}
        fetchPage={fetchGames}
        columns={columns}
        keyOf={({ nodeId }) => nodeId}
        onOpen={
          mayMaintain
            ? ({ nodeId, name, maintenanceUntil: until }) => setMaintained({ nodeId, name, until })
            : undefined
        }
        search={{ label: t('games.search'), maxLength: textAtMost }}
        filters={filters}
        empty={
          <Notice icon={nothingIcon} title={t('games.none')}>
            {t('games.noneText')}
          </Notice>
        }
      />
      {maintained && <MaintenanceDialog of={maintained} onClose={() => setMaintained(undefined)} />}
    </>
  )
}

function useColumns(onMaintain: (game: Maintained) => void, mayMaintain: boolean): readonly Column<ListedGame>[] {
  const t = useText()
  return useMemo<readonly Column<ListedGame>[]>(
    () => [
      {
        id: 'name',
        title: t('games.name'),
        cell: ({ name, isHot }) => (
          <span className="flex items-center gap-2">
            <bdi title={name} className="min-w-0 truncate font-semibold">
              {name}
            </bdi>
            {isHot && <Badge tone="gold">{t('games.hot')}</Badge>}
          </span>
        ),
        width: 235,
        isFixed: true,
        text: ({ name }) => name,
      },
      {
        id: 'state',
        title: t('games.state'),
        cell: ({ state }) => <StateBadge state={state} />,
        width: 140,
        text: ({ state }) => t(`games.${state}`),
      },
      {
        id: 'until',
        title: t('games.until'),
        cell: (game) => <MaintenanceEnd until={laterEnd(game)} />,
        width: 185,
        text: (game) => laterEnd(game) ?? '',
      },
      {
        id: 'vendorUntil',
        title: t('games.vendorUntil'),
        cell: ({ vendorMaintenanceUntil }) => <MaintenanceEnd until={vendorMaintenanceUntil} />,
        width: 185,
        isExtra: true,
        text: ({ vendorMaintenanceUntil }) => vendorMaintenanceUntil ?? '',
      },
      {
        id: 'vendor',
        title: t('games.vendor'),
        cell: ({ vendor }) => <bdi dir="ltr">{vendor}</bdi>,
        width: 105,
        text: ({ vendor }) => vendor,
      },
      {
        id: 'kind',
        title: t('games.kind'),
        cell: ({ gameType }) => t(`kind.${gameType}`),
        width: 135,
        text: ({ gameType }) => t(`kind.${gameType}`),
      },
      {
        id: 'class',
        title: t('games.class'),
        cell: ({ gameClass }) => <bdi dir="ltr">{gameClass}</bdi>,
        width: 130,
        isExtra: true,
        text: ({ gameClass }) => gameClass,
      },
      {
        id: 'code',
        title: t('games.code'),
        cell: ({ gameCode }) => <bdi dir="ltr">{gameCode}</bdi>,
        width: 120,
        text: ({ gameCode }) => gameCode,
      },
      {
        id: 'id',
        title: t('games.id'),
        cell: ({ nodeId }) => <bdi dir="ltr">{nodeId}</bdi>,
        width: 90,
        text: ({ nodeId }) => nodeId,
      },
      {
        id: 'minBet',
        title: t('games.minBet'),
        cell: ({ minBet }) => <bdi dir="ltr">{formatAmount(minBet)}</bdi>,
        align: 'end',
        width: 120,
        isExtra: true,
        text: ({ minBet }) => minBet,
      },
      {
        id: 'maintain',
        title: '',
        cell: ({ nodeId, name, state, maintenanceUntil }) =>
          mayMaintain &&
          state !== 'withdrawn' && (
            <Button
              weight="text"
              size="small"
              aria-label={t('maintain.title', { name })}
              onClick={() => onMaintain({ nodeId, name, until: maintenanceUntil })}
            >
              {t('maintain.short')}
            </Button>
          ),
        width: 135,
      },
    ],
    [t, mayMaintain, onMaintain],
  )
}
