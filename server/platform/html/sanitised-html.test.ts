import { hostileHtml } from '@banyan/contract/test-world/hostile-html.ts'
import { redirectCorpus, staysWithUs } from '@banyan/contract/test-world/redirect-corpus.ts'
import { allowedHtml, allowedLink } from '@banyan/rules/content/allowed-html.ts'
import { expect, test } from 'vitest'
import { sanitiseHtml } from './sanitised-html.ts'

/* Nothing but text, and tags in the one spelling that every parser reads alike: no comment, no raw text. */
const grammar = /([^<>]+)|<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)( \/)?>/gy

/** What every parser makes of sanitised HTML; throws where two parsers could differ. */
function tagsOf(html: string): { readonly tag: string; readonly attributes: readonly (readonly [string, string])[] }[] {
  const found = [...html.matchAll(grammar)]
  const read = found.map(([whole]) => whole).join('')
  if (read !== html) throw new Error(`not plain: ${html.slice(read.length, read.length + 60)}`)
  return found.flatMap(([, , , tag, attributes = '']) =>
    tag === undefined
      ? []
      : [
          {
            tag,
            attributes: [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(
              ([, name = '', value = '']) => [name, value] as const,
            ),
          },
        ],
  )
}

const unescaped = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

test('the corpus has more than five hundred vectors', () => {
  expect(hostileHtml.length).toBeGreaterThan(500)
})

test('[MSG-01] of hostile HTML nothing is left but allowed tags, attributes and addresses', async () => {
  for (const vector of hostileHtml) {
    const { html } = await sanitiseHtml(vector)
    for (const { tag, attributes } of tagsOf(html)) {
      expect(allowedHtml.tags, vector).toContain(tag)
      for (const [name, value] of attributes) {
        expect(allowedHtml.attributes[tag] ?? [], vector).toContain(name)
        if (name === 'href') expect(allowedLink(unescaped(value)), vector).toBeDefined()
      }
    }
  }
})

test('[MSG-01] what was sanitised stays as it is when it is sanitised again', async () => {
  for (const vector of hostileHtml) {
    const { html } = await sanitiseHtml(vector)
    expect(await sanitiseHtml(html), vector).toEqual({ html, isChanged: false })
  }
})

test('[MSG-01] a link that is left stays with us, or opens beside us and tells nothing of us', async () => {
  for (const address of redirectCorpus) {
    const { html } = await sanitiseHtml(`<a href="${address.replaceAll('&', '&amp;')}">a</a>`)
    const [link] = tagsOf(html)
    const { href, ...others } = Object.fromEntries(link?.attributes ?? [])
    if (href === undefined || (others.target === undefined && staysWithUs(unescaped(href)))) continue
    expect(others, address).toEqual({ rel: 'noopener nofollow', target: '_blank' })
    expect(unescaped(href), address).toMatch(/^https:\/\/[^@\\/?#]*([/?#][^\\]*)?$/)
  }
})

const rich =
  '<h3>Head</h3><p>One<br />two <strong>three</strong> <em>four</em> <b>5</b> <i>6</i> <u>7</u></p><ul><li>a</li></ul>' +
  '<ol><li>b</li></ol><blockquote>q</blockquote><hr /><table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead>' +
  '<tbody><tr><td colspan="2">d</td></tr></tbody></table>'

test.each([
  { given: rich, html: rich, isChanged: false },
  { given: 'Tom & Jerry < 3', html: 'Tom &amp; Jerry &lt; 3', isChanged: false },
  { given: '<a href="/rng?x=1">a</a>', html: '<a href="/rng?x=1">a</a>', isChanged: false },
  {
    given: '<a href="https://t.me/x">a</a>',
    html: '<a href="https://t.me/x" rel="noopener nofollow" target="_blank">a</a>',
    isChanged: false,
  },
  { given: '<a href="/" target="_blank" rel="opener">a</a>', html: '<a href="/">a</a>', isChanged: false },
  { given: '<a href="javascript:x">a</a>', html: '<a>a</a>', isChanged: true },
  { given: '<p class="x">a</p>', html: '<p>a</p>', isChanged: true },
  { given: '<div>a</div>', html: 'a', isChanged: true },
  { given: 'a<img src=x>', html: 'a', isChanged: true },
  { given: '<style>p{}</style>a', html: 'a', isChanged: true },
  { given: '<p>unclosed', html: '<p>unclosed</p>', isChanged: false },
])('$given becomes $html', async ({ given, html, isChanged }) => {
  expect(await sanitiseHtml(given)).toEqual({ html, isChanged })
})
