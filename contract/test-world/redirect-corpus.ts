/**
 * Addresses that have led visitors of some portal to somebody else's host, or run script there. Built by combination,
 * so that a rule which catches one spelling has to catch its relatives too.
 */

const evil = 'evil.example'
/** The portal that must not be left, and a host that links of its settings may lead to. */
const own = 'portal.example'
const allowed = 't.me'

/** What browsers, routers and proxies have read as the beginning of another host, or may after one decoding. */
const openings = [
  ...['//', '///', '////', '/\\', '\\\\', '\\/', '\\', '/\\/', '//\\', '/\\\\'],
  ...['/\t/', '/\n/', '/\r/', '\t//', '\n//', ' //', '\0//', '\x01//', '\x1f//', '//\t', '//\0', '/\0/', '/\x0b/'],
  ...[
    'https:',
    'https:/',
    'https://',
    'https:///',
    'https:////',
    'https:\\\\',
    'https:/\\',
    'ht\ntps://',
    'https:\t//',
  ],
  ...['HTTPS://', 'hTtP://', 'http://', 'http:', ' https://', '\x01https://', 'ftp://', 'ws://', 'wss://', 'x://'],
  ...['/%2f', '/%2F%2f', '/%5c', '/%5C%5c', '%2f%2f', '%5c%5c', '/%2f/', '/%5c/', '/%252f%252f', '/%09/', '/%00/'],
  ...['/..//', '/.//', '/./\\', '/..\\/', '/a/..//', '/rng/../..//', '/../../..//', '/.//.//', '/%2e//', '/%2e%2e//'],
  ...['/%2E./\\', '/.%2e//', '/a/%2e%2e//', '/.\t//', '/;//', '/..;//', '/rng//', '/rng/..\\\\', '/x/../%2f'],
  ...['/%0d%0a//', '/\r\n//', '/%0d%0aLocation:%20https://', '/\r\nLocation: https://', '/%E5%98%8A%E5%98%8D//'],
  ...[
    '／／',
    '/／',
    '⁄⁄',
    '//／',
    '/∕',
    '\\＼',
    '\u2028//',
    '\u00a0//',
    '\u3000//',
    '\ufeff//',
    '/\u00ad/',
    '/\u200b/',
  ],
  ...[
    '?//',
    '?next=//',
    '#//',
    '#https://',
    '/?url=https://',
    '/rng?back=//',
    '/#//',
    '/#/\\',
    '/rng#@',
    '@',
    '.',
    ';//',
  ],
]

/** Spellings of a host: others that contain ours or an allowed one, and numbers and signs that become another. */
const hosts = [
  ...['EVIL.example', `${evil}.`, `${evil}..`, `${evil}:443`, `${evil}:8443`, `${evil}:`, `${evil}:99999`],
  ...[
    'evil。example',
    'evil．example',
    'evil｡example',
    'evil%2eexample',
    'ｅvil.example',
    'evil\u00ad.example',
    'еvil.example',
  ],
  ...['2130706433', '0x7f000001', '017700000001', '127.1', '0x7f.1', '[::1]', '[::ffff:7f00:1]', '[::ffff:127.0.0.1]'],
  ...[`${allowed}.${evil}`, `${own}.${evil}`, `${allowed}${evil}`, `${evil}.${allowed}.${evil}`, `x.${allowed}`],
  ...[`${allowed}@${evil}`, `${own}@${evil}`, `${allowed}:443@${evil}`, `user:word@${evil}`, `@${evil}`, `:@${evil}`],
  ...[`${allowed}%40${evil}`, `${allowed}%00.${evil}`, `${allowed}%2f@${evil}`, `${allowed}%23@${evil}`],
  ...[
    `${evil}/@${allowed}`,
    `${evil}#@${allowed}`,
    `${evil}?@${allowed}`,
    `${evil}\\@${allowed}`,
    `${evil}\t/@${allowed}`,
  ],
  ...[`${evil}%23@${allowed}`, `${evil}%2f@${allowed}`, `${evil}@${allowed}`, `${evil}:x@${allowed}`],
  ...[`${allowed}:8443`, `${allowed}.`, `${allowed}%2e${evil}`, `${allowed}\u2025${evil}`, `${allowed}℀${evil}`],
]

/** Beginnings that make an address run, or show what is not ours. */
const schemes = [
  ...['javascript:', 'JaVaScRiPt:', ' javascript:', '\x01javascript:', '\0javascript:', '\u2028javascript:'],
  ...['java\tscript:', 'java\nscript:', 'java\rscript:', 'javascript\t:', 'java\0script:', 'ｊavascript:'],
  ...['javascript%3a', 'javascript&colon;', 'javascript&#58;', '&#106;avascript:', '%6aavascript:', '/javascript:'],
  ...['vbscript:', 'VbScRiPt:', 'livescript:', 'feed:javascript:', 'view-source:javascript:', 'jar:javascript:'],
  ...[
    'data:text/html,',
    'data:text/html;base64,',
    'DATA:,',
    'data:image/svg+xml,',
    ' data:text/html,',
    'da\tta:text/html,',
  ],
  ...[`blob:https://${own}/`, `blob:https://${allowed}/`, `filesystem:https://${own}/temporary/`, 'file:', 'file:///'],
  ...['about:blank#', 'intent:', 'mailto:', 'tel:', 'urn:', 'chrome:', 'ms-msdt:'],
]
const bodies = ['hit()', `//${allowed}/%0ahit()`]

/** Two hundred addresses and more, each a text of its own. */
export const redirectCorpus: readonly string[] = [
  ...new Set([
    ...openings.map((opening) => `${opening}${evil}/x`),
    ...['//', 'https://'].flatMap((opening) => hosts.map((host) => `${opening}${host}/x`)),
    ...hosts,
    ...schemes.flatMap((scheme) => bodies.map((body) => `${scheme}${body}`)),
  ]),
]

/** The origin at which the corpus would have to stay. */
export const ownOrigin = `https://${own}`

/**
 * Whether a browser at our origin stays there, also where a router first makes a path of the address and a proxy
 * decodes it once.
 */
export function staysWithUs(address: string): boolean {
  if (!isOwn(address)) return false
  const { pathname, search, hash } = new URL(address, ownOrigin)
  return isOwn(pathname + search + hash) && isOwn(pathname.replace(/%(2f|5c)/gi, decodeURIComponent))
}

function isOwn(address: string): boolean {
  return URL.canParse(address, ownOrigin) && new URL(address, ownOrigin).origin === ownOrigin
}
