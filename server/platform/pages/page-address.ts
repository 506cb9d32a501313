/**
 * The address of a page as a request names it. Undefined for what no link of ours leads to: empty segments, dots as
 * segments, backslashes and control characters, spelt out or not, which a parser would repair or refuse.
 */
export function pageAddress(requestUrl: string): URL | undefined {
  const [path = ''] = requestUrl.split('?', 1)
  if (!path.startsWith('/') || unsafe.test(path)) return undefined
  return URL.parse(requestUrl, 'http://page') ?? undefined
}

/** The path as a request sent it: a URL has taken dots and doubled slashes out of it. */
export function pathAsSent(requestUrl: string): string {
  return /^[^?#]*/.exec(requestUrl)?.[0] ?? ''
}

const unsafe = /\/\/|\/\.{1,2}(\/|$)|\\|%(0|1|7f|2e|2f|5c)/i
