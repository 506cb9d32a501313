import { languageTag } from '@banyan/client/formats.ts'
import { SearchSelect } from '@banyan/ui/search-select.tsx'
import { useMemo } from 'react'
import { useText } from '#/src/i18n/text.ts'
import type { useMobileNumber } from '../use-mobile-number.ts'

/** The country of a mobile number, by its name in the page's language, its dialling code or its letters. */
export function CountryPicker({ mobile }: { mobile: ReturnType<typeof useMobileNumber> }) {
  const t = useText()
  const { countries, country, dialingCode, setCountry, askAgain } = mobile
  const tag = languageTag()
  const options = useMemo(() => optionsOf(countries, tag), [countries, tag])
  return (
    <SearchSelect
      label={
        dialingCode === undefined ? t('sms.country') : t('sms.countryIs', { name: nameOf(country, tag), dialingCode })
      }
      searchLabel={t('sms.findCountry')}
      emptyText={t('sms.noCountry')}
      options={options}
      value={country}
      onChange={setCountry}
      onOpen={askAgain}
    >
      <bdi dir="ltr">+{dialingCode}</bdi>
    </SearchSelect>
  )
}

/** The merchant's own country stays the first; the others follow by their names. */
function optionsOf(countries: CountryPickerCountries, tag: string) {
  const named = countries.map(({ countryCode, countryDialingCode }) => ({
    value: countryCode,
    label: nameOf(countryCode, tag),
    detail: `+${countryDialingCode}`,
    alias: countryCode,
  }))
  const order = new Intl.Collator(tag)
  return [...named.slice(0, 1), ...named.slice(1).toSorted((a, b) => order.compare(a.label, b.label))]
}
type CountryPickerCountries = ReturnType<typeof useMobileNumber>['countries']

function nameOf(country: string | undefined, tag: string): string {
  if (country === undefined) return ''
  return new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(country) ?? country
}
