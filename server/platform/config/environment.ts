import { isIP } from 'node:net'
import { resolve } from 'node:path'

const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/

/**
 * Typed reads of environment variables. A value that makes no sense is noted in `problems`, without
 * being repeated there (it may hold a password), and the default goes on, so that one start names
 * every mistake. An empty variable counts as unset.
 */
export class Environment {
  readonly problems: string[] = []
  readonly #variables: Readonly<Record<string, string | undefined>>

  constructor(variables: Readonly<Record<string, string | undefined>>) {
    this.#variables = variables
  }

  has(name: string): boolean {
    return Boolean(this.#variables[name])
  }

  refuse(name: string, rule: string): void {
    this.problems.push(`${name} ${rule}.`)
  }

  text(name: string, fallback: string, pattern: RegExp, rule: string): string {
    const value = this.#variables[name]
    if (!value) return fallback
    if (!pattern.test(value)) this.refuse(name, `must be ${rule}`)
    return value
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.#variables[name]
    if (!value) return fallback
    const found = allowed.find((option) => option === value)
    if (!found) this.refuse(name, `must be one of ${allowed.join(', ')}`)
    return found ?? fallback
  }

  /** A TCP port; 0 lets the system choose a free one. */
  port(name: string, fallback: number): number {
    const value = this.#variables[name]
    if (!value) return fallback
    const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
    if (port <= 65_535) return port
    this.refuse(name, 'must be a port number from 0 to 65535')
    return fallback
  }

  /** A whole number within bounds. */
  whole(name: string, fallback: number, { least, most }: { readonly least: number; readonly most: number }): number {
    const value = this.#variables[name]
    if (!value) return fallback
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (number >= least && number <= most) return number
    this.refuse(name, `must be a whole number from ${least} to ${most}`)
    return fallback
  }

  /** An http or https address without path, query or credentials. */
  origin(name: string, fallback: string): URL {
    const value = this.#variables[name]
    if (!value) return new URL(fallback)
    const url = URL.canParse(value) ? new URL(value) : undefined
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    if (isOrigin) return url
    this.refuse(name, 'must be an address such as https://play.example.com, without a path')
    return new URL(fallback)
  }

  postgresUrl(name: string): string | undefined {
    const value = this.#variables[name]
    if (!value) return undefined
    const isPostgres = URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)
    if (!isPostgres) this.refuse(name, 'must be an address such as postgres://user:password@host:5432/database')
    return value
  }

  /** Address of an outside party: https, or http on this machine, without credentials. */
  partyUrl(name: string): URL | undefined {
    const value = this.#variables[name]
    if (!value) return undefined
    const url = partyUrlIn(value)
    if (url) return url
    this.refuse(name, 'must be an https address without credentials, or an http one of this machine')
    return undefined
  }

  /** A mail server: smtps, or smtp, whose password then travels after STARTTLS only. */
  mailUrl(name: string): URL | undefined {
    const value = this.#variables[name]
    if (!value) return undefined
    const url = URL.canParse(value) ? new URL(value) : undefined
    if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return url
    this.refuse(name, 'must be an address such as smtps://user:password@mail.example.com:465')
    return undefined
  }

  /** 32 bytes as base64 or base64url. */
  key(name: string): Uint8Array | undefined {
    const value = this.#variables[name]
    if (!value) return undefined
    const bytes = Buffer.from(value, 'base64')
    if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(value) || bytes.length !== 32) this.refuse(name, 'must be 32 bytes in base64')
    return bytes
  }

  /** A secret of at least 32 characters without spaces. */
  secret(name: string): string | undefined {
    const value = this.#variables[name]
    if (!value) return undefined
    if (!/^[\x21-\x7e]{32,200}$/.test(value)) this.refuse(name, 'must be 32 to 200 characters without spaces')
    return value
  }

  /** Host names, separated by commas; a port may follow a name. */
  hosts(name: string, fallback: readonly string[]): readonly string[] {
    return this.list(name, fallback, hostPattern, 'host names separated by commas')
  }

  /** Hosts of pages that the portal shows in a frame: names, or plain http origins of this machine. */
  frameHosts(name: string): readonly string[] {
    return this.list(
      name,
      [],
      { test: (text) => hostPattern.test(text) || isOwnOrigin(text) },
      'host names, or origins of this machine such as http://127.0.0.1:3102, separated by commas',
    )
  }

  /** Addresses or ranges such as 10.0.0.0/8, separated by commas. */
  addresses(name: string): readonly string[] {
    return this.list(name, [], { test: isAddressRange }, 'addresses or ranges such as 10.0.0.0/8, separated by commas')
  }

  /** Texts of a pattern, separated by commas. */
  list(
    name: string,
    fallback: readonly string[],
    pattern: { test(text: string): boolean },
    rule: string,
  ): readonly string[] {
    const value = this.#variables[name]
    if (!value) return fallback
    const items = value.split(',').map((item) => item.trim())
    if (!items.every((item) => pattern.test(item))) this.refuse(name, `must be ${rule}`)
    return items
  }

  /** An absolute path; relative ones count from the working directory. */
  folder(name: string, fallback: string): string {
    const value = this.#variables[name]
    if (value?.includes('\0')) this.refuse(name, 'must be a path')
    return resolve(value || fallback)
  }
}

/** Whether a text is an IP address, or a range such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits] = text.split('/', 2)
  const family = isIP(address)
  return family !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
}

/** The address of an outside party in a text: https, or http on this machine, without credentials. */
export function partyUrlIn(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isHere = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  return url && (isHere || url.protocol === 'https:') && !url.username && !url.password ? url : undefined
}

/** An http origin of this machine, as a policy can name it: addresses in brackets it can't. */
function isOwnOrigin(text: string): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?$/.test(text) && URL.parse(text)?.origin === text
}
