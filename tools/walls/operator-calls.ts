import { type Check, lineAt } from './finding.ts'
import { isCode, isTest, withoutComments } from './source-kind.ts'

/** Modules that may bind the operators' calls of each group of the contract; a group that is not here is a module's own. */
const homes: Readonly<Record<string, readonly string[]>> = {
  identity: ['accounts', 'codes', 'sessions', 'sign-in', 'registration'],
  wallet: ['wagering', 'vendor-wallets', 'cashier', 'wallet'],
  // The section of roles is read and changed by those who have them.
  system: ['system', 'staff'],
}

const definitions =
  /^import (?!type\b)[^'"]*from '@banyan\/contract\/([a-z-]+)\/(?:operator-[a-z-]+|(?<=staff\/)[a-z-]+-calls)\.ts'/gm

/** Operators' calls are bound by the module whose subject they are, in its `operator-calls/`. */
export const operatorCalls: Check = (files) =>
  files
    .filter(({ path }) => path.startsWith('server/modules/') && isCode(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const [, module = '', folder] = /^server\/modules\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
      const code = withoutComments(text)
      return [...code.matchAll(definitions)]
        .filter(([, group = '']) => folder !== 'operator-calls' || !(homes[group] ?? [group]).includes(module))
        .map(({ 1: group = '', index }) => ({
          path,
          line: lineAt(code, index),
          rule: 'operator-call-at-home',
          message: `Bind it in server/modules/${(homes[group] ?? [group]).join('|')}/operator-calls/.`,
        }))
    })
