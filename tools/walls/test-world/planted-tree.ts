import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { workspacesOf } from '../../imports/workspaces-of.ts'

const root = join(import.meta.dirname, '../../..')
/** What the tools need to work, and the two leaves that violations reach for. */
const copied = [
  'package.json',
  '.gitignore',
  '.dependency-cruiser.mjs',
  'biome.json',
  'knip.json',
  'docs',
  'tools',
  'contract',
  'rules',
]

/** A small tree with the walls of this one, in a folder that goes when it is disposed. */
export class PlantedTree implements AsyncDisposable {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async grow(files: Readonly<Record<string, string>>, extraWorkspaces: readonly string[]): Promise<PlantedTree> {
    const tree = new PlantedTree(await mkdtemp(join(tmpdir(), 'planted-')))
    const workspaces = [...new Set([...(await workspacesOf(root)), ...extraWorkspaces])]
    const outside = (path: string) => !/\/(node_modules|dist)(\/|$)/.test(path.slice(root.length))
    await Promise.all(
      copied.map((name) => cp(join(root, name), join(tree.folder, name), { recursive: true, filter: outside })),
    )
    for (const workspace of workspaces) {
      const manifest = `${workspace}/package.json`
      await mkdir(join(tree.folder, workspace), { recursive: true })
      await cp(join(root, manifest), join(tree.folder, manifest)).catch(() => undefined)
    }
    await tree.write('package.json', JSON.stringify({ name: 'planted', type: 'module', workspaces }))
    for (const [path, text] of Object.entries(files)) await tree.write(path, text)
    await tree.linkPackages(workspaces)
    return tree
  }

  /** Runs a tool in the tree and reads its JSON, whatever its exit code: it is meant to complain. */
  async run<Answer>(...args: readonly string[]): Promise<Answer> {
    const options = { cwd: this.folder, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NO_COLOR: '1' } }
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch(
      (error: { stdout: string; stderr: string }) => error,
    )
    if (stdout === '') throw new Error(`${args[0]} said nothing but: ${stderr}`)
    return JSON.parse(stdout) as Answer
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }

  private async write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, path)), { recursive: true })
    await writeFile(join(this.folder, path), text)
  }

  /** Packages come from the real tree, workspaces from this one: the links of npm are relative to its own. */
  private async linkPackages(workspaces: readonly string[]): Promise<void> {
    const real = join(root, 'node_modules')
    const modules = join(this.folder, 'node_modules')
    await mkdir(join(modules, '@banyan'), { recursive: true })
    const names = (await readdir(real)).filter((name) => name !== '@banyan' && !name.startsWith('.'))
    await Promise.all([
      ...names.map((name) => symlink(join(real, name), join(modules, name))),
      ...workspaces.map((name) => symlink(join(this.folder, name), join(modules, '@banyan', name))),
    ])
  }
}
