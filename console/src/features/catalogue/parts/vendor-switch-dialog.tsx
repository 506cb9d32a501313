import type { ListedVendor } from '@banyan/contract/games/operator-game-calls.ts'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'

/** Lets the games of a vendor be played, or stops them: a change of the settings like any other. */
export function VendorSwitchDialog({ vendor, onClose }: { vendor: ListedVendor; onClose: () => void }) {
  const t = useText()
  const client = useQueryClient()
  const { code, name, isOn } = vendor
  // The version that the change is made from: another operator's change in between is refused.
  const settings = useQuery({
    queryKey: ['settings', 'vendors', 'value'],
    queryFn: () => request('readVendors', {}),
    staleTime: 0,
    meta: { shownInPlace: true },
  })
  const act = async (reason: string) => {
    if (!settings.data) return
    const { version, value } = settings.data
    const others = value.blocked.filter((blocked) => blocked !== code)
    try {
      const body = { version, value: { ...value, blocked: isOn ? [...others, code] : others }, reason }
      await request('changeVendors', {}, { body })
    } catch (error) {
      void settings.refetch()
      throw error
    }
    showToast({ tone: 'success', text: t(isOn ? 'vendors.isOffNow' : 'vendors.isOnNow', { name }) })
    await Promise.all([
      client.invalidateQueries({ queryKey: ['records'] }),
      client.invalidateQueries({ queryKey: ['settings'] }),
    ])
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(isOn ? 'vendors.turnOffTitle' : 'vendors.turnOnTitle', { name })}
      confirm={t(isOn ? 'vendors.turnOff' : 'vendors.turnOn')}
      isDangerous={isOn}
      isReady={settings.data !== undefined && !settings.isFetching}
      act={act}
    >
      {t(isOn ? 'vendors.offText' : 'vendors.onText')}
    </ReasonDialog>
  )
}
