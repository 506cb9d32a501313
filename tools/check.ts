import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { workspacesOf } from './imports/workspaces-of.ts'
import { trackedPaths } from './walls/list-files.ts'

/** One tool of the check: its name and what Node runs. */
interface Step {
  readonly name: string
  readonly args: readonly string[]
}

interface Result {
  readonly step: Step
  readonly passed: boolean
  readonly seconds: number
  readonly output: string
}

const biome = 'node_modules/@biomejs/biome/bin/biome'
const knip = 'node_modules/knip/bin/knip.js'
const typescript = 'node_modules/typescript-7/bin/tsc'

/** The longest first, so that the last one running is a short one. */
async function steps(): Promise<Step[]> {
  const paths = await trackedPaths(process.cwd())
  const hasCode = (folder: string) => paths.some((path) => path.startsWith(folder) && /\.tsx?$/.test(path))
  const inUse = (await workspacesOf(process.cwd())).filter((workspace) => hasCode(`${workspace}/`))
  const projects = ['.', ...inUse.filter((workspace) => paths.includes(`${workspace}/tsconfig.json`))]
  return [
    {
      name: 'unused code',
      args: [knip, '--no-progress', ...['.', ...inUse].flatMap((folder) => ['--workspace', folder])],
    },
    { name: 'imports', args: ['tools/imports/check-imports.ts'] },
    ...projects.map((project) => ({ name: `types of ${project}`, args: [typescript, '-p', project] })),
    { name: 'lint and format', args: [biome, 'ci', '--colors=off', '--error-on-warnings', '.'] },
    { name: 'walls', args: ['tools/walls/check-walls.ts'] },
    { name: 'generated files', args: ['tools/check-generated.ts'] },
  ]
}

function run(step: Step): Promise<Result> {
  const started = performance.now()
  const { promise, resolve } = Promise.withResolvers<Result>()
  const child = spawn(process.execPath, step.args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  const finish = (passed: boolean) => {
    const seconds = (performance.now() - started) / 1000
    resolve({ step, passed, seconds, output: Buffer.concat(chunks).toString().trimEnd() })
  }
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.on('error', (error) => {
    chunks.push(Buffer.from(String(error)))
    finish(false)
  })
  child.on('close', (code) => finish(code === 0))
  return promise
}

/** Runs the steps, as many at once as there are processors, and tells each result as it comes. */
async function check(): Promise<boolean> {
  const waiting = await steps()
  let passed = true
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await run(step)
      passed &&= result.passed
      console.log(`${result.passed ? 'ok    ' : 'FAILED'} ${result.seconds.toFixed(1).padStart(5)} s  ${step.name}`)
      if (!result.passed) console.log(result.output)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return passed
}

if (!(await check())) process.exitCode = 1
