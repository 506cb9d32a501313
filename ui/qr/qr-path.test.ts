import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

/** The modules that a path covers, row by row. */
function drawn(path: string, modules: number): boolean[][] {
  const rows = Array.from({ length: modules }, () => new Array<boolean>(modules).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  return rows
}

test.each([
  'https://a.example',
  'https://download.banyan-play.example/android',
  `https://a.example/${'x'.repeat(400)}`,
])('the path of %s covers exactly the dark modules', (address) => {
  const { modules, path } = qrPath(address)
  expect(drawn(path, modules)).toEqual(encode(address, { border: 0, boostEcc: true }).data)
})
