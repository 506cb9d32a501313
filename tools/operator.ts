import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SectionName, type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'

const usage = `Commands for those who run the brand; the server must be running.

  npm run operator -- show SECTION              prints a section of the settings
  npm run operator -- set SECTION FILE          replaces it by a JSON file; - reads standard input
  npm run operator -- maintenance on [UNTIL]    closes the portal; UNTIL such as 2026-12-01T18:00+07:00
  npm run operator -- maintenance off           opens it again
  npm run operator -- region deny|allow CODE    blocks or unblocks a country, such as SG

Sections: ${Object.keys(settingsSections).join(', ')}.
CONSOLE_PORT says where the server listens (3001), DATA_DIR where its key is (./data), OPERATOR_KEY is that key itself.`

/** What the pages of a closed portal say unless the operator writes something else. */
const maintenanceTexts = {
  title: { en: 'Back soon', vi: 'Sẽ sớm trở lại', ar: 'سنعود قريبًا', 'zh-Hans': '即将回来' },
  message: {
    en: 'We are improving the portal. Your balance and your bets are safe.',
    vi: 'Chúng tôi đang nâng cấp hệ thống. Số dư và các cược của bạn vẫn an toàn.',
    ar: 'نعمل على تحسين الموقع. رصيدك ورهاناتك في أمان.',
    'zh-Hans': '我们正在升级系统，您的余额和投注都是安全的。',
  },
}

class CommandError extends Error {}

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
      return await replace(sectionName(first), () => jsonOf(second))
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
    default:
      throw new CommandError(usage)
  }
}

async function read<Name extends SectionName>(section: Name): Promise<Section<SettingsSections[Name]>> {
  return await ask('GET', section)
}

/** Changes a section from what it is now; somebody else's change in between is refused, not overwritten. */
async function replace<Name extends SectionName>(
  section: Name,
  next: (value: SettingsSections[Name]) => SettingsSections[Name],
): Promise<string> {
  const { version, value } = await read(section)
  const changed = await ask<{ version: number }>('PUT', section, { version, value: next(value) })
  return `${section} is now at version ${changed.version}.`
}

async function ask<Value>(method: 'GET' | 'PUT', section: SectionName, body?: object): Promise<Value> {
  const port = process.env.CONSOLE_PORT || '3001'
  const url = `http://127.0.0.1:${port}/wps/operator/settings/${section}`
  const headers = {
    authorization: `Bearer ${operatorKey()}`,
    language: 'EN',
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(() => {
    throw new CommandError(`Nothing answers at port ${port}. Start the server, or set CONSOLE_PORT.`)
  })
  const envelope = (await answer.json()) as Envelope<Value>
  if (envelope.success) return envelope.value
  const fields = envelope.value?.fields.map(({ path, rule }) => `\n  ${path}: ${rule}`).join('') ?? ''
  throw new CommandError(`${envelope.message} (${envelope.code}, request ${envelope.requestId})${fields}`)
}

type Envelope<Value> =
  | { readonly success: true; readonly value: Value }
  | {
      readonly success: false
      readonly code: string
      readonly message: string
      readonly requestId: string
      readonly value?: { readonly fields: readonly { readonly path: string; readonly rule: string }[] }
    }

function operatorKey(): string {
  const file = join(process.env.DATA_DIR || './data', 'operator.key')
  try {
    return process.env.OPERATOR_KEY || readFileSync(file, 'utf8').trim()
  } catch {
    throw new CommandError(`There is no key in ${file}. Set DATA_DIR to the server's folder, or OPERATOR_KEY.`)
  }
}

function sectionName(name: string): SectionName {
  if (Object.hasOwn(settingsSections, name)) return name as SectionName
  throw new CommandError(`There is no section '${name}'.\n\n${usage}`)
}

function jsonOf(file: string | undefined): never {
  if (!file) throw new CommandError(usage)
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')) as never
  } catch (error) {
    throw new CommandError(`${file} holds no JSON that can be read: ${(error as Error).message}`)
  }
}

run(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.exitCode = 1
    process.stderr.write(`${error instanceof CommandError ? error.message : ((error as Error).stack ?? error)}\n`)
  },
)
