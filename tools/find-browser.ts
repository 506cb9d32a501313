import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    // Paints the same with a fifth less to do: it has no window around the page.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/** The path of a Chromium that runs: one that is there, else one that is installed now; otherwise an error says why not. */
export function findBrowser(): string {
  const path = installedBrowser() ?? installBrowser()
  if (!path) throw new Error('Install Chromium or Chrome, or set CHROMIUM to the path of one.')
  // A downloaded browser may lack libraries of the system, which only its start tells.
  const { status, stderr } = spawnSync(path, ['--no-sandbox', '--version'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${path} does not run. ${stderr.trim().split('\n', 1)[0] ?? ''}`.trim())
  return path
}

function installBrowser(): string | undefined {
  if (isDebian() && process.getuid?.() === 0)
    run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  else run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  return installedBrowser()
}

function installedBrowser(): string | undefined {
  const given = process.env.CHROMIUM
  if (given && !existsSync(given)) throw new Error('CHROMIUM names a file that is not there.')
  return [given, ...(usualPlaces[process.platform] ?? []), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function run(command: string, args: readonly string[]): boolean {
  process.stdout.write(`• ${command} ${args.join(' ')}\n`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}
