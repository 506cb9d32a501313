import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { isOwnPath } from '@banyan/rules/content/own-address.ts'
import { routeOf } from '@banyan/rules/content/portal-routes.ts'
import type { FieldRule } from '@banyan/rules/fields/field-rule.ts'

type Banner = SettingsSections['banners']['list'][number]

/** What the address of a banner is for each way of linking (requirements LOB-02). */
const isLinkable: Readonly<Record<Banner['linkageType'], (url: string) => boolean>> = {
  ROUTE: (url) => isOwnPath(url) && routeOf(/^[^?#]*/.exec(url)?.[0] ?? '') !== undefined,
  GAME: (url) => /^\d{1,18}$/.test(url),
  PROMOTION: (url) => /^[A-Za-z0-9_-]+$/.test(url),
  EXTERNAL: (url) => url.startsWith('https://'),
  NONE: (url) => url === '',
}

/** For each section with rules that a schema can't say: what its value breaks. */
const rules: { readonly [Name in SectionName]?: (value: SettingsSections[Name]) => ValueFault[] } = {
  banners: ({ list }) => {
    const ids = list.map(({ id }) => id)
    return list.flatMap((banner, place) =>
      bannerFaults(banner, ids.indexOf(banner.id) < place).map(([field, rule]) => ({
        path: `/list/${place}/${field}`,
        rule,
      })),
    )
  },
  brand: ({ mainDomain, domains }) => [
    ...(mainDomain === '' || isHostItself(mainDomain) ? [] : [{ path: '/mainDomain', rule: 'host' }]),
    ...domains.flatMap((domain, place) => (isHostItself(domain) ? [] : [{ path: `/domains/${place}`, rule: 'host' }])),
  ],
  helpCenter: ({ topics }) => {
    const ids = topics.map(({ termId }) => termId)
    return topics.flatMap(({ termId }, place) =>
      ids.indexOf(termId) < place ? [{ path: `/topics/${place}/termId`, rule: 'duplicate' }] : [],
    )
  },
  profileFields: ({ fields }) => fieldListFaults(fields),
  registration: ({ fields }) => [...fieldListFaults(fields), ...registrationFaults(fields)],
  whitelabel: ({ tree }) => {
    const ids = tree.map(({ modId }) => modId)
    return tree.flatMap(({ modId }, place) =>
      ids.indexOf(modId) < place ? [{ path: `/tree/${place}/modId`, rule: 'duplicate' }] : [],
    )
  },
}

/** Whether browsers open the host that is written: 2130706433 and 127.1 become another. */
function isHostItself(name: string): boolean {
  const address = `https://${name}/`
  return URL.canParse(address) && new URL(address).host === name
}

function bannerFaults({ linkageType, url, from, until }: Banner, isDuplicate: boolean): (readonly [string, string])[] {
  const begins = from === null ? undefined : momentOf(from)
  const ends = until === null ? undefined : momentOf(until)
  const faults = [
    ['id', 'duplicate', isDuplicate],
    ['url', 'linkage', !isLinkable[linkageType](url)],
    ['from', 'moment', from !== null && !begins],
    ['until', 'moment', until !== null && !ends],
    ['until', 'after_from', Boolean(begins && ends && ends <= begins)],
  ] as const
  return faults.flatMap(([field, rule, isBroken]) => (isBroken ? [[field, rule] as const] : []))
}

/** What a section's value breaks beyond its schema; empty where nothing is wrong. */
export function sectionFaults<Name extends SectionName>(section: Name, value: SettingsSections[Name]): ValueFault[] {
  const check = rules[section] as ((value: SettingsSections[Name]) => ValueFault[]) | undefined
  return check?.(value) ?? []
}

/** What is wrong with a value beyond its schema: the path within it, and the rule that it breaks. */
export interface ValueFault {
  readonly path: string
  readonly rule: string
}

interface NamedField extends FieldRule {
  readonly name: string
}

/** What contradicts itself in the fields of a form. */
function fieldListFaults(fields: readonly NamedField[]): ValueFault[] {
  const names = fields.map(({ name }) => name)
  return fields.flatMap(({ name, enabled, required, minLength, maxLength }, place) => [
    ...(names.indexOf(name) < place ? [{ path: `/fields/${place}/name`, rule: 'duplicate' }] : []),
    ...(required && !enabled ? [{ path: `/fields/${place}/required`, rule: 'enabled' }] : []),
    ...(minLength > maxLength ? [{ path: `/fields/${place}/minLength`, rule: 'maxLength' }] : []),
  ])
}

const anyCharacters = 1
/** Shorter passwords are found too quickly, and longer ones must be possible (reliability goal 2.6). */
const passwordLengths = { least: 8, most: 64 } as const

/** What keeps people from registering with a username and a good password. */
function registrationFaults(fields: readonly NamedField[]): ValueFault[] {
  return [
    ...['username', 'password'].flatMap((name) => {
      const place = fields.findIndex((field) => field.name === name)
      const field = fields[place]
      if (!field) return [{ path: '/fields', rule: name }]
      const broken = (['enabled', 'required'] as const).filter((rule) => !field[rule])
      return broken.map((rule) => ({ path: `/fields/${place}/${rule}`, rule: name }))
    }),
    ...fields.flatMap(({ name, patternId, minLength, maxLength }, place) => {
      if (name !== 'password') return []
      const broken = [
        ...(patternId === anyCharacters ? [] : ['patternId']),
        ...(minLength < passwordLengths.least ? ['minLength'] : []),
        ...(maxLength < passwordLengths.most ? ['maxLength'] : []),
      ]
      return broken.map((rule) => ({ path: `/fields/${place}/${rule}`, rule: 'password' }))
    }),
  ]
}
