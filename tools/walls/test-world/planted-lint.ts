import type { Planted } from './planted.ts'

function longFunction(lines: number): string {
  const body = Array.from({ length: lines }, (_, index) => `  total += ${index}\n`).join('')
  return `export function planted(): number {\n  let total = 0\n${body}  return total\n}\n`
}

const onlyInDomain = [
  'Date.now()',
  'new Date()',
  'Math.random()',
  'Temporal.Now.instant()',
  'setTimeout(() => 1, 1)',
  'globalThis.setInterval(() => 1, 1)',
  'performance.now()',
  'crypto.randomUUID()',
  'randomUUID()',
  'randomBytes(16)',
]
const domainFolders = ['rules/planted', 'art/planted', 'server/ledger/planted', 'server/modules/games/planted']

const clocks = onlyInDomain.map((call, index): Planted => {
  const folder = domainFolders[index % domainFolders.length]
  return {
    rule: 'domain-without-clock',
    path: `${folder}/clock-${index}.ts`,
    text: `export const planted = () => ${call}\n`,
  }
})

/** Breaches that the linter catches, by the linter's own rule names; `plugin` names are the first word of the message. */
export const plantedLint: readonly Planted[] = [
  ...clocks,
  { rule: 'no-process-exit', path: 'server/planted/exit.ts', text: 'export const stop = () => process.exit(1)\n' },
  { rule: 'no-process-exit', path: 'sandbox/planted/stop.ts', text: 'export const stop = () => process.exit()\n' },
  { rule: 'format', path: 'rules/planted/format.ts', text: 'export const planted = "double";\n' },
  { rule: 'noExcessiveLinesPerFunction', path: 'rules/planted/long.ts', text: longFunction(71) },
  { rule: 'noExcessiveLinesPerFunction', path: 'ui/planted/long.tsx', text: longFunction(121) },
  {
    rule: 'noUnusedImports',
    path: 'rules/planted/unused-import.ts',
    text: `import { localised } from '#/content/localised-text.ts'\n`,
  },
  { rule: 'noUnusedVariables', path: 'rules/planted/unused-variable.ts', text: 'const planted = 1\n' },
  {
    rule: 'noUnusedFunctionParameters',
    path: 'rules/planted/unused-parameter.ts',
    text: 'export function planted(unused: number) {}\n',
  },
  { rule: 'useImportExtensions', path: 'rules/planted/extension.ts', text: `import '../content/localised-text'\n` },
  {
    rule: 'noBarrelFile',
    path: 'rules/planted/barrel.ts',
    text: `export { localised } from '#/content/localised-text.ts'\n`,
  },
  { rule: 'noReExportAll', path: 'rules/planted/all.ts', text: `export * from '#/content/localised-text.ts'\n` },
  { rule: 'noDefaultExport', path: 'rules/planted/default.ts', text: 'export default 1\n' },
  { rule: 'noNonNullAssertion', path: 'rules/planted/non-null.ts', text: 'export const planted = [1][0]!\n' },
  { rule: 'noProcessEnv', path: 'server/planted/environment.ts', text: 'export const planted = process.env.PLANTED\n' },
  {
    rule: 'noProcessEnv',
    path: 'server/modules/games/planted/environment.ts',
    text: 'export const planted = process.env.PLANTED\n',
  },
  {
    rule: 'noProcessEnv',
    path: 'portal/src/planted/environment.ts',
    text: 'export const planted = process.env.PLANTED\n',
  },
  { rule: 'useFilenamingConvention', path: 'ui/planted/FavouriteButton.tsx', text: 'export const planted = 1\n' },
  { rule: 'useFilenamingConvention', path: 'rules/planted/camelCase.ts', text: 'export const planted = 1\n' },
  {
    rule: 'useImportType',
    path: 'rules/planted/import-type.ts',
    text: `import { LocalisedText } from '#/content/localised-text.ts'\nexport type A = LocalisedText\n`,
  },
  {
    rule: 'useImportType',
    path: 'portal/src/planted/import-type.ts',
    text: `import { type Static } from 'typebox'\nexport type A = Static<never>\n`,
  },
  { rule: 'useNodejsImportProtocol', path: 'server/planted/protocol.ts', text: `import 'fs'\n` },
  { rule: 'noConsole', path: 'server/planted/console.ts', text: `console.log('planted')\n` },
  { rule: 'noConsole', path: 'portal/src/planted/console.ts', text: `console.log('planted')\n` },
  {
    rule: 'noExplicitAny',
    path: 'rules/planted/any.ts',
    text: 'export const planted = (value: any): unknown => value\n',
  },
  {
    rule: 'noFocusedTests',
    path: 'rules/planted/focused.test.ts',
    text: `import { test } from 'vitest'\ntest.only('planted', () => {})\n`,
  },
  {
    rule: 'noSkippedTests',
    path: 'rules/planted/skipped.test.ts',
    text: `import { test } from 'vitest'\ntest.skip('planted', () => {})\n`,
  },
  {
    rule: 'noTsIgnore',
    path: 'rules/planted/ignore.ts',
    text: '// @ts-ignore planted\nexport const planted: number = 1\n',
  },
  {
    rule: 'noFloatingPromises',
    path: 'server/planted/floating.ts',
    text: `import { answer } from '#/planted/answer.ts'\nexport function planted(): void {\n  answer()\n}\n`,
  },
  {
    rule: 'noMisusedPromises',
    path: 'server/planted/misused.ts',
    text: `import { answer } from '#/planted/answer.ts'\nexport const planted = () => (answer() ? 1 : 2)\n`,
  },
]
