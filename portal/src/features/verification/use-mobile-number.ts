import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { canExist } from './can-exist.ts'
import { countriesQuery } from './country/countries-query.ts'

const none: readonly { countryCode: string; countryDialingCode: string }[] = []

/** A mobile number as it is typed: a country of the merchant's list, and the national digits. */
export function useMobileNumber() {
  const t = useText()
  const { data: countries = none, isError, refetch } = useQuery(countriesQuery())
  const [chosen, setCountry] = useState<string>()
  const [number, setNumber] = useState('')
  const country = chosen ?? countries[0]?.countryCode
  const dialingCode = countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode
  return {
    countries,
    country,
    dialingCode,
    setCountry,
    /** The list failed to load; opening the field fetches it again. */
    askAgain: () => {
      if (isError) void refetch()
    },
    number,
    setNumber,
    /** The value for the call; usable only if `fault()` found none. */
    body: { countryDialingCode: dialingCode ?? '', mobileNum: number },
    /** As it is told to a person; isolated, so that plus and groups keep their order from right to left. */
    spoken: `\u2066+${dialingCode ?? ''} ${number}\u2069`,
    /** What is wrong with it (requirements ACC-25). */
    fault: async (): Promise<string | undefined> =>
      dialingCode !== undefined && (await canExist(dialingCode, number))
        ? undefined
        : t('errors.mobile_number_invalid'),
  }
}
