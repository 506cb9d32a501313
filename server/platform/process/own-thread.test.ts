import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { OwnThread } from './own-thread.ts'

const program = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)

test('a thread that ends leaves nobody waiting, and the next question starts another', async () => {
  await using dying = new OwnThread<string, string>('dying', program('throw new Error("planted")'))
  for (let tries = 0; tries < 2; tries++) await expect(dying.ask('anything')).rejects.toThrow('ended')
})

test('each question has its own answer, whichever comes first', async () => {
  const answering = `
    import { parentPort } from 'node:worker_threads'
    const asked = []
    parentPort.on('message', (one) => {
      if (asked.push(one) === 3) for (const { id, question } of asked.reverse()) parentPort.postMessage({ id, answer: question + '!' })
    })
  `
  await using thread = new OwnThread<string, string>('answering', program(answering))
  expect(await Promise.all(['a', 'b', 'c'].map((question) => thread.ask(question)))).toEqual(['a!', 'b!', 'c!'])
})

test('a process waits for its answers, and for no thread that has nothing to do', () => {
  const source = `
    import { OwnThread } from ${JSON.stringify(new URL('./own-thread.ts', import.meta.url).href)}
    const answering = "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ id, question }) => parentPort.postMessage({ id, answer: question + '!' }))"
    const thread = new OwnThread('answering', new URL('data:text/javascript,' + encodeURIComponent(answering)))
    process.stdout.write(await thread.ask('a') + await thread.ask('b'))
  `
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    timeout: 60_000,
    encoding: 'utf8',
  })
  expect({ stdout, status }).toEqual({ stdout: 'a!b!', status: 0 })
})
