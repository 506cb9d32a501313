// Display hints of the specification's names (SYS-23), for a day; what signs in is another cookie, which no script reads.

const daySeconds = 86_400

export interface RememberedLogin {
  /** The username that signed in last. */
  readonly username: string
  /** Its device may sign in again without the password. */
  readonly remember: boolean
  /** The last login was by SMS. */
  readonly bySms: boolean
}

export function rememberedLogin(): RememberedLogin {
  return {
    username: read('lastUsername') ?? '',
    remember: read('loginRemember') === '1',
    bySms: read('loginTypeSms') === '1',
  }
}

export function noteLogin({ username, remember, bySms }: RememberedLogin): void {
  write('lastUsername', username)
  write('loginRemember', remember ? '1' : undefined)
  write('loginTypeSms', bySms ? '1' : undefined)
}

/** Called if the server no longer remembers this device. */
export function noteForgotten(): void {
  write('loginRemember', undefined)
}

function read(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

function write(name: string, value: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const age = value === undefined ? 0 : daySeconds
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is younger than the browsers we serve
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${age}; samesite=lax${secure}`
}
