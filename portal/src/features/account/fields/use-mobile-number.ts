import { digitsTyped, isInternational } from '@banyan/rules/fields/typed-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { countriesQuery } from './country/countries-query.ts'
import type { Fault } from './fault.ts'
import { canExist, readInternational } from './verification/can-exist.ts'

const none: readonly { countryCode: string; countryDialingCode: string }[] = []

/** What is written, and the country that was chosen or that a number brought along. */
interface Written {
  readonly number: string
  readonly country?: string
}

const isWrong: Fault = (t) => t('errors.mobile_number_invalid')

/**
 * A mobile number as it is typed: a country of the merchant's list, and the national digits. A number that is written
 * with its country, as +84 or 0084, chooses the country and leaves the national digits.
 */
export function useMobileNumber() {
  const { data: countries = none, isError, refetch } = useQuery(countriesQuery())
  const [shown, show] = useState<Written>({ number: '' })
  /** As `shown` will be: a number is read while its form is already being sent. */
  const latest = useRef(shown)
  const write = (written: Written) => {
    latest.current = written
    show(written)
  }
  const inForce = ({ country = countries[0]?.countryCode }: Written) => ({
    country,
    dialingCode: countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode,
  })
  const splitInternational = async () => {
    const { number } = latest.current
    if (!isInternational(number)) return
    const read = await readInternational(number)
    const isOffered = countries.some(({ countryCode }) => countryCode === read?.country)
    // Another number may have been typed since.
    if (read && isOffered && latest.current.number === number) write({ number: read.national, country: read.country })
  }
  return {
    countries,
    ...inForce(shown),
    setCountry: (country: string) => write({ ...latest.current, country }),
    /** The list failed to load; opening the field fetches it again. */
    askAgain: () => {
      if (isError) void refetch()
    },
    number: shown.number,
    /** Takes what was typed or pasted, however it is grouped and in whatever script. */
    setNumber: (typed: string) => {
      write({ ...latest.current, number: digitsTyped(typed) })
      // Without the rule's tables the form tells the number as it stands when it is sent.
      splitInternational().catch(() => {})
    },
    /** The value for the call; usable only if `fault()` found none. */
    body: () => ({
      countryDialingCode: inForce(latest.current).dialingCode ?? '',
      mobileNum: latest.current.number,
    }),
    /** As it is told to a person; isolated, so that plus and groups keep their order from right to left. */
    spoken: () => `\u2066+${inForce(latest.current).dialingCode ?? ''} ${latest.current.number}\u2069`,
    /** What is wrong with it (requirements ACC-25). */
    fault: async (): Promise<Fault | undefined> => {
      await splitInternational()
      const { number } = latest.current
      const { dialingCode } = inForce(latest.current)
      return dialingCode !== undefined && !isInternational(number) && (await canExist(dialingCode, number))
        ? undefined
        : isWrong
    },
  }
}
