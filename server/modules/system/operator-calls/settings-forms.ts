import { decidesMoney } from '@banyan/contract/system/money-sections.ts'
import { settingsCalls } from '@banyan/contract/system/operator-settings-calls.ts'
import { type SectionName, settingsSections } from '@banyan/contract/system/settings.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { undecidedFields } from '#/platform/settings/section.ts'
import { historyOf, keptSettings, versionOf } from '../kept-changes.ts'
import type { MerchantSettings } from '../merchant-settings.ts'
import { fieldNames } from '../use-cases/field-names.ts'

/** What forms, lists and histories of the settings are made from. */
export function settingsFormBindings(
  database: Database,
  settings: MerchantSettings,
  { hosts: allowed, publicUrl }: Pick<Config, 'hosts' | 'publicUrl'>,
): Binding[] {
  const hosts = { links: [...allowed.links], images: [...allowed.images], games: [...allowed.games] }
  return [
    bind(settingsCalls.listSettings, async () => ({
      sections: sectionNames.map((name) => presentSection(settings, name)),
      environment: { publicUrl: publicUrl.origin, hosts },
    })),
    bind(settingsCalls.describeSettings, async ({ query: { section } }) => ({
      schema: { ...settings.definition(section).schema },
      initial: { ...settings.definition(section).initial },
      hosts,
      needsSecond: decidesMoney[section],
    })),
    bind(settingsCalls.settingsHistory, ({ query: { section, ...page } }) =>
      historyOf(keptSettings(database.db, settings, section), page),
    ),
    bind(settingsCalls.settingsVersion, async ({ query: { section, version } }) => {
      const value = await versionOf(database.db, settings, section, version)
      if (!value) throw new Refusal('version_not_found')
      return { version, value: { ...value } }
    }),
  ]
}

const sectionNames = Object.keys(settingsSections) as SectionName[]

function presentSection(settings: MerchantSettings, section: SectionName) {
  const definition = settings.definition(section)
  const { version, value, changedAt, changedBy } = settings.section(section)
  return {
    section,
    version,
    changedAt: changedAt?.toISOString() ?? null,
    changedBy,
    fields: fieldNames(definition.schema),
    undecided: undecidedFields(definition as never, { version, value }),
  }
}
