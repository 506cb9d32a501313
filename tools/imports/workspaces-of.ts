import { readFile } from 'node:fs/promises'

/** The workspaces that package.json names. */
export async function workspacesOf(root: string): Promise<string[]> {
  const { workspaces } = JSON.parse(await readFile(`${root}/package.json`, 'utf8')) as { workspaces: string[] }
  return workspaces
}
