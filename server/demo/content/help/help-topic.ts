import type { SettingsSections } from '@banyan/contract/system/settings.ts'

/** A topic of the help centre as operators write it. */
export type HelpTopic = SettingsSections['helpCenter']['topics'][number]
