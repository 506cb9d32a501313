import type { Plugin } from 'vite'

/**
 * Tells Chromium to compile all functions of a script while it is still coming, off the thread that paints. Else each is
 * compiled when it is first called: a third of what a first load costs a slow phone. Other browsers read a comment.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** What is smaller is compiled in no time. */
const worthAHint = 4_000

/** Puts the hint into each larger script of a build; of texts hardly any function is called. */
export function compileHints(): Plugin {
  return {
    name: 'banyan-compile-hints',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.code.length < worthAHint || isTexts(chunk.moduleIds)) continue
        chunk.code = hint + chunk.code
      }
    },
  }
}

const isTexts = (modules: readonly string[]) => modules.length > 0 && modules.every((id) => id.endsWith('.json'))
