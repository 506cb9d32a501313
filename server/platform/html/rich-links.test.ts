import { redirectCorpus, staysWithUs } from '@banyan/contract/test-world/redirect-corpus.ts'
import { expect, test } from 'vitest'
import { refusedLinkHosts, withoutRefusedLinks } from './rich-links.ts'
import { sanitiseHtml } from './sanitised-html.ts'

const leads = (address: string) => address.startsWith('https://t.me/')

test.each([
  { given: '<a href="https://t.me/x?a=1&amp;b=2">a</a>', hosts: [] },
  { given: '<a href="/rng">a</a><a href="#top">b</a><a>c</a>', hosts: [] },
  { given: '<a href="https://evil.example/x">a</a><a href="https://evil.example/y">b</a>', hosts: ['evil.example'] },
  { given: '<a href="https://EVIL.example:8443/">a</a>', hosts: ['evil.example:8443'] },
  { given: '<a href="https://xn--vil-hoa.example/">a</a>', hosts: ['xn--vil-hoa.example'] },
  { given: '<a href="https://2130706433/">a</a>', hosts: ['127.0.0.1'] },
  { given: '<a href="https://t.me.evil.example/">a</a>', hosts: ['t.me.evil.example'] },
])('of $given these hosts are refused: $hosts', async ({ given, hosts }) => {
  const { html } = await sanitiseHtml(given)
  expect(refusedLinkHosts(html, leads)).toEqual(hosts)
  expect(refusedLinkHosts(withoutRefusedLinks(html, leads), leads)).toEqual([])
})

test('links that may be followed stay as they are, and the text of others stays', async () => {
  const allowed =
    '<p><a href="/rng">in</a> <a href="https://t.me/x" rel="noopener nofollow" target="_blank">out</a></p>'
  expect(withoutRefusedLinks(allowed, leads)).toBe(allowed)
  const { html } = await sanitiseHtml('<p>Ask <a href="https://evil.example/">us</a></p>')
  expect(withoutRefusedLinks(html, leads)).toBe('<p>Ask <a>us</a></p>')
})

test('of all addresses that ever led elsewhere, none is left', async () => {
  for (const address of redirectCorpus) {
    const { html } = await sanitiseHtml(`<a href="${address.replaceAll('&', '&amp;')}">a</a>`)
    const [, href] = /href="([^"]*)"/.exec(withoutRefusedLinks(html, () => false)) ?? []
    if (href !== undefined) expect(staysWithUs(href.replaceAll('&amp;', '&')), address).toBe(true)
  }
})
