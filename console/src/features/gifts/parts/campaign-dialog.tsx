import type { VendorCampaign } from '@banyan/contract/rounds/operator-vendor-gift-calls.ts'
import { amountTyped } from '@banyan/rules/fields/typed-number.ts'
import { Select } from '@banyan/ui/select.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { zonedMoment, zonedText } from '#/src/features/forms/zoned-moment.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { giftVendorsQuery } from './gift-vendors-query.ts'
import { useGiftsChanged } from './gifts-changed.ts'

const idPattern = /^[\x21-\x7e]{1,64}$/
const budgetPattern = /^\d{1,13}(\.\d{1,2})?$/

/** As the contract writes budgets; undefined where it is none. */
function budgetIn(text: string): string | undefined {
  if (!budgetPattern.test(text)) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  return `${BigInt(whole)}.${fraction.padEnd(2, '0')}`
}

/** Registers a campaign of a vendor's, or changes one. */
export function CampaignDialog({ campaign, onClose }: { campaign: VendorCampaign | undefined; onClose: () => void }) {
  const t = useText()
  const changed = useGiftsChanged()
  const { timeZone } = startUp()
  const { data: vendors = [] } = useQuery(giftVendorsQuery)
  const [vendor, setVendor] = useState(campaign?.vendor)
  const [id, setId] = useState(campaign?.campaign ?? '')
  const [name, setName] = useState(campaign?.name ?? '')
  const [from, setFrom] = useState(campaign?.from ?? '')
  const [until, setUntil] = useState(campaign?.until ?? '')
  const [budgetText, setBudget] = useState(campaign?.budget ?? '')
  const budget = budgetIn(amountTyped(budgetText))
  const isInOrder = from === '' || until === '' || Date.parse(from) < Date.parse(until)
  const isNamed = vendor !== undefined && idPattern.test(id) && name.trim() !== ''
  const act = async (reason: string) => {
    const body = { vendor: vendor ?? '', campaign: id, name: name.trim(), from, until, budget: budget ?? '', reason }
    try {
      await request('setVendorCampaign', {}, { body })
    } finally {
      changed()
    }
    showToast({ tone: 'success', text: t('campaigns.saved') })
  }
  const time = (label: 'from' | 'until', value: string, onChange: (moment: string) => void) => (
    <TextField
      label={t(`campaigns.${label}`)}
      hint={t('campaigns.zone', { zone: timeZone })}
      error={label === 'until' && !isInOrder ? t('campaigns.order') : undefined}
      type="datetime-local"
      dir="ltr"
      required
      value={zonedText(value, timeZone)}
      onChange={({ target }) => onChange(zonedMoment(target.value, timeZone))}
    />
  )
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={campaign ? t('campaigns.changeTitle', { name: campaign.name }) : t('campaigns.add')}
      confirm={t('campaigns.save')}
      isReady={isNamed && budget !== undefined && from !== '' && until !== '' && isInOrder}
      act={act}
      fields={
        <>
          {!campaign && (
            <>
              <Select
                label={t('gifts.vendor')}
                placeholder={t('campaigns.vendorMissing')}
                required
                options={vendors.map((each) => ({
                  value: each.vendor,
                  label: each.name || each.vendor,
                  detail: each.vendor,
                }))}
                value={vendor ?? null}
                onChange={setVendor}
              />
              <TextField
                label={t('campaigns.id')}
                hint={t('campaigns.idHint')}
                required
                dir="ltr"
                spellCheck={false}
                maxLength={64}
                value={id}
                onChange={({ target }) => setId(target.value)}
              />
            </>
          )}
          <TextField
            label={t('campaigns.name')}
            required
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {time('from', from, setFrom)}
          {time('until', until, setUntil)}
          <TextField
            label={t('campaigns.budget')}
            {...(campaign && { hint: t('campaigns.budgetHint', { amount: moneyText(campaign.spent) }) })}
            error={budgetText !== '' && budget === undefined ? t('approve.amountWrong') : undefined}
            inputMode="decimal"
            dir="ltr"
            required
            value={budgetText}
            onChange={({ target }) => setBudget(target.value)}
          />
        </>
      }
    >
      {t(campaign ? 'campaigns.changeText' : 'campaigns.noneText')}
    </ReasonDialog>
  )
}
