import { type Check, type Finding, lineAt, type SourceFile } from './finding.ts'
import { withoutComments } from './source-kind.ts'

const size = String.raw`(\d+(\.\d+)?(/\d+)?|px|auto|full|screen|\[.+\]|\(.+\))?`
const variants = String.raw`([^\s:]+:)*!?-?`
const physicalClass = new RegExp(
  `^${variants}((scroll-)?[mp][lr]-${size}|(left|right)-${size}|(text|float|clear)-(left|right)|(border-[lr]|rounded-([lr]|[tb][lr]))(-.+)?)!?$`,
)
const physicalProperty =
  /(?<![\w-])((scroll-)?(margin|padding)-(left|right)|border-(left|right)[a-z-]*|border-(top|bottom)-(left|right)-radius|left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right)\b/g
const physicalStyle = /\b((scroll)?([mM]argin|[pP]adding)(Left|Right)|border(Top|Bottom)?(Left|Right)\w*)['"]?\s*:/g
const literals = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g

/** Positions in `text` of class names that name a side of the screen. */
function physicalClasses(text: string, within: RegExp): { index: number; name: string }[] {
  return [...text.matchAll(within)].flatMap((literal) =>
    [...literal[0].matchAll(/[^\s'"`;{}$]+/g)]
      .filter(([name]) => physicalClass.test(name))
      .map(({ index, 0: name }) => ({ index: literal.index + index, name })),
  )
}

function physicalNames({ path, text }: SourceFile): { index: number; name: string }[] {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index, 0: name }) => ({ index, name }))
  if (path.endsWith('.css')) return [...names(physicalProperty), ...physicalClasses(text, /@apply[^;}]*/g)]
  return [...names(physicalStyle), ...physicalClasses(text, literals)]
}

/**
 * The interface is mirrored for right-to-left languages, so it speaks of start and end. Where the side
 * of the screen itself is meant, the line says `physical:` and why.
 */
export const logicalClasses: Check = (files) =>
  files
    .filter(({ path }) => /^(ui|portal|console)\/.*\.(tsx?|css)$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, text }): Finding[] => {
      const lines = text.split('\n')
      return physicalNames({ path, text: withoutComments(text) })
        .map(({ index, name }) => ({ line: lineAt(text, index), name: name.trim() }))
        .filter(({ line }) => !/physical: \w/.test(lines[line - 1] ?? ''))
        .map(({ line, name }) => ({
          path,
          line,
          rule: 'logical-classes',
          message: `'${name}' names a side; use start or end.`,
        }))
    })
