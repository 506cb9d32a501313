import { catalogueFileBounds } from '@banyan/contract/games/catalogue-lines.ts'
import { expect, test } from 'vitest'
import { batchesOf, countLines, fileBounds, UnreadableFile } from './file-lines.ts'

const never = new AbortController().signal
const fileOf = (...parts: BlobPart[]) => new Blob(parts)
const game = (id: number) => JSON.stringify({ kind: 'game', nodeId: String(id) })

async function faultOf(file: Blob) {
  const error = await countLines(file, never).then(
    (count) => count,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(UnreadableFile)
  return (error as UnreadableFile).fault
}

async function batches(file: Blob, skipped = 0) {
  const all: (readonly [number, number])[] = []
  for await (const { firstLine, lines } of batchesOf(file, skipped)) all.push([firstLine, lines.length])
  return all
}

test('the bounds are the contract’s', () => {
  expect(fileBounds).toEqual(catalogueFileBounds)
})

test('[OPS-05] lines are counted, whatever ends them, and sent in requests that go on where an import stopped', async () => {
  const file = fileOf('\uFEFF', Array.from({ length: 600 }, (_, i) => game(i)).join('\r\n'))
  expect(await countLines(file, never)).toBe(600)
  expect(await countLines(fileOf(game(1), '\n', game(2), '\n'), never)).toBe(2)
  expect(await batches(file)).toEqual([
    [1, 250],
    [251, 250],
    [501, 100],
  ])
  expect(await batches(file, 333)).toEqual([
    [334, 250],
    [584, 17],
  ])
  expect(await batches(file, 600)).toEqual([])
})

test('a request is no larger than the server takes', async () => {
  const wide = JSON.stringify({ kind: 'game', names: { en: '字'.repeat(10_000) } })
  const all = await batches(fileOf(Array.from({ length: 150 }, () => wide).join('\n')))
  expect(all.map(([, count]) => count)).toEqual([63, 63, 24])
})

test('[OPS-05] a million lines are refused by their bound, and the rest of the file is not read', async () => {
  let read = 0
  const chunk = new TextEncoder().encode(`${game(1)}\n`.repeat(1_000))
  const stream = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1
        if (read > 1_000) controller.close()
        else controller.enqueue(chunk)
      },
    })
  expect(await faultOf({ stream } as Blob)).toEqual({ line: 60_001, field: '', rule: 'too_many_lines' })
  expect(read).toBeLessThan(70)
})

test.each([
  { why: 'no JSON', file: fileOf(game(1), '\nnot json\n'), fault: { line: 2, rule: 'json' } },
  { why: 'an empty line', file: fileOf(game(1), '\n\n', game(2)), fault: { line: 2, rule: 'json' } },
  { why: 'JSON that is no object', file: fileOf('[1]'), fault: { line: 1, rule: 'object' } },
  { why: 'half a line at its end', file: fileOf(game(1), '\n{"kind":"ga'), fault: { line: 2, rule: 'json' } },
  {
    why: 'no UTF-8',
    file: fileOf(game(1), '\n', new Uint8Array([0x7b, 0xff, 0xfe]), '\n'),
    fault: { line: 1, rule: 'utf8' },
  },
  { why: 'nothing', file: fileOf(''), fault: { line: 1, rule: 'empty' } },
  {
    why: 'a line without an end',
    file: fileOf(game(1), '\n', `{"a":"${'x'.repeat(70_000)}`),
    fault: { line: 2, rule: 'too_long' },
  },
])('a file with $why is refused by the number of the line', async ({ file, fault }) => {
  expect(await faultOf(file)).toEqual({ field: '', ...fault })
})
