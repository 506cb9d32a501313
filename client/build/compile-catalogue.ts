import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export type Catalogue = Record<string, string>

/**
 * One language's ICU messages as the arrays that the browser runs. A text that is missing or empty stands in
 * English; a message that is no valid ICU stops the build.
 */
export function compileCatalogue(catalogue: Catalogue, english: Catalogue): Record<string, CompiledMessage> {
  const compiled = Object.entries(english).map(([key, englishText]) => {
    try {
      return [key, compileMessageOrThrow(catalogue[key] || englishText)] as const
    } catch (cause) {
      throw new Error(`The text ${key} is no ICU message: ${catalogue[key]}`, { cause })
    }
  })
  return Object.fromEntries(compiled)
}
