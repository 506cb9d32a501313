import { settingsChanged } from '@banyan/contract/system/settings-event.ts'
import type { SharedTopic } from '#/platform/realtime/topic.ts'
import { settingsChannel } from '#/platform/settings/settings.ts'
import type { MerchantSettings } from '../merchant-settings.ts'
import { settingsVersion } from './settings-versions.ts'

/** Tells every tab that the settings have changed. The tab then requests its configuration. */
export function settingsTopic(settings: MerchantSettings, now: () => Date): SharedTopic {
  return {
    event: settingsChanged,
    channel: settingsChannel,
    async everybodys() {
      // First, so that the tab's request to this process finds what it was told of.
      await settings.refresh()
      const version = settingsVersion(settings, now())
      return version === 0 ? undefined : { version, value: { version } }
    },
  }
}
