import { decidesMoney, type MoneySection } from '@banyan/contract/system/money-sections.ts'
import { settingsCalls } from '@banyan/contract/system/operator-settings-calls.ts'
import { type SectionName, type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import type { Hooks } from '#/hooks.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { refuseForeignLinks } from '#/platform/html/foreign-links.ts'
import { type Binding, bind, bindAction, bindFourEyes } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { differingFields } from '#/platform/http/recorded-action.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { ValueFault } from '#/platform/settings/section.ts'
import { type LinkParts, mayLinkTo, refusedHosts } from '../allowed-hosts.ts'
import type { MerchantSettings } from '../merchant-settings.ts'

export interface SettingsParts extends LinkParts {
  readonly hooks: Pick<Hooks, 'tellOwners'>
  readonly config: Pick<Config, 'hosts' | 'publicUrl'>
}

/** Reading and changing every section: one rule for all, so a new section needs no code here. */
export function settingsBindings(parts: SettingsParts): Binding[] {
  return (Object.keys(settingsSections) as SectionName[]).flatMap((section) => [
    readBinding(parts.settings, section),
    ...changeBindingsOf(parts, section),
  ])
}

/** The roles are changed by the module that has them. */
function changeBindingsOf(parts: SettingsParts, section: SectionName): Binding[] {
  if (section === 'roles') return []
  return [isMoneySection(section) ? changeMoneyBinding(parts, section) : changeBinding(parts, section as PlainSection)]
}

type PlainSection = Exclude<SectionName, MoneySection>

const isMoneySection = (section: SectionName): section is MoneySection => decidesMoney[section]

function readBinding(settings: MerchantSettings, section: SectionName): Binding {
  return bind(callOf('read', section), async () => {
    const { version, value, changedAt, changedBy } = settings.section(section)
    return { version, value, changedAt: changedAt?.toISOString() ?? null, changedBy } as never
  })
}

interface ChangeBody<Name extends SectionName> {
  readonly version: number
  readonly value: SettingsSections[Name]
  readonly reason?: string
}

/** The bound of a failure's fields (contract/envelope.ts). */
const faultsAtMost = 20
const limitCharacters = 200

/** Names the hosts that are allowed, as far as there is room. */
function hostFault({ path, allowed }: ReturnType<typeof refusedHosts>[number]) {
  const limit = allowed.join(', ').slice(0, limitCharacters)
  return { path: `/body/value${path}`, rule: 'host_not_allowed', ...(limit !== '' && { limit }) }
}

/** The value as it is stored, if its rules and the environment's hosts allow it. */
async function storable<Name extends SectionName>(
  parts: SettingsParts,
  section: Name,
  value: SettingsSections[Name],
): Promise<SettingsSections[Name]> {
  const { settings, config } = parts
  const definition = settings.definition(section)
  refuseFaults(definition.faults?.(value))
  const refused = refusedHosts(value, definition.addresses?.(value) ?? {}, config.hosts)
  if (refused.length > 0)
    throw new Refusal('host_not_allowed', { fields: refused.slice(0, faultsAtMost).map(hostFault) })
  const stored = (await definition.clean?.(value)) ?? value
  refuseFaults(definition.storedFaults?.(stored))
  const texts = definition.richTexts?.(stored) ?? []
  refuseForeignLinks(
    texts.map(({ path, html }) => ({ path: `/body/value${path}`, html })),
    mayLinkTo(parts),
  )
  return stored
}

interface NewValue<Name extends SectionName> {
  readonly section: Name
  readonly version: number
  readonly stored: SettingsSections[Name]
  readonly author: string
  readonly reason: string | null
}

/** Replaces a section from the version that was read; what the audit keeps of it. */
async function replaceSection<Name extends SectionName>(
  tx: Tx,
  settings: MerchantSettings,
  { section, version, stored, author, reason }: NewValue<Name>,
) {
  const changed = await settings.changeWithin(tx, section, version, stored, { author, reason })
  const { before, after } = differingFields(changed.before, stored)
  return {
    object: `settings ${section}`,
    before: { version, ...before },
    after: { version: changed.version, ...after },
  }
}

function changeBinding(parts: SettingsParts, section: PlainSection): Binding {
  return bindAction(callOf('change', section), async ({ body }, { principal }, record) => {
    const { version, value, reason } = body as unknown as ChangeBody<PlainSection>
    const stored = await storable(parts, section, value)
    const change = { section, version, stored, author: principal.name, reason: reason ?? null }
    const recorded = await record(async (tx) => ({
      ...(await replaceSection(tx, parts.settings, change)),
      value: { version: version + 1 },
      ...(reason !== undefined && { reason }),
    }))
    await parts.settings.refresh()
    return recorded as never
  })
}

/** A section that decides where money goes: a second operator approves what it becomes. */
function changeMoneyBinding(parts: SettingsParts, section: MoneySection): Binding {
  const { settings } = parts
  return bindFourEyes(
    callOf('change', section),
    async (tx, body, { by }) => {
      const { version, value, reason = null } = body as unknown as ChangeBody<MoneySection>
      const stored = await storable(parts, section, value)
      const change = await replaceSection(tx, settings, { section, version, stored, author: by, reason })
      const tell = parts.hooks.tellOwners({ section, by })
      const afterwards = async () => {
        await settings.refresh()
        tell()
      }
      return { ...change, afterwards }
    },
    { askedOnce: 'waiting' },
  )
}

function refuseFaults(faults: readonly ValueFault[] = []): void {
  if (faults.length > 0)
    throw new InvalidInput(faults.map(({ path, ...fault }) => ({ path: `/body/value${path}`, ...fault })))
}

function callOf(verb: 'read' | 'change', section: SectionName) {
  return settingsCalls[`${verb}${section.charAt(0).toUpperCase()}${section.slice(1)}` as keyof typeof settingsCalls]
}
