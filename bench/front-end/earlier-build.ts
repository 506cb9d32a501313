import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A checkout of another commit, built; it goes when it is disposed. */
export interface Checkout extends AsyncDisposable {
  readonly root: string
  readonly commit: string
}

/**
 * Builds `ref` beside this tree. Its packages are ours, linked one by one, because those of the workspace must
 * be its own sources.
 */
export async function checkoutOf(repository: string, ref: string): Promise<Checkout> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short=10', `${ref}^{commit}`)
  const folder = mkdtempSync(join(tmpdir(), 'banyan-earlier-'))
  await using undo = new AsyncDisposableStack()
  undo.defer(() => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, 'banyan')
  git('worktree', 'add', '--detach', '--quiet', root, commit)
  undo.defer(() => void git('worktree', 'remove', '--force', root))
  linkPackages(join(repository, 'node_modules'), join(root, 'node_modules'))
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: root, stdio: 'inherit' })
  const kept = undo.move()
  return { root, commit, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

const build = "import { buildAll } from './tools/build-all.ts'; await buildAll()"

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@banyan'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@banyan' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
  for (const workspace of readdirSync(join(from, '@banyan'))) {
    symlinkSync(join('..', '..', workspace), join(to, '@banyan', workspace))
  }
}
