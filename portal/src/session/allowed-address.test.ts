import { redirectCorpus } from '@banyan/contract/test-world/redirect-corpus.ts'
import { expect, test } from 'vitest'
import { isAllowedAddress } from './allowed-address.ts'

test('[SYS-05] [SYS-06] no address of the corpus is one that customer service or a resource may have', () => {
  const hosts = ['t.me', 'www.facebook.com']
  expect(isAllowedAddress('https://t.me/x', hosts)).toBe(true)
  expect(redirectCorpus.filter((address) => isAllowedAddress(address, hosts))).toEqual([])
})
