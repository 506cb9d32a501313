import { type Check, lineAt } from './finding.ts'
import { heightOf } from './module-order.ts'

/** Where hooks are declared, with who asks and who answers. */
export const hooksFile = 'server/hooks.ts'
const party = /^ {2}(\w+): \{ asks: '([\w-]+)', answers: '([\w-]+)' \},?$/gm

/** The hooks that the text of `server/hooks.ts` lists. */
export function hookParties(text: string) {
  return [...text.matchAll(party)].map(({ 1: hook = '', 2: asks = '', 3: answers = '', index }) => ({
    hook,
    asks,
    answers,
    line: lineAt(text, index),
  }))
}

/** A hook is asked by a lower module and answered by a higher one: the other way round is an import. */
export const hookDirection: Check = (files) =>
  files
    .filter(({ path }) => path === hooksFile)
    .flatMap(({ path, text }) =>
      hookParties(text)
        .filter(({ asks, answers }) => (heightOf(asks) ?? Number.POSITIVE_INFINITY) >= (heightOf(answers) ?? -1))
        .map(({ hook, asks, answers, line }) => ({
          path,
          line,
          rule: 'hook-direction',
          message: `${hook}: ${asks} does not stand below ${answers}.`,
        })),
    )
