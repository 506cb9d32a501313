import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Turns each `texts/<tag>.json` into compiled messages, so that the browser carries no ICU parser. */
export function texts(): Plugin {
  return {
    name: 'banyan-console-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/texts\/[\w-]+\.json$/ },
      handler: (source) => {
        const messages = Object.entries<string>(JSON.parse(source))
        const compiled = messages.map(([key, text]) => [key, compileMessageOrThrow(text)] as const)
        return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
      },
    },
  }
}
