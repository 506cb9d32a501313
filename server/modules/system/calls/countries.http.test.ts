import { countries } from '@banyan/contract/system/countries.ts'
import { expect, test } from 'vitest'
import { type World, world } from '#/test-world/world.ts'

const listOf = async (w: World) => (await w.app.portal.inject(countries.path)).json().value.list

test('[ACC-25] the countries of the settings come with their dialling codes, the merchant’s own one first', async () => {
  await using w = await world()
  expect(await listOf(w)).toEqual([
    { countryCode: 'VN', countryDialingCode: '84' },
    { countryCode: 'AE', countryDialingCode: '971' },
    { countryCode: 'CN', countryDialingCode: '86' },
    { countryCode: 'SG', countryDialingCode: '65' },
  ])
  await w.set('sms', { ...w.settings.current('sms'), countries: ['US', 'VN', 'CA'] })
  expect(await listOf(w)).toEqual([
    { countryCode: 'US', countryDialingCode: '1' },
    { countryCode: 'VN', countryDialingCode: '84' },
    { countryCode: 'CA', countryDialingCode: '1' },
  ])
})

test('[ACC-25] a country without telephones is not offered', async () => {
  await using w = await world()
  await w.set('sms', { ...w.settings.current('sms'), countries: ['AQ', 'VN'] })
  expect(await listOf(w)).toEqual([{ countryCode: 'VN', countryDialingCode: '84' }])
})
