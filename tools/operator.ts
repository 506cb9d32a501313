import { decidesMoney } from '@banyan/contract/system/money-sections.ts'
import { type SectionName, type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { knownLanguages } from '@banyan/rules/content/known-languages.ts'
import { maintenanceTexts } from '@banyan/rules/content/maintenance-texts.ts'
import { replaceFromFile, showAnnouncements } from './operator/announcements.ts'
import { ask } from './operator/ask-server.ts'
import { proveAudit } from './operator/audit.ts'
import { exportCatalogueFile, importCatalogueFile } from './operator/catalogue.ts'
import { CommandError } from './operator/command-error.ts'
import { jsonOf } from './operator/json-file.ts'
import {
  addOperator,
  giveRole,
  listOperators,
  pendingText,
  requestSignInAddress,
  testLaunch,
} from './operator/operators.ts'
import { listParkedEvents, resendParkedEvents } from './operator/parked-events.ts'
import { verifyBook } from './operator/verify-book.ts'

const usage = `Commands for those who run the brand; the server must be running.

  npm run operator -- show SECTION              prints a section of the settings
  npm run operator -- set SECTION FILE          replaces it by a JSON file; - reads standard input
  npm run operator -- maintenance on [UNTIL]    closes the portal; UNTIL such as 2026-12-01T18:00+07:00
  npm run operator -- maintenance off           opens it again
  npm run operator -- region deny|allow CODE    blocks or unblocks a country, such as SG
  npm run operator -- languages offer CODE …    offers these languages, the default first, such as TY EN TH
  npm run operator -- catalogue import FILE     replaces the games by a file of JSON lines, all or nothing
  npm run operator -- catalogue export [FILE]   writes such a file; without FILE to standard output
  npm run operator -- announcements show        prints the announcements
  npm run operator -- announcements set FILE    replaces them by a JSON file; - reads standard input
  npm run operator -- operators add NAME [ROLE] makes an operator; password and authenticator are shown once
  npm run operator -- operators role NAME ROLE  gives an operator a role, such as owner; none takes it away
  npm run operator -- operators list            prints every operator with role and last sign-in
  npm run operator -- audit prove               proves that no record of what operators did was changed
  npm run operator -- verify                    proves the ledger; names what differs
  npm run operator -- events parked             prints what could not be delivered inside the product
  npm run operator -- events send               sends it again, once its cause is gone
  npm run operator -- sign-in-code USERNAME     requests an address that signs a member or an agent in
  npm run operator -- launch VENDOR GAME NAME   starts a game for one of TEST_MEMBERS; prints its token, for 60 s

Sections: ${Object.keys(settingsSections).join(', ')}.
CONSOLE_PORT says where the server listens (3001), DATA_DIR where its key is (./data), OPERATOR_KEY is that key itself.`

interface Section<Value> {
  readonly version: number
  readonly value: Value
}

async function run([command, ...args]: readonly string[]): Promise<string> {
  const [first = '', second] = args
  switch (command) {
    case 'show':
      return JSON.stringify(await read(sectionName(first)), null, 2)
    case 'set':
      return await replace(sectionName(first), () => jsonOf(needed(second)))
    case 'maintenance':
      if (first !== 'on' && first !== 'off') throw new CommandError(usage)
      return await replace('availability', () => ({
        maintenance: first === 'on' ? { ...maintenanceTexts, until: second ?? null } : null,
      }))
    case 'region': {
      if ((first !== 'deny' && first !== 'allow') || !second) throw new CommandError(usage)
      const others = (denied: readonly string[]) => denied.filter((code) => code !== second)
      return await replace('regions', ({ denied }) => ({
        denied: first === 'deny' ? [...others(denied), second] : others(denied),
      }))
    }
    case 'languages':
      if (first !== 'offer' || !second) throw new CommandError(usage)
      return await replace('languages', (languages) => ({
        ...languages,
        offered: args.slice(1).map((code) => languageOf(code, languages.offered)),
      }))
    case 'catalogue':
      if (first === 'import') return await importCatalogueFile(needed(second))
      if (first === 'export') return await exportCatalogueFile(second ?? '-')
      throw new CommandError(usage)
    case 'announcements':
      if (first === 'show') return await showAnnouncements()
      if (first === 'set') return await replaceFromFile(needed(second))
      throw new CommandError(usage)
    case 'verify':
      return await verifyBook()
    case 'events':
      if (first === 'parked') return await listParkedEvents()
      if (first === 'send') return await resendParkedEvents()
      throw new CommandError(usage)
    case 'operators':
      if (first === 'add') return await addOperator(needed(second), args[2])
      if (first === 'role') return await giveRole(needed(second), needed(args[2]))
      if (first === 'list') return await listOperators()
      throw new CommandError(usage)
    case 'audit':
      if (first === 'prove') return await proveAudit()
      throw new CommandError(usage)
    case 'sign-in-code':
      return await requestSignInAddress(needed(args[0]))
    case 'launch':
      return await testLaunch(needed(first), needed(second), needed(args[2]))
    default:
      throw new CommandError(usage)
  }
}

async function read<Name extends SectionName>(section: Name): Promise<Section<SettingsSections[Name]>> {
  return await ask('GET', pathOf(section))
}

/** Changes a section from what it is now. A change in between makes the server refuse this one. */
async function replace<Name extends SectionName>(
  section: Name,
  next: (value: SettingsSections[Name]) => SettingsSections[Name],
): Promise<string> {
  const { version, value } = await read(section)
  // What needs a second operator needs a reason, which the console asks its operator for.
  const reason = decidesMoney[section] ? { reason: 'by the operator key' } : {}
  const { approval } = await ask<{ readonly approval?: string }>('PUT', pathOf(section), {
    version,
    value: next(value),
    ...reason,
  })
  if (approval !== undefined) return pendingText(approval)
  return `${section} is now at version ${version + 1}.`
}

/** What is offered already stays as the merchant has it: TY is mapped to a tag there and nowhere else. */
function languageOf(code: string, offered: SettingsSections['languages']['offered']) {
  const language = [...offered, ...knownLanguages].find((each) => each.code === code)
  if (language) return language
  throw new CommandError(`There is no language '${code}'. Known are ${knownLanguages.map((l) => l.code).join(', ')}.`)
}

const pathOf = (section: SectionName) => `/wps/operator/settings/${section}`

function sectionName(name: string): SectionName {
  if (Object.hasOwn(settingsSections, name)) return name as SectionName
  throw new CommandError(`There is no section '${name}'.\n\n${usage}`)
}

function needed(argument: string | undefined): string {
  if (!argument) throw new CommandError(usage)
  return argument
}

run(process.argv.slice(2)).then(
  (text) => void (text && process.stdout.write(`${text}\n`)),
  (error: unknown) => {
    process.exitCode = 1
    process.stderr.write(`${error instanceof CommandError ? error.message : ((error as Error).stack ?? error)}\n`)
  },
)
