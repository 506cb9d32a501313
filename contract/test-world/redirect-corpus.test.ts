import { allowedLink } from '@banyan/rules/content/allowed-html.ts'
import { expect, test } from 'vitest'
import { redirectCorpus, staysWithUs } from './redirect-corpus.ts'

test('the corpus has two hundred addresses and more', () => {
  expect(redirectCorpus.length).toBeGreaterThan(200)
})

test.each(redirectCorpus)('[MSG-01] %j is no link of the HTML, or stays with us, or opens apart', (address) => {
  const link = allowedLink(address)
  if (link === undefined) return
  expect(link.href).toBe(address)
  if (link.target === undefined) expect(staysWithUs(address)).toBe(true)
  else {
    expect(link).toEqual({ href: address, rel: 'noopener nofollow', target: '_blank' })
    // No browser opens what it can't parse.
    if (URL.canParse(address))
      expect(new URL(address)).toMatchObject({ protocol: 'https:', username: '', password: '' })
  }
})
