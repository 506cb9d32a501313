import { expect, test } from 'vitest'
import { foldPersonName } from './fold-person-name.ts'

test.each([
  ['Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
  ['  nguyen   van duc ', 'NGUYEN VAN DUC'],
  ['Nguye\u0302\u0303n Va\u0306n \u0110u\u031b\u0301c', 'NGUYEN VAN DUC'],
  ['TRẦN thị Ánh', 'TRAN THI ANH'],
  ['NGUYỄN VĂN \u00d0ỨC', 'NGUYEN VAN DUC'],
  ['nguyễn văn \u00f0ức', 'NGUYEN VAN DUC'],
  ['Ｎｇｕｙｅｎ\u200b Văn\u00a0\u200fĐức', 'NGUYEN VAN DUC'],
  ['Łukasz Øster', 'LUKASZ OSTER'],
  ['Işık İnce', 'ISIK INCE'],
  ['Straße Æsir', 'STRASSE AESIR'],
])('[ACC-19] %j is %s on a bank account', (name, folded) => {
  expect(foldPersonName(name)).toBe(folded)
})
