import { errorText } from '@banyan/client/error-text.ts'
import type { Text } from '#/src/i18n/text.ts'

/** What is wrong with a field; told when it is shown, so that it changes with the page's language (requirements SYS-10). */
export type Fault = (t: Text) => string

export const isMissing: Fault = (t) => t('form.required')

/** The text of a refusal. */
export function refusalFault(failure: unknown): Fault {
  return (t) => errorText(t, failure)
}
