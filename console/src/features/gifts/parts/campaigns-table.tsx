import type { VendorCampaign } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { useGiftsChanged } from './gifts-changed.ts'

const fetchPage: FetchPage<VendorCampaign> = (place) => request('listVendorCampaigns', place)

type Chosen =
  | { readonly act: 'set'; readonly campaign: VendorCampaign | undefined }
  | { readonly act: 'end'; readonly campaign: VendorCampaign }

/** Campaigns of vendors with their budgets: a promotion pays out of one of these alone. */
export function CampaignsTable() {
  const t = useText()
  const may = useMayCalls()
  const [maySet, mayEnd] = [may('setVendorCampaign'), may('endVendorCampaign')]
  const [chosen, setChosen] = useState<Chosen>()
  const columns = useMemo(() => columnsOf(t, { maySet, mayEnd, choose: setChosen }), [t, maySet, mayEnd])
  const close = () => setChosen(undefined)
  return (
    <>
      {maySet && (
        <div className="mb-3 flex justify-end">
          <Button onClick={() => setChosen({ act: 'set', campaign: undefined })}>{t('campaigns.add')}</Button>
        </div>
      )}
      <RecordsTable<VendorCampaign>
        name="vendorCampaigns"
        label={t('gifts.campaigns')}
        fetchPage={fetchPage}
        columns={columns}
        keyOf={({ vendor, campaign }) => `${vendor} ${campaign}`}
        empty={
          <Notice icon={nothingIcon} title={t('campaigns.none')}>
            {t('campaigns.noneText')}
          </Notice>
        }
      />
      {chosen?.act === 'set' && <CampaignDialog campaign={chosen.campaign} onClose={close} />}
      {chosen?.act === 'end' && <EndDialog campaign={chosen.campaign} onClose={close} />}
    </>
  )
}

interface Actions {
  readonly maySet: boolean
  readonly mayEnd: boolean
  choose(chosen: Chosen): void
}

const tones = { ahead: 'neutral', open: 'primary', over: 'neutral' } as const

function columnsOf(t: Text, { maySet, mayEnd, choose }: Actions): readonly Column<VendorCampaign>[] {
  return [
    {
      ...{ id: 'name', title: t('campaigns.name'), width: 190, isFixed: true },
      cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
      text: ({ name }) => name,
    },
    {
      ...{ id: 'state', title: t('gifts.state'), width: 110 },
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`campaignState.${state}`)}</Badge>,
      text: ({ state }) => t(`campaignState.${state}`),
    },
    {
      ...{ id: 'spent', title: t('campaigns.spent'), align: 'end', width: 150 },
      cell: ({ spent }) => <Amount amount={spent} />,
      text: ({ spent }) => spent,
    },
    {
      ...{ id: 'budget', title: t('campaigns.budget'), align: 'end', width: 150 },
      cell: ({ budget }) => <Amount amount={budget} />,
      text: ({ budget }) => budget,
    },
    {
      ...{ id: 'act', title: '', width: 190 },
      cell: (campaign) => (
        <span className="flex h-9 items-center gap-5">
          {maySet && (
            <Button
              weight="text"
              size="small"
              aria-label={t('campaigns.changeTitle', { name: campaign.name })}
              onClick={() => choose({ act: 'set', campaign })}
            >
              {t('campaigns.change')}
            </Button>
          )}
          {mayEnd && campaign.state !== 'over' && (
            <Button
              weight="text"
              size="small"
              aria-label={t('campaigns.endTitle', { name: campaign.name })}
              onClick={() => choose({ act: 'end', campaign })}
            >
              {t('campaigns.end')}
            </Button>
          )}
        </span>
      ),
    },
    {
      ...{ id: 'vendor', title: t('gifts.vendor'), width: 110 },
      cell: ({ vendor }) => <bdi dir="ltr">{vendor}</bdi>,
      text: ({ vendor }) => vendor,
    },
    {
      ...{ id: 'campaign', title: t('campaigns.id'), width: 170 },
      cell: ({ campaign }) => <bdi dir="ltr">{campaign}</bdi>,
      text: ({ campaign }) => campaign,
    },
    {
      ...{ id: 'from', title: t('campaigns.from'), width: 180 },
      cell: ({ from }) => momentCell(from),
      text: ({ from }) => from,
    },
    {
      ...{ id: 'until', title: t('campaigns.until'), width: 180 },
      cell: ({ until }) => momentCell(until),
      text: ({ until }) => until,
    },
  ]
}

function EndDialog({
  campaign: { vendor, campaign, name },
  onClose,
}: {
  campaign: VendorCampaign
  onClose: () => void
}) {
  const t = useText()
  const changed = useGiftsChanged()
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('campaigns.endTitle', { name })}
      confirm={t('campaigns.end')}
      isDangerous
      act={async (reason) => {
        try {
          await request('endVendorCampaign', {}, { body: { vendor, campaign, reason } })
        } finally {
          changed()
        }
        showToast({ tone: 'success', text: t('campaigns.ended') })
      }}
    >
      {t('campaigns.endText')}
    </ReasonDialog>
  )
}
