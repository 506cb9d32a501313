import { formatNumber } from '@banyan/client/formats.ts'
import type { HeldGift } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Amount, moneyText } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { MemberLink } from '#/src/features/records/record-links.tsx'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { giftVendorsQuery } from './gift-vendors-query.ts'
import { useGiftsChanged } from './gifts-changed.ts'

const vendorPattern = /^[A-Z0-9_]{2,20}$/

// An address can say anything: what is no filter narrows nothing.
const fetchPage: FetchPage<HeldGift> = (place, { vendor, which }) =>
  request('listHeldGifts', {
    ...place,
    ...(vendor !== undefined && vendorPattern.test(vendor) && { vendor }),
    state: which === 'any' ? 'any' : 'waiting',
  })

/** Gifts that were held: why, and what became of them. One that must not be paid is refused here. */
export function HeldGiftsTable() {
  const t = useText()
  const may = useMayCalls()
  const [mayRefuse, mayRelease] = [may('refuseHeldGift'), may('releaseHeldWin')]
  const { data: vendors = [] } = useQuery(giftVendorsQuery)
  const [refused, setRefused] = useState<HeldGift>()
  const [released, setReleased] = useState<HeldGift>()
  const columns = useMemo(
    () => columnsOf(t, { refuse: mayRefuse ? setRefused : undefined, release: mayRelease ? setReleased : undefined }),
    [t, mayRefuse, mayRelease],
  )
  return (
    <>
      <RecordsTable<HeldGift>
        name="heldGifts"
        label={t('gifts.held')}
        fetchPage={fetchPage}
        columns={columns}
        keyOf={({ number }) => number}
        filters={[
          {
            ...{ id: 'vendor', kind: 'choice', label: t('gifts.vendor') },
            options: vendors.map(({ vendor, name }) => ({ value: vendor, label: name || vendor })),
          },
          {
            ...{ id: 'which', kind: 'choice', label: t('held.which') },
            options: [{ value: 'any', label: t('held.any') }],
          },
        ]}
        empty={
          <Notice icon={nothingIcon} title={t('held.none')}>
            {t('held.noneText')}
          </Notice>
        }
        note={t('held.text')}
      />
      {refused && <RefuseDialog gift={refused} onClose={() => setRefused(undefined)} />}
      {released && <ReleaseDialog gift={released} onClose={() => setReleased(undefined)} />}
    </>
  )
}

/** Gold is what waits for somebody. */
const tones = { held: 'gold', released: 'primary', paid: 'neutral', refused: 'danger' } as const

interface Acts {
  readonly refuse: ((gift: HeldGift) => void) | undefined
  readonly release: ((gift: HeldGift) => void) | undefined
}

/** Wins beyond their stake, each of which two operators let pass by itself. */
const isHeldWin = ({ state, reason }: HeldGift) =>
  state === 'held' && (reason === 'over_multiple' || reason === 'over_win')

function columnsOf(t: Text, { refuse, release }: Acts): readonly Column<HeldGift>[] {
  const waits = ({ state }: HeldGift) => state === 'held' || state === 'released'
  const titleOf = (act: 'release' | 'refuse', { amount, member }: HeldGift) =>
    t(`held.${act}Title`, { amount: moneyText(amount), member: member.username })
  const actions: Column<HeldGift> = {
    ...{ id: 'refuse', title: '', width: release ? 190 : 110 },
    cell: (gift) => (
      <>
        {release && isHeldWin(gift) && (
          <Button weight="text" size="small" aria-label={titleOf('release', gift)} onClick={() => release(gift)}>
            {t('held.release')}
          </Button>
        )}
        {refuse && waits(gift) && (
          <Button weight="text" size="small" aria-label={titleOf('refuse', gift)} onClick={() => refuse(gift)}>
            {t('held.refuse')}
          </Button>
        )}
      </>
    ),
  }
  return [
    {
      ...{ id: 'transaction', title: t('held.transaction'), width: 190, isFixed: true },
      cell: ({ vendor, transaction }) => (
        <bdi dir="ltr" className="block truncate" title={transaction}>
          {vendor} {transaction}
        </bdi>
      ),
      text: ({ vendor, transaction }) => `${vendor} ${transaction}`,
    },
    {
      ...{ id: 'amount', title: t('held.amount'), align: 'end', width: 190 },
      cell: ({ amount }) => <Amount amount={amount} />,
      text: ({ amount }) => amount,
    },
    {
      ...{ id: 'state', title: t('gifts.state'), width: 190 },
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`heldState.${state}`)}</Badge>,
      text: ({ state }) => t(`heldState.${state}`),
    },
    {
      ...{ id: 'reason', title: t('held.reason'), width: 210 },
      cell: ({ reason }) => t(`holdReason.${reason}`),
      text: ({ reason }) => t(`holdReason.${reason}`),
    },
    {
      ...{ id: 'member', title: t('held.member'), width: 140 },
      cell: ({ member }) => <MemberLink member={member} />,
      text: ({ member }) => member.username,
    },
    ...(refuse || release ? [actions] : []),
    {
      ...{ id: 'kind', title: t('held.kind'), width: 170 },
      cell: ({ operation }) => t(`giftKind.${operation}`),
      text: ({ operation }) => t(`giftKind.${operation}`),
    },
    {
      ...{ id: 'campaign', title: t('held.campaign'), width: 150 },
      cell: ({ campaign }) => campaign && <bdi dir="ltr">{campaign}</bdi>,
      text: ({ campaign }) => campaign ?? '',
    },
    {
      ...{ id: 'tries', title: t('held.tries'), align: 'end', width: 90 },
      cell: ({ tries }) => formatNumber(tries),
      text: ({ tries }) => String(tries),
    },
    {
      ...{ id: 'since', title: t('held.since'), width: 180 },
      cell: ({ heldAt }) => momentCell(heldAt),
      text: ({ heldAt }) => heldAt,
    },
    {
      ...{ id: 'last', title: t('held.last'), width: 180, isExtra: true },
      cell: ({ lastAt }) => momentCell(lastAt),
      text: ({ lastAt }) => lastAt,
    },
    {
      ...{ id: 'by', title: t('held.by'), width: 140, isExtra: true },
      cell: ({ decidedBy }) => decidedBy && <bdi>{decidedBy}</bdi>,
      text: ({ decidedBy }) => decidedBy ?? '',
    },
  ]
}

function ReleaseDialog({ gift, onClose }: { gift: HeldGift; onClose: () => void }) {
  const t = useText()
  const changed = useGiftsChanged()
  const { vendor, transaction, amount, member } = gift
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('held.releaseTitle', { amount: moneyText(amount), member: member.username })}
      confirm={t('held.release')}
      act={async (reason) => {
        try {
          await request('releaseHeldWin', {}, { body: { vendor, transaction, reason } })
        } finally {
          changed()
        }
        showToast({ tone: 'success', text: t('held.released') })
      }}
    >
      {t('held.releaseText')}
    </ReasonDialog>
  )
}

function RefuseDialog({ gift, onClose }: { gift: HeldGift; onClose: () => void }) {
  const t = useText()
  const changed = useGiftsChanged()
  const { vendor, transaction, amount, member } = gift
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('held.refuseTitle', { amount: moneyText(amount), member: member.username })}
      confirm={t('held.refuse')}
      isDangerous
      act={async (reason) => {
        try {
          await request('refuseHeldGift', {}, { body: { vendor, transaction, reason } })
        } finally {
          // Also where the vendor was faster.
          changed()
        }
        showToast({ tone: 'success', text: t('held.refused') })
      }}
    >
      {t('held.refuseText')}
    </ReasonDialog>
  )
}
