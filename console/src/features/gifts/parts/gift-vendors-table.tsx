import { formatNumber } from '@banyan/client/formats.ts'
import type { GiftVendor } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { StopDialog } from './stop-dialog.tsx'

/** All of them come at once: there are never more than a few hundred. */
const fetchPage: FetchPage<GiftVendor> = async () => ({ rows: (await request('vendorGifts', {})).vendors, next: null })

/** What each vendor gave today against its caps, and whether it is stopped. */
export function GiftVendorsTable() {
  const t = useText()
  const may = useMayCalls()
  const [mayStop, mayLift] = [may('stopVendorGifts'), may('liftVendorGifts')]
  const [chosen, setChosen] = useState<GiftVendor>()
  const columns = useMemo(() => {
    const mayAct = ({ stop }: GiftVendor) => (stop ? mayLift : mayStop)
    return columnsOf(t, { mayAct, onAct: setChosen })
  }, [t, mayStop, mayLift])
  return (
    <>
      <RecordsTable<GiftVendor>
        name="vendorGifts"
        label={t('gifts.vendors')}
        fetchPage={fetchPage}
        columns={columns}
        keyOf={({ vendor }) => vendor}
        empty={<Notice icon={nothingIcon} title={t('gifts.none')} />}
        note={t('gifts.text')}
      />
      {chosen && <StopDialog vendor={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

interface Actions {
  mayAct(vendor: GiftVendor): boolean
  onAct(vendor: GiftVendor): void
}

function columnsOf(t: Text, { mayAct, onAct }: Actions): readonly Column<GiftVendor>[] {
  const money = (id: 'given' | 'counted' | 'perDay' | 'perCall'): Column<GiftVendor> => ({
    ...{ id, title: t(`gifts.${id}`), align: 'end', width: 165 },
    cell: (vendor) => <Amount amount={vendor[id]} />,
    text: (vendor) => vendor[id],
  })
  return [
    {
      ...{ id: 'vendor', title: t('gifts.vendor'), width: 150, isFixed: true },
      cell: ({ vendor, name }) => <bdi className="font-semibold">{name || vendor}</bdi>,
      text: ({ vendor }) => vendor,
    },
    {
      ...{ id: 'state', title: t('gifts.state'), width: 120 },
      cell: ({ stop }) => <Badge tone={stop ? 'danger' : 'primary'}>{t(stop ? 'gifts.stopped' : 'gifts.gives')}</Badge>,
      text: ({ stop }) => t(stop ? 'gifts.stopped' : 'gifts.gives'),
    },
    {
      ...{ id: 'act', title: '', width: 130 },
      cell: (vendor) =>
        mayAct(vendor) && (
          <Button
            weight="text"
            size="small"
            aria-label={t(vendor.stop ? 'gifts.liftTitle' : 'gifts.stopTitle', {
              vendor: vendor.name || vendor.vendor,
            })}
            onClick={() => onAct(vendor)}
          >
            {t(vendor.stop ? 'gifts.lift' : 'gifts.stop')}
          </Button>
        ),
    },
    ...(['counted', 'perDay', 'perCall', 'given'] as const).map(money),
    {
      ...{ id: 'held', title: t('gifts.heldAmount'), align: 'end', width: 190 },
      cell: ({ vendor, held }) =>
        held.count > 0 && (
          <Link to="." search={{ tab: 'held', vendor }} className="font-semibold text-primary-strong hover:underline">
            <Amount amount={held.amount} /> · {formatNumber(held.count)}
          </Link>
        ),
      text: ({ held }) => held.amount,
    },
    {
      ...{ id: 'why', title: t('gifts.why'), width: 260 },
      cell: ({ stop }) => stop && <bdi>{t(`cause.${stop.cause}`, { name: stop.by ?? '' })}</bdi>,
      text: ({ stop }) => (stop ? t(`cause.${stop.cause}`, { name: stop.by ?? '' }) : ''),
    },
    {
      ...{ id: 'since', title: t('gifts.since'), width: 180 },
      cell: ({ stop }) => stop && momentCell(stop.at),
      text: ({ stop }) => stop?.at ?? '',
    },
  ]
}
