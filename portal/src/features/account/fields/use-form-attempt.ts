import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { type Fault, refusalFault } from './fault.ts'

interface Faults {
  setFault: (name: string, fault: Fault) => void
  place: (error: unknown) => boolean
}

/** Fields by the codes that speak of them. */
export type Places = Readonly<Record<string, string>>

/** One attempt at a time to send a form; a refusal that speaks of a field is told there, any other one below the fields. */
export function useFormAttempt(fields: Faults, places: Places, onRefused?: (failure: unknown) => void) {
  const { form, busy, error, run } = useAttempt({
    ...(onRefused && { onRefused }),
    place: (failure) => {
      const field = failure instanceof RequestError ? places[failure.code] : undefined
      if (field === undefined) return fields.place(failure)
      fields.setFault(field, refusalFault(failure))
      return true
    },
  })
  return { form, busy, error, run }
}
